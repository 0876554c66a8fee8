// Builds the site with its content, with one clause edited and with ten times the content, and compares.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LANGS } from '../src/i18n/locales.ts';
import { LIST, type OfflineList, planDownload } from '../src/offline/list.ts';
import { BUILD, EDIT } from './budgets.ts';
import { timeBuild } from './build-time.ts';
import { collectFigures } from './figures.ts';

const TIMES = 10;
const NEEDED = [
  'content',
  'public',
  'scripts',
  'src',
  'astro.config.mjs',
  'package.json',
  'site.config.ts',
  'tsconfig.json',
];

const folder = mkdtempSync(join(tmpdir(), 'medallion-growth-'));
try {
  for (const name of NEEDED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const once = timeBuild(folder).seconds;
  const before = readList(folder);
  editClause(folder);
  timeBuild(folder);
  const fetched = planDownload(readList(folder), LANGS, new Set(before.files.map(([, hash]) => hash)));
  for (let copy = 2; copy <= TIMES; copy++) copyGames(join(folder, 'content'), copy);
  const tenfold = timeBuild(folder).seconds;

  const figures = collectFigures();
  figures.atMost('build', once, BUILD.seconds, ' s');
  figures.atMost(`build of ${TIMES} × the content`, tenfold, BUILD.growth * once, ' s');
  figures.atMost('times as long', tenfold / once, BUILD.growth, ' ×');
  figures.atMost('files fetched after an edit of one clause', fetched.length, EDIT.files, '');
  figures.print();
} finally {
  rmSync(folder, { recursive: true });
}

function readList(site: string): OfflineList {
  return JSON.parse(readFileSync(join(site, 'dist', LIST), 'utf8')) as OfflineList;
}

/** In both languages, with a word that no text has: then the index of words changes, too. */
function editClause(site: string): void {
  for (const lang of LANGS) {
    const file = join(site, 'content/glossary/old-world/dice-poker', `${lang}.mdx`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(<Rule id="reroll-order"[^>]*>\n)/, '$1Xyzzy. '));
  }
}

/**
 * Every game once more, as "old-world-2": all its files under the new name. References within a game do not name it,
 * and those to another game lead to the original.
 */
function copyGames(content: string, copy: number): void {
  for (const kind of readdirSync(content, { withFileTypes: true })) {
    if (!kind.isDirectory()) continue;
    for (const name of readdirSync(join(content, kind.name))) {
      if (/-\d+(\.yaml)?$/.test(name)) continue;
      const copied = name.replace(/(\.yaml)?$/, `-${copy}$1`);
      cpSync(join(content, kind.name, name), join(content, kind.name, copied), { recursive: true });
    }
  }
}
