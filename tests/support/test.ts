import { test as base } from '@playwright/test';
import type { Library } from '../../src/library/library.ts';

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

type ForWorker = {
  /** The real content: reading it takes seconds, so only those do who ask for it. */
  readonly library: Library;
};

/** A page on a device that keeps no offline copy, unless the reader chooses one. */
export const test = base.extend<object, ForWorker>({
  library: [async ({}, use) => use((await import('./library.ts')).library), { scope: 'worker' }],
  context: async ({ context }, use) => {
    await context.addInitScript(keepNoCopy);
    await use(context);
  },
});
