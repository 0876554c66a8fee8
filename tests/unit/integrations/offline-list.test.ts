import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { writeOfflineList } from '../../../src/integrations/offline-list.ts';
import { cutParts, decode, fillFrame, hasFrame } from '../../../src/offline/blocks.ts';
import { blockPath, blocksOf, languageOf, type OfflineList } from '../../../src/offline/list.ts';
import { makeText } from '../../support/fake-worker.ts';

const root = mkdtempSync(join(tmpdir(), 'medallion-list-'));
const write = (files: Record<string, string>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};
const FRAME = '<header><p>on every page</p></header><main>';
const SITE = {
  'index.html': 'gate',
  'en/index.html': `${FRAME}home`,
  'en/x/index.html': `${FRAME}entry`,
  'en/x/index.md': 'for machines',
  'en/x/rulebook/index.html': `${FRAME}<h3 id="y">y</h3><h3 id="z">z</h3>`,
  'en/x/compare/y/index.html': 'of the first edition',
  'api/v2/index.json': '{}',
  'cards/en/x.png': 'for those who share it',
  'icons/192.png': 'for those who install it',
  'robots.txt': '',
  'llms.txt': '',
  _headers: '',
  'sitemap-0.xml': '',
  'de/index.html': 'heim',
  'pagefind/en/pagefind.js': 'for those who have a connection',
  '_astro/text.woff2': '\u0001\u0000',
  'search/en/x.json':
    '{"items":[{"kind":"entry","id":"x/y"},{"kind":"entry","id":"x/z"}],"columns":[[["a"],["b","c"]],[[null],["d"]]]}',
  'search/en.json': '{}',
};

describe('writeOfflineList', () => {
  afterEach(() => rmSync(root, { recursive: true }));

  it('lists what pages ask for, by address', () => {
    write(SITE);
    expect(Object.keys(writeOfflineList(root, 'now').files).toSorted()).toEqual([
      '',
      '_astro/text.woff2',
      'de/',
      'en/',
      'en/x/',
      'en/x/rulebook/',
      'search/en.json',
      'search/en/x.json',
    ]);
  });
  it('writes blocks from which every file comes back as it was, and packs that hold them end to end', () => {
    write(SITE);
    const list = writeOfflineList(root, 'now');
    for (const path of Object.keys(list.files))
      expect(putTogether(list, path)).toBe(
        readFileSync(join(root, path.replace(/(^|\/)$/, '$1index.html')), 'utf8'),
      );
    for (const { path, blocks } of list.packs)
      expect(readFileSync(join(root, path))).toEqual(
        Buffer.concat(blocks.map(([hash]) => readFileSync(join(root, blockPath(hash))))),
      );
  });
  it('lays what gathers others beside what it gathers', () => {
    write(SITE);
    const { files } = writeOfflineList(root, 'now');
    expect([files['en/x/rulebook/']?.length, files['search/en/x.json']?.length]).toEqual([6, 14]);
  });
  it('leaves an edit in its own block, with what search knows of it, and one of the frame in the frame’s', () => {
    const numbers = Array.from({ length: 12 }, (_, page) => page);
    const pages = (text: (page: number) => string, frame = FRAME): Record<string, string> => ({
      ...Object.fromEntries(
        numbers.map((page) => [`en/x/${page}/index.html`, `${frame}<p>${text(page)}</p>`]),
      ),
      'search/en/x.json': JSON.stringify({
        items: numbers.map((page) => ({ kind: 'entry', id: `x/${page}` })),
        columns: [numbers.map((page) => [text(page)]), numbers.map(() => [null])],
      }),
    });
    const build = (files: Record<string, string>): string[] => {
      write(files);
      return blocksOf(writeOfflineList(root, 'now')).map(([hash]) => hash);
    };
    const text = (page: number): string => makeText(page, 20_000);
    const before = build({ ...SITE, ...pages(text) });
    const edited = build(pages((page) => (page === 3 ? `Edited. ${text(page)}` : text(page))));
    expect(before.length).toBeGreaterThan(6);
    expect(edited.filter((hash) => !before.includes(hash))).toHaveLength(1);
    build(pages(text));
    const reframed = build({
      ...pages(text, FRAME.replace('every', 'each')),
      'en/index.html': `${FRAME.replace('every', 'each')}home`,
      'en/x/index.html': `${FRAME.replace('every', 'each')}entry`,
      'en/x/rulebook/index.html': `${FRAME.replace('every', 'each')}<h3 id="y">y</h3><h3 id="z">z</h3>`,
    });
    expect(reframed.filter((hash) => !before.includes(hash))).toHaveLength(1);
  });
  it('leaves nothing of an earlier list behind', () => {
    write(SITE);
    writeOfflineList(root, 'now');
    write({ 'en/x/index.html': 'edited' });
    const list = writeOfflineList(root, 'later');
    expect(readdirSync(join(root, 'offline')).length).toBe(blocksOf(list).length + list.packs.length);
  });
  it('stops at a page that could not be put together again', () => {
    write({ ...SITE, 'en/x/index.html': 'a \uE000 of somebody else' });
    expect(() => writeOfflineList(root, 'now')).toThrow('en/x/');
  });
  it('gives the same content the same version, whenever it is built, and another content another', () => {
    write(SITE);
    const { version } = writeOfflineList(root, 'now');
    expect(writeOfflineList(root, 'later').version).toBe(version);
    write({ 'en/x/index.html': 'edited' });
    expect(writeOfflineList(root, 'later').version).not.toBe(version);
  });
});

// Helpers

/** The slow and obvious way: every block anew for every part. */
function putTogether(list: OfflineList, path: string): string {
  const read = (block: number): Uint8Array<ArrayBuffer>[] =>
    cutParts(new Uint8Array(gunzipSync(readFileSync(join(root, blockPath(blocksOf(list)[block]![0]))))));
  const places = list.files[path]!;
  const text = places
    .map((block, index) => (index % 2 === 0 ? decode(read(block)[places[index + 1]!]!) : ''))
    .join('');
  const lang = languageOf(path);
  return lang === 'shared' || !hasFrame(path) ? text : fillFrame(text, read(list.frames[lang]).map(decode));
}
