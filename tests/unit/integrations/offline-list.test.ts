import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeOfflineList } from '../../../src/integrations/offline-list.ts';

const root = mkdtempSync(join(tmpdir(), 'medallion-list-'));
const write = (files: Record<string, string>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};
const SITE = {
  'index.html': 'gate',
  'en/index.html': 'home',
  'en/x/index.html': 'entry',
  'en/x/index.md': 'for machines',
  'en/x/compare/y/index.html': 'of the first edition',
  'api/v2/index.json': '{}',
  'cards/en/x.png': 'for those who share it',
  'robots.txt': '',
  'llms.txt': '',
  _headers: '',
  'sitemap-0.xml': '',
  'pagefind/de/pagefind.js': 'js',
  'pagefind/en/pagefind.js': 'js',
  'pagefind/en/pagefind-ui.css': 'unused',
  'pagefind/en/index/a.pf_index': 'AA',
  'pagefind/en/index/b.pf_index': 'B',
  'search/de/x/y.json': '[1]',
  'search/en/x/y.json': '[2]',
  'search/en/x/z.json': '[3]',
  'search/en.json': '{}',
};

describe('writeOfflineList', () => {
  afterEach(() => rmSync(root, { recursive: true }));

  it('lists what pages ask for, by address', () => {
    write(SITE);
    expect(writeOfflineList(root, 'now').files.map(([path]) => path)).toEqual([
      'en/',
      'en/x/',
      '',
      'pagefind/de/pagefind.js',
      'pagefind/en/index/a.pf_index',
      'pagefind/en/index/b.pf_index',
      'pagefind/en/pagefind.js',
      'search/de/x/y.json',
      'search/en.json',
      'search/en/x/y.json',
      'search/en/x/z.json',
    ]);
  });
  it('lays the parts of a pack end to end', () => {
    write(SITE);
    const { packs } = writeOfflineList(root, 'now');
    expect(packs.find(({ path }) => path === 'pagefind/en/index.pack')?.members).toEqual([
      'pagefind/en/index/a.pf_index',
      'pagefind/en/index/b.pf_index',
    ]);
    expect(readFileSync(join(root, 'pagefind/en/index.pack'), 'utf8')).toBe('AAB');
  });
  it('gives the same content the same version, whenever it is built, and another content another', () => {
    write(SITE);
    const { version } = writeOfflineList(root, 'now');
    expect(writeOfflineList(root, 'later').version).toBe(version);
    write({ 'en/x/index.html': 'edited' });
    expect(writeOfflineList(root, 'later').version).not.toBe(version);
  });
});
