// Makes sure the browser tests have a Chromium: finds one, or gets one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { installPackages, run } from './install.ts';

/** Chromium without its windows: the same engine, and half the time for a run of all tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The first candidate that starts. The list is a parameter so that a machine without any can be tried. */
export function findBrowser(candidates = browserCandidates()): string | undefined {
  return candidates.find(starts);
}

function browserCandidates(): string[] {
  return [process.env.CHROMIUM_PATH, HEADLESS_SHELL, managedBrowser(), ...SYSTEM_BROWSERS].filter(
    (path) => path !== undefined,
  );
}

function managedBrowser(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright has no build for this platform.
    return undefined;
  }
}

function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // Only on Linux may a browser that is there lack system libraries or be a stub that points to a
  // package; on Windows `--version` would open a window.
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Looks for a browser, and looks again after each way of getting one. */
function ensureBrowser(): string | undefined {
  let browser = findBrowser();
  for (const getOne of [downloadManagedBrowser, installSystemBrowser]) {
    if (browser) break;
    getOne();
    browser = findBrowser();
  }
  return browser;
}

/** `npx playwright install chromium`, called without npx: ending npx would leave the download running. */
function downloadManagedBrowser() {
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  console.log('No Chromium yet, trying: npx playwright install chromium');
  // Behind a firewall that swallows packets the download would hang, not fail.
  run(process.execPath, [playwright, 'install', 'chromium'], 3 * 60_000);
}

function installSystemBrowser() {
  console.log('No Chromium yet, trying the system’s packages');
  // Not every release has the first.
  if (!installPackages('chromium-headless-shell', 'fonts-liberation'))
    installPackages('chromium', 'fonts-liberation');
}

if (import.meta.main) {
  const browser = ensureBrowser();
  if (browser) {
    console.log(`Browser tests use ${browser}`);
  } else {
    console.error(`The browser tests need a Chromium, and none could be found or installed. Do one of these:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium fonts-liberation
  CHROMIUM_PATH=/path/to/chrome npm run test:browser`);
    process.exitCode = 1;
  }
}
