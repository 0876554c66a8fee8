import { type Browser, type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { FIREFOX_PREFERENCES } from './firefox-preferences.ts';
import type { Device, Driver, Launch } from './driver.ts';

/** Chromium of any kind; of the others only Playwright's own builds, which speak its language. */
export const launchChromium: Launch = async (executablePath, device) =>
  openPage(
    await chromium.launch({
      executablePath,
      // Chromium refuses to run as root with its sandbox, as in containers.
      args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    }),
    device,
    chromium,
  );

export const launchPlaywrightFirefox: Launch = async (executablePath, device) =>
  openPage(await firefox.launch({ executablePath, firefoxUserPrefs: FIREFOX_PREFERENCES }), device, firefox);

export const launchPlaywrightWebKit: Launch = async (executablePath, device) =>
  openPage(await webkit.launch({ executablePath }), device, webkit);

async function openPage(browser: Browser, device: Device, type: BrowserType): Promise<Driver> {
  const { width, height, touch, dark } = device;
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'en-GB',
    hasTouch: touch,
    // Firefox knows no such thing.
    ...(touch && type !== firefox && { isMobile: true }),
    colorScheme: dark ? 'dark' : 'light',
    // Without windows it would ask, and nobody answers; others know no such question.
    ...(type === chromium && { permissions: ['clipboard-write'] }),
  });
  return {
    version: `${type.name()} ${browser.version()}`,
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    // Not goBack: it waits for a load that a page from the browser's cache never has.
    back: () => page.evaluate(() => setTimeout(() => history.back())),
    evaluate: (expression) => page.evaluate<string>(expression),
    hover: (x, y) => page.mouse.move(x, y),
    click: (x, y) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    press: async (keys, held) => {
      for (const key of keys)
        if (held !== undefined) await page.keyboard.press(`${held}+${key}`);
        // A letter that is on no American keyboard can only be typed.
        else if (key.length === 1) await page.keyboard.type(key);
        else await page.keyboard.press(key);
    },
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ preferCSSPageSize: true }),
    close: () => browser.close(),
  };
}
