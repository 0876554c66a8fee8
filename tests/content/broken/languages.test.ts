import { describe, expect, it } from 'vitest';
import {
  cut,
  DE,
  EN,
  GAME,
  part,
  QUICK_EN,
  ROUND_DE,
  ROUND_EN,
  TIE_RULE,
} from '../../support/broken-content.ts';
import { type Changes, problemsOf, swap } from '../../support/content-tree.ts';

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
      `${DE}:13: "tie" is a <Reading> in English. Use the same tag in both languages.`,
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
      `${DE}: Here ${EN} has a tool. Keep the same order in both languages.`,
    ]);
  });

  it('reports a tool that German alone has', () => {
    expect(problemsOf({ [EN]: swap('<DicePoker />\n', '') })).toEqual([
      `${DE}:21: Here ${EN} has nothing more. Keep the same order in both languages.`,
    ]);
  });

  it('reports a tool with another example', () => {
    expect(problemsOf({ [DE]: swap('<DicePoker />', '<DicePoker active="55" />') })).toEqual([
      `${DE}:21: <DicePoker active="55"> does not stand in ${EN}. Show the same in both languages.`,
      `${DE}: <DicePoker> of ${EN} is missing here. Show the same in both languages.`,
    ]);
  });

  it('reports a heading that one language alone has', () => {
    expect(problemsOf({ [DE]: swap('## Das Spiel\n', '') })).toEqual([
      `${DE}:8: Here ${EN} has a heading of level 2. Keep the same order in both languages.`,
    ]);
    expect(problemsOf({ [EN]: swap('## The game\n', '') })).toEqual([
      `${DE}:7: Here ${EN} has the clause "roll". Keep the same order in both languages.`,
    ]);
  });

  it('reports a step that is none in the other language', () => {
    const later = (text: string): string =>
      swap('\n<Steps>\n', '')(text).replace('<Rule id="compare"', '<Steps>\n\n$&');
    expect(problemsOf({ [ROUND_DE]: later })).toEqual([
      `${ROUND_DE}:7: Here ${ROUND_EN} has the clause "stake" as a step. Keep the same order in both languages.`,
    ]);
    expect(problemsOf({ [ROUND_EN]: later })).toEqual([
      `${ROUND_DE}:9: Here ${ROUND_EN} has the clause "stake". Keep the same order in both languages.`,
    ]);
  });

  it('reports another clause shown as well', () => {
    expect(problemsOf({ [ROUND_DE]: swap('poker#roll', 'poker#tie') })).toEqual([
      `${ROUND_DE}:13: Here ${ROUND_EN} has <Also clause="poker#roll" />. Keep the same order in both languages.`,
    ]);
  });

  it('reports a fact that is surer in one language', () => {
    expect(problemsOf({ [ROUND_DE]: swap('confidence="medium"', 'confidence="high"') })).toEqual([
      `${ROUND_DE}:33: "reprint" is not as sure in English. Write the same confidence.`,
    ]);
  });

  it('reports a clause that is not translated, but not one of names', () => {
    const text = (words: string): Changes => ({
      [EN]: swap('Two fives win.', words),
      [DE]: swap('Zwei Fünfen gewinnen.', words),
    });
    expect(problemsOf(text('Two fives win, and nobody else.'))).toEqual([
      `${DE}:17: "fives" is not translated: both languages say the same words.`,
    ]);
    expect(problemsOf(text('Geralt, Yennefer, Triss, Dandelion, Yarpen.'))).toEqual([]);
  });

  it('reports another page of the same book', () => {
    expect(problemsOf({ [DE]: swap('rulebook 13-14, 30', 'rulebook 13-14, 31') })).toEqual([
      `${DE}:9: "roll" cites "rulebook 13-14, 31" here and "rulebook 13-14, 30" in English. Cite the same pages of one book.`,
    ]);
  });

  it.each([
    ['fewer pages of the same book', 'rulebook 30'],
    ['more pages of the same book', 'rulebook 13-14, 30, 31'],
    ['a book of its own', 'leaflet setup'],
    ['a book of its own beside the other', 'leaflet setup; rulebook 30'],
  ])('lets one language cite %s', (_, from) => {
    expect(problemsOf({ [DE]: swap('rulebook 13-14, 30', from) })).toEqual([]);
  });

  it('reports texts that stand in the file of the other language', () => {
    const english = 'The roller is the one with the dice, and you are to pay: that is the price of the game.';
    const german =
      'Der Werfer ist der mit dem Becher, und man zahlt die Runde: das ist der Preis und nicht die Ehre.';
    const said = (en: string, de: string): Changes => ({
      [EN]: swap('Two fives win.', en),
      [DE]: swap('Zwei Fünfen gewinnen.', de),
    });
    expect(problemsOf(said(english, german))).toEqual([]);
    expect(problemsOf(said(german, english))).toEqual([
      `${EN}: This reads as the text of de.mdx. Are the two files swapped?`,
      `${DE}: This reads as the text of en.mdx. Are the two files swapped?`,
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
