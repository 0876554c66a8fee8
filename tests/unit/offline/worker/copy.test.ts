import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lang } from '../../../../src/i18n/locales.ts';

/** The worker's own types are those of another surrounding: only its compiler settings know them. */
type Copy = {
  readonly keepCopy: (langs: readonly Lang[], again: boolean) => Promise<void>;
  readonly removeCopy: () => Promise<void>;
};

const SCOPE = 'https://medallion.example/';

describe('a run that fails', () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('no network')));
  const openClients = vi.fn(() => Promise.resolve([]));
  const removed = vi.fn();
  let copy: Copy;
  beforeAll(async () => {
    vi.stubGlobal('self', { registration: { scope: SCOPE }, clients: { matchAll: openClients } });
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('caches', makeCaches(removed));
    copy = await vi.importActual<Copy>('../../../../src/offline/worker/copy.ts');
  });
  beforeEach(() => {
    vi.clearAllMocks();
    openClients.mockRejectedValueOnce(new Error('The browser is closing.'));
  });
  afterAll(() => void vi.unstubAllGlobals());

  it('does not drop the one that was asked for meanwhile', async () => {
    const first = copy.keepCopy(['en'], true);
    const second = copy.keepCopy(['en', 'de'], true);
    await expect(first).rejects.toThrow('closing');
    await expect(second).resolves.toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('does not keep the copy from being removed', async () => {
    const first = copy.keepCopy(['en'], true);
    const end = copy.removeCopy();
    await expect(first).rejects.toThrow('closing');
    await expect(end).resolves.toBeUndefined();
    expect(removed).toHaveBeenCalledWith(`medallion files ${SCOPE}`);
  });
});

// Helpers

/** As much of the browser's caches as a worker needs that stores nothing but its state. */
function makeCaches(onDelete: (name: string) => void) {
  const kept = new Map<string, Response>();
  const cache = {
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
    put: (address: string, response: Response) => Promise.resolve(void kept.set(address, response)),
    delete: (address: string) => Promise.resolve(kept.delete(address)),
    keys: () => Promise.resolve([]),
  };
  return {
    open: () => Promise.resolve(cache),
    has: () => Promise.resolve(false),
    delete: (name: string) => {
      onDelete(name);
      return Promise.resolve(true);
    },
  };
}
