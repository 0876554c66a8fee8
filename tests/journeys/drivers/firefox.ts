import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Launch, keyActions, pointerActions, type Size } from './driver.ts';
import { FIREFOX_PREFERENCES } from './firefox-preferences.ts';
import { startProgram } from './program.ts';

/** Any Firefox, by the language that it speaks itself: WebDriver BiDi. */
export const launchFirefox: Launch = async (executable, { width, height, touch, dark }) => {
  const profile = mkdtempSync(join(tmpdir(), 'medallion-firefox-'));
  // Without a screen it has no pointer at all: coarse is 1, fine is 2, and what can hover 4.
  const pointer = touch ? 1 : 2 + 4;
  const preferences = {
    ...FIREFOX_PREFERENCES,
    'ui.primaryPointerCapabilities': pointer,
    'ui.allPointerCapabilities': pointer,
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const firefox = startProgram(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
  );
  const [, address = ''] = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/);
  const line = await openLine(`${address}/session`);
  const { send } = line;
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string };
  };
  // Not the one that is there: its focus is in the address bar, and pages hear nothing of theirs.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string };
  const resize = (viewport: Size): Promise<unknown> =>
    send('browsingContext.setViewport', { context, viewport });
  const act = (actions: unknown[]): Promise<unknown> => send('input.performActions', { context, actions });
  const evaluate = async (expression: string, patience = LONGEST_ANSWER): Promise<string> => {
    const asked = { expression, target: { context }, awaitPromise: true };
    const answer = (await send('script.evaluate', asked, patience)) as {
      result?: { value: string };
      exceptionDetails?: { text: string };
    };
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result?.value ?? '';
  };
  /** Asks the page itself whether it has come: Firefox sometimes forgets to tell. */
  const waitForPage = async (leave: Promise<unknown>): Promise<void> => {
    await leave;
    const state = "Promise.resolve(globalThis.isLeft ? 'left' : document.readyState)";
    while ((await evaluate(state, 1000).catch(() => 'between pages')) !== 'complete') await pause(20);
  };
  const goto = async (url: string): Promise<void> => {
    const here = await evaluate('Promise.resolve((globalThis.isLeft = true) && location.href)');
    const navigation = send('browsingContext.navigate', { context, url, wait: 'none' });
    const staysOnPage = url.includes('#') && here.split('#')[0] === url.split('#')[0];
    await (staysOnPage ? navigation : waitForPage(navigation));
  };
  const reload = async (): Promise<void> => {
    await evaluate('Promise.resolve(String((globalThis.isLeft = true)))');
    await waitForPage(send('browsingContext.reload', { context, wait: 'none' }));
  };
  await resize({ width, height });
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goto,
    reload,
    // Not browsingContext.traverseHistory: it waits for a load that a page from the browser's cache never has.
    back: () => evaluate('Promise.resolve(String(setTimeout(() => history.back())))'),
    evaluate,
    hover: (x, y) => act(pointerActions(x, y, { by: 'mouse', press: false })),
    click: (x, y) => act(pointerActions(x, y, { by: touch ? 'touch' : 'mouse', press: true })),
    press: (keys, held) => act(keyActions(keys, held)),
    resize,
    screenshot: async () => picture(await send('browsingContext.captureScreenshot', { context })),
    print: async () => picture(await send('browsingContext.print', { context, ...PAPER })),
    close: async () => {
      await send('browser.close', {}).catch(() => undefined);
      line.close();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

const picture = (answer: unknown): Buffer => Buffer.from((answer as { data: string }).data, 'base64');

/** The margins are those of the style sheet: a printer's own would come on top. */
const PAPER = {
  background: true,
  page: { width: 21, height: 29.7 },
  margin: { top: 0, right: 0, bottom: 0, left: 0 },
};

const LONGEST_ANSWER = 15_000;

type Line = {
  readonly send: (method: string, params: unknown, patience?: number) => Promise<unknown>;
  readonly close: () => void;
};

async function openLine(address: string): Promise<Line> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { done: (value: unknown) => void; fail: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as {
      id?: number;
      result?: unknown;
      error?: string;
      message?: string;
    };
    const asked = waiting.get(answer.id ?? -1);
    waiting.delete(answer.id ?? -1);
    if (answer.error === undefined) asked?.done(answer.result);
    else asked?.fail(new Error(`${answer.error}: ${answer.message ?? ''}`));
  });
  socket.addEventListener('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('Firefox has hung up.'));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let last = 0;
  return {
    send: (method, params, patience = LONGEST_ANSWER) =>
      new Promise((done, fail) => {
        const id = ++last;
        waiting.set(id, { done, fail });
        // It may forget to answer where one page goes and another comes.
        setTimeout(() => {
          if (waiting.delete(id)) fail(new Error(`Firefox does not answer ${method}.`));
        }, patience).unref();
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}
