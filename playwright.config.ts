import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';

const PORT = Number(process.env.PORT ?? 4399);
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['html', { open: 'never' }]],
  webServer: {
    command: 'node scripts/serve.ts',
    // The tests know a site at the root of a host, wherever it will be published.
    env: { PORT: String(PORT), SITE_BASE: '/' },
    url: `http://localhost:${PORT}/en/`,
    // A server from another run might serve another build.
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // Chromium refuses to run as root with its sandbox, as in containers.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  // The longest tests first, so that none is left over at the end for one worker alone.
  projects: [
    {
      name: 'journeys',
      testDir: 'tests/journeys',
      // One browser goes all the ways, one after the other.
      fullyParallel: false,
      timeout: 60_000,
    },
    {
      name: 'site',
      use: { ...devices['Desktop Chrome'] },
      testMatch: /(site|budgets|build|print|share|hosting|oldest)\.spec/,
    },
    {
      name: 'offline',
      use: { ...devices['Pixel 7'] },
      testMatch: /offline[\w-]*\.spec/,
      // A download is fast or slow as the machine is busy.
      timeout: 90_000,
      expect: { timeout: 30_000 },
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testIgnore: /(site|budgets|build|print|share|hosting|oldest|desktop|offline[\w-]*)\.spec/,
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'] },
      // Tools are made for the thumb and tested by touch; here is what a keyboard and a wide screen change.
      testMatch: /(entry|languages|clause-actions|previews|keyboard|desktop)\.spec/,
    },
  ],
});
