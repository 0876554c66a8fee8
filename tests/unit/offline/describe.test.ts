import { describe, expect, it } from 'vitest';
import { languagesOf, readChoice } from '../../../src/offline/choice.ts';
import { describeStatus } from '../../../src/offline/describe.ts';
import type { Status } from '../../../src/offline/messages.ts';
import { STATE_WORDS } from '../../../src/offline/state-words.ts';

const READY: Status = {
  phase: 'ready',
  done: 9,
  total: 9,
  bytes: 6_312_000,
  built: '2026-07-29T10:00:00.000Z',
  update: false,
  noRoom: false,
};
const say = (status: Partial<Status> | 'blocked', lang: 'en' | 'de' = 'en'): string =>
  describeStatus(status === 'blocked' ? status : { ...READY, ...status }, STATE_WORDS[lang], lang);

describe('describeStatus', () => {
  it('says size and date as the language writes them', () => {
    expect(say({})).toBe('Ready offline – 6.3 MB, as of 29 July 2026');
    expect(say({}, 'de')).toBe('Offline bereit – 6,3 MB, Stand 29. Juli 2026');
  });
  it('says where a newer version does not fit', () =>
    expect(say({ noRoom: true })).toMatch(/2026\. There is a newer/));
  it('says how far a download is', () =>
    expect(say({ phase: 'loading', done: 3 })).toContain('3 of 9 files'));
  it('counts nothing before the list is there', () => {
    expect(say({ phase: 'loading', total: 0 })).toBe('Saving for offline use …');
    expect(say({ phase: 'interrupted', total: 0 })).toMatch(/^No offline copy yet/);
  });
  it('leaves no mark unfilled, in any phase and language', () => {
    for (const lang of ['en', 'de'] as const) {
      for (const phase of ['loading', 'ready', 'interrupted', 'full', 'none'] as const)
        expect(say({ phase }, lang)).not.toMatch(/[{}]|undefined/);
      expect(say('blocked', lang)).not.toBe('');
    }
  });
});

describe('readChoice', () => {
  it('keeps everything by itself, but not for a reader who saves data', () => {
    expect(readChoice(undefined, false)).toBe('all');
    expect(readChoice(undefined, true)).toBe('none');
    expect(readChoice('nonsense', false)).toBe('all');
  });
  it('follows the reader', () => expect(readChoice('de', true)).toBe('de'));
});

describe('languagesOf', () => {
  it('begins with the language of the page', () => {
    expect(languagesOf('all', 'de')).toEqual(['de', 'en']);
    expect(languagesOf('en', 'de')).toEqual(['en']);
    expect(languagesOf('none', 'de')).toEqual([]);
  });
});
