import { describe, expect, it } from 'vitest';
import { FRAME_ANCHORS } from '../../../src/i18n/page-names.ts';
import {
  GAME,
  EN,
  DE,
  RULINGS,
  RANKS_EN,
  RANKS_DE,
  ROUND_EN,
  QUICK_DE,
  TERMS,
  DIFFERENCES,
  inBoth,
} from '../../support/broken-content.ts';
import { problemsOf, swap } from '../../support/content-tree.ts';

describe('clauses', () => {
  it('reports an id that two clauses share, in each language', () => {
    expect(problemsOf(inBoth(swap('id="fives"', 'id="roll"')))).toEqual([
      `${EN}:17: The id "roll" is used twice. Rename one of them.`,
      `${DE}:17: The id "roll" is used twice. Rename one of them.`,
    ]);
  });

  it('reports an id that a clause and a ruling share', () => {
    expect(problemsOf({ [RULINGS]: swap('id: who-rolls', 'id: roll') })).toContain(
      `${RULINGS}:10: The id "roll" is used twice. Rename one of them.`,
    );
  });

  it('reports an id that two rulings share', () => {
    expect(problemsOf({ [RULINGS]: swap('id: who-rolls', 'id: draw') })).toContain(
      `${RULINGS}:10: The id "draw" is used twice. Rename one of them.`,
    );
  });

  it.each([
    ['missing', ''],
    ['not in kebab-case', 'id="Two_Fives"'],
    ['begun with a digit', 'id="2-fives"'],
    ['ended with a hyphen', 'id="fives-"'],
  ])('reports an id that is %s', (_, attribute) => {
    expect(problemsOf(inBoth(swap('id="fives"', attribute)))).toEqual([
      `${EN}:17: A clause needs an id of lower-case English words: id="reroll-order".`,
      `${DE}:17: A clause needs an id of lower-case English words: id="reroll-order".`,
    ]);
  });

  it('reports a clause without text', () => {
    expect(problemsOf({ [EN]: swap('Two fives win.\n', '') })).toEqual([
      `${EN}:17: The clause "fives" has no text.`,
    ]);
  });

  it('reports a rule without its source', () => {
    expect(problemsOf({ [DE]: swap(' from="rulebook 13-14, 30"', '') })).toEqual([
      `${DE}:9: The rule "roll" does not say where it is printed. Add from="rulebook 14".`,
    ]);
  });

  it('reports a reading without the page that it interprets', () => {
    expect(problemsOf({ [EN]: swap('id="tie" from="rulebook 14"', 'id="tie"') })).toEqual([
      `${EN}:13: The reading "tie" does not say which page it interprets. Add from="rulebook 14".`,
    ]);
  });

  it('reports a reading without its reason', () => {
    expect(problemsOf({ [EN]: swap(' why="The book does not say."', '') })).toEqual([
      `${EN}:13: The reading "tie" gives no reason. Add why="what the book leaves open".`,
    ]);
  });

  it.each([
    ['Rule', 'roll', 9],
    ['Example', 'fives', 17],
  ])('reports a reason for what is a <%s>: what a book prints needs none', (name, id, line) => {
    const tag = `<${name} id="${id}"`;
    expect(problemsOf({ [EN]: swap(tag, `${tag} why="It is so."`) })).toEqual([
      `${EN}:${line}: <${name}> has no attribute "why". It takes id, from.`,
    ]);
  });

  it('reports a clause inside a clause', () => {
    const nested = '<Example id="more">\nMore.\n</Example>';
    expect(problemsOf({ [EN]: swap('Two fives win.', nested) })).toEqual([
      `${EN}:18: <Example> stands inside another clause. Put it after that one.`,
    ]);
  });

  it.each([
    ['a paragraph', 'Both may play.'],
    ['a list', '- Both may play.'],
    ['a table', '| Rank |\n| --- |\n| Pair |'],
    ['an icon', '<Icon name="sword" />'],
    ['dice', '<Dice faces="55" />'],
  ])('reports %s outside a clause', (_, text) => {
    const message = 'Text stands outside a clause. Put it into <Rule>, <Reading>, <Example> or <Gap>.';
    expect(problemsOf(inBoth((body) => body.replace(/^## .*$/m, `$&\n\n${text}`)))).toEqual([
      `${EN}:9: ${message}`,
      `${DE}:9: ${message}`,
    ]);
  });

  it('takes a clause of 1,500 characters and reports a longer one', () => {
    const text = (length: number) => swap('Two fives win.', 'a'.repeat(length));
    expect(problemsOf({ [EN]: text(1500) })).toEqual([]);
    expect(problemsOf({ [EN]: text(1501) })).toEqual([
      `${EN}:17: The clause "fives" is very long. Make it several, one statement each.`,
    ]);
  });

  it('reports a ruling whose id begins with a digit', () => {
    expect(problemsOf({ [RULINGS]: swap('id: draw', 'id: 2-draws') })).toEqual([
      `${RULINGS}:1: "2-draws" begins with a digit. Begin it with a word.`,
    ]);
  });

  it.each([...FRAME_ANCHORS, 'heading-ties'])('reports the id "%s", an anchor of the page itself', (id) => {
    const message = `"${id}" is an anchor of the page itself. Choose another id.`;
    expect(problemsOf(inBoth(swap('id="fives"', `id="${id}"`)))).toEqual([
      `${EN}:17: ${message}`,
      `${DE}:17: ${message}`,
    ]);
    expect(problemsOf({ [RULINGS]: swap('id: who-rolls', `id: ${id}`) })).toEqual([
      `${RULINGS}:10: ${message}`,
    ]);
  });
});

describe('sources', () => {
  it.each(['rulbook', 'constructor'])('reports "%s", a document that the game does not have', (key) => {
    expect(problemsOf({ [EN]: swap('rulebook 13-14, 30', `${key} 14`) })).toEqual([
      `${EN}:9: "${key}" is no document of this game. Its documents: rulebook, leaflet, faq.`,
    ]);
  });

  it.each([
    ['too high', '37'],
    ['too high at its end', '36-37'],
    ['zero', '0'],
    ['reversed', '14-13'],
    ['not a number', 'xiv'],
    ['missing after a comma', ''],
  ])('reports a page that is %s', (_, page) => {
    expect(problemsOf(inBoth(swap('13-14, 30', `14, ${page}`)))).toEqual([
      `${EN}:9: "rulebook" has no page "${page}". Its pages run from 1 to 36.`,
      `${DE}:9: "rulebook" has no page "${page}". Its pages run from 1 to 36.`,
    ]);
  });

  it('takes the first and the last page', () => {
    expect(problemsOf(inBoth(swap('13-14, 30', '1, 36, 1-36')))).toEqual([]);
  });

  it.each(['14', 'rank'])('reports the section %s that a document without pages does not have', (section) => {
    const change = swap('leaflet ranks', `leaflet ${section}`);
    expect(problemsOf({ [RANKS_EN]: change, [RANKS_DE]: change })).toEqual([
      `${RANKS_EN}:7: "leaflet" has no section "${section}". It has: setup, ranks.`,
      `${RANKS_DE}:7: "leaflet" has no section "${section}". It has: setup, ranks.`,
    ]);
  });

  it.each(['p. 14', '14', 'rulebook', 'rulebook 14;', ''])(
    'reports from="%s", which cannot be read',
    (from) => {
      expect(problemsOf({ [EN]: swap('rulebook 13-14, 30', from) })).toEqual([
        `${EN}:9: from="${from}" cannot be read. Write document and page: from="rulebook 14".`,
      ]);
    },
  );

  it('names a document that the game does not have once, however many of its pages are cited', () => {
    expect(problemsOf({ [EN]: swap('rulebook 13-14, 30', 'rulbook 14, 15; rulbook 16') })).toEqual([
      `${EN}:9: "rulbook" is no document of this game. Its documents: rulebook, leaflet, faq.`,
    ]);
  });

  it('says that a game has no documents', () => {
    const problems = problemsOf({
      [GAME]: (text) => text.replace(/documents:\n( .*\n)*/, 'documents: {}\n'),
    });
    expect(problems).toContain(`${EN}:9: "rulebook" is no document of this game. Its documents: none.`);
  });

  it('lets readings and examples rest on a source on the web', () => {
    const reading = swap('from="rulebook 14" why', 'from="faq answers" why');
    const example = swap('<Example id="fives"', '<Example id="fives" from="faq answers"');
    expect(problemsOf(inBoth((text) => example(reading(text))))).toEqual([]);
  });

  it.each([
    ['a rule', EN, 9, swap('from="rulebook 13-14, 30"', 'from="faq answers"')],
    ['a gap', ROUND_EN, 29, swap('id="tokens" from="rulebook 12"', 'id="tokens" from="faq answers"')],
    ['a term', TERMS, 4, swap('printed: rulebook 14', 'printed: faq answers')],
    ['a difference', DIFFERENCES, 1, swap('from: leaflet setup', 'from: faq answers')],
  ])('reports %s that cites a source on the web as if it were printed', (_, file, line, change) => {
    expect(problemsOf({ [file]: change })).toEqual([
      `${file}:${line}: "faq" is no printed book. Write a <Reading>, or cite a book.`,
    ]);
  });

  it('reports the page of a term', () => {
    expect(problemsOf({ [TERMS]: swap('printed: rulebook 14', 'printed: rulebook 41') })).toEqual([
      `${TERMS}:4: "rulebook" has no page "41". Its pages run from 1 to 36.`,
    ]);
  });

  it('reports the page and the section of a difference', () => {
    const wrong = (text: string) =>
      swap('leaflet setup', 'leaflet start')(swap('rulebook 14', 'rulebook 41')(text));
    expect(problemsOf({ [DIFFERENCES]: wrong })).toEqual([
      `${DIFFERENCES}:1: "rulebook" has no page "41". Its pages run from 1 to 36.`,
      `${DIFFERENCES}:1: "leaflet" has no section "start". It has: setup, ranks.`,
    ]);
  });
});

describe('links', () => {
  it.each([
    ['rank', 'There is no entry "old-world/rank".'],
    ['card-game/trap', 'There is no entry "card-game/trap".'],
    ['ranks#best', 'The entry "old-world/ranks" has no clause "best". It has: order.'],
    ['constructor', 'There is no entry "old-world/constructor".'],
    ['#constructor', 'The entry "old-world/poker" has no clause "constructor". It has: roll, tie, fives.'],
    ['#toll', 'The entry "old-world/poker" has no clause "toll". It has: roll, tie, fives.'],
    ['quick/ranks', 'There is no quick reference "old-world/ranks".'],
    ['gambling', 'There is no entry "old-world/gambling". It has moved to "poker".'],
    ['#help', 'The entry "old-world/poker" has no clause "help". It has moved to "round#compare".'],
    ['tools/dice-odds', 'There is no tool "dice-odds".'],
    [
      'https://example.com/',
      '"https://example.com/" leads to another host. Texts link within the site only.',
    ],
    [
      'mailto:a@example.com',
      '"mailto:a@example.com" leads to another host. Texts link within the site only.',
    ],
    ['//example.com', '"//example.com" is no reference. Write "entry", "entry#clause" or "#clause".'],
    ['Ranks', '"Ranks" is no reference. Write "entry", "entry#clause" or "#clause".'],
  ])('reports a link to %s', (to, message) => {
    expect(problemsOf({ [DE]: swap('(ranks#order)', `(${to})`) })).toEqual([`${DE}:14: ${message}`]);
  });

  it.each(['ranks', 'old-world/ranks#order', '#fives', 'quick/poker', 'tools/dice-poker'])(
    'follows a link to %s',
    (to) => {
      expect(problemsOf({ [DE]: swap('(ranks#order)', `(${to})`) })).toEqual([]);
    },
  );

  it('reports a bare address of another host', () => {
    expect(problemsOf({ [EN]: swap('five dice', 'www.example.com') })).toEqual([
      `${EN}:10: "http://www.example.com" leads to another host. Texts link within the site only.`,
    ]);
  });

  it('reports a dead link of a quick reference', () => {
    expect(problemsOf({ [QUICK_DE]: swap('(poker#roll)', '(poker#toll)') })).toEqual([
      `${QUICK_DE}:8: The entry "old-world/poker" has no clause "toll". It has: roll, tie, fives.`,
    ]);
  });

  it('reports a clause of “this entry” where there is none', () => {
    expect(problemsOf({ [QUICK_DE]: swap('(poker#roll)', '(#roll)') })).toEqual([
      `${QUICK_DE}:8: "#roll" is no reference. Write "entry", "entry#clause" or "#clause".`,
    ]);
  });
});
