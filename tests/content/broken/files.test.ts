import { symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DE, EN, GAME, RANKS_EN } from '../../support/broken-content.ts';
import { CONTENT_TREE, problemsOf, swap, withTree } from '../../support/content-tree.ts';

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

  it.each([
    ['with the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with the line ends of old Macs', (text: string) => text.replaceAll('\n', '\r')],
    ['with a byte order mark', (text: string) => `\u{feff}${text}`],
  ])('reads a file %s', (_, change) => {
    expect(problemsOf({ [EN]: change, [GAME]: change })).toEqual([]);
    // And counts its lines as an editor does.
    const broken = (text: string): string => change(swap('(ranks#order)', '(rank)')(text));
    expect(problemsOf({ [EN]: broken })).toEqual([`${EN}:14: There is no entry "old-world/rank".`]);
  });

  it.each([
    ['Latin-1', Buffer.from(CONTENT_TREE[DE]!, 'latin1')],
    ['UTF-16', Buffer.from(`\u{feff}${CONTENT_TREE[DE]!}`, 'utf16le')],
  ])('reports a file in %s', (_, bytes) => {
    expect(problemsOf({ [DE]: bytes })).toContain(
      `${DE}: This is not UTF-8. Save the file in that encoding.`,
    );
  });

  it.each([
    ['NUL', '\u{0}', '0000'],
    ['a form feed', '\u{c}', '000C'],
    ['the mark for deleting', '\u{7f}', '007F'],
    ['a space without width', '\u{200b}', '200B'],
    ['a mark from right to left', '\u{200f}', '200F'],
    ['an order from right to left', '\u{202e}', '202E'],
    ['an isolated run from right to left', '\u{2067}', '2067'],
    ['a word joiner', '\u{2060}', '2060'],
    ['a byte order mark in the middle', '\u{feff}', 'FEFF'],
  ])('reports %s by its line, once', (_, sign, code) => {
    const change = (text: string): string => swap('five dice', `five${sign} ${sign}dice`)(text) + sign;
    expect(problemsOf({ [EN]: change })).toContain(
      `${EN}:10: An invisible character (U+${code}) stands here. Delete it.`,
    );
    expect(problemsOf({ [EN]: change }).filter((problem) => problem.includes('invisible'))).toHaveLength(1);
  });

  it('takes tabs, no-break spaces and thin spaces, which readers see', () => {
    expect(problemsOf({ [EN]: swap('five dice', 'five\t\u{a0}\u{2009}dice') })).toEqual([]);
  });

  it('reports a link that leads nowhere', () => {
    const link = (root: string): void =>
      symlinkSync('nowhere.mdx', `${root}/glossary/old-world/ranks/more.mdx`);
    expect(problemsOf({}, link)).toEqual([
      'glossary/old-world/ranks/more.mdx: This cannot be opened (ENOENT). Mend or remove the link or its rights.',
    ]);
  });

  it('reads a link that leads to a file', () => {
    const problems = withTree({}, (other) =>
      problemsOf({ [RANKS_EN]: null }, (root) => symlinkSync(`${other}/${RANKS_EN}`, `${root}/${RANKS_EN}`)),
    );
    expect(problems).toEqual([]);
  });
});
