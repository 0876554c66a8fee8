// Finds the browsers that the tests use. What is missing is got by get-programs.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

/** Chromium without its windows: the same engine, and half the time for a run of all tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Not /usr/bin/firefox, which elsewhere may be a box that reads no profile of ours. */
const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';
/** WebKitGTK is a library: its smallest browser, the driver of it, and a display for both. */
const DEBIAN_WEBKIT = '/usr/lib/*/{webkit2gtk-4.1,webkitgtk-6.0}/MiniBrowser';
const DEBIAN_WEBKIT_NEEDS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** Playwright's own builds of Firefox and WebKit speak its language; those of others speak WebDriver. */
export type FoundBrowser = { readonly path: string; readonly isPlaywrights: boolean };

/** The first candidate that starts. The list is a parameter so that a machine without any can be tried. */
export function findBrowser(candidates = chromiumCandidates()): string | undefined {
  return candidates.find(starts);
}

export function findEngine(engine: Engine): FoundBrowser | undefined {
  if (engine === 'chromium') {
    const path = findBrowser();
    return path === undefined ? undefined : { path, isPlaywrights: true };
  }
  const own = managedBrowser(engine);
  if (own !== undefined && existsSync(own)) return { path: own, isPlaywrights: true };
  const path = engine === 'firefox' ? findFirefox() : findWebKit();
  return path === undefined ? undefined : { path, isPlaywrights: false };
}

const chromiumCandidates = (): string[] =>
  [process.env.CHROMIUM_PATH, HEADLESS_SHELL, managedBrowser('chromium'), ...SYSTEM_BROWSERS].filter(
    (path) => path !== undefined,
  );

const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, DEBIAN_FIREFOX].filter((path) => path !== undefined).find(starts);

const findWebKit = (): string | undefined =>
  DEBIAN_WEBKIT_NEEDS.every((path) => existsSync(path)) ? globSync(DEBIAN_WEBKIT).sort()[0] : undefined;

function managedBrowser(engine: Engine): string | undefined {
  try {
    return { chromium, firefox, webkit }[engine].executablePath();
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
