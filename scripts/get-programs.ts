/**
 * Gets what the tests need of the machine: three browsers and two web servers. As root on Debian all that is missing
 * comes as packages, in one go; elsewhere Playwright downloads browsers. What cannot be had is told, with what to do.
 */
import { spawnSync } from 'node:child_process';
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

let missing = PROGRAMS.filter(({ isThere }) => !isThere());
for (const get of [installPackages, downloadBrowsers]) {
  if (missing.length === 0) break;
  get(missing);
  missing = missing.filter(({ isThere }) => !isThere());
}
report(missing);

/** Only where that may be done without asking: as root, on Debian and what descends from it. */
function installPackages(wanted: readonly Program[]): void {
  if (process.getuid?.() !== 0 || !run('apt-get', ['update', '-qq'])) return;
  const isKnown = (name: string): boolean =>
    spawnSync('apt-cache', ['show', '--no-all-versions', name]).status === 0;
  const packagesOf = ({ packages }: Program): readonly string[] =>
    packages.find((each) => each.every(isKnown)) ?? [];
  console.log(`Installing for the tests: ${wanted.flatMap(packagesOf).join(' ')}`);
  // In one go, which is much quicker; where one of them cannot be had, the others are.
  if (!install(wanted.flatMap(packagesOf))) for (const program of wanted) install(packagesOf(program));
}

function install(names: readonly string[]): boolean {
  return run('apt-get', [
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
  for (const { name, packages, download } of stillMissing) {
    const what =
      download === undefined ? `hosting/ is NOT tried with a real ${name}` : `No journey is tried in ${name}`;
    console.warn(
      `${what}, which could not be found, installed or downloaded. Do one of these:
  sudo apt-get install ${packages[0]?.join(' ') ?? ''}${download === undefined ? '' : `\n  npx playwright install --with-deps ${download}`}`,
    );
  }
  // Without the others the site is tested all the same; without this one hardly anything is.
  if (stillMissing.some(({ download }) => download === 'chromium')) {
    console.error('The browser tests need Chromium: as above, or CHROMIUM_PATH=/path/to/chrome npm test');
    process.exitCode = 1;
  }
}
