import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { count } from './totals.ts';

/** Half as long as what the package gives as its source, and sent to hundreds of pages. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Everything in the light theme; the dark one differs in colours alone, so only these are looked at again. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** @param where what the message names when something is found */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const options: RunOptions = {
      // To describe all that is well takes longer than to look at it.
      resultTypes: ['violations'],
      ...(colorScheme === 'dark' && { runOnly: COLOUR_RULES }),
    };
    const violations = await page.evaluate(async (wanted) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      return (await run(wanted)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    }, options);
    found.push(...violations.map((violation) => `${colorScheme} ${violation}`));
  }
  count('axe violations', found.length);
  expect.soft(found, where).toEqual([]);
}
