// Builds the site with its content, with one clause edited, with its frame edited and with ten times the content, and
// compares: build times, and what readers fetch for their offline copy.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Lang, LANGS } from '../src/i18n/locales.ts';
import type { OfflineList } from '../src/offline/list.ts';
import { BUILD, COPY } from './budgets.ts';
import { timeBuild } from './build-time.ts';
import { collectFigures } from './figures.ts';
import { readList, weighCopy } from './weigh-copy.ts';

const TIMES = 10;
const NEEDED = [
  'content',
  'public',
  'scripts',
  'src',
  'astro.config.mjs',
  'LICENSE',
  'package.json',
  'site.config.ts',
  'tsconfig.json',
];

const folder = mkdtempSync(join(tmpdir(), 'medallion-growth-'));
try {
  for (const name of NEEDED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const once = timeBuild(folder).seconds;
  const copy = collectFigures();
  await compareCopy('both languages', COPY.both);
  await compareCopy('English', COPY.one, undefined, ['en']);
  await compareCopy('German', COPY.one, undefined, ['de']);

  const before = readList(join(folder, 'dist'));
  editClause(folder);
  timeBuild(folder);
  await compareCopy('after an edit of one clause', COPY.edit, before);
  const edited = readList(join(folder, 'dist'));
  editFrame(folder);
  timeBuild(folder);
  await compareCopy('after an edit of the frame', COPY.frame, edited);
  copy.print();

  for (let number = 2; number <= TIMES; number++) copyGames(join(folder, 'content'), number);
  const tenfold = timeBuild(folder).seconds;
  const figures = collectFigures();
  figures.atMost('build', once, BUILD.seconds, ' s');
  figures.atMost(`build of ${TIMES} × the content`, tenfold, BUILD.growth * once, ' s');
  figures.atMost('times as long', tenfold / once, BUILD.growth, ' ×');
  figures.print();

  async function compareCopy(
    name: string,
    budget: number,
    has?: OfflineList,
    langs: readonly Lang[] = LANGS,
  ): Promise<void> {
    const dist = join(folder, 'dist');
    for (const encoding of ['gzip', 'br'] as const) {
      const { bytes, requests } = await weighCopy(dist, langs, has, encoding);
      copy.atMost(`offline copy, ${name}: ${encoding}`, bytes / 1000, budget / 1000, ' kB');
      if (encoding === 'gzip') copy.atMost(`offline copy, ${name}: requests`, requests, COPY.requests, '');
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** In both languages, with a word that no text has: then the index of words changes, too. */
function editClause(site: string): void {
  for (const lang of LANGS) {
    const file = join(site, 'content/glossary/old-world/dice-poker', `${lang}.mdx`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(<Rule id="reroll-order"[^>]*>\n)/, '$1Xyzzy. '));
  }
}

/** What every page has, and the style sheet, whose name every page has. */
function editFrame(site: string): void {
  const footer = join(site, 'src/components/SiteFooter.astro');
  const html = readFileSync(footer, 'utf8');
  writeFileSync(footer, html.replace('<footer class="site-footer">', '$&<p>Xyzzy</p>'));
  const style = join(site, 'src/styles/base.css');
  writeFileSync(style, `${readFileSync(style, 'utf8')}\n.xyzzy { color: red; }\n`);
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
