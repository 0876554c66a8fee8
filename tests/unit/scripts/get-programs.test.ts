import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'medallion-programs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const isRoot = process.getuid?.() === 0;

describe.skipIf(process.platform === 'win32')('a machine without the two web servers', () => {
  it('gets them as packages where that may be done without asking, and is told how where it may not', () => {
    const { status, output, calls } = getPrograms('exit 0');
    expect(status).toBe(0);
    expect(calls.filter((call) => call.startsWith('install')).map(packagesOf)).toEqual(
      isRoot ? ['nginx-light caddy'] : [],
    );
    // Nothing was really installed, so it is still missing.
    expect(output).toContain('hosting/ is NOT tried with a real nginx');
    expect(output).toContain('sudo apt-get install caddy');
  });

  it.runIf(isRoot)('gets each for itself where they cannot be had together', () => {
    const { calls } = getPrograms('case "$*" in *nginx-light*caddy*) exit 1 ;; esac');
    expect(calls.filter((call) => call.startsWith('install')).map(packagesOf)).toEqual([
      'nginx-light caddy',
      'nginx-light',
      'caddy',
    ]);
  });
});

// Helpers

/** The script on a machine whose apt-get writes down what it is asked for, and whose browsers are all there. */
function getPrograms(aptGet: string): { status: number | null; output: string; calls: readonly string[] } {
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  program('apt-get', `echo "$@" >> ${calls}\n${aptGet}`);
  program('apt-cache', 'exit 0');
  program('browser', 'exit 0');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/get-programs.ts'], {
    encoding: 'utf8',
    env: {
      PATH: folder,
      CHROMIUM_PATH: join(folder, 'browser'),
      FIREFOX_PATH: join(folder, 'browser'),
      // WebKit is a library whose place nobody can name: where it is missing, its download fails at once.
      PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
    },
  });
  return { status, output: stdout + stderr, calls: readFileSync(calls, 'utf8').trim().split('\n') };
}

function program(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Without the options, and without what WebKit lacks here. */
const packagesOf = (call: string): string =>
  call
    .split(' ')
    .slice(1)
    .filter((word) => !word.startsWith('-') && !word.startsWith('Dpkg::') && !/webkit|xvfb/.test(word))
    .join(' ');
