import { wordsIn } from '../../../src/i18n/words.ts';
import type { Journey } from '../journey.ts';
import { button, link, named } from '../reader.ts';

const en = wordsIn('en');
const LOCALS = '/en/old-world/dice-poker-with-locals/';
const POKER = '/en/old-world/dice-poker/';

export const READING: readonly Journey[] = [
  {
    // WebKit drops shorthands of text-decoration with a thickness, style or colour (B5).
    name: 'both languages stand together, their terms and the control underlined, and stay so',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/adventure-game/wounds/');
      await reader.click(link('both: English and German'));
      await reader.sees('#by-rest > .other', 'zwei leichte Wunden oder eine schwere');
      await reader.sees('mark[data-t]');
      await reader.until(() =>
        ['mark[data-t]', 'a[data-both]'].every(
          (selector) =>
            getComputedStyle(document.querySelector(selector)!).textDecorationLine === 'underline',
        ),
      );
      await reader.reload();
      await reader.sees('#by-rest > .other');
      await reader.click(link('EN: English'));
      await reader.seesNo('#by-rest > .other');
    },
  },
  {
    name: 'the other language opens at the same rule, and back leads back',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/adventure-game/wounds/#by-rest');
      await reader.seesOnScreen(':target');
      await reader.click(link('DE: Deutsch'));
      await reader.isAt('/de/adventure-game/wounds/#by-rest');
      await reader.sees('#by-rest', 'zwei leichte Wunden oder eine schwere');
      await reader.seesOnScreen(':target');
      await reader.back();
      await reader.isAt('/en/adventure-game/wounds/#by-rest');
      await reader.sees('#by-rest', 'two minor wounds or one severe wound');
    },
  },
  {
    name: 'one rule shows its other language and copies its link',
    on: 'both',
    go: async (reader) => {
      await reader.open(POKER);
      await reader.click('#unused-dice > .said');
      await reader.click(button(en.clause.otherLanguage, '#unused-dice'));
      await reader.sees('#unused-dice > .other');
      await reader.click(button(en.clause.copyLink, '#unused-dice'));
      await reader.sees('#toast.shown', en.clause.copied);
    },
  },
  {
    name: 'a term shows its preview as a sheet by finger, which leads on',
    on: 'phone',
    needs: 'touch',
    go: async (reader) => {
      await reader.open(LOCALS);
      await reader.click(link('dice poker', '#locals-reroll'));
      await reader.sees('.preview-sheet', 'may reroll once');
      await reader.click(button(en.preview.close));
      await reader.seesNo('.preview');
      await reader.click(link('dice poker', '#locals-reroll'));
      await reader.click(link(en.preview.open));
      await reader.isAt(`${POKER}#reroll-order`);
    },
  },
  {
    name: 'a term shows its preview by mouse, and a click follows the link',
    on: 'desktop',
    go: async (reader) => {
      await reader.open(LOCALS);
      await reader.hover(link('dice poker', '#locals-reroll'));
      await reader.sees('.preview', 'may reroll once');
      await reader.hover('h1');
      await reader.seesNo('.preview');
      await reader.click(link('dice poker', '#locals-reroll'));
      await reader.isAt(`${POKER}#reroll-order`);
    },
  },
  {
    // The focus scrolls the page, and a preview closed when the page was scrolled (B9).
    name: 'every term that Tab comes to shows its preview, though the page scrolls',
    on: 'desktop',
    go: async (reader) => {
      await reader.open('/en/adventure-game/wounds/');
      await reader.run(() =>
        [...document.querySelectorAll<HTMLElement>('article a[data-preview]')]
          .find((term) => term.checkVisibility())!
          .focus(),
      );
      for (let terms = 0, stops = 0; terms < 8; stops++) {
        if (stops === 60) throw new Error('Tab comes to too few terms.');
        await reader.press('Tab');
        const isTerm = await reader.run(
          () => document.activeElement?.matches('article a[data-preview]:not(.preview *)') ?? false,
        );
        if (!isTerm) continue;
        terms += 1;
        await reader.until(() => {
          const panel = document.querySelector('.preview:popover-open')?.getBoundingClientRect();
          const near = [...document.activeElement!.getClientRects()].map(({ top, bottom }) =>
            Math.min(Math.abs(panel!.top - bottom), Math.abs(top - panel!.bottom)),
          );
          return panel !== undefined && Math.min(...near) < 60;
        });
      }
    },
  },
  {
    // It threw, with the link already stopped (B3).
    name: 'where a browser knows no popovers, a link is a link',
    on: 'both',
    go: async (reader, { openHost }) => {
      const host = await openHost({
        script: `if (globalThis.HTMLElement) for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
          Reflect.deleteProperty(HTMLElement.prototype, name)`,
      });
      const old = reader.at(host.url);
      await old.open('/robots.txt');
      await old.run(() => localStorage.setItem('offline', 'none'));
      await old.open(LOCALS);
      // The last that the page's script does: before it has run, the browser is not old yet, and any link is a link.
      await old.until(() => document.querySelector('[data-offline]')?.textContent);
      if (await old.run(() => 'showPopover' in document.body)) throw new Error('It still knows popovers.');
      await old.click(link('dice poker', '#locals-reroll'));
      await old.isAt(`${POKER}#reroll-order`);
    },
  },
  {
    name: 'the contents lead through a book, from the bar that stays',
    on: 'phone',
    go: async (reader) => {
      await reader.open('/en/card-game/rulebook/');
      await reader.run(() => scrollTo(0, 3000));
      await reader.click(button(en.rulebook.contents, '.page-bar'));
      await reader.click('.contents-list li:last-child > details > summary');
      await reader.click('.contents-list li:last-child > details[open] a');
      await reader.isAt(/\/rulebook\/#./);
      await reader.until(() => {
        const { top } = document.querySelector(location.hash)!.getBoundingClientRect();
        return top >= 0 && top < innerHeight / 2;
      });
      await reader.sees('.page-bar .here');
    },
  },
  {
    name: 'on a wide screen the list of entries stands beside the text and leads to the next',
    on: 'desktop',
    go: async (reader) => {
      await reader.open(POKER);
      await reader.sees('nav.entries [aria-current]', 'Dice Poker');
      await reader.press('j');
      await reader.isAt(/^\/en\/old-world\/(?!dice-poker\/$)/);
      await reader.seesNo('nav.entries [aria-current][href$="/dice-poker/"]');
      await reader.sees('nav.entries [aria-current]');
      await reader.press('k');
      await reader.isAt(POKER);
    },
  },
  {
    name: 'terms are filtered by either language, and a reload shows what the field says',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/terms/');
      await reader.click('#term-filter');
      await reader.type('würfelpoker');
      await reader.sees('#term-count', en.terms.countOne);
      await reader.sees('#terms tbody tr', 'dice poker');
      await reader.reload();
      await reader.until(() => {
        const isEmpty = document.querySelector<HTMLInputElement>('#term-filter')!.value === '';
        const shown = [...document.querySelectorAll<HTMLElement>('#terms tbody tr')].filter(
          (row) => !row.hidden,
        );
        return isEmpty ? shown.length > 100 : shown.length === 1;
      });
    },
  },
  {
    // A box that Firefox ticks again by itself after a reload did not say what was shown (B13).
    name: 'what a list shows stands in the address, after a reload and on the way back, too',
    on: 'both',
    go: async (reader) => {
      const { chips, kinds } = en.differences;
      await reader.open('/en/adventure-game/differences/');
      await reader.click(button(new RegExp(`^${chips.german}`)));
      await reader.isAt('/en/adventure-game/differences/?show=german');
      for (const leave of [
        () => reader.reload(),
        async () => {
          await reader.open('/en/');
          await reader.back();
        },
      ]) {
        await leave();
        await reader.sees('[data-filter] [aria-pressed=true]', chips.german);
        await reader.seesNo(named('heading', new RegExp(`^${kinds.contradiction}`), 'main'));
        await reader.sees(named('heading', new RegExp(`^${kinds.german}`), 'main'));
      }
    },
  },
  {
    // The address of the site and the page for lost ones stand outside of the languages' frame (B14).
    name: 'an address that does not exist says so in the type of the site, and leads on',
    on: 'phone',
    go: async (reader) => {
      await reader.open('/en/nothing/dice-pokr/');
      await reader.isAt(/^\/en\/not-found\//);
      await reader.sees(button(/dice pokr/));
      await reader.sees('h1', en.notFound.title);
      await reader.until(() => getComputedStyle(document.body).fontFamily.includes('Medallion'));
      await reader.click(link(en.notFound.home));
      await reader.isAt('/en/');
    },
  },
  {
    name: 'no page is wider than the screen',
    on: 'phone',
    go: async (reader) => {
      for (const address of [
        '/en/',
        '/de/adventure-game/',
        '/de/adventure-game/battles/?both',
        '/en/old-world/bestiary/',
        '/de/path-of-destiny/quick/scoring/',
        '/de/terms/',
        '/en/sources/',
        '/en/open-questions/',
      ]) {
        await reader.open(address);
        const [page, screen] = await reader.run(() => [document.documentElement.scrollWidth, innerWidth]);
        if (page !== screen) throw new Error(`${address} is ${page} px wide on ${screen} px.`);
      }
    },
  },
];
