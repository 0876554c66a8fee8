// Builds the site with its content and with ten times as much, and compares the times.
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BUILD } from './budgets.ts';
import { timeBuild } from './build-time.ts';
import { collectFigures } from './figures.ts';

const TIMES = 10;
const NEEDED = ['content', 'public', 'scripts', 'src', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

const folder = mkdtempSync(join(tmpdir(), 'medallion-growth-'));
try {
  for (const name of NEEDED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const once = timeBuild(folder);
  for (let copy = 2; copy <= TIMES; copy++) copyGames(join(folder, 'content'), copy);
  const tenfold = timeBuild(folder);

  const figures = collectFigures();
  figures.atMost('build', once, BUILD.seconds, ' s');
  figures.atMost(`build of ${TIMES} × the content`, tenfold, BUILD.growth * once, ' s');
  figures.atMost('times as long', tenfold / once, BUILD.growth, ' ×');
  figures.print();
} finally {
  rmSync(folder, { recursive: true });
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
