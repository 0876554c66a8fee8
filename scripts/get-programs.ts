/**
 * Gets what the tests need of the machine: three browsers and two web servers. As root on Debian all that is missing comes
 * as packages, in one go; elsewhere Playwright downloads browsers. `npm test` starts it at once with `--early`, beside
 * its first checks, and again before the browser tests: then it waits for the early one and says what is still missing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Engine, findEngine } from './browser.ts';
import { isInstalled } from './hosts.ts';

type Program = {
  readonly name: string;
  readonly isThere: () => boolean;
  /** Packages of Debian, or others that do as well: not every release has the first. */
  readonly packages: readonly (readonly string[])[];
  /** What Playwright calls it. */
  readonly download?: Engine;
};

const browser = (name: string, engine: Engine, ...packages: Program['packages']): Program => ({
  name,
  isThere: () => findEngine(engine) !== undefined,
  packages,
  download: engine,
});
const PROGRAMS: readonly Program[] = [
  browser(
    'Chromium',
    'chromium',
    ['chromium-headless-shell', 'fonts-liberation'],
    ['chromium', 'fonts-liberation'],
  ),
  browser('Firefox', 'firefox', ['firefox-esr']),
  browser('WebKit', 'webkit', ['webkit2gtk-driver', 'xvfb']),
  { name: 'nginx', isThere: () => isInstalled('nginx'), packages: [['nginx-light'], ['nginx']] },
  { name: 'Caddy', isThere: () => isInstalled('caddy'), packages: [['caddy']] },
];

const isEarly = process.argv.includes('--early');
const note = join(tmpdir(), 'medallion-get-programs.pid');

await waitForEarlyOne();
if (isEarly) {
  writeFileSync(note, String(process.pid));
  process.once('exit', () => rmSync(note, { force: true }));
}
let missing = PROGRAMS.filter(({ isThere }) => !isThere());
for (const get of [installPackages, downloadBrowsers]) {
  if (missing.length === 0) break;
  get(missing);
  missing = missing.filter(({ isThere }) => !isThere());
}
if (!isEarly) report(missing);

async function waitForEarlyOne(): Promise<void> {
  while (existsSync(note) && isRunning(Number(readFileSync(note, 'utf8')))) await pause(200);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Only where that may be done without asking: as root, on Debian and what descends from it. */
function installPackages(wanted: readonly Program[]): void {
  if (process.getuid?.() !== 0 || !run('apt-get', ['update', '-qq'])) return;
  const isKnown = (name: string): boolean =>
    spawnSync('apt-cache', ['show', '--no-all-versions', name]).status === 0;
  const names = wanted.flatMap(({ packages }) => packages.find((each) => each.every(isKnown)) ?? []);
  console.log(`Installing for the tests: ${names.join(' ')}`);
  run('apt-get', [
    'install',
    '-qq',
    '-y',
    '--no-install-recommends',
    // To write every file out to the disk at once takes longer than all the rest.
    '-o',
    'Dpkg::Options::=--force-unsafe-io',
    ...names,
  ]);
}

/** `npx playwright install`, called without npx: ending npx would leave the download running. */
function downloadBrowsers(wanted: readonly Program[]): void {
  const engines = wanted.flatMap(({ download }) => download ?? []);
  if (engines.length === 0) return;
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  console.log(`Downloading for the tests: ${engines.join(' ')}`);
  // Behind a firewall that swallows packets the download would hang, not fail.
  run(process.execPath, [playwright, 'install', ...engines], 5 * 60_000);
}

/** Whether a command ended well; one that does not exist did not. It is heard only when it fails. */
function run(command: string, args: readonly string[], timeout?: number): boolean {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    timeout,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0)
    console.error(`${command} ${args.join(' ')} failed.\n${error ? error.message : stdout + stderr}`);
  return status === 0;
}

function report(stillMissing: readonly Program[]): void {
  const names = (programs: readonly Program[]): string => programs.map(({ name }) => name).join(', ');
  const packages = (programs: readonly Program[]): string =>
    programs.flatMap((each) => each.packages[0] ?? []).join(' ');
  const browsers = stillMissing.filter(({ download }) => download !== undefined);
  const hosts = stillMissing.filter(({ download }) => download === undefined);
  // A reader's site does not depend on it, so the other tests run all the same.
  if (hosts.length > 0)
    console.warn(
      `hosting/ is NOT tested with a real ${names(hosts)}. To have it tested: sudo apt-get install ${packages(hosts)}`,
    );
  if (browsers.length === 0) return;
  console.error(`The browser tests need ${names(browsers)}, which could not be found, installed or downloaded. Do one of these:
  npx playwright install --with-deps ${browsers.flatMap(({ download }) => download ?? []).join(' ')}
  sudo apt-get install ${packages(browsers)}
  CHROMIUM_PATH=/path/to/chrome FIREFOX_PATH=/path/to/firefox npm run test:browser`);
  process.exitCode = 1;
}
