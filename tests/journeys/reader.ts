import { setTimeout as pause } from 'node:timers/promises';
import type { Device, Driver, Size } from './drivers/driver.ts';
import {
  find,
  type Heard,
  type Named,
  type Place,
  placeToClick,
  watchClick,
  whatWasHeard,
} from './in-page.ts';

/** Something in the page: a CSS selector, or a role with its name, perhaps inside of something else. */
export type Target = string | Named;

export const button = (name: string | RegExp, within?: string): Named => named('button', name, within);
export const link = (name: string | RegExp, within?: string): Named => named('link', name, within);
export const named = (role: Named['role'], name: string | RegExp, within?: string): Named => ({
  role,
  ...(typeof name === 'string' ? { name } : { pattern: name.source }),
  ...(within !== undefined && { within }),
});

/** How long a reader waits for something before they give up. */
const PATIENCE = 10_000;
const LOOK_AGAIN = 25;
/** Longer than a busy browser takes to hand a click on. */
const TO_BE_HEARD = 2000;
/** A person who sees that nothing was hit tries again; Firefox now and then makes no click of a touch. */
const TRIES = 3;

/** Somebody with a browser, who opens pages, looks, clicks and types. Every look waits until it is so. */
export type Reader = {
  readonly device: Device;
  readonly open: (address: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  readonly resize: (size: Size) => Promise<unknown>;
  readonly click: (target: Target) => Promise<void>;
  readonly hover: (target: Target) => Promise<void>;
  readonly type: (text: string) => Promise<unknown>;
  readonly press: (key: string, held?: 'Control' | 'Shift') => Promise<unknown>;
  /** What is there is visible, and holds this text where one is given. */
  readonly sees: (target: Target, text?: string | RegExp) => Promise<void>;
  readonly seesNo: (target: Target) => Promise<unknown>;
  /** Something is inside of the screen, and nothing lies over it. */
  readonly seesOnScreen: (target: Target) => Promise<unknown>;
  /** The address, from the path on. */
  readonly isAt: (address: string | RegExp) => Promise<unknown>;
  readonly text: (target: Target) => Promise<string>;
  /** Runs a function in the page, which can use nothing from around it. */
  readonly run: <A extends unknown[], T>(act: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  /** Runs it until it gives something that is true. */
  readonly until: <A extends unknown[], T>(
    act: (...args: A) => T | Promise<T>,
    ...args: A
  ) => Promise<NonNullable<T>>;
  readonly screenshot: () => Promise<Buffer>;
  readonly print: () => Promise<Buffer>;
  /** The same reader at another host. */
  readonly at: (host: string, patience?: number) => Reader;
};

export function createReader(driver: Driver, device: Device, host: string, patience = PATIENCE): Reader {
  const run = async <A extends unknown[], T>(act: (...args: A) => T | Promise<T>, ...args: A): Promise<T> =>
    JSON.parse(
      await driver.evaluate(
        `(async () => JSON.stringify((await (${act.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})) ?? null))()`,
      ),
    ) as T;

  /** A look while one page goes and another comes fails, and is no answer. */
  const look = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await ask();
    } catch {
      return undefined;
    }
  };
  const wait = async <T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> => {
    const end = performance.now() + patience;
    for (;;) {
      const answer = await look(ask);
      if (answer) return answer;
      if (performance.now() > end) break;
      await pause(LOOK_AGAIN);
    }
    const place = await look(() => run(() => location.href));
    throw new Error(`Waited in vain for this: ${what}. At ${place ?? 'no page'}.`);
  };
  const ask = <T>(
    target: Target,
    act: (found: Element | undefined, ...args: never[]) => T,
    ...args: unknown[]
  ) =>
    driver
      .evaluate(
        `(async () => { ${HELPERS}
          return JSON.stringify((await (${act.toString()})(find(${JSON.stringify(target)}), ...${JSON.stringify(args)})) ?? null) })()`,
      )
      .then((answer) => JSON.parse(answer) as Awaited<T>);

  const place = (target: Target): Promise<Place> =>
    wait(`${nameOf(target)} can be clicked`, () => ask(target, placeToClick));
  /** What came of a click: drivers tell that they have clicked, not that the page has heard it. */
  const whatIsHeard = (target: Target): Promise<Heard | 'another page'> => {
    const end = performance.now() + TO_BE_HEARD;
    return wait(`the page answers after a click on ${nameOf(target)}`, async () => {
      const heard = (await run(whatWasHeard)) ?? 'another page';
      const mayComeYet = heard === 'nothing' || heard === 'a touch';
      return mayComeYet && performance.now() < end ? undefined : heard;
    });
  };
  const reader: Reader = {
    device,
    open: (address) => driver.goto(new URL(address, host).href),
    reload: () => driver.reload(),
    back: () => driver.back(),
    resize: (size) => driver.resize(size),
    click: async (target) => {
      let heard: Heard | 'another page' = 'nothing';
      for (let tries = 0; tries < TRIES; tries++) {
        const { x, y } = await place(target);
        await wait(`${nameOf(target)} is there`, () => ask(target, watchClick));
        await driver.click(x, y);
        heard = await whatIsHeard(target);
        if (heard === 'a click' || heard === 'another page') return;
      }
      throw new Error(`${nameOf(target)} was clicked ${TRIES} times, and at last the page heard ${heard}.`);
    },
    hover: async (target) => {
      const { x, y } = await place(target);
      await driver.hover(x, y);
    },
    type: (text) => driver.press(Array.from(text)),
    press: (key, held) => driver.press([key], held),
    sees: async (target, text) => {
      if (text === undefined)
        await wait(`${nameOf(target)} is seen`, () => ask(target, (found) => found !== undefined));
      else {
        let said = '';
        const isSaid = async (): Promise<boolean> => {
          said = await ask(target, textOf);
          return typeof text === 'string' ? said.includes(text) : text.test(said);
        };
        await wait(`${nameOf(target)} says ${String(text)}`, isSaid).catch((error: unknown) => {
          throw new Error(`${(error as Error).message} It says: ${said}`);
        });
      }
    },
    seesNo: (target) =>
      wait(`${nameOf(target)} is not seen`, () => ask(target, (found) => found === undefined)),
    seesOnScreen: (target) =>
      wait(`${nameOf(target)} is on the screen`, () =>
        ask(target, (found) => {
          if (found === undefined) return false;
          const { left, top, right, bottom } = found.getBoundingClientRect();
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return (
            left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && found.contains(over)
          );
        }),
      ),
    isAt: (address) =>
      wait(`the address is ${String(address)}`, async () => {
        const now = await run(() => location.pathname + location.search + location.hash);
        return typeof address === 'string' ? now === address : address.test(now);
      }),
    text: async (target) => {
      await reader.sees(target);
      return ask(target, textOf);
    },
    run,
    until: (act, ...args) => wait(`something true from ${act.toString()}`, () => run(act, ...args)),
    screenshot: () => driver.screenshot(),
    print: () => driver.print(),
    at: (other, longer = patience) => createReader(driver, device, other, longer),
  };
  return reader;
}

const HELPERS = [find, placeToClick].map(String).join('\n');

const textOf = (found: Element | undefined): string =>
  found instanceof HTMLElement ? found.innerText.replace(/\s+/g, ' ').trim() : (found?.textContent ?? '');

const nameOf = (target: Target): string =>
  typeof target === 'string'
    ? target
    : `${target.role} “${target.name ?? target.pattern ?? ''}”${target.within === undefined ? '' : ` in ${target.within}`}`;
