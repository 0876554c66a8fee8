import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recallSetUp, rememberSetUp } from '../../../src/device/set-up.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const FIVE = { chosen: { players: '5' }, done: ['old-world/setup-players#shield'] };

describe('rememberSetUp', () => {
  it('keeps every game by itself', () => {
    rememberSetUp('old-world', FIVE);
    rememberSetUp('card-game', { chosen: {}, done: ['card-game/setup#decks'] });
    expect(recallSetUp('old-world')).toEqual(FIVE);
    expect(recallSetUp('card-game')).toEqual({ chosen: {}, done: ['card-game/setup#decks'] });
    expect(recallSetUp('path-of-destiny')).toEqual({ chosen: {}, done: [] });
  });

  it('leaves nothing behind where nothing is chosen or done', () => {
    rememberSetUp('old-world', FIVE);
    rememberSetUp('card-game', { chosen: {}, done: [] });
    expect(JSON.parse(kept.get('set-up')!)).toEqual({ 'old-world': FIVE });
    rememberSetUp('old-world', { chosen: {}, done: [] });
    expect(kept.size).toBe(0);
  });

  it('says where storage takes nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(rememberSetUp('old-world', FIVE)).toBe(false);
    expect(recallSetUp('old-world')).toEqual({ chosen: {}, done: [] });
  });
});

describe('recallSetUp', () => {
  it('gives back whatever was kept', () => {
    const text = fc.string();
    const any = fc.record({ chosen: fc.dictionary(text, text), done: fc.array(text) });
    fc.assert(
      fc.property(any, (setUp) => {
        rememberSetUp('old-world', setUp);
        expect(recallSetUp('old-world')).toEqual(setUp);
      }),
    );
  });

  it.each([
    '',
    '{',
    '[]',
    '3',
    'null',
    '"x"',
    '{"old-world":[]}',
    '{"old-world":7}',
    '{"old-world":{"done":{}}}',
  ])('is empty where %s was kept', (garbled) => {
    kept.set('set-up', garbled);
    expect(recallSetUp('old-world')).toEqual({ chosen: {}, done: [] });
  });

  it('leaves out what is no text, and keeps the rest', () => {
    kept.set('set-up', '{"old-world":{"chosen":{"players":5,"tale":"striga"},"done":[1,"a#b",null]}}');
    expect(recallSetUp('old-world')).toEqual({ chosen: { tale: 'striga' }, done: ['a#b'] });
  });
});
