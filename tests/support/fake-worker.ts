import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { writeOfflineList } from '../../src/integrations/offline-list.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import type { FromWorker, Status, ToWorker } from '../../src/offline/messages.ts';
import type { OfflineList } from '../../src/offline/list.ts';

/** The worker of the offline copy without a browser: a device, a host and a line between them that can be cut. */
const SCOPE = 'https://medallion.example/site/';

/** Paths of files, with their texts. */
export type Files = Readonly<Record<string, string>>;

export type FakeHost = {
  /** Publishes these files instead of what was there. */
  publish: (files: Files, built?: string) => OfflineList;
  /** What a reader gets who asks for a path of the site; each request is counted. */
  answer: (path: string, signal?: AbortSignal) => Promise<Response>;
  /** All paths asked for since the last `forget`. */
  log: string[];
  /** From this many requests on nothing comes any more, the last one in the middle of its bytes. */
  cutAfter: (requests: number) => void;
  restore: () => void;
  /** Answers this path differently. */
  spoil: (path: string | RegExp, answer: (() => Promise<Response>) | undefined) => void;
  close: () => void;
};

export function startHost(): FakeHost {
  const root = mkdtempSync(join(tmpdir(), 'medallion-host-'));
  let left = Infinity;
  const spoiled = new Map<string, () => Promise<Response>>();
  const host: FakeHost = {
    log: [],
    publish: (files, built = '2030-01-01T00:00:00.000Z') => {
      rmSync(root, { recursive: true });
      for (const [path, text] of Object.entries(files)) {
        const file = join(root, path === '' || path.endsWith('/') ? `${path}index.html` : path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      return writeOfflineList(root, built);
    },
    answer: async (path, signal) => {
      signal?.throwIfAborted();
      host.log.push(path);
      left--;
      if (left < 0) throw new TypeError('no network');
      const wrong = [...spoiled].find(([pattern]) => new RegExp(pattern).test(path))?.[1];
      if (wrong !== undefined) return whileWanted(wrong(), signal);
      const file = join(root, path === '' || path.endsWith('/') ? `${path}index.html` : path);
      let bytes: Uint8Array<ArrayBuffer>;
      try {
        bytes = new Uint8Array(readFileSync(file));
      } catch {
        return new Response('nothing here', { status: 404 });
      }
      await Promise.resolve();
      return new Response(left === 0 ? halfOf(bytes) : bytes, {
        headers: { 'content-type': 'x/host', 'referrer-policy': 'no-referrer' },
      });
    },
    cutAfter: (requests) => {
      left = requests;
    },
    restore: () => {
      left = Infinity;
    },
    spoil: (path, answer) => {
      const pattern = typeof path === 'string' ? `^${path.replaceAll('.', '\\.')}$` : path.source;
      if (answer === undefined) spoiled.delete(pattern);
      else spoiled.set(pattern, answer);
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
  return host;
}

/** The storage of a browser, which outlives its worker. */
export type FakeDevice = {
  caches: Map<string, Map<string, { bytes: ArrayBuffer; headers: [string, string][] }>>;
  /** Bytes that fit. */
  quota: number;
  /** The browser says how much space there is. */
  canEstimate: boolean;
  /** Called before each write. */
  onWrite: (address: string) => void;
  /** Called before the worker hears which pages are open. */
  onMatch: () => void;
  /** The pages that are open: they outlive the worker, too. */
  pages: Set<FakePage>;
};
export const newDevice = (): FakeDevice => ({
  pages: new Set(),
  caches: new Map(),
  quota: Infinity,
  canEstimate: true,
  onWrite: () => undefined,
  onMatch: () => undefined,
});

export type FakePage = { readonly id: string; readonly url: string; readonly heard: FromWorker[] };

export type FakeWorker = {
  /** Opens a page as a tab does, without loading anything. */
  openPage: (path: string) => FakePage;
  closePage: (page: FakePage) => void;
  /** Resolves when the worker has nothing more to do about it. */
  send: (message: ToWorker, from?: FakePage) => Promise<void>;
  /** What somebody gets who opens this address, in the tab of that id. */
  navigate: (path: string, opens?: string) => Promise<Response>;
  /** What a page gets that loads this. */
  load: (path: string, by: string, destination?: string, opens?: string) => Promise<Response>;
  status: () => Status;
};

export const keep = (langs: readonly Lang[], how: { add?: boolean; again?: boolean } = {}): ToWorker => ({
  type: 'keep',
  langs,
  add: how.add ?? false,
  again: how.again ?? false,
});

/** Starts the worker anew, as a browser does when it ended it, with whatever the device holds. */
export async function startWorker(host: FakeHost, device: FakeDevice): Promise<FakeWorker> {
  const listeners = new Map<string, (event: unknown) => void>();
  const { pages } = device;
  class FakeClient {
    readonly type = 'window';
    readonly frameType = 'top-level';
    private readonly page: FakePage;
    constructor(page: FakePage) {
      this.page = page;
    }
    get id() {
      return this.page.id;
    }
    get url() {
      return this.page.url;
    }
    postMessage(message: FromWorker) {
      this.page.heard.push(structuredClone(message));
    }
  }
  vi.resetModules();
  vi.stubGlobal('Client', FakeClient);
  vi.stubGlobal('self', {
    registration: { scope: SCOPE },
    clients: {
      matchAll: async () => {
        await Promise.resolve();
        device.onMatch();
        return [...pages].map((page) => new FakeClient(page));
      },
    },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  });
  vi.stubGlobal('caches', makeCaches(device));
  vi.stubGlobal('navigator', {
    storage: device.canEstimate
      ? { estimate: () => Promise.resolve({ quota: device.quota, usage: usageOf(device) }) }
      : undefined,
  });
  vi.stubGlobal('fetch', (request: string | { url: string }, init?: { signal?: AbortSignal }) => {
    const url = typeof request === 'string' ? request : request.url;
    return host.answer(url.slice(SCOPE.length), init?.signal);
  });
  await vi.importActual('../../src/offline/worker/worker.ts');

  let count = 0;
  const watcher = [...pages].find(({ id }) => id === 'watcher') ?? { id: 'watcher', url: SCOPE, heard: [] };
  pages.add(watcher);
  const fetchEvent = (request: object, ids: object): Promise<Response> =>
    new Promise((resolve, reject) => {
      listeners.get('fetch')?.({
        request: { method: 'GET', destination: '', mode: 'cors', ...request },
        clientId: '',
        resultingClientId: '',
        ...ids,
        respondWith: (answer: Promise<Response>) => answer.then(resolve, reject),
      });
    });
  return {
    openPage: (path) => {
      const page = { id: `page-${pages.size}`, url: SCOPE + path, heard: [] };
      pages.add(page);
      return page;
    },
    closePage: (page) => void pages.delete(page),
    send: async (message, from = watcher) => {
      const work: Promise<unknown>[] = [];
      listeners.get('message')?.({
        data: message,
        source: new FakeClient(from),
        waitUntil: (each: Promise<unknown>) => work.push(each),
      });
      await Promise.all(work);
    },
    navigate: (path, opens = `tab-${++count}`) =>
      fetchEvent(
        { url: SCOPE + path, mode: 'navigate', destination: 'document' },
        { resultingClientId: opens },
      ),
    load: (path, by, destination = '', opens = '') =>
      fetchEvent({ url: SCOPE + path, destination }, { clientId: by, resultingClientId: opens }),
    status: () => {
      const told = watcher.heard.findLast((message) => message.type === 'status');
      if (told === undefined) throw new Error('The worker has not said how the copy stands.');
      return told.status;
    },
  };
}

function makeCaches(device: FakeDevice) {
  const open = (name: string) => {
    const addressOf = (key: string | Request): string => (typeof key === 'string' ? key : key.url);
    const kept = () => {
      const cache =
        device.caches.get(name) ?? new Map<string, { bytes: ArrayBuffer; headers: [string, string][] }>();
      device.caches.set(name, cache);
      return cache;
    };
    kept();
    return Promise.resolve({
      match: (key: string) => {
        const found = kept().get(addressOf(key));
        return Promise.resolve(found && new Response(found.bytes, { headers: found.headers }));
      },
      put: async (key: string, response: Response) => {
        const bytes = await response.arrayBuffer();
        device.onWrite(addressOf(key));
        const before = kept().get(addressOf(key))?.bytes.byteLength ?? 0;
        if (usageOf(device) - before + bytes.byteLength > device.quota)
          throw new DOMException('full', 'QuotaExceededError');
        kept().set(addressOf(key), { bytes, headers: [...response.headers] });
      },
      delete: (key: string) => Promise.resolve(kept().delete(addressOf(key))),
      keys: () => Promise.resolve([...kept().keys()].map((url) => ({ url }))),
    });
  };
  return {
    open,
    has: (name: string) => Promise.resolve(device.caches.has(name)),
    delete: (name: string) => Promise.resolve(device.caches.delete(name)),
  };
}

const usageOf = ({ caches }: FakeDevice): number =>
  [...caches.values()]
    .flatMap((cache) => [...cache.values()])
    .reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

/** Breaks off in the middle, as a line does that is cut. */
function halfOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.slice(0, bytes.length / 2)),
    pull: (controller) => controller.error(new TypeError('network lost')),
  });
}

const whileWanted = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    work.then(resolve, reject);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Words without sense that hardly compress, the same for the same number. */
export function makeText(seed: number, bytes: number): string {
  let state = seed * 2654435761 + 1;
  let text = '';
  while (text.length < bytes) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    text += `${(state >>> 0).toString(36)} `;
  }
  return text;
}
