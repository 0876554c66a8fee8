import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adoptNext,
  aimAt,
  EMPTY_STATE,
  FROM_HOST,
  isState,
  type OfflineState,
  pin,
  unpinClosed,
  versionsInUse,
  wantLanguages,
} from '../../../src/offline/state.ts';

const V1: OfflineState = { langs: ['en'], current: 'v1', pinned: {} };

describe('wantLanguages', () => {
  it('forgets the problem of an earlier attempt', () =>
    expect(wantLanguages({ ...V1, problem: 'full' }, ['de'])).toEqual({ ...V1, langs: ['de'] }));
});

describe('aimAt', () => {
  it('fetches a version that is not the current one', () =>
    expect(aimAt(V1, 'v2')).toEqual({ ...V1, next: 'v2' }));
  it('drops a waiting version that the host took back', () =>
    expect(aimAt({ ...V1, previous: 'v0', next: 'v2' }, 'v1')).toEqual({ ...V1, previous: 'v0' }));
});

describe('isState', () => {
  it('knows its own', () => {
    for (const state of [EMPTY_STATE, V1, { ...V1, next: 'v2', problem: 'wrong', pinned: { a: 'v0' } }])
      expect(isState(state)).toBe(true);
  });
  it.each([
    null,
    [],
    'state',
    {},
    { langs: 'en', pinned: {} },
    { langs: ['fr'], pinned: {} },
    { langs: ['en'] },
    { langs: [], pinned: { a: 1 } },
    { langs: [], pinned: {}, current: 3 },
    { langs: [], pinned: {}, problem: 'boredom' },
  ])('does not take %j for one', (value) => expect(isState(value)).toBe(false));
});

describe('adoptNext', () => {
  it('takes the first copy into use without pinning anything: pages came from the network', () => {
    expect(adoptNext({ langs: ['en'], next: 'v1', pinned: {} }, ['tab'])).toEqual(V1);
  });
  it('leaves open pages with the version that they began with', () => {
    const v2 = adoptNext({ ...V1, next: 'v2' }, ['a']);
    expect(v2).toEqual({ langs: ['en'], current: 'v2', previous: 'v1', pinned: { a: 'v1' } });
    const v3 = adoptNext({ ...v2, next: 'v3' }, ['a', 'b']);
    expect(v3).toEqual({ langs: ['en'], current: 'v3', previous: 'v2', pinned: { a: 'v1', b: 'v2' } });
  });
  it('forgets the problem of an earlier attempt', () =>
    expect(adoptNext({ ...V1, next: 'v2', problem: 'interrupted' }, []).problem).toBeUndefined());
  it('changes nothing where there is no new version', () => expect(adoptNext(V1, ['a'])).toBe(V1));
});

describe('unpinClosed', () => {
  it('drops the pins of closed pages only', () =>
    expect(unpinClosed({ ...V1, pinned: { a: 'v0', b: 'v0' } }, ['b', 'c']).pinned).toEqual({ b: 'v0' }));
});

describe('pin', () => {
  it('holds one page to a version', () =>
    expect(pin({ ...V1, pinned: { a: 'v0' } }, 'b', 'v1').pinned).toEqual({ a: 'v0', b: 'v1' }));
});

describe('versionsInUse', () => {
  it('needs nothing for a page that came from the host', () =>
    expect(versionsInUse(pin(V1, 'a', FROM_HOST))).toEqual(['v1']));
  it('never loses the version of an open page, however often versions change', () => {
    const ids = ['a', 'b', 'c', 'd'];
    fc.assert(
      fc.property(fc.array(fc.subarray(ids), { maxLength: 6 }), (openAtEachChange) => {
        let state = V1;
        let before: Record<string, string> = {};
        openAtEachChange.forEach((open, index) => {
          const has = Object.fromEntries(open.map((id) => [id, before[id] ?? state.current]));
          state = adoptNext({ ...unpinClosed(state, open), next: `v${index + 2}` }, open);
          expect(state.pinned).toEqual(has);
          for (const version of Object.values(has)) expect(versionsInUse(state)).toContain(version);
          before = { ...state.pinned };
        });
      }),
    );
  });
});
