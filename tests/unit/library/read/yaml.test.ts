import { z } from 'astro/zod';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import type { Problem } from '../../../../src/library/problems.ts';
import { readYaml } from '../../../../src/library/read/yaml.ts';

const game = z.strictObject({
  name: z.string(),
  chapters: z.array(
    z.strictObject({ id: z.string().min(3, 'Write three letters.'), entries: z.array(z.string()) }),
  ),
});

const SOURCE = `# A comment.
name: Old World
chapters:
  - id: basics
    entries:
      - poker
      - ranks
  - id: tables
    entries: []
`;

describe('readYaml', () => {
  it('reads what the schema describes', () => {
    const { result, problems } = read(SOURCE);
    expect(result?.data).toEqual({
      name: 'Old World',
      chapters: [
        { id: 'basics', entries: ['poker', 'ranks'] },
        { id: 'tables', entries: [] },
      ],
    });
    expect(problems).toEqual([]);
  });

  it.each([
    [['name'], 2],
    [['chapters', 0], 4],
    [['chapters', 0, 'id'], 4],
    [['chapters', 0, 'entries', 0], 6],
    [['chapters', 0, 'entries', 1], 7],
    [['chapters', 1], 8],
    [['chapters', 1, 'entries'], 9],
  ])('knows the line of %j', (path, line) => {
    expect(read(SOURCE).result?.lineOf(path)).toBe(line);
  });

  it.each([
    [['chapters', 0, 'title', 'en'], 4],
    [['chapters', 1, 'entries', 5], 9],
    [['publisher'], 2],
  ])('gives for %j, which does not exist, the line of what would hold it', (path, line) => {
    expect(read(SOURCE).result?.lineOf(path)).toBe(line);
  });

  it('shifts every line of what starts further down in its file', () => {
    expect(read(SOURCE, 10).result?.lineOf(['chapters', 0, 'entries', 1])).toBe(16);
    expect(read('name: a\nchapters: [\n', 10).problems).toMatchObject([{ line: 12 }]);
    expect(read('name: a\nchapters: 5\n', 10).problems).toMatchObject([{ line: 11 }]);
  });

  it('reports an unknown field where it stands', () => {
    const { result, problems } = read('nam: x\nname: Old World\nchapters: []\n');
    expect(result).toBeUndefined();
    expect(problems).toEqual([
      {
        file: 'game.yaml',
        line: 1,
        message: 'Unknown field "nam". Remove it or correct its name (content/README.md lists the fields).',
      },
    ]);
  });

  it('reports a missing field at what should hold it', () => {
    const { result, problems } = read('name: Old World\nchapters:\n  - entries: []\n');
    expect(result).toBeUndefined();
    expect(problems).toEqual([
      {
        file: 'game.yaml',
        line: 3,
        message: '"chapters.0.id": This field is missing. Add it (content/README.md lists the fields).',
      },
    ]);
  });

  it('says what belongs where a value of another type stands', () => {
    expect(read('name: Old World\nchapters:\n  - id: basics\n    entries: [poker, 5]\n').problems).toEqual([
      { file: 'game.yaml', line: 4, message: '"chapters.0.entries.1": Here belongs a text.' },
    ]);
    expect(read('[]\n').problems).toEqual([
      { file: 'game.yaml', line: 1, message: 'Here belongs a group of fields ("name: value").' },
    ]);
  });

  it.each<[string, z.ZodType, string]>([
    ['a list', z.array(z.string()), '5'],
    ['a group of fields ("name: value")', z.record(z.string(), z.string()), '5'],
    ['a number', z.number(), 'five'],
    ['a whole number', z.int(), '5.5'],
    ['true or false', z.boolean(), 'five'],
  ])('calls a type %s', (name, schema, source) => {
    const problems: Problem[] = [];
    readYaml(source, 'a.yaml', schema, (problem) => problems.push(problem));
    expect(problems).toEqual([{ file: 'a.yaml', line: 1, message: `Here belongs ${name}.` }]);
  });

  it('says of a key how it is written', () => {
    const problems: Problem[] = [];
    const schema = z.record(z.string().regex(/^[a-z]+$/, 'Write small letters.'), z.string());
    readYaml('a: x\nB: x\n', 'a.yaml', schema, (problem) => problems.push(problem));
    expect(problems).toEqual([{ file: 'a.yaml', line: 2, message: '"B": Write small letters.' }]);
  });

  it('reports each kind of mistake once, at its first place', () => {
    const source = '- name: a\n\ttext: b\n' + '- name: a\n  text: b\n'.repeat(50);
    expect(parseDocument(source).errors.length).toBeGreaterThan(100);
    expect(read(source).problems).toEqual([
      { file: 'game.yaml', line: 2, message: 'This is not valid YAML: Unexpected scalar at node end' },
    ]);
  });

  it('passes on the words of the schema', () => {
    expect(read('name: Old World\nchapters:\n  - id: ab\n    entries: []\n').problems).toEqual([
      { file: 'game.yaml', line: 3, message: '"chapters.0.id": Write three letters.' },
    ]);
  });

  it('reports every problem at once', () => {
    const { problems } = read('nam: x\nchapters:\n  - id: ab\n    entries: []\n');
    expect(problems.map(({ message }) => message.split(/[.:] /)[0])).toEqual([
      '"name"',
      '"chapters.0.id"',
      'Unknown field "nam"',
    ]);
  });

  it.each([
    ['a list that is not closed', 'name: a\nchapters: [\n', 3],
    ['a key that stands twice', 'name: a\nchapters: []\nname: b\n', 3],
    ['a tab as indentation', 'name: a\nchapters:\n\t- b\n', 3],
    ['a colon within a text', 'name: a: b\nchapters: []\n', 1],
  ])('reports %s as invalid, with its line', (_, source, line) => {
    const { result, problems } = read(source);
    expect(result).toBeUndefined();
    expect(problems[0]).toMatchObject({ file: 'game.yaml', line });
    expect(problems[0]?.message).toMatch(/^This is not valid YAML: [A-Z].*$/);
  });

  it('finds every item of a list, whatever stands before and between', () => {
    const items = fc.array(fc.record({ word: fc.stringMatching(/^[a-z]+$/), blank: fc.nat(3) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 50 }), (list, firstLine) => {
        const lines = list.flatMap(({ word, blank }) => [...Array<string>(blank).fill(''), `- '${word}'`]);
        const read = readYaml(lines.join('\n'), 'list.yaml', z.array(z.string()), fail, firstLine);
        const expected = lines.flatMap((line, index) => (line === '' ? [] : [index + firstLine]));
        expect(list.map((_, index) => read?.lineOf([index]))).toEqual(expected);
      }),
    );
  });
});

// Helpers

function read(source: string, firstLine?: number) {
  const problems: Problem[] = [];
  const result = readYaml(source, 'game.yaml', game, (problem) => problems.push(problem), firstLine);
  return { result, problems };
}

const fail = ({ message }: Problem): never => {
  throw new Error(message);
};
