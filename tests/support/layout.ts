import type { Page } from '@playwright/test';

/** What moves although the reader asked for less motion. */
export const movingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        const lasts = (durations: string): boolean =>
          durations.split(',').some((duration) => parseFloat(duration) > 0.02);
        return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** What can be operated, by name, in the order of the page. */
export const controls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim()),
  );

/** Controls that stand beyond an edge of the screen and cannot be scrolled to within a frame of their own. */
export const controlsOffScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href]:not(.skip), button, input, select, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        if (left >= -1 && right <= innerWidth + 1) return false;
        for (let frame = element.parentElement; frame !== null; frame = frame.parentElement)
          if (['auto', 'scroll'].includes(getComputedStyle(frame).overflowX)) return false;
        return true;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
