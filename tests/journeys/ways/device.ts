import { inflateSync } from 'node:zlib';
import { wordsIn } from '../../../src/i18n/words.ts';
import type { Journey } from '../journey.ts';
import { button, named, type Reader } from '../reader.ts';

/** What the reader's device wants and keeps: colours, sizes, paper. */

const en = wordsIn('en');
const POKER = '/en/old-world/dice-poker/';

/** By the red, green and blue of the paper, together. */
const expectPaper = (reader: Reader, wanted: 'dark' | 'light'): Promise<unknown> =>
  reader.until((name) => {
    const parts = getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g)!;
    const brightness = parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    return name === (brightness < 380 ? 'dark' : 'light');
  }, wanted);

export const DEVICE: readonly Journey[] = [
  {
    name: 'the page is dark or light as the system is, unless the reader chooses, which is kept',
    on: 'both',
    go: async (reader) => {
      const [system, other] = reader.device.dark
        ? (['dark', 'light'] as const)
        : (['light', 'dark'] as const);
      await reader.open('/en/settings/');
      await expectPaper(reader, system);
      await reader.click(named('radio', en.theme[other]));
      await reader.until((theme) => document.documentElement.dataset.theme === theme, other);
      await expectPaper(reader, other);
      await reader.open(POKER);
      await expectPaper(reader, other);
      await reader.reload();
      await expectPaper(reader, other);
      await reader.open('/en/settings/');
      await reader.until(
        (theme) => document.querySelector<HTMLInputElement>(`[name=theme][value=${theme}]`)!.checked,
        other,
      );
      await reader.click(named('radio', en.theme.system));
      await reader.until(() => document.documentElement.dataset.theme === undefined);
      await expectPaper(reader, system);
    },
  },
  {
    name: 'settings are kept over a reload, and forgotten at a word',
    on: 'both',
    go: async (reader) => {
      const size = (): Promise<number> =>
        reader.run(() => parseFloat(getComputedStyle(document.querySelector('.clause .said')!).fontSize));
      await reader.open(POKER);
      const normal = await size();
      await reader.open('/en/settings/');
      // In WebKit the margins of a heading fell out of its legend, and it stood on what is above.
      await reader.until(() =>
        [...document.querySelectorAll('.settings fieldset + fieldset h2')].every((heading) => {
          const above = heading.closest('fieldset')!.previousElementSibling!.lastElementChild!;
          return heading.getBoundingClientRect().top - above.getBoundingClientRect().bottom > 12;
        }),
      );
      await reader.click(named('radio', en.table.sizes.largest));
      await reader.click(named('radio', 'Old World'));
      await reader.reload();
      await reader.until(() =>
        ['[name=text-size][value=largest]', '[name=game][value=old-world]'].every(
          (selector) => document.querySelector<HTMLInputElement>(selector)?.checked,
        ),
      );
      await reader.open(POKER);
      if ((await size()) <= normal) throw new Error('The text is not larger.');
      await reader.open('/en/settings/');
      await reader.click(button(en.settings.forgetAll));
      await reader.sees('main', en.settings.nothingKept);
      await reader.open(POKER);
      if ((await size()) !== normal) throw new Error('The text is still larger.');
    },
  },
  {
    // In Firefox a body as tall as the screen brought a blank second page (B7).
    name: 'a quick reference prints on one page, in each game',
    on: 'desktop',
    needs: 'print',
    go: async (reader) => {
      for (const address of [
        '/en/adventure-game/quick/turn/',
        '/de/card-game/quick/turn/',
        '/de/old-world/quick/fight/',
        '/en/path-of-destiny/quick/which-symbol-dominates/',
      ]) {
        await reader.open(address);
        await reader.sees('.quickref');
        const pages = countPages(await reader.print());
        if (pages !== 1) throw new Error(`${address} prints on ${pages} pages.`);
      }
    },
  },
];

// Helpers

/** In a PDF a page is an object, which Firefox packs into streams. */
function countPages(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/(?<!end)stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(pdf.subarray(index + length)).toString('latin1');
    } catch {
      // A picture, or something else that is packed in another way.
      return '';
    }
  });
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
