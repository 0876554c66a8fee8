import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { plainText, tablesIn } from '../../../../src/library/read/plain-text.ts';

const TABLE = `| Rank | Dice |
| --- | --- |
| Pair | <Dice faces="55" /> |
| **Straight** of <Icon name="sword" /> | 1 to 5 |`;

describe('plainText', () => {
  it('says icons by their names in the language of the text, and dice by their values', () => {
    expect(said('Draw <Icon name="sword" />: <Dice faces="551" /> wins.')).toBe('Draw Schwert: 5 5 1 wins.');
  });

  it('says an icon without a name of its own by its key', () => {
    expect(said('Draw <Icon name="axe" />.')).toBe('Draw axe.');
  });

  it('keeps icons and dice on lines of their own apart from what follows', () => {
    expect(said('<Dice faces="55" />\n\n<Dice faces="66" />\n\nwin.')).toBe('5 5 6 6 win.');
  });

  it('says a table row by row, without its head', () => {
    expect(said(`In order:\n\n${TABLE}\n\nNothing else.`)).toBe(
      'In order: Pair: 5 5; Straight of Schwert: 1 to 5 Nothing else.',
    );
  });

  it('says a table without rows not at all', () => {
    expect(said('| Rank |\n| --- |')).toBe('');
  });

  it('says lists item by item, with a stop between them', () => {
    expect(said('Take:\n\n- one\n  - inner\n- two\n\nthree')).toBe('Take: one inner; two three');
    expect(said('1. Draw a\n   card.\n2. Play it\n3. Win')).toBe('Draw a card. Play it; Win');
  });
});

describe('tablesIn', () => {
  it('gives head and rows in plain words', () => {
    expect(tablesIn(parse(TABLE), ICONS)).toEqual([
      {
        head: ['Rank', 'Dice'],
        rows: [
          ['Pair', '5 5'],
          ['Straight of Schwert', '1 to 5'],
        ],
      },
    ]);
  });

  it('finds every table, however deep, in order', () => {
    const table = (head: string): string => `| ${head} |\n| --- |\n| x |`;
    const body = `${table('a')}\n\n<Rule id="r">\n\n${table('b')}\n\n</Rule>\n\n- one\n\n  | c |\n  | --- |`;
    expect(tablesIn(parse(body), ICONS)).toEqual([
      { head: ['a'], rows: [['x']] },
      { head: ['b'], rows: [['x']] },
      { head: ['c'], rows: [] },
    ]);
  });

  it('keeps empty cells, so that columns stay where they are', () => {
    expect(tablesIn(parse('| a | b |\n| --- | --- |\n|  | x |'), ICONS)[0]?.rows).toEqual([['', 'x']]);
  });

  it('finds none where there is none', () => {
    expect(tablesIn(parse('Text.'), ICONS)).toEqual([]);
  });
});

// Helpers

const ICONS = { sword: 'Schwert' };

const parse = (source: string): Root =>
  unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(source);

const said = (source: string): string => plainText(parse(source), ICONS);
