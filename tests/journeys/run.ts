import { test } from '@playwright/test';
import { type Engine, findEngine, type FoundBrowser } from '../../scripts/browser.ts';
import { startStaticServer, type StaticServer } from '../../scripts/static-server.ts';
import { type Gateway, openGateway } from '../support/gateway.ts';
import type { Device, Driver, Launch } from './drivers/driver.ts';
import { launchFirefox } from './drivers/firefox.ts';
import { launchChromium, launchPlaywrightFirefox, launchPlaywrightWebKit } from './drivers/playwright.ts';
import { launchWebKitGtk } from './drivers/webkit.ts';
import type { Journey, Skill } from './journey.ts';
import { createReader, type Reader } from './reader.ts';
import { DEVICE } from './ways/device.ts';
import { LOOK_UP } from './ways/look-up.ts';
import { OFFLINE } from './ways/offline.ts';
import { READING } from './ways/reading.ts';
import { TABLE_MODE } from './ways/table.ts';
import { TOOLS } from './ways/tools.ts';

const JOURNEYS: readonly Journey[] = [...LOOK_UP, ...READING, ...TOOLS, ...TABLE_MODE, ...DEVICE, ...OFFLINE];

/** A phone in daylight and a desk at night, so that each browser shows the site by finger and mouse, light and dark. */
const DEVICES = {
  phone: { width: 390, height: 844, touch: true, dark: false },
  desktop: { width: 1280, height: 800, touch: false, dark: true },
} as const satisfies Record<string, Device>;

/** What a driver cannot do, and why. */
type Steered = { readonly launch: Launch; readonly cannot: Partial<Record<Skill, string>> };

const STEERED: Readonly<Record<Engine, Record<'playwrights' | 'others', Steered>>> = {
  chromium: {
    playwrights: { launch: launchChromium, cannot: {} },
    others: { launch: launchChromium, cannot: {} },
  },
  firefox: {
    playwrights: {
      launch: launchPlaywrightFirefox,
      cannot: { print: 'Playwright prints in Chromium alone' },
    },
    others: { launch: launchFirefox, cannot: {} },
  },
  webkit: {
    playwrights: { launch: launchPlaywrightWebKit, cannot: { print: 'Playwright prints in Chromium alone' } },
    others: {
      launch: launchWebKitGtk,
      cannot: {
        touch: 'WebKitGTK’s driver turns a finger into a mouse',
        print: 'WebKitGTK’s driver has no command to print',
      },
    },
  },
};

/** All journeys in one browser. */
export function runJourneys(engine: Engine): void {
  const found = findEngine(engine);
  if (found === undefined) {
    test.skip(`NOTHING is tried in ${engine}, which is not here: npm run journeys says how to get it`, () =>
      undefined);
    return;
  }
  for (const device of ['phone', 'desktop'] as const)
    test.describe(`${engine}, ${device}`, () => runOn(engine, found, device));
}

function runOn(engine: Engine, found: FoundBrowser, name: keyof typeof DEVICES): void {
  const device = DEVICES[name];
  const { launch, cannot } = STEERED[engine][found.isPlaywrights ? 'playwrights' : 'others'];
  let driver: Driver | undefined;
  const hosts: Gateway[] = [];
  let server: StaticServer | undefined;

  test.beforeAll(async () => {
    driver = await launch(found.path, device);
    server = await startStaticServer({ root: 'dist' });
  });
  test.afterAll(async () => {
    await driver?.close();
    await server?.close();
  });
  test.afterEach(async ({}, info) => {
    if (info.status !== info.expectedStatus) {
      // A browser that is gone shows nothing any more.
      const body = await driver?.screenshot().catch(() => undefined);
      if (body !== undefined) await info.attach('screen', { body, contentType: 'image/png' });
    }
    for (const host of hosts.splice(0)) await host.close();
  });

  /** A device that was never here, but wants no copy: each page would fetch the whole site beside the journey. */
  const begin = async (host: string): Promise<Reader> => {
    const reader = createReader(driver!, device, host);
    await reader.open('/robots.txt');
    await reader.until(() => {
      sessionStorage.clear();
      localStorage.clear();
      localStorage.setItem('offline', 'none');
      return location.pathname === '/robots.txt';
    });
    return reader;
  };

  for (const { name: way, on, needs, go } of JOURNEYS) {
    if (on !== 'both' && on !== name) continue;
    const reason = needs && cannot[needs];
    // In the name, so that the list of a run says what was left out and why.
    if (reason !== undefined) test.skip(`${way} [NOT in ${engine}: ${reason}]`, () => undefined);
    else
      test(way, async ({ baseURL }) => {
        const reader = await begin(baseURL!).catch(async (error: unknown) => {
          // WebKitGTK now and then answers nothing any more, once in some hundred journeys. None has begun yet.
          console.warn(`${engine} on ${name} was started anew before “${way}”: ${String(error)}`);
          await driver?.close();
          driver = await launch(found.path, device);
          return begin(baseURL!);
        });
        await go(reader, {
          openHost: async (changes) => {
            const host = await openGateway(server!.url, changes);
            hosts.push(host);
            return host;
          },
        });
      });
  }
}
