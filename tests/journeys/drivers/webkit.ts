import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';
import { type Launch, keyActions, pointerActions, type Size } from './driver.ts';
import { startProgram } from './program.ts';

/** MiniBrowser has no window without a display; a toolbar that it cannot do without stands above the page. */
const TOOLBAR = 60;

/** A question to a page that is just leaving is never answered: rather than for half a minute, it waits for this long. */
const PATIENCE = 3000;

/** WebKitGTK, by its own WebDriver and on a display of its own. */
export const launchWebKitGtk: Launch = async (executable, { width, height, dark }) => {
  const home = mkdtempSync(join(tmpdir(), 'medallion-webkit-'));
  // As it is, the toolbar would keep the window 447 px wide at least.
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(
    join(home, 'gtk-3.0', 'gtk.css'),
    'toolbar *, headerbar *, entry, button, toolbutton, image { min-width: 0; padding: 0; margin: 0 }',
  );
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-font-name=Sans 3\n');
  // As small as the window: the pointer rests in the middle of the screen, and only a window below it has the focus.
  const screen = `${width}x${height + TOOLBAR}x24`;
  const display = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp']);
  const [, number = ''] = await display.says(/^(\d+)\n/m);
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', ['-p', String(port)], {
    DISPLAY: `:${number}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    LANG: 'en_GB.UTF-8',
    // Without a graphics card its painting program would be run by the processor, at twice the cost of painting itself.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    NO_AT_BRIDGE: '1',
    // WebKit refuses to run as root with its sandbox, as in containers.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    patience?: number,
  ): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(patience !== undefined && { signal: AbortSignal.timeout(patience) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${error}: ${message}`);
    }
    return value;
  };
  while (!(await send('GET', '/status').then(Boolean, () => false)));
  const { sessionId, capabilities } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: executable,
          args: [
            '--automation',
            // As in Safari: switched off in MiniBrowser unless it is told.
            '--features=+StorageAPI,+StorageAPIEstimate',
            ...(dark ? ['--dark-mode'] : []),
          ],
        },
      },
    },
  })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  const page = `/session/${sessionId}`;
  const evaluate = async (expression: string): Promise<string> => {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => ${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const { value, error } = (await send(
      'POST',
      `${page}/execute/async`,
      { script, args: [] },
      // Asked of a page that goes to sleep for the way back, WebKit never answers: its own clock sleeps with the page.
      PATIENCE + 1000,
    )) as { value?: string; error?: string };
    if (error !== undefined) throw new Error(error);
    return value ?? '';
  };
  await send('POST', `${page}/timeouts`, { script: PATIENCE });
  const act = (actions: unknown[]): Promise<unknown> => send('POST', `${page}/actions`, { actions });
  /** Only the window can be told its size, which it takes in its own time; what stands above the page comes on top. */
  const resize = async (wanted: Size): Promise<void> => {
    for (let look = 0; look < 200; look++) {
      const [width, height, above] = JSON.parse(
        await evaluate('JSON.stringify([innerWidth, innerHeight, outerHeight - innerHeight])'),
      ) as [number, number, number];
      if (width === wanted.width && height === wanted.height) return;
      if (look % 20 === 0)
        await send('POST', `${page}/window/rect`, {
          x: 0,
          y: 0,
          width: wanted.width,
          height: wanted.height + above,
        });
      await pause(25);
    }
    throw new Error(`WebKit does not take the size ${wanted.width} × ${wanted.height}.`);
  };
  await send('POST', `${page}/url`, { url: 'about:blank' });
  await resize({ width, height });
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goto: (url) => send('POST', `${page}/url`, { url }),
    reload: () => send('POST', `${page}/refresh`, {}),
    back: () => send('POST', `${page}/back`, {}),
    evaluate,
    hover: (x, y) => act(pointerActions(x, y, { by: 'mouse', press: false })),
    // A touch would arrive as a mouse all the same.
    click: (x, y) => act(pointerActions(x, y, { by: 'mouse', press: true })),
    press: (keys, held) => act(keyActions(keys, held)),
    resize,
    screenshot: async () => Buffer.from((await send('GET', `${page}/screenshot`)) as string, 'base64'),
    print: () => Promise.reject(new Error('WebKitWebDriver has no command to print.')),
    close: async () => {
      await send('DELETE', page, undefined, PATIENCE).catch(() => undefined);
      await driver.stop();
      await display.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
