import { wordsIn } from '../../../src/i18n/words.ts';
import { DICE_POKER_WORDS } from '../../../src/widgets/dice-poker/words.ts';
import type { Gateway } from '../../support/gateway.ts';
import type { Journey } from '../journey.ts';
import { button, named, type Reader } from '../reader.ts';
import { lookUp } from './look-up.ts';

const { offline } = wordsIn('en');

/** To fetch a copy takes longer than anything else on the site. */
const PATIENCE = 40_000;

/** Somebody who keeps English, at a host of their own, until the copy is there. */
async function keepCopy(reader: Reader, host: Gateway): Promise<Reader> {
  const keeper = reader.at(host.url, PATIENCE);
  await keeper.open('/robots.txt');
  await keeper.run(() => localStorage.setItem('offline', 'en'));
  await keeper.open('/en/old-world/');
  await keeper.sees('[data-offline]', /^Ready offline: English, /);
  return keeper;
}

export const OFFLINE: readonly Journey[] = [
  {
    name: 'offline: with the host stopped, pages, search and tools are there, and what is missing says so',
    on: 'both',
    go: async (reader, { openHost }) => {
      const host = await openHost();
      const keeper = await keepCopy(reader, host);
      await host.close();
      await keeper.open('/en/path-of-destiny/');
      await keeper.reload();
      await keeper.sees('h1', 'Path of Destiny');
      await lookUp(keeper, 'who rerolls first');
      await keeper.open('/en/tools/dice-poker/?dice-poker=v1.55621.5563');
      await keeper.click(button('Enter 1'));
      await keeper.sees('.tool-result', DICE_POKER_WORDS.en.winner.witcher);
      await keeper.open('/de/card-game/');
      await keeper.sees('main', '/de/card-game/');
    },
  },
  {
    // Firefox ends a worker a minute after it last heard from a page; the download died with it (B2). The journeys'
    // Firefox does so after two seconds, and the clock of the page goes as much faster.
    name: 'offline: on a slow line the copy says how far it is, and is complete in the end',
    on: 'phone',
    go: async (reader, { openHost }) => {
      const host = await openHost({
        delay: 500,
        script: `if (globalThis.document && !globalThis.isHasty) {
          globalThis.isHasty = true;
          const { setInterval } = globalThis;
          globalThis.setInterval = (act, time) => setInterval(act, time / 30);
        }`,
      });
      const keeper = await keepCopy(reader, host);
      await keeper.open('/en/offline/');
      await host.close();
      await keeper.open('/en/old-world/dice-poker/');
      await keeper.sees('h1', 'Dice Poker');
    },
  },
  {
    // The copy never began (B4).
    name: 'offline: a browser that says nothing of its storage keeps a copy, and removes it',
    on: 'phone',
    go: async (reader, { openHost }) => {
      const host = await openHost({
        script: `Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true })`,
      });
      const keeper = await keepCopy(reader, host);
      await keeper.open('/en/offline/');
      // With the sizes each line has its last length.
      await keeper.sees('[data-size-of=de]', 'MB');
      await keeper.click(named('radio', new RegExp(`^${offline.none}`)));
      await keeper.sees('[data-offline]', offline.notKept);
      await keeper.until(async () => (await caches.keys()).every((name) => !name.includes(' files ')));
    },
  },
];
