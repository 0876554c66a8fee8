import { describe, expect, it } from 'vitest';
import { type Asked, chooseAnswer, chooseSubstitute, type Listings } from '../../../src/offline/answer.ts';
import { FROM_HOST, type OfflineState } from '../../../src/offline/state.ts';

const AT: Listings = new Map([
  ['v1', new Set(['en/', '_astro/old.js', 'search/en.json', 'en/gone/', 'de/'])],
  ['v2', new Set(['en/', '_astro/new.js', 'en/old-world/dice-poker/', 'search/en.json', 'de/'])],
]);
const V1: OfflineState = { langs: ['en'], current: 'v1', pinned: {} };
const V2: OfflineState = { langs: ['en'], current: 'v2', previous: 'v1', pinned: { tab: 'v1' } };
const open = (path: string): Asked => ({ path, isNavigation: true, client: 'tab' });
const load = (path: string, client = 'other'): Asked => ({ path, isNavigation: false, client });

describe('chooseAnswer', () => {
  it('opens pages from the current version, from whichever page the reader comes', () =>
    expect(chooseAnswer(open('en/'), V2, AT)).toEqual({ from: 'copy', version: 'v2' }));
  it('gives an open page all its files from its own version', () => {
    expect(chooseAnswer(load('search/en.json', 'tab'), V2, AT)).toEqual({ from: 'copy', version: 'v1' });
    expect(chooseAnswer(load('search/en.json'), V2, AT)).toEqual({ from: 'copy', version: 'v2' });
  });
  it('finds a hashed script of the previous version for a page that the browser brought back', () =>
    expect(chooseAnswer(load('_astro/old.js'), V2, AT)).toEqual({ from: 'copy', version: 'v1' }));
  it('leads on from the comparisons of the first edition, as far as it has the entry', () => {
    expect(chooseAnswer(open('en/old-world/compare/dice-poker/'), V2, AT)).toEqual({
      from: 'redirect',
      to: 'en/old-world/dice-poker/?both',
    });
    expect(chooseAnswer(open('en/old-world/compare/nothing/'), V2, AT).from).toBe('network');
    expect(chooseAnswer(load('en/old-world/compare/dice-poker/'), V2, AT).from).toBe('network');
  });
  it('asks the network for a page that the current version does not have', () =>
    expect(chooseAnswer(open('en/gone/'), V2, AT)).toEqual({ from: 'network', otherwise: undefined }));
  it('adds the slash that was left out', () =>
    expect(chooseAnswer(open('en'), V1, AT)).toEqual({ from: 'redirect', to: 'en/' }));
  it('asks the network first while the first copy is unfinished', () =>
    expect(chooseAnswer(open('en/'), { langs: ['en'], next: 'v1', pinned: {} }, AT)).toEqual({
      from: 'network',
      otherwise: 'v1',
    }));
  it('asks the network for a language that is not kept', () =>
    expect(chooseAnswer(open('de/'), V1, AT)).toEqual({ from: 'network', otherwise: undefined }));
  it('gives a page that came from the host all from there, and only scripts from the copy without it', () => {
    const state = { ...V2, pinned: { tab: FROM_HOST } };
    expect(chooseAnswer(load('search/en.json', 'tab'), state, AT)).toEqual({
      from: 'network',
      otherwise: undefined,
    });
    expect(chooseAnswer(load('_astro/old.js', 'tab'), state, AT)).toEqual({
      from: 'network',
      otherwise: 'v1',
    });
  });
  it('asks the network where nothing is kept', () =>
    expect(chooseAnswer(open('en/'), { langs: [], pinned: {} }, AT)).toEqual({
      from: 'network',
      otherwise: undefined,
    }));
});

describe('chooseSubstitute', () => {
  it('knows that a page does not exist where the language is complete', () =>
    expect(chooseSubstitute('en/nonsense/', V1, AT)).toEqual({ kind: 'not-found' }));
  it('explains what is not kept, in the language of the address', () =>
    expect(chooseSubstitute('de/old-world/', V1, AT)).toEqual({ kind: 'explain', to: 'de/offline/' }));
  it('explains a listed page that is damaged', () =>
    expect(chooseSubstitute('en/gone/', V1, AT)).toEqual({ kind: 'explain', to: 'en/offline/' }));
  it('explains in the kept language where the address has none', () =>
    expect(chooseSubstitute('', { langs: ['de'], next: 'v1', pinned: {} }, AT)).toEqual({
      kind: 'explain',
      to: 'de/offline/',
    }));
});
