import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KEYS, recall, remember } from '../../../src/device/storage.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('KEYS', () => {
  it('has each name once', () => {
    expect(new Set(KEYS).size).toBe(KEYS.length);
  });

  it('has those that the plain script before the first paint reads', () => {
    const script = readFileSync('src/browser/every-page/before-paint.js', 'utf8');
    const read = Array.from(script.matchAll(/Storage\.getItem\((.*?)\)/g), ([, name]) => name);
    expect(read).not.toEqual([]);
    expect(KEYS.map((key) => `'${key}'`)).toEqual(expect.arrayContaining(read));
  });
});

describe('recall', () => {
  it('gives back what was remembered, for good and for the visit apart', () => {
    vi.stubGlobal('localStorage', makeStorage());
    vi.stubGlobal('sessionStorage', makeStorage());
    expect(remember('game', 'old-world')).toBe(true);
    expect(recall('game')).toBe('old-world');
    expect(recall('game', 'visit')).toBeUndefined();
    remember('game', undefined);
    expect(recall('game')).toBeUndefined();
  });

  it('is asked for nothing that is not in the list', () => {
    // @ts-expect-error: a mistyped name is an error of `npm run check`.
    expect(recall('gmae')).toBeUndefined();
  });

  it('gives nothing where storage is blocked, and remembering says so', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(remember('game', 'old-world')).toBe(false);
    expect(recall('game')).toBeUndefined();
  });
});

// Helpers

function makeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
