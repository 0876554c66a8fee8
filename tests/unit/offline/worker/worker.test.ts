import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_HEADERS, SECURITY_HEADERS } from '../../../../scripts/headers.ts';
import { blocksOf, LIST, type OfflineList } from '../../../../src/offline/list.ts';
import {
  type FakeDevice,
  type FakeHost,
  type FakeWorker,
  type Files,
  keep,
  makeText,
  newDevice,
  startHost,
  startWorker,
} from '../../../support/fake-worker.ts';

let host: FakeHost;
let device: FakeDevice;
let worker: FakeWorker;
beforeEach(async () => {
  host = startHost();
  device = newDevice();
  host.publish(V1);
  worker = await startWorker(host, device);
});
afterEach(() => {
  vi.useRealTimers();
  host.close();
});
afterAll(() => void vi.unstubAllGlobals());

describe('the first copy', () => {
  it('answers every address of its language without a network, byte for byte, and says kindly what is not here', async () => {
    await worker.send(keep(['en']));
    expect(worker.status()).toMatchObject({ phase: 'ready', langs: ['en'] });
    host.cutAfter(0);
    await expectAll(worker, V1, 'en');
    const other = await worker.navigate('de/game/e1/');
    expect(other.headers.get('location')).toContain('de/offline/?missing=de%2Fgame%2Fe1%2F');
    expect((await worker.navigate('en/nonsense/')).status).toBe(404);
  });
  it('answers with the headers that a host sends', async () => {
    await worker.send(keep(['en']));
    const page = await worker.navigate('en/game/e1/');
    expect(Object.fromEntries(page.headers)).toEqual({
      ...SECURITY_HEADERS,
      ...PAGE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
    });
    const script = await worker.load('_astro/page.js', 'any');
    expect(Object.fromEntries(script.headers)).toEqual({
      ...SECURITY_HEADERS,
      'content-type': 'text/javascript; charset=utf-8',
    });
  });
  it('takes few requests, and brings the page that is open first', async () => {
    const list = host.publish(V1);
    await worker.send(keep(['en', 'de']), worker.openPage('de/game/e3/'));
    expect(host.log.length).toBe(1 + list.packs.length);
    const [block] = list.files['de/game/e3/'] ?? [];
    const pack = list.packs.find(({ blocks }) => blocks.includes(blocksOf(list)[block ?? 0]!));
    expect(host.log.indexOf(pack!.path)).toBe(1);
  });
  it('adds a language to what is kept, and fetches nothing twice for it', async () => {
    await worker.send(keep(['en'], { add: true }));
    host.log = [];
    await worker.send(keep(['de'], { add: true }));
    expect(worker.status()).toMatchObject({ phase: 'ready', langs: ['de', 'en'] });
    host.cutAfter(0);
    await expectAll(worker, V1, 'en');
    await expectAll(worker, V1, 'de');
  });
  it('says that it waits where the list cannot be had, and that the host is wrong where it is no list', async () => {
    host.cutAfter(0);
    await worker.send(keep(['en']));
    expect(worker.status()).toMatchObject({ phase: 'interrupted', total: 0 });
    host.restore();
    for (const answer of [
      new Response('', { status: 500 }),
      new Response('<html>'),
      new Response('{"files":3}'),
    ]) {
      host.spoil(LIST, () => Promise.resolve(answer));
      await worker.send(keep(['en']));
      expect(worker.status()).toMatchObject({ phase: 'wrong', total: 0 });
    }
  });
});

describe('a host that sends something wrong', () => {
  it('costs only what is wrong: the rest comes, and the reader is told', async () => {
    const list = host.publish(V1);
    const wrong = list.packs.find(({ part }) => part === 'en')!;
    host.spoil(wrong.path, () => Promise.resolve(new Response('an error page')));
    await worker.send(keep(['en']));
    const { phase, done, total } = worker.status();
    expect(phase).toBe('wrong');
    expect(total - done).toBe(wrong.blocks.reduce((sum, [, bytes]) => sum + bytes, 0));
    host.spoil(wrong.path, undefined);
    host.log = [];
    await worker.send(keep(['en']));
    expect(worker.status().phase).toBe('ready');
    expect(host.log).toEqual([LIST, wrong.path]);
  });
  it('writes nothing that does not have the promised content', async () => {
    const list = host.publish(V1);
    for (const answer of [
      new Response('', { status: 503 }),
      new Response('short'),
      new Response(new Uint8Array(1e6)),
    ]) {
      host.spoil(/offline\/.*\.bin/, () => Promise.resolve(answer.clone()));
      await worker.send(keep(['en']));
      expect(worker.status()).toMatchObject({ phase: 'wrong', done: 0 });
    }
    expect(list.packs.length).toBeGreaterThan(3);
  });
  it('does not hold the copy up for good by saying nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    host.spoil(/pack-/, () => new Promise(() => undefined));
    const work = worker.send(keep(['en']));
    await vi.advanceTimersByTimeAsync(31_000);
    await work;
    expect(worker.status().phase).toBe('interrupted');
  });
  it('is not waited for where the unfinished copy has the page', async () => {
    const list = host.publish(V1);
    const blocks = blocksOf(list);
    const blockOf = (path: string) => blocks[list.files[path]?.[0] ?? 0]!;
    const other = list.packs.find((pack) => pack.blocks.includes(blockOf('en/other/e1/')))!;
    host.spoil(other.path, () => Promise.resolve(new Response('')));
    await worker.send(keep(['en']));
    expect(worker.status().phase).toBe('wrong');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    host.spoil('en/game/e1/', () => new Promise(() => undefined));
    const answer = worker.navigate('en/game/e1/');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await (await answer).text()).toBe(V1['en/game/e1/']);
  });
});

describe('a new version', () => {
  beforeEach(() => worker.send(keep(['en'])));

  it('is offered when it is whole, and used when the reader says so', async () => {
    const page = worker.openPage('en/');
    await publishAndKeep(V2);
    expect(worker.status()).toMatchObject({ phase: 'ready', update: true });
    await expectAll(worker, V1, 'en');
    await worker.send({ type: 'adopt' }, page);
    expect(page.heard).toContainEqual({ type: 'adopted' });
    await expectAll(worker, V2, 'en');
    // The page that was open goes on with what it began with.
    expect(await (await worker.load('search/en/game.json', page.id)).text()).toBe(V1['search/en/game.json']);
  });
  it('is not taken into use while something of it is missing, and its notice is withdrawn', async () => {
    const page = worker.openPage('en/');
    await publishAndKeep(V2);
    host.publish(V3);
    host.log = [];
    host.cutAfter(2);
    worker = await restart();
    await worker.send(keep(['en']));
    expect(worker.status().update).toBe(false);
    await worker.send({ type: 'adopt' }, page);
    expect(page.heard).not.toContainEqual({ type: 'adopted' });
    host.cutAfter(0);
    await expectAll(worker, V1, 'en');
  });
  it('costs only the blocks that changed', async () => {
    const before = new Set(blocksOf(host.publish(V1)).map(([hash]) => hash));
    const after = blocksOf(host.publish(V2));
    host.log = [];
    worker = await restart();
    await worker.send(keep(['en']));
    const changed = after.filter(([hash]) => !before.has(hash));
    expect(changed.length).toBeLessThan(after.length / 2);
    expect(host.log.length).toBeLessThanOrEqual(1 + changed.length);
  });
  it('does not mix with the copy in a page that came from the host', async () => {
    host.publish({ ...V2, 'en/new/': '<h1>new</h1>' });
    expect(await (await worker.navigate('en/new/', 'tab')).text()).toBe('<h1>new</h1>');
    expect(await (await worker.load('search/en/game.json', 'tab')).text()).toBe(V2['search/en/game.json']);
    // Nor after the worker was ended, nor in the background of that page.
    worker = await restart();
    expect(await (await worker.load('search/en/game.json', 'tab')).text()).toBe(V2['search/en/game.json']);
    await worker.load('_astro/page.js', 'tab', 'worker', 'thread');
    expect(await (await worker.load('search/en/game.json', 'thread')).text()).toBe(V2['search/en/game.json']);
    host.cutAfter(0);
    await expect(worker.load('search/en/game.json', 'tab')).rejects.toThrow('no network');
    expect(await (await worker.load('_astro/page.js', 'tab')).text()).toBe(V1['_astro/page.js']);
  });
});

describe('a run that fails', () => {
  beforeEach(() => {
    device.onMatch = () => {
      device.onMatch = () => undefined;
      throw new Error('The browser is closing.');
    };
  });

  it('does not drop the one that was asked for meanwhile', async () => {
    const first = worker.send(keep(['en']));
    await worker.send(keep(['en', 'de']));
    await first.catch(() => undefined);
    expect(worker.status()).toMatchObject({ phase: 'ready', langs: ['en', 'de'] });
  });
  it('does not keep the copy from being removed', async () => {
    const first = worker.send(keep(['en']));
    await worker.send({ type: 'remove' });
    await first.catch(() => undefined);
    expect(worker.status().phase).toBe('none');
    expect([...device.caches.keys()].filter((name) => name.includes('files'))).toEqual([]);
  });
});

describe('damage', () => {
  beforeEach(() => worker.send(keep(['en'])));

  it('is never shown, and mended with the same version as long as the host has it', async () => {
    damage('en/game/e1/', host.publish(V1));
    worker = await restart();
    host.cutAfter(0);
    expect((await worker.navigate('en/game/e1/')).headers.get('location')).toContain('en/offline/?missing=');
    host.restore();
    expect(await (await worker.navigate('en/game/e1/')).text()).toBe(V1['en/game/e1/']);
    host.cutAfter(0);
    await expectAll(worker, V1, 'en');
  });
  it('makes no page mix two versions where the host has another one by now', async () => {
    const list = host.publish(V1);
    // The page of this entry and what search says of it lie in one block.
    damage('en/game/e1/', list);
    host.publish(V2);
    worker = await restart();
    const page = await worker.navigate('en/', 'tab');
    expect(await page.text()).toBe(V1['en/']);
    expect((await worker.load('search/en/game.json', 'tab')).type).toBe('error');
  });
  it('of what the worker wrote down about itself is healed by the next connection', async () => {
    for (const written of ['[]', '{"langs":"en"}', '{"langs":["en"],"pinned":{"a":1}}', 'null', 'no json']) {
      const state = [...device.caches].find(([name]) => name.includes('state'))![1];
      for (const address of state.keys())
        state.set(address, { bytes: new TextEncoder().encode(written).buffer, headers: [] });
      worker = await restart();
      host.log = [];
      expect(await (await worker.navigate('en/')).text()).toBe(V1['en/']);
      await worker.send(keep(['en']));
      expect(worker.status().phase).toBe('ready');
      // Blocks lie there by their content: nothing is fetched twice.
      expect(host.log).toEqual(['en/', LIST]);
    }
  });
});

describe('storage', () => {
  it('that is too small is said, and given back', async () => {
    device.quota = 20_000;
    await worker.send(keep(['en']));
    expect(worker.status().phase).toBe('full');
    expect(host.log).toEqual([LIST]);
    device.quota = Infinity;
    await worker.send(keep(['en']));
    expect(worker.status().phase).toBe('full');
    await worker.send(keep(['en'], { again: true }));
    expect(worker.status().phase).toBe('ready');
  });
  it('that fills up on the way is given back, and what was complete stays', async () => {
    await worker.send(keep(['en']));
    const before = [...device.caches.values()].flatMap((cache) => [...cache.values()]);
    device.quota = before.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) + 30_000;
    device.canEstimate = false;
    host.publish(V3);
    worker = await restart();
    await worker.send(keep(['en']));
    expect(worker.status()).toMatchObject({ phase: 'ready', noRoom: true, update: false });
    host.cutAfter(0);
    await expectAll(worker, V1, 'en');
  });
  it('of which the browser does not say how much there is holds the copy all the same', async () => {
    device.canEstimate = false;
    worker = await restart();
    await worker.send(keep(['en']));
    expect(worker.status().phase).toBe('ready');
  });
  it('gets nothing more once the copy is removed or the download has ended', async () => {
    for (const end of ['removed', 'cut'] as const) {
      worker = await restart();
      let ended = false;
      device.onWrite = (address) => {
        if (ended && !address.endsWith('/state')) throw new Error(`${address} written after the end`);
      };
      // One lane ends while the others still have something to write.
      if (end === 'cut') host.cutAfter(3);
      const work = worker.send(keep(['en', 'de'], { again: true }));
      if (end === 'removed') await worker.send({ type: 'remove' });
      await work;
      ended = true;
      const count = countBlocks();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(countBlocks()).toBe(count);
      if (end === 'removed') expect(count).toBe(0);
      device.onWrite = () => undefined;
    }
  });
});

describe('cuts at any moment', () => {
  const seeds = Array.from({ length: Number(process.env.CUTS ?? 20) }, (_, index) => index + 1);

  it.each(seeds)('of the first copy leave a working site (%i)', async (seed) => {
    const list = host.publish(V1);
    await cutAndEnd(seed, list.packs.length + 2, ['en', 'de']);
    for (const path of pagesOf(V1, 'en')) {
      // The page, or that it is not here yet; without even that, what a browser says without a network.
      const answer = await worker.navigate(path).catch((error: unknown) => error);
      if (!(answer instanceof Response)) expect(answer, path).toEqual(new TypeError('no network'));
      else if (answer.status === 200) expect(await answer.text(), path).toBe(V1[path]);
      else expect(answer.headers.get('location'), path).toContain('en/offline/?missing=');
    }
    host.restore();
    await worker.send(keep(['en', 'de']));
    expect(worker.status().phase).toBe('ready');
    host.cutAfter(0);
    await expectAll(worker, V1, 'en');
    await expectAll(worker, V1, 'de');
  });

  it.each(seeds)('of an update leave the old version whole, until the new one is (%i)', async (seed) => {
    await worker.send(keep(['en', 'de']));
    const list = host.publish(V3);
    worker = await restart();
    await cutAndEnd(seed, list.packs.length + 2, ['en', 'de']);
    await expectAll(worker, V1, 'en');
    await expectAll(worker, V1, 'de');
    host.restore();
    await worker.send(keep(['en', 'de']));
    expect(worker.status()).toMatchObject({ phase: 'ready', update: true });
    await worker.send({ type: 'adopt' });
    host.cutAfter(0);
    await expectAll(worker, V3, 'en');
    await expectAll(worker, V3, 'de');
  });

  /** Cuts the line somewhere, or ends the worker, or both. */
  async function cutAndEnd(seed: number, requests: number, langs: readonly ('en' | 'de')[]): Promise<void> {
    host.cutAfter(1 + (seed % requests));
    let writes = (seed * 7) % (requests * 2);
    const endsHere = seed % 3 !== 0;
    // A worker that is ended writes no more, whatever it was about to write.
    device.onWrite = () => {
      if (endsHere && writes-- < 0) throw new Error('The worker was ended.');
    };
    await worker.send(keep(langs)).catch(() => undefined);
    device.onWrite = () => undefined;
    host.cutAfter(0);
    worker = await restart();
  }
});

// Helpers

const restart = (): Promise<FakeWorker> => startWorker(host, device);

async function publishAndKeep(files: Files): Promise<void> {
  host.publish(files);
  worker = await restart();
  await worker.send(keep(['en']));
}

const pagesOf = (files: Files, lang: string): string[] =>
  Object.keys(files).filter((path) => path.startsWith(`${lang}/`));

async function expectAll(on: FakeWorker, files: Files, lang: string): Promise<void> {
  for (const path of pagesOf(files, lang))
    expect(await (await on.navigate(path)).text(), path).toBe(files[path]);
  for (const path of Object.keys(files).filter((each) => !/^(en|de)\//.test(each) && !each.includes('/de')))
    if (path.startsWith('_astro') || path.startsWith(`search/${lang}`))
      expect(await (await on.load(path, 'any')).text(), path).toBe(files[path]);
}

function damage(path: string, list: OfflineList): void {
  const [block = 0] = list.files[path] ?? [];
  const hash = blocksOf(list)[block]![0];
  const [, files] = [...device.caches].find(([name]) => name.includes('files'))!;
  const [address] = [...files.keys()].filter((each) => each.endsWith(hash));
  files.set(address!, { bytes: new TextEncoder().encode('damaged').buffer, headers: [] });
}

const countBlocks = (): number => [...device.caches].find(([name]) => name.includes('files'))?.[1].size ?? 0;

/** Two games in two languages, with a frame that all pages have and a file of search texts that repeats them. */
function makeSite(edition: number, edited: readonly string[]): Files {
  const files: Record<string, string> = {
    '': 'gate',
    '404.html': 'nothing here',
    '_astro/page.js': 'same in all',
    [`_astro/style.${edition === 3 ? 'new' : 'old'}.css`]: `style ${edition}`,
  };
  for (const lang of ['en', 'de']) {
    const frame = `<header>${lang} ${edition === 3 ? 'new' : 'old'} header</header>`;
    files[`${lang}/`] = `${frame}<main>home ${lang}</main>`;
    files[`${lang}/offline/`] = `${frame}<main>explains ${lang}</main>`;
    for (const game of ['game', 'other']) {
      const items: string[] = [];
      for (let entry = 1; entry <= 8; entry++) {
        const isEdited = edited.includes(`${game}/e${entry}`);
        const text = makeText(entry + (game === 'game' ? 100 : 200) + (lang === 'en' ? 1000 : 2000), 12_000);
        files[`${lang}/${game}/e${entry}/`] =
          `${frame}<main>${isEdited ? `edited ${edition}` : ''}ü<p>${text}</p></main>`;
        items.push(
          `{"kind":"entry","id":"${game}/e${entry}","text":"${isEdited ? edition : ''}${text.slice(0, 500)}"}`,
        );
      }
      files[`search/${lang}/${game}.json`] = `{"items":[${items.join(',')}]}`;
    }
  }
  return files;
}
const V1 = makeSite(1, []);
const V2 = makeSite(2, ['game/e1']);
const V3 = makeSite(3, ['game/e1', 'game/e4', 'other/e2', 'other/e7']);
