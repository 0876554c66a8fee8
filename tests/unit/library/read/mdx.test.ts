import { z } from 'astro/zod';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../src/library/problems.ts';
import { readMdx } from '../../../../src/library/read/mdx.ts';

describe('readMdx', () => {
  it('reads front matter, blocks, links and tags, each with its line in the file', () => {
    const source = `---
title: Poker
---

## The game

<Rule id="roll" from="rulebook 14">
Roll <Dice faces="55" /> as [ranked](ranks#order).
</Rule>

<Also clause="ranks#order" />

<Reading id="tie" why="The book is silent.">
See [above](#roll).
</Reading>

<DicePoker active="55621" other="55631" />
`;
    const roll = {
      type: 'clause',
      id: 'roll',
      kind: 'rule',
      attributes: new Map([
        ['id', 'roll'],
        ['from', 'rulebook 14'],
      ]),
      text: 'Roll 5 5 as ranked.',
      markdown: 'Roll 5 5 as [ranked](ref:ranks#order).',
      tables: [],
      step: undefined,
      line: 7,
    };
    const tie = {
      type: 'clause',
      id: 'tie',
      kind: 'reading',
      attributes: new Map([
        ['id', 'tie'],
        ['why', 'The book is silent.'],
      ]),
      text: 'See above.',
      markdown: 'See [above](ref:#roll).',
      tables: [],
      step: undefined,
      line: 13,
    };
    const also = { name: 'Also', attributes: new Map([['clause', 'ranks#order']]), line: 11 };
    const tool = {
      name: 'DicePoker',
      attributes: new Map([
        ['active', '55621'],
        ['other', '55631'],
      ]),
      line: 17,
    };
    expect(readMdx(source, 'en.mdx', schema, {}, fail)).toEqual({
      file: 'en.mdx',
      data: { title: 'Poker' },
      blocks: [
        { type: 'heading', depth: 2, title: 'The game', line: 5 },
        roll,
        { ...also, type: 'also', step: undefined },
        tie,
        { ...tool, type: 'tool', step: undefined },
      ],
      clauses: [roll, tie],
      links: [
        { to: 'ranks#order', line: 8 },
        { to: '#roll', line: 14 },
      ],
      tags: [{ name: 'Dice', attributes: new Map([['faces', '55']]), line: 8 }, also, tool],
    });
  });

  it('knows five kinds of clause', () => {
    const tags = ['Rule', 'Reading', 'Example', 'Gap', 'Outside'];
    const { result } = read(tags.map((tag) => `<${tag} id="a">\nA.\n</${tag}>`).join('\n\n'));
    expect(result?.clauses.map(({ kind }) => kind)).toEqual(['rule', 'reading', 'example', 'gap', 'outside']);
  });

  it('numbers what stands in steps, each list for itself', () => {
    const rule = (id: string): string => `<Rule id="${id}">\nA.\n</Rule>`;
    const also = '<Also clause="ranks#order" />';
    const steps = (...inside: string[]): string => ['<Steps>', ...inside, '</Steps>'].join('\n\n');
    const body = [
      steps(rule('a'), also, rule('b')),
      rule('c'),
      also,
      steps(rule('d'), '<DicePoker />', rule('e')),
    ];
    const { result, problems } = read(body.join('\n\n'));
    expect(problems).toEqual([]);
    expect(
      result?.blocks.map((block) => [
        block.type === 'clause' ? block.id : block.type,
        'step' in block ? block.step : undefined,
      ]),
    ).toEqual([
      ['a', 1],
      ['also', 2],
      ['b', 3],
      ['c', undefined],
      ['also', undefined],
      ['d', 1],
      ['tool', undefined],
      ['e', 2],
    ]);
    expect(result?.clauses.map(({ line }) => line)).toEqual([6, 12, 18, 26, 32]);
    expect(result?.tags.map(({ name }) => name)).toEqual(['Steps', 'Also', 'Also', 'Steps', 'DicePoker']);
  });

  it('says a heading in plain words, and looks for links and tags in it', () => {
    const { result } = read('## Draw <Icon name="sword" /> as [*ranked*](ranks)');
    expect(result?.blocks).toEqual([{ type: 'heading', depth: 2, title: 'Draw Schwert as ranked', line: 4 }]);
    expect(result?.links).toEqual([{ to: 'ranks', line: 4 }]);
    expect(result?.tags.map(({ name }) => name)).toEqual(['Icon']);
  });

  it('keeps the tables of a clause', () => {
    const { result } = read('<Rule id="a">\nSee:\n\n| Rank |\n| --- |\n| Pair |\n\n</Rule>');
    expect(result?.clauses.map(({ tables }) => tables)).toEqual([[{ head: ['Rank'], rows: [['Pair']] }]]);
  });

  it.each([
    ['a paragraph', 'Text.', 'Text.'],
    ['paragraphs', 'One.\n\nTwo.', 'One. Two.'],
    ['lines of one paragraph', 'One\ntwo\n   three', 'One two three'],
    ['emphasis and links', '**One** *two* [three](ranks)', 'One two three'],
    ['a line that is broken', 'One\\\ntwo', 'One two'],
    ['dice', 'A pair <Dice faces="55" /> of five.', 'A pair 5 5 of five.'],
    ['an icon', 'Draw <Icon name="sword" />, then stop.', 'Draw Schwert, then stop.'],
    ['an icon without a name of its own', 'Draw <Icon name="axe" />.', 'Draw axe.'],
    ['a list', 'Take:\n\n- one\n- two', 'Take: one; two'],
    ['a list with commas', '- one,\n- two.', 'one, two.'],
    ['a numbered list', '1. one\n2. two', 'one; two'],
    ['nested lists', '- one\n  - inner\n    - innermost\n- two', 'one inner innermost; two'],
  ])('says %s in plain text', (_, body, text) => {
    expect(plainText(body)).toBe(text);
  });

  it.each([
    ['a paragraph', 'Text.', [4]],
    ['two paragraphs', 'One\ntwo.\n\nThree.', [4, 7]],
    ['a table', '| a |\n| - |\n| b |', [4]],
    ['a list', '- One.\n- Two.', [4, 5]],
    ['a paragraph inside another tag', '<Steps>\n\nText.\n\n</Steps>', [6]],
    ['an icon and dice on lines of their own', '<Icon name="sword" />\n\n<Dice faces="5" />', [4, 6]],
    ['an icon inside a paragraph, which is one', 'See <Icon name="sword" />.', [4]],
  ])('gives the lines of %s outside a clause', (_, body, lines) => {
    expect(looseLines(body)).toEqual(lines);
  });

  it('finds nothing loose about headings, and about lists and tables within a clause', () => {
    const body =
      '## Heading\n\n<Rule id="a">\n\nText:\n\n- one\n\n| a |\n| - |\n\n<Dice faces="5" />\n\n</Rule>\n\n<DicePoker />';
    expect(read(body).problems).toEqual([]);
    expect(looseLines(body)).toEqual([]);
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
        message: 'MDX holds text and tags only. Remove the import, export, comment or {expression}.',
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

const looseLines = (body: string): number[] =>
  read(body).result!.blocks.flatMap(({ type, line }) => (type === 'loose' ? [line] : []));

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
