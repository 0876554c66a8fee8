import { wordsIn } from '../../../src/i18n/words.ts';
import { blankAmong, cutAmong } from '../ink.ts';
import type { Journey } from '../journey.ts';
import { button, named, type Reader } from '../reader.ts';

const { search } = wordsIn('en');

/** Opens search by its key, once the page listens: the last that its script does is to say how the copy stands. */
async function openSearch(reader: Reader): Promise<void> {
  await reader.until(() => document.querySelector('[data-offline]')?.textContent);
  await reader.press('/');
}

export async function lookUp(reader: Reader, query: string): Promise<void> {
  await openSearch(reader);
  await reader.sees('#search [role=combobox]');
  await reader.type(query);
  await reader.sees('#search [role=option]');
  // What was asked for last, not for its first letters.
  await reader.until(
    (typed) => document.querySelector<HTMLInputElement>('#search input')?.value === typed,
    query,
  );
}

/** Back at the field, with nothing in it. */
async function askAnew(reader: Reader, query: string): Promise<void> {
  await reader.press('a', 'Control');
  await reader.type(query);
  await reader.until(
    (typed) => document.querySelector<HTMLInputElement>('#search input')?.value === typed,
    query,
  );
}

export const LOOK_UP: readonly Journey[] = [
  {
    name: 'a question is looked up by click, answered in the list, and its place is marked',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/');
      await reader.click(button(new RegExp(`^${search.title}`)));
      await reader.sees('#search [role=combobox]');
      await reader.type('who rerolls first');
      await reader.sees('[role=option]:first-child', 'The challenged player');
      await reader.sees('[role=option]:first-child', /Rulebook p\.\s14/);
      await reader.click('[role=option]:first-child');
      await reader.isAt(/^\/en\/old-world\/dice-poker\/#(reroll-order|who-rerolls-first)$/);
      await reader.seesOnScreen(':target');
      // Marked as nothing else on the page is.
      await reader.until(() => {
        const [target, other] = [':target', '.clause:not(:target)'].map((selector) =>
          getComputedStyle(document.querySelector(selector)!),
        );
        return target!.backgroundImage !== other!.backgroundImage;
      });
      await reader.sees('.arrival', 'the better result takes all 3 gold');
      await reader.sees('.page-bar .here', 'Dice Poker');
    },
  },
  {
    name: 'a question is looked up by keyboard alone, in German',
    on: 'both',
    go: async (reader) => {
      await reader.open('/de/old-world/');
      await lookUp(reader, 'wer würfelt zuerst neu');
      await reader.sees('[role=option]:first-child', 'Der herausgeforderte Spieler');
      await reader.press('ArrowDown');
      await reader.sees('[role=option]:nth-child(2)[aria-selected=true]');
      await reader.press('ArrowUp');
      await reader.press('Enter');
      await reader.isAt(/^\/de\/old-world\/dice-poker\/#/);
      await reader.seesOnScreen(':target');
    },
  },
  {
    // WebKit left texts blank that came later than their place (B1).
    name: 'every answer in the list is painted, whatever was asked before',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/old-world/');
      await lookUp(reader, 'can i refuse dice poker');
      for (const query of ['tie in dice poker', 'how many potions', 'hand limit']) {
        await askAnew(reader, query);
        await reader.sees('[role=option]:nth-child(4)');
        // A busy machine paints a moment later; what stays blank stays so.
        let blank = ['everything'];
        for (let look = 0; look < 10 && blank.length > 0; look++)
          blank = await blankAmong(reader, '#search .result-passage');
        if (blank.length > 0) throw new Error(`Asked “${query}”, these stay blank: ${blank.join(' | ')}`);
      }
      // Of a line that was cut off, a sliver showed below the last one in WebKit (B12).
      const cut = await cutAmong(reader, '#search .result-lines .result-body');
      if (cut.length > 0) throw new Error(`These end in half a line: ${cut.join(' | ')}`);
    },
  },
  {
    name: 'Escape closes search and gives the focus back; what was asked can be asked again',
    on: 'desktop',
    go: async (reader) => {
      await reader.open('/en/old-world/');
      await reader.run(() => document.querySelector<HTMLElement>('main a')!.focus());
      await lookUp(reader, 'hand limit');
      await reader.press('Escape');
      await reader.seesNo('#search[open]');
      await reader.until(() => document.activeElement === document.querySelector('main a'));
      // The browser tells a moment later that the dialog was closed; then its field goes.
      await reader.until(() => document.querySelector('#search input') === null);
      await lookUp(reader, 'hand limit');
      await reader.press('Enter');
      await reader.isAt(/\/hand-limit\//);
      await openSearch(reader);
      await reader.click(button('hand limit'));
      await reader.sees('[role=option]', 'Hand Limit');
    },
  },
  {
    name: 'the game being played filters, and is remembered',
    on: 'phone',
    go: async (reader) => {
      await reader.open('/en/');
      await lookUp(reader, 'setup');
      await reader.click(button('Path of Destiny', '#search'));
      await reader.seesNo('[role=option]:not([data-game=path-of-destiny])');
      await reader.sees('[role=option][data-game=path-of-destiny]');
      await reader.reload();
      await lookUp(reader, 'setup');
      await reader.sees('#search [aria-pressed=true]', 'Path of Destiny');
      await reader.seesNo('[role=option]:not([data-game=path-of-destiny])');
    },
  },
  {
    // WebKit empties a field without autocompletion that comes out of its cache (B8).
    name: 'the page of results has its query and its hits on the way back',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/search/?q=wound');
      await reader.sees('main [role=option]', 'Wounds');
      await reader.seesOnScreen('main .search-games button');
      await reader.click(named('combobox', search.title, 'main'));
      await reader.press('End');
      await reader.type('s on rest');
      await reader.isAt('/en/search/?q=wounds%20on%20rest'.replaceAll('%20', '+'));
      await reader.sees('main [role=option]', 'rest');
      await reader.click('main [role=option]');
      await reader.isAt(/^\/en\/adventure-game\//);
      await reader.back();
      await reader.isAt(/^\/en\/search\//);
      await reader.sees('main [role=option]', 'rest');
      await reader.until(
        () => document.querySelector<HTMLInputElement>('main input')?.value === 'wounds on rest',
      );
    },
  },
  {
    name: 'nothing is lost that is typed while search still loads',
    on: 'desktop',
    go: async (reader, { openHost }) => {
      const host = await openHost();
      const slow = reader.at(host.url);
      const held = host.holdAt('/_astro/open', 0);
      await slow.open('/en/');
      await slow.run(() => localStorage.setItem('offline', 'none'));
      await slow.reload();
      await openSearch(slow);
      await held;
      await slow.sees('#search input');
      await slow.type('pok');
      host.restore();
      await slow.sees('#search [role=combobox]');
      await slow.type('er');
      await slow.sees('[role=option]', 'Dice Poker');
      await slow.until(() => document.querySelector<HTMLInputElement>('#search input')?.value === 'poker');
    },
  },
];
