import { readFileSync } from 'node:fs';
import { LANGS } from '../../src/i18n/locales.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { SHIPPED } from '../../src/shipped.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

for (const lang of LANGS) {
  const words = wordsIn(lang);

  test(`a mistake is reported from an entry and from a tool (${lang})`, async ({ page }) => {
    for (const [address, subject] of [
      ['old-world/dice-poker', 'old-world/dice-poker'],
      ['tools/dice-poker', 'dice-poker'],
    ] as const) {
      await page.goto(`/${lang}/${address}/`);
      // site.config.ts names no repository, so it is a mail, and nothing can be edited.
      await expect(page.getByRole('link', { name: words.site.report })).toHaveAttribute(
        'href',
        `mailto:rules@medallion.example?subject=${encodeURIComponent(subject)}`,
      );
      await expect(page.getByRole('link', { name: words.entry.edit })).toHaveCount(0);
    }
  });

  test(`the work of others is named, with its licences (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/about/`);
    for (const { name, licence } of SHIPPED)
      await expect(page.getByRole('listitem').filter({ hasText: `${name} (${licence})` })).toBeVisible();
    await expectAccessible(page, `/${lang}/about/`);
    const all = page.getByRole('link', { name: words.about.licences });
    await expect(all).toHaveAttribute('href', '/licences.txt');
    await all.click();
    await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE');
  });
}

test('the licences are complete', () => {
  const text = readFileSync('dist/licences.txt', 'utf8');
  const named = [...text.matchAll(/^(.+)\n=+$/gm)].map(([, name]) => name);
  expect(named).toEqual(['Medallion', ...SHIPPED.map(({ name }) => name)]);
});
