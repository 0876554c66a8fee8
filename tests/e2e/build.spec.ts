import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '../support/test.ts';

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
const TEXT = 'content/glossary/old-world/dice-poker/en.mdx';

test('a build of broken content says what is wrong and leaves dist as it was', () => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'medallion-broken-'));
  for (const name of NEEDED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  appendFileSync(join(folder, TEXT), '\nA text outside a clause.\n');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), 'The last good build');

  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toMatch(new RegExp(`${TEXT}:\\d+: .*outside`));
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html']);
  rmSync(folder, { recursive: true });
});
