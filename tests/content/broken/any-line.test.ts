import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Library } from '../../../src/library/library.ts';
import { loadContent } from '../../../src/library/load.ts';
import { ContentError } from '../../../src/library/problems.ts';
import { CONTENT_TREE, VOCABULARY, withTree } from '../../support/content-tree.ts';

describe('any line', () => {
  it.each<[string, (line: string) => readonly string[]]>([
    ['missing', () => []],
    ['doubled', (line) => [line, line]],
    ['cut in half', (line) => [line.slice(0, line.length / 2)]],
    ['indented', (line) => [`  ${line}`]],
  ])('that is %s gives a library or a list of problems, and never a stack trace', (_, change) => {
    expect(LINES.length).toBeGreaterThan(200);
    fc.assert(
      fc.property(fc.constantFrom(...LINES), ({ file, index }) => {
        const text = CONTENT_TREE[file]!.split('\n').flatMap((line, at) =>
          at === index ? change(line) : [line],
        );
        expect(outcome(file, text.join('\n'))).toMatch(/^(a library|problems)$/);
      }),
      // All of them take a minute, and passed.
      { numRuns: 25 },
    );
  });
});

// Helpers

const LINES = Object.entries(CONTENT_TREE).flatMap(([file, text]) =>
  text.split('\n').map((_, index) => ({ file, index })),
);

const outcome = (file: string, text: string): string =>
  withTree({ [file]: text }, (root) => {
    try {
      const library = new Library(loadContent(root, VOCABULARY));
      return library.games.length > 0 ? 'a library' : 'nothing';
    } catch (error) {
      if (!(error instanceof ContentError)) return String(error);
      const { problems } = error;
      return problems.length > 0 && problems.every(({ file: named }) => named.startsWith(`${root}/`))
        ? 'problems'
        : 'no list';
    }
  });
