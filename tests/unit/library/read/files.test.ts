import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../src/library/problems.ts';
import { readFiles } from '../../../../src/library/read/files.ts';

describe('readFiles', () => {
  it('reads every file by its path, in order, and no folder', () => {
    const { files, problems } = read({ 'b/two.txt': 'Two', 'a.txt': 'One', 'b/c/three.txt': 'Drei – 3' });
    expect([...files]).toEqual([
      ['a.txt', 'One'],
      ['b/c/three.txt', 'Drei – 3'],
      ['b/two.txt', 'Two'],
    ]);
    expect(problems).toEqual([]);
  });

  it('gives every kind of line end as one, and no byte order mark', () => {
    const { files } = read({ 'a.txt': '\u{feff}one\r\ntwo\rthree\nfour\r\n\r\n' });
    expect(files.get('a.txt')).toBe('one\ntwo\nthree\nfour\n\n');
  });

  it('leaves out what is not UTF-8', () => {
    const { files, problems } = read({ 'a.txt': Buffer.from('größer', 'latin1'), 'b.txt': 'größer' });
    expect([...files.keys()]).toEqual(['b.txt']);
    expect(problems).toEqual([
      { file: 'a.txt', message: 'This is not UTF-8. Save the file in that encoding.' },
    ]);
  });

  it('leaves out what holds an invisible character, and names the first of them', () => {
    const { files, problems } = read({ 'a.txt': 'one\r\ntwo\u{200b}\r\nth\u{0}ree' });
    expect([...files]).toEqual([]);
    expect(problems).toEqual([
      { file: 'a.txt', line: 2, message: 'An invisible character (U+200B) stands here. Delete it.' },
    ]);
  });

  it('leaves out a link that leads nowhere', () => {
    const { files, problems } = read({ 'a.txt': 'One' }, (root) =>
      symlinkSync('nowhere', join(root, 'b.txt')),
    );
    expect([...files.keys()]).toEqual(['a.txt']);
    expect(problems.map(({ file }) => file)).toEqual(['b.txt']);
  });

  it('reads back any text that readers can see', () => {
    const visible = fc.stringMatching(/^[a-zäöüß„“ \n\t–…🎲]*$/u);
    fc.assert(
      fc.property(visible, (text) => {
        expect(read({ 'a.txt': text }).files.get('a.txt')).toBe(text);
      }),
      { numRuns: 50 },
    );
  });
});

// Helpers

function read(texts: Readonly<Record<string, string | Buffer>>, prepare?: (root: string) => void) {
  const root = mkdtempSync(join(tmpdir(), 'medallion-files-'));
  const problems: Problem[] = [];
  try {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    prepare?.(root);
    return { files: readFiles(root, (problem) => problems.push(problem)), problems };
  } finally {
    rmSync(root, { recursive: true });
  }
}
