import { z } from 'astro/zod';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/library/problems.ts';
import { readMdx } from '../../../src/library/read-mdx.ts';

describe('readMdx', () => {
  it('reads front matter, clauses, links and tags, each with its line in the file', () => {
    const source = `---
title: Poker
---

## The game

<Rule id="roll" from="rulebook 14">
Roll <Dice faces="55" /> as [ranked](ranks#order).
</Rule>

<Reading id="tie" why="The book is silent.">
See [above](#roll).
</Reading>

<DicePoker active="55621" other="55631" />
`;
    expect(readMdx(source, 'en.mdx', schema, {}, fail)).toEqual({
      file: 'en.mdx',
      data: { title: 'Poker' },
      clauses: [
        {
          id: 'roll',
          kind: 'rule',
          from: 'rulebook 14',
          text: 'Roll 5 5 as ranked.',
          line: 7,
          unknownAttributes: [],
        },
        {
          id: 'tie',
          kind: 'reading',
          why: 'The book is silent.',
          text: 'See above.',
          line: 11,
          unknownAttributes: [],
        },
      ],
      links: [
        { to: 'ranks#order', line: 8 },
        { to: '#roll', line: 12 },
      ],
      tags: [
        { name: 'Dice', attributes: new Map([['faces', '55']]), line: 8 },
        {
          name: 'DicePoker',
          attributes: new Map([
            ['active', '55621'],
            ['other', '55631'],
          ]),
          line: 15,
        },
      ],
      looseLines: [],
    });
  });

  it('knows three kinds of clause', () => {
    const { result } = read(
      '<Rule id="a">\nA.\n</Rule>\n\n<Reading id="b">\nB.\n</Reading>\n\n<Example id="c">\nC.\n</Example>',
    );
    expect(result?.clauses.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'rule'],
      ['b', 'reading'],
      ['c', 'example'],
    ]);
  });

  it('finds clauses inside other tags, in order', () => {
    const { result } = read(
      '<Steps>\n\n<Rule id="a">\nA.\n</Rule>\n\n<Rule id="b">\nB.\n</Rule>\n\n</Steps>',
    );
    expect(result?.clauses.map(({ id, line }) => [id, line])).toEqual([
      ['a', 6],
      ['b', 10],
    ]);
    expect(result?.tags.map(({ name }) => name)).toEqual(['Steps']);
  });

  it.each([
    ['a paragraph', 'Text.', 'Text.'],
    ['paragraphs', 'One.\n\nTwo.', 'One. Two.'],
    ['lines of one paragraph', 'One\ntwo\n   three', 'One two three'],
    ['emphasis, code and links', '**One** *two* `three` [four](ranks)', 'One two three four'],
    ['dice', 'A pair <Dice faces="55" /> of five.', 'A pair 5 5 of five.'],
    ['an icon', 'Draw <Icon name="sword" />, then stop.', 'Draw Schwert, then stop.'],
    ['an icon without a name of its own', 'Draw <Icon name="axe" />.', 'Draw axe.'],
    ['a list', 'Take:\n\n- one\n- two', 'Take: one two'],
    ['a numbered list', '1. one\n2. two', 'one two'],
    ['nested lists', '- one\n  - inner\n    - innermost\n- two', 'one inner innermost two'],
    ['a quotation', '> one\n\ntwo', 'one two'],
    ['tags that hold text', '<Steps>\n\n1. one\n2. two\n\n</Steps>\n\nthree', 'one two three'],
  ])('says %s in plain text', (_, body, text) => {
    expect(plainText(body)).toBe(text);
  });

  it('says a table row by row, without its head', () => {
    const table = '| Rank | Dice |\n| --- | --- |\n| Pair | <Dice faces="55" /> |\n| **Straight** | 1 to 5 |';
    expect(plainText(`In order:\n\n${table}\n`)).toBe('In order: Pair: 5 5; Straight: 1 to 5');
  });

  it.each([
    ['a paragraph', 'Text.', [4]],
    ['two paragraphs', 'One\ntwo.\n\nThree.', [4, 7]],
    ['a table', '| a |\n| - |\n| b |', [4]],
    ['a paragraph inside another tag', '<Steps>\n\nText.\n\n</Steps>', [6]],
  ])('gives the lines of %s outside a clause', (_, body, lines) => {
    expect(read(body).result?.looseLines).toEqual(lines);
  });

  it('finds nothing loose about headings, and about lists and tables within a clause', () => {
    const body =
      '## Heading\n\n<Rule id="a">\n\nText:\n\n- one\n\n| a |\n| - |\n\n> two\n\n</Rule>\n\n<DicePoker />';
    expect(read(body)).toMatchObject({ result: { looseLines: [] }, problems: [] });
  });

  it('reports a clause inside a clause and keeps the outer one', () => {
    const { result, problems } = read('<Rule id="a">\n<Rule id="b">\nText.\n</Rule>\n</Rule>');
    expect(problems).toEqual([
      { file: 'de.mdx', line: 5, message: '<Rule> stands inside another clause. Put it after that one.' },
    ]);
    expect(result?.clauses.map(({ id }) => id)).toEqual(['a']);
  });

  it.each([
    ["import x from 'y';", 4],
    ['export const x = 1;', 4],
    ['{x}', 4],
    ['Text\nand {x}.', 5],
    ['<Rule id="a">\n\n- {x}\n\n</Rule>', 6],
  ])('reports code: %j', (body, line) => {
    expect(read(body).problems).toEqual([
      {
        file: 'de.mdx',
        line,
        message: 'MDX holds text and tags only. Remove the import, export or {expression}.',
      },
    ]);
  });

  it.each(['<Rule id={1} />', '<Rule {...x} />', '<Rule id />'])(
    'reports attributes that are no text: %s',
    (body) => {
      expect(read(body).problems).toEqual([
        { file: 'de.mdx', line: 4, message: 'Write the attributes of <Rule> as plain text: name="value".' },
      ]);
    },
  );

  it.each([
    ['<Rule id="a">\nText.\n</Reading>', 6],
    ['Text <Icon name="sword"> text.', 4],
    ['Text.\n\n</Rule>', 6],
    ['<Rule id=a>\n</Rule>', 4],
  ])('reports what is not valid MDX: %j', (body, line) => {
    const { result, problems } = read(body);
    expect(result).toBeUndefined();
    expect(problems).toEqual([
      { file: 'de.mdx', line, message: expect.stringMatching(/^This is not valid MDX: \S/) as string },
    ]);
  });

  it('reports the front matter and the body in one go', () => {
    const problems: Problem[] = [];
    readMdx('---\ntitle: 5: 6\n---\nText <b>\n', 'de.mdx', schema, {}, (problem) => problems.push(problem));
    expect(problems.map(({ line, message }) => [line, message.slice(0, 21)])).toEqual([
      [2, 'This is not valid YAM'],
      [4, 'This is not valid MDX'],
    ]);
  });

  it.each(['Text.', '---\ntitle: Poker\n', '\n---\ntitle: Poker\n---\n'])(
    'asks for front matter in %j',
    (source) => {
      const problems: Problem[] = [];
      expect(readMdx(source, 'de.mdx', schema, {}, (problem) => problems.push(problem))).toBeUndefined();
      expect(problems).toEqual([
        { file: 'de.mdx', line: 1, message: 'Start the file with front matter between two lines of "---".' },
      ]);
    },
  );

  it('gives the words of any paragraphs with one space between, wherever the lines break', () => {
    // Capitals keep generated words from being "import" or "export".
    const word = fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüß]*$/);
    const gap = fc.constantFrom(' ', '\n', '\n\n', '\n\n\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, gap), { minLength: 1 }), (words) => {
        expect(plainText(words.flat().join(''))).toBe(words.map(([text]) => text).join(' '));
      }),
    );
  });

  it('counts lines from the top of the file, however long the front matter is', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (comments, blanks) => {
        const source = `---\n${'# note\n'.repeat(comments)}title: Poker\n---\n${'\n'.repeat(blanks)}<Rule id="a">\n[b](b)\n</Rule>\n`;
        const line = source.split('\n').indexOf('<Rule id="a">') + 1;
        const result = readMdx(source, 'de.mdx', schema, {}, fail);
        expect(result?.clauses[0]?.line).toBe(line);
        expect(result?.links[0]?.line).toBe(line + 1);
      }),
    );
  });
});

// Helpers

const schema = z.strictObject({ title: z.string() });

/** Reads a body that starts at line 4 of its file. */
function read(body: string) {
  const problems: Problem[] = [];
  const source = `---\ntitle: Poker\n---\n${body}\n`;
  const result = readMdx(source, 'de.mdx', schema, { sword: 'Schwert' }, (problem) => problems.push(problem));
  return { result, problems };
}

function plainText(body: string): string | undefined {
  const { result, problems } = read(`<Rule id="a">\n\n${body}\n\n</Rule>`);
  expect(problems).toEqual([]);
  return result?.clauses[0]?.text;
}

const fail = ({ message }: Problem): never => {
  throw new Error(message);
};
