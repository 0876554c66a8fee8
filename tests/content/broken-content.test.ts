import { describe, expect, it } from 'vitest';
import { ContentError } from '../../src/library/problems.ts';
import { type Changes, CONTENT_TREE, loadTree, problemsOf, swap } from '../support/content-tree.ts';

const GAME = 'games/old-world.yaml';
const EN = 'glossary/old-world/poker/en.mdx';
const DE = 'glossary/old-world/poker/de.mdx';
const ENTRY = 'glossary/old-world/poker/entry.yaml';
const RULINGS = 'glossary/old-world/poker/rulings.yaml';
const RANKS_EN = 'glossary/old-world/ranks/en.mdx';
const RANKS_DE = 'glossary/old-world/ranks/de.mdx';
const RANKS_ENTRY = 'glossary/old-world/ranks/entry.yaml';
const QUICK_EN = 'quickrefs/old-world/poker/en.mdx';
const QUICK_DE = 'quickrefs/old-world/poker/de.mdx';
const TERMS = 'terms/old-world.yaml';
const DIFFERENCES = 'differences/old-world.yaml';

describe('loadLibrary', () => {
  it('finds no problem in the unchanged tree', () => {
    expect(problemsOf()).toEqual([]);
  });

  it('reports every problem in one go, each with file and line', () => {
    const changes = {
      [EN]: swap('(ranks#order)', '(rank)'),
      [DE]: swap('13-14, 30', '99'),
      [ENTRY]: swap('- dice-poker', '- dice-odds'),
      [TERMS]: swap('rulebook 13', 'rulebook 99'),
    };
    expect(problemsOf(changes)).toEqual([
      `${DE}:9: "rulebook" has no page "99". Its pages run from 1 to 36.`,
      `${EN}:14: There is no entry "old-world/rank".`,
      `${ENTRY}:4: There is no tool "dice-odds".`,
      `${TERMS}:1: "rulebook" has no page "99". Its pages run from 1 to 36.`,
    ]);
  });

  it('throws one error that counts the problems and names each file with its folder', () => {
    const one = { [ENTRY]: swap('- dice-poker', '- dice-odds') };
    const two = { ...one, [TERMS]: swap('rulebook 13', 'rulebook 99') };
    expect(() => loadTree(one)).toThrow(ContentError);
    expect(() => loadTree(one)).toThrow(
      /^1 problem in the content:\n {2}\/.+\/poker\/entry\.yaml:4: There is/,
    );
    expect(() => loadTree(two)).toThrow(
      /^2 problems in the content:\n {2}\/.+\n {2}\/.+\/old-world\.yaml:1: /,
    );
  });

  it('reports a file that cannot be read before anything that points to it', () => {
    const problems = problemsOf({
      [GAME]: swap('short:', 'shrot:'),
      [ENTRY]: swap('- dice-poker', '- dice-odds'),
    });
    expect(problems.every((problem) => problem.startsWith(GAME))).toBe(true);
    expect(problems).toHaveLength(2);
  });

  it('reads files with the line ends of Windows', () => {
    expect(problemsOf({ [EN]: (text) => text.replaceAll('\n', '\r\n') })).toEqual([]);
  });
});

describe('what slips through easily', () => {
  it('reports an attribute that a clause does not take', () => {
    expect(
      problemsOf({ [EN]: swap('<Example id="fives"', '<Example id="fives" form="rulebook 14"') }),
    ).toEqual([`${EN}:17: <Example> has no attribute "form". It takes id, from and, for a reading, why.`]);
  });

  it.each(['[see][ranks]\n\n[ranks]: https://example.org', '![picture](https://example.org/x.png)'])(
    'reports %s, which is neither a link within the site nor a text',
    (text) => {
      const problems = problemsOf({ [EN]: swap('</Reading>', `${text}\n</Reading>`) });
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.every((problem) => problem.includes('pictures are not used'))).toBe(true);
    },
  );

  it('reports a clause that is written on one line', () => {
    expect(
      problemsOf({ [EN]: (text) => `${text}\n<Rule id="last" from="rulebook 14">Text.</Rule>\n` }),
    ).toEqual([expect.stringContaining('Put the tags of a clause on lines of their own.')]);
  });

  it('reports a word that only begins like the verdict', () => {
    const problems = problemsOf({
      [RULINGS]: (text) => text.replace(/answer: '?No\b[^\n]*/, 'answer: Nobody does.'),
    });
    expect(problems).toEqual([expect.stringContaining('the answer must begin with "No"')]);
  });

  it('reports an entry that is related to itself', () => {
    expect(
      problemsOf({ [ENTRY]: (text) => text.replace(/related:.*\n( +- .*\n)*/, 'related: [poker]\n') }),
    ).toEqual([expect.stringContaining('"poker" is not another entry.')]);
  });
});

describe('both languages', () => {
  it('reports a clause that German lacks', () => {
    expect(problemsOf({ [DE]: cut('Example') })).toEqual([
      `${EN}:17: The clause "fives" is missing in ${DE}. Write it there too.`,
    ]);
  });

  it('reports a clause that English lacks', () => {
    expect(problemsOf({ [EN]: cut('Example') })).toEqual([
      `${DE}:17: The clause "fives" is missing in ${EN}. Write it there too.`,
    ]);
  });

  it('reports a clause that is named differently, on both sides', () => {
    expect(problemsOf({ [DE]: swap('id="fives"', 'id="sixes"') })).toEqual([
      `${EN}:17: The clause "fives" is missing in ${DE}. Write it there too.`,
      `${DE}:17: The clause "sixes" is missing in ${EN}. Write it there too.`,
    ]);
  });

  it('reports clauses in another order, where they part', () => {
    expect(problemsOf({ [DE]: (text) => `${cut('Reading')(text)}\n${part('Reading', text)}` })).toEqual([
      `${DE}:13: Here ${EN} has the clause "tie". Keep the same order in both languages.`,
    ]);
  });

  it('reports a clause of another kind', () => {
    const changes = {
      [DE]: (text: string) =>
        swap(
          '</Reading>',
          '</Rule>',
        )(swap('<Reading id="tie" from="rulebook 14" why="Das Heft sagt es nicht."', TIE_RULE)(text)),
    };
    expect(problemsOf(changes)).toEqual([
      `${DE}:13: "tie" stands in ${EN} as <Reading>. Use the same tag in both languages.`,
    ]);
  });

  it('reports dice that differ', () => {
    expect(problemsOf({ [DE]: swap('faces="55"', 'faces="56"') })).toEqual([
      `${DE}:14: <Dice faces="56"> does not stand in ${EN}. Show the same in both languages.`,
      `${DE}: <Dice faces="55"> of ${EN} is missing here. Show the same in both languages.`,
    ]);
  });

  it('reports an icon that German alone has', () => {
    expect(problemsOf({ [DE]: swap('Zwei Fünfen', 'Zwei <Icon name="sword" />') })).toEqual([
      `${DE}:18: <Icon name="sword"> does not stand in ${EN}. Show the same in both languages.`,
    ]);
  });

  it('reports a tool that English alone has', () => {
    expect(problemsOf({ [DE]: swap('<DicePoker />\n', '') })).toEqual([
      `${DE}: <DicePoker> of ${EN} is missing here. Show the same in both languages.`,
    ]);
  });

  it('leaves the order of icons and dice to the sentence', () => {
    const order = (first: string, second: string) =>
      swap('A tie <Dice faces="55" />', `${first} and ${second}`);
    const german = swap(
      'Bei Gleichstand <Dice faces="55" />',
      '<Dice faces="1" /> und <Icon name="sword" />',
    );
    expect(problemsOf({ [EN]: order('<Icon name="sword" />', '<Dice faces="1" />'), [DE]: german })).toEqual(
      [],
    );
  });

  it('reports an entry without its German text', () => {
    expect(problemsOf({ [DE]: null })).toContain(
      'glossary/old-world/poker: de.mdx is missing. A text comes in both languages or not at all.',
    );
  });

  it('reports a quick reference without its English text', () => {
    expect(problemsOf({ [QUICK_EN]: null })).toContain(
      'quickrefs/old-world/poker: en.mdx is missing. A text comes in both languages or not at all.',
    );
  });

  it('reports a YAML text in one language', () => {
    expect(problemsOf({ [GAME]: swap(', de: Hexer jagen.', '') })).toContain(
      `${GAME}:5: "about.de": This field is missing. Add it (content/README.md lists the fields).`,
    );
  });
});

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
    ['rule', '<Rule id="roll"', 9],
    ['example', '<Example id="fives"', 17],
  ])('reports a reason for what is a %s', (_, tag, line) => {
    expect(problemsOf({ [EN]: swap(tag, `${tag} why="It is so."`) })).toEqual([
      `${EN}:${line}: "why" belongs to a <Reading>. What a book prints needs no reason.`,
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
    ['a table', '| Rank |\n| --- |\n| Pair |'],
  ])('reports %s outside a clause', (_, text) => {
    expect(problemsOf({ [EN]: swap('## The game', `## The game\n\n${text}`) })).toEqual([
      `${EN}:9: Text stands outside a clause. Put it into <Rule>, <Reading> or <Example>.`,
    ]);
  });

  it.each(['- Both may play.', '> Both may play.'])('reports "%s" outside a clause', (text) => {
    expect(problemsOf({ [EN]: swap('## The game', `## The game\n\n${text}`) })).toContain(
      `${EN}:9: Text stands outside a clause. Put it into <Rule>, <Reading> or <Example>.`,
    );
  });
});

describe('sources', () => {
  it('reports a document that the game does not have', () => {
    expect(problemsOf({ [EN]: swap('rulebook 13-14, 30', 'rulbook 14') })).toEqual([
      `${EN}:9: "rulbook" is no document of this game. Its documents: rulebook, leaflet.`,
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
    expect(problemsOf({ [EN]: swap('13-14, 30', `14, ${page}`) })).toEqual([
      `${EN}:9: "rulebook" has no page "${page}". Its pages run from 1 to 36.`,
    ]);
  });

  it('takes the first and the last page', () => {
    expect(problemsOf({ [EN]: swap('13-14, 30', '1, 36, 1-36') })).toEqual([]);
  });

  it.each(['14', 'rank'])('reports the section %s that a document without pages does not have', (section) => {
    expect(problemsOf({ [RANKS_EN]: swap('leaflet ranks', `leaflet ${section}`) })).toEqual([
      `${RANKS_EN}:7: "leaflet" has no section "${section}". It has: setup, ranks.`,
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

  it('lets readings and examples rest on a source on the web, but nothing that is called printed', () => {
    const online = {
      [GAME]: swap('    sections:', '    online: https://example.com/faq\n    sections:'),
    };
    const message = '"leaflet" is no printed book. Write a <Reading>, or cite a book.';
    // The tree cites the leaflet in a rule of each language and in a difference.
    expect(problemsOf(online)).toEqual([
      `${RANKS_EN}:7: ${message}`,
      `${RANKS_DE}:7: ${message}`,
      `${DIFFERENCES}:1: ${message}`,
    ]);
    const cited = (text: string) =>
      text.replaceAll('leaflet setup', 'rulebook 14').replaceAll('leaflet ranks', 'rulebook 14');
    const printed = { ...online, [DIFFERENCES]: cited, [RANKS_DE]: cited, [RANKS_EN]: cited };
    expect(
      problemsOf({ ...printed, [EN]: swap('from="rulebook 14" why', 'from="leaflet setup" why') }),
    ).toEqual([]);
    expect(
      problemsOf({ ...printed, [TERMS]: swap('printed: rulebook 14', 'printed: leaflet setup') }),
    ).toEqual([`${TERMS}:4: ${message}`]);
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
    ['#toll', 'The entry "old-world/poker" has no clause "toll". It has: roll, tie, fives.'],
    ['quick/ranks', 'There is no quick reference "old-world/ranks".'],
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

describe('tags', () => {
  const authorsMayUse = 'Authors may use: Rule, Reading, Example, Steps, Icon, Dice, DicePoker.';

  it('reports an unknown tag', () => {
    expect(problemsOf(inBoth(swap('<DicePoker />', '<DiceOdds />')))).toEqual([
      `${EN}:21: There is no tag <DiceOdds>. ${authorsMayUse}`,
      `${DE}:21: There is no tag <DiceOdds>. ${authorsMayUse}`,
    ]);
  });

  it('reports HTML', () => {
    expect(problemsOf({ [QUICK_EN]: swap('[ranks](ranks)', '<a href="https://example.com">x</a>') })).toEqual(
      [`${QUICK_EN}:9: There is no tag <a>. ${authorsMayUse}`],
    );
  });

  it.each([
    ['unknown', 'name="sward"', 'sward'],
    ['without a name', '', ''],
    ['named like a method of every object', 'name="toString"', 'toString'],
  ])('reports an icon that is %s', (_, attribute, name) => {
    expect(problemsOf(inBoth(swap('name="sword"', attribute)))).toEqual([
      `${EN}:10: There is no icon "${name}".`,
      `${DE}:10: There is no icon "${name}".`,
    ]);
  });

  it.each(['faces="57"', 'faces="5 5"', 'faces=""', ''])('reports <Dice %s />', (attribute) => {
    expect(problemsOf(inBoth(swap('faces="55"', attribute)))).toEqual([
      `${EN}:14: Write <Dice faces="55123" /> with values from 1 to 6.`,
      `${DE}:14: Write <Dice faces="55123" /> with values from 1 to 6.`,
    ]);
  });

  it('reports an attribute that is an expression', () => {
    expect(problemsOf({ [EN]: swap('<DicePoker />', '<DicePoker active={55123} />') })).toEqual([
      `${EN}:21: Write the attributes of <DicePoker> as plain text: name="value".`,
    ]);
  });

  it('reports a clause in a quick reference', () => {
    expect(
      problemsOf({ [QUICK_EN]: swap('<Steps>', '<Example id="a">\nA.\n</Example>\n\n<Steps>') }),
    ).toEqual([`${QUICK_EN}:6: A quick reference holds no clauses. Link to the clause instead.`]);
  });
});

describe('MDX', () => {
  it.each([
    ['an import', "import { x } from 'y';"],
    ['an export', 'export const x = 1;'],
    ['an expression', '{1 + 1}'],
  ])('reports %s', (_, code) => {
    expect(problemsOf({ [EN]: swap('## The game', `${code}\n\n## The game`) })).toEqual([
      `${EN}:7: MDX holds text and tags only. Remove the import, export or {expression}.`,
    ]);
  });

  it('reports an expression within a sentence', () => {
    expect(problemsOf({ [EN]: swap('five dice', '{5} dice') })).toEqual([
      `${EN}:10: MDX holds text and tags only. Remove the import, export or {expression}.`,
    ]);
  });

  it('reports a tag that is not closed', () => {
    expect(problemsOf({ [EN]: swap('faces="55" />', 'faces="55">') })).toContain(
      `${EN}:14: This is not valid MDX: Expected a closing tag for \`<Dice>\` (14:7-14:24) before the end of \`paragraph\``,
    );
  });

  it('reports a tag that is closed by another', () => {
    expect(problemsOf({ [EN]: swap('</Example>', '</Rule>') })).toContain(
      `${EN}:19: This is not valid MDX: Unexpected closing tag \`</Rule>\`, expected corresponding closing tag for \`<Example>\` (17:1-17:21)`,
    );
  });

  it('reports a file without front matter', () => {
    expect(problemsOf({ [QUICK_EN]: 'Only text.\n' })).toContain(
      `${QUICK_EN}:1: Start the file with front matter between two lines of "---".`,
    );
  });

  it('reports an unknown field of the front matter', () => {
    expect(problemsOf({ [EN]: swap('title:', 'titel: Poker\ntitle:') })).toContain(
      `${EN}:2: Unknown field "titel". Remove it or correct its name (content/README.md lists the fields).`,
    );
  });

  it('reports a missing field of the front matter', () => {
    expect(problemsOf({ [QUICK_EN]: swap('summary: Everything in short.\n', '') })).toContain(
      `${QUICK_EN}:2: "summary": This field is missing. Add it (content/README.md lists the fields).`,
    );
  });

  it('reports front matter that is not valid YAML, by its line in the file', () => {
    expect(problemsOf({ [EN]: swap('answer: The', 'answer: In short: the') })).toContainEqual(
      expect.stringMatching(
        /^glossary\/old-world\/poker\/en\.mdx:3: This is not valid YAML: Nested mappings/,
      ),
    );
  });

  it('takes an answer of 240 characters and reports a longer one', () => {
    const answer = (length: number) => swap('The better hand takes the pool.', 'a'.repeat(length));
    expect(problemsOf({ [EN]: answer(240) })).toEqual([]);
    expect(problemsOf({ [EN]: answer(241) })).toContain(
      `${EN}:3: "answer": An answer is one or two sentences of at most 240 characters; the rest belongs into clauses.`,
    );
  });
});

describe('YAML', () => {
  it('reports an unknown field', () => {
    expect(problemsOf({ [RULINGS]: swap('- id: who-rolls', '- quotes: []\n  id: who-rolls') })).toEqual([
      `${RULINGS}:10: "1": Unknown field "quotes". Remove it or correct its name (content/README.md lists the fields).`,
    ]);
  });

  it('reports a missing field', () => {
    expect(problemsOf({ [RULINGS]: swap('    question: Wer würfelt?\n', '') })).toEqual([
      `${RULINGS}:16: "1.de.question": This field is missing. Add it (content/README.md lists the fields).`,
    ]);
  });

  it('reports an empty text', () => {
    expect(problemsOf({ [RULINGS]: swap('question: Wer würfelt?', "question: ' '") })).toEqual([
      `${RULINGS}:16: "1.de.question": Write a text here, or leave the field out.`,
    ]);
  });

  it('reports an id that is not in kebab-case', () => {
    expect(problemsOf({ [RULINGS]: swap('id: who-rolls', 'id: Who rolls') })).toEqual([
      `${RULINGS}:10: "1.id": Write lower-case words joined by hyphens, such as "dice-poker".`,
    ]);
  });

  it('reports what is not valid YAML', () => {
    expect(problemsOf({ [RULINGS]: swap('question: Who rolls?', 'question: Who: you?') })).toEqual([
      expect.stringMatching(
        /^glossary\/old-world\/poker\/rulings\.yaml:13: This is not valid YAML: Nested mappings/,
      ),
    ]);
  });

  it.each([
    ['both pages and sections', 'pages: 36\n    sections: {}'],
    ['neither pages nor sections', 'note: { en: Lost., de: Verloren. }'],
  ])('reports a document with %s', (_, fields) => {
    expect(problemsOf({ [GAME]: swap('pages: 36', fields) })).toContain(
      `${GAME}:8: "documents.rulebook": Give either "pages" (last page number) or, for a book without page numbers, "sections".`,
    );
  });

  it.each([
    ['no origin', 'word: Würfelpoker'],
    ['two origins', 'word: Würfelpoker, ours: true, printed: rulebook 14'],
  ])('reports a term with %s', (_, word) => {
    expect(problemsOf({ [TERMS]: swap('word: Würfelpoker, ours: true', word) })).toContain(
      `${TERMS}:3: "0.de": Say where the word is from: exactly one of "printed", "seen" or "ours: true".`,
    );
  });
});

describe('entry.yaml', () => {
  it('reports that it is missing', () => {
    expect(problemsOf({ [ENTRY]: null })).toContain(
      'glossary/old-world/poker: entry.yaml is missing. Add it with "related", "tools" and "terms".',
    );
  });

  it('reports an unknown term', () => {
    expect(problemsOf({ [ENTRY]: swap('- poker', '- pokr') })).toEqual([
      `${ENTRY}:6: The term "pokr" is not in terms/old-world.yaml. Add it there first.`,
    ]);
  });

  it('reports an unknown tool', () => {
    expect(problemsOf({ [ENTRY]: swap('- dice-poker', '- dice-odds') })).toEqual([
      `${ENTRY}:4: There is no tool "dice-odds".`,
    ]);
  });

  it('reports a related entry that does not exist', () => {
    expect(problemsOf({ [ENTRY]: swap('- ranks', '- rank') })).toEqual([
      `${ENTRY}:2: There is no entry "old-world/rank".`,
    ]);
  });

  it('reports a tool among the related entries', () => {
    expect(problemsOf({ [ENTRY]: swap('- ranks', '- tools/dice-poker') })).toEqual([
      `${ENTRY}:2: "tools/dice-poker" is not another entry. Name one here.`,
    ]);
  });
});

describe('rulings.yaml', () => {
  it('reports a citation of an entry without a clause', () => {
    expect(problemsOf({ [RULINGS]: swap("'ranks#order'", 'ranks') })).toEqual([
      `${RULINGS}:3: "ranks" names no clause. Write "entry#clause".`,
    ]);
  });

  it('reports a citation of a clause that does not exist', () => {
    expect(problemsOf({ [RULINGS]: swap("'ranks#order'", "'ranks#best'") })).toEqual([
      `${RULINGS}:3: The entry "old-world/ranks" has no clause "best". It has: order.`,
    ]);
  });

  it('reports a ruling that cites nothing', () => {
    expect(problemsOf({ [RULINGS]: swap("['#roll']", '[]') })).toEqual([
      `${RULINGS}:11: "1.cites": Name at least one clause that the answer rests on.`,
    ]);
  });

  it.each([
    ['no', 'No', 6, 'No. ', ''],
    ['no', 'Nein', 9, 'Nein. ', 'Doch. '],
  ])(
    'reports a verdict "%s" where the answer does not begin with "%s"',
    (verdict, word, line, before, after) => {
      expect(problemsOf({ [RULINGS]: swap(`answer: ${before}`, `answer: ${after}`) })).toEqual([
        `${RULINGS}:${line}: The verdict is "${verdict}", so the answer must begin with "${word}".`,
      ]);
    },
  );

  it('reports an answer that begins with another verdict, in both languages', () => {
    expect(problemsOf({ [RULINGS]: swap("verdict: 'no'", 'verdict: depends') })).toEqual([
      `${RULINGS}:6: The verdict is "depends", so the answer must begin with "It depends".`,
      `${RULINGS}:9: The verdict is "depends", so the answer must begin with "Kommt darauf an".`,
    ]);
  });
});

describe('games', () => {
  it('reports an entry in no chapter', () => {
    expect(problemsOf({ [GAME]: swap('entries:\n      - ranks', 'entries: []') })).toEqual([
      `${GAME}:20: The entry "ranks" stands in no chapter. Add it to one.`,
    ]);
  });

  it('reports an entry in two chapters', () => {
    expect(problemsOf({ [GAME]: swap('      - ranks', '      - ranks\n      - poker') })).toEqual([
      `${GAME}:28: The entry "poker" stands in two chapters. Keep one.`,
    ]);
  });

  it('reports an entry of a chapter that does not exist', () => {
    expect(problemsOf({ [GAME]: swap('      - ranks', '      - ranks\n      - trap') })).toEqual([
      `${GAME}:28: There is no entry "trap" in glossary/old-world/.`,
    ]);
  });

  it('reports a chapter that is listed twice', () => {
    expect(problemsOf({ [GAME]: swap('id: tables', 'id: basics') })).toEqual([
      `${GAME}:24: The chapter "basics" is listed twice. Rename one.`,
    ]);
  });

  it('reports a quick reference that is not listed', () => {
    expect(problemsOf({ [GAME]: swap('quickrefs:\n  - poker', 'quickrefs: []') })).toEqual([
      `${GAME}:28: The quick reference "poker" is not listed. Add it.`,
    ]);
  });

  it('reports a quick reference that is listed but does not exist', () => {
    expect(problemsOf({ [GAME]: swap('quickrefs:\n  - poker', 'quickrefs:\n  - poker\n  - ranks') })).toEqual(
      [`${GAME}:30: There is no quick reference "ranks" in quickrefs/old-world/.`],
    );
  });

  it('takes a quick reference of the turn', () => {
    const named = loadTree({ [GAME]: swap('unknown: []', 'turn: poker\nunknown: []') });
    expect(named.game('old-world').turn).toBe('poker');
    expect(loadTree().game('old-world').turn).toBeUndefined();
  });

  it('reports a quick reference of the turn that is not among the quick references', () => {
    expect(problemsOf({ [GAME]: swap('unknown: []', 'turn: ranks\nunknown: []') })).toEqual([
      `${GAME}:30: "ranks" is not one of the quick references: poker.`,
    ]);
  });

  it('reports a short name that no tab has room for', () => {
    expect(problemsOf({ [QUICK_EN]: swap('summary:', 'short: Everything about poker\nsummary:') })).toEqual([
      `${QUICK_EN}:3: "short": A tab is narrow: write at most 18 characters.`,
    ]);
  });

  it.each(['glossary', 'quickrefs'] as const)(
    'reports a folder in %s/ of a game that does not exist',
    (kind) => {
      expect(problemsOf(addTexts(kind, 'card-game/trap'))).toEqual([
        `${kind}/card-game/trap: There is no game "card-game". Games are the files in games/.`,
      ]);
    },
  );

  it.each(['terms', 'differences'])('reports %s of a game that does not exist', (kind) => {
    expect(problemsOf({ [`${kind}/card-game.yaml`]: '[]\n' })).toEqual([
      `${kind}/card-game.yaml: There is no game "card-game". Games are the files in games/.`,
    ]);
  });

  it.each(['rulebook', 'quick', 'compare', 'differences', 'table'])(
    'reports an entry with the address of %s',
    (slug) => {
      const changes = {
        ...addTexts('glossary', `old-world/${slug}`),
        [GAME]: swap('      - ranks', `      - ranks\n      - ${slug}`),
      };
      expect(problemsOf(changes)).toEqual([
        `glossary/old-world/${slug}: "${slug}" is the address of another page. Choose another folder name.`,
      ]);
    },
  );

  it.each(['tools', 'terms', 'sources', 'about', 'api', 'search', 'open-questions', 'not-found', 'offline'])(
    'reports a game with the address of %s',
    (key) => {
      const empty = CONTENT_TREE[GAME]!.replace(
        /^chapters:[^]*/m,
        'chapters: []\nquickrefs: []\nunknown: []\n',
      );
      expect(problemsOf({ [`games/${key}.yaml`]: empty })).toEqual([
        `games/${key}.yaml: "${key}" is the address of another page. Choose another file name.`,
      ]);
    },
  );
});

describe('terms and differences', () => {
  it('reports a term that is listed twice', () => {
    expect(problemsOf({ [TERMS]: (text) => text + text.slice(0, text.indexOf('- id: rank')) })).toEqual([
      `${TERMS}:8: The term "poker" is listed twice. Keep one.`,
    ]);
  });

  it('reports a term that two entries explain', () => {
    expect(problemsOf({ [RANKS_ENTRY]: swap('[rank]', '[rank, poker]') })).toEqual([
      `${TERMS}:1: The term "poker" is explained by poker and ranks. Leave it with one.`,
    ]);
  });

  it('reports a difference that one book wins by no rule, and one that both win by a rule', () => {
    const message = 'Name in "by" the rule by which one book wins, and none where both count.';
    for (const change of [swap('by: [ranks#order]', 'by: []'), swap('wins: english', 'wins: both')]) {
      expect(problemsOf({ [DIFFERENCES]: change })).toEqual([`${DIFFERENCES}:1: "0": ${message}`]);
    }
  });

  it('reports a difference between two silent books, but not one silent book', () => {
    const englishSilent = swap('english: { from: rulebook 14, ', 'english: { ');
    const bothSilent = (text: string) =>
      swap('german: { from: leaflet setup, ', 'german: { ')(englishSilent(text));
    expect(problemsOf({ [DIFFERENCES]: englishSilent })).toEqual([]);
    expect(problemsOf({ [DIFFERENCES]: bothSilent })).toEqual([
      `${DIFFERENCES}:1: "0": Two books that are both silent do not differ. Add "from" to one of them.`,
    ]);
  });

  it('reports a difference that is won by a clause that does not exist', () => {
    expect(problemsOf({ [DIFFERENCES]: swap('ranks#order', 'ranks#best') })).toEqual([
      `${DIFFERENCES}:8: The entry "old-world/ranks" has no clause "best". It has: order.`,
    ]);
  });

  it('reports a difference about a clause that does not exist', () => {
    expect(problemsOf({ [DIFFERENCES]: swap('poker#tie', 'poker#draw') })).toEqual([
      `${DIFFERENCES}:4: The entry "old-world/poker" has no clause "draw". It has: roll, tie, fives.`,
    ]);
  });

  it('reports a difference about an entry without a clause', () => {
    expect(problemsOf({ [DIFFERENCES]: swap('poker#tie', 'poker') })).toEqual([
      `${DIFFERENCES}:4: "poker" names no clause. Write "entry#clause".`,
    ]);
  });

  it('reports a difference that concerns no clause', () => {
    expect(problemsOf({ [DIFFERENCES]: swap('clauses:\n    - poker#tie', 'clauses: []') })).toEqual([
      `${DIFFERENCES}:3: "0.clauses": Name at least one clause that the difference concerns.`,
    ]);
  });
});

describe('files', () => {
  it.each([
    'notes.txt',
    'games/Old_World.yaml',
    'games/old-world/game.yaml',
    'glossary/old-world/poker/fr.mdx',
    'glossary/old-world/poker/image.png',
    'glossary/old-world/poker/more/en.mdx',
    'glossary/poker/en.mdx',
    'quickrefs/old-world/poker/entry.yaml',
    'quickrefs/old-world/poker/rulings.yaml',
  ])('reports %s, which nothing reads', (path) => {
    expect(problemsOf({ [path]: '' })).toEqual([
      `${path}: Nothing reads this file. Check its name and folder.`,
    ]);
  });
});

// Helpers

const TIE_RULE = '<Rule id="tie" from="rulebook 14"';

/** The same change to both texts of the entry. */
const inBoth = (change: (text: string) => string): Changes => ({ [EN]: change, [DE]: change });

/** A clause of the text, with its tags. */
function part(tag: string, text: string): string {
  const found = new RegExp(`<${tag} [^]*</${tag}>\n`).exec(text);
  if (found === null) throw new Error(`There is no <${tag}> in:\n${text}`);
  return found[0];
}

const cut =
  (tag: string) =>
  (text: string): string =>
    swap(`${part(tag, text)}\n`, '')(text);

/** An entry or a quick reference that is complete and says nothing. */
function addTexts(kind: 'glossary' | 'quickrefs', id: string): Changes {
  const folder = `${kind}/${id}`;
  const fields = kind === 'glossary' ? 'answer: Short.\naliases: []\n' : 'summary: Short.\n';
  return {
    [`${folder}/en.mdx`]: `---\ntitle: A title\n${fields}---\n`,
    [`${folder}/de.mdx`]: `---\ntitle: Ein Titel\n${fields}---\n`,
    ...(kind === 'glossary' && { [`${folder}/entry.yaml`]: 'related: []\ntools: []\nterms: []\n' }),
  };
}
