import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';
export type { Locator, Page } from '@playwright/test';

/** Set before a page's own scripts run: a test that is not about the offline copy would fetch the whole site beside its work. */
export const keepNoCopy = (): void => {
  try {
    localStorage.setItem('offline', localStorage.getItem('offline') ?? 'none');
  } catch {
    // A page without storage keeps no copy either.
  }
};

/** A page on a device that keeps no offline copy, unless the reader chooses one. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(keepNoCopy);
    await use(context);
  },
});
