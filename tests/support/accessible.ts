import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { count } from './totals.ts';

/** Everything in the light theme; the dark one differs in colours alone, so only these are looked at again. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** @param where what the message names when something is found */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Its usual mode opens another page for pages with frames, of which we have none, and takes three times as long.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(COLOUR_RULES)).analyze();
    for (const { id, nodes } of violations) found.push(`${colorScheme} ${id}: ${nodes[0]?.html ?? ''}`);
  }
  count('axe violations', found.length);
  expect.soft(found, where).toEqual([]);
}
