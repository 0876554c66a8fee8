import { describe, expect, it } from 'vitest';
import { isCostly, languagesOf, readChoice } from '../../../src/offline/choice.ts';
import { describeStatus } from '../../../src/offline/describe.ts';
import type { Status } from '../../../src/offline/messages.ts';
import { STATE_WORDS } from '../../../src/offline/state-words.ts';

const READY: Status = {
  phase: 'ready',
  langs: ['en', 'de'],
  done: 6_312_000,
  total: 6_312_000,
  bytes: 6_312_000,
  built: '2026-07-29T10:00:00.000Z',
  update: false,
  noRoom: false,
};
const say = (status: Partial<Status> | 'blocked', lang: 'en' | 'de' = 'en'): string =>
  describeStatus(status === 'blocked' ? status : { ...READY, ...status }, STATE_WORDS[lang], lang);

describe('describeStatus', () => {
  it('says size and date as the language writes them', () => {
    expect(say({})).toBe('Ready offline: English and German, 6.3 MB, as of 29 July 2026');
    expect(say({}, 'de')).toBe('Offline bereit: Deutsch und Englisch, 6,3 MB, Stand 29. Juli 2026');
  });
  it('says which language is kept where it is one', () => {
    expect(say({ langs: ['en'] })).toMatch(/^Ready offline: English, /);
    expect(say({ langs: ['en'] }, 'de')).toMatch(/^Offline bereit: Englisch, /);
  });
  it('says where a newer version does not fit', () =>
    expect(say({ noRoom: true })).toMatch(/2026\. There is a newer/));
  it('says how far a download is', () =>
    expect(say({ phase: 'loading', done: 600_000 })).toContain('0.6 MB of 6.3 MB'));
  it('counts nothing before the list is there', () => {
    expect(say({ phase: 'loading', total: 0 })).toBe('Saving for offline use …');
    expect(say({ phase: 'interrupted', total: 0 })).toBe('No offline copy yet. It begins with a connection.');
    expect(say({ phase: 'wrong', total: 0 })).toMatch(/^No offline copy yet: the host/);
  });
  it('leaves no mark unfilled, in any phase and language', () => {
    for (const lang of ['en', 'de'] as const) {
      for (const phase of ['loading', 'ready', 'interrupted', 'wrong', 'full', 'none'] as const)
        expect(say({ phase }, lang)).not.toMatch(/[{}]|undefined/);
      expect(say('blocked', lang)).not.toBe('');
    }
  });
});

describe('readChoice', () => {
  it('follows the reader, and otherwise what they read', () => {
    expect(['de', 'all', 'none', 'auto', 'nonsense', undefined].map(readChoice)).toEqual([
      'de',
      'all',
      'none',
      'auto',
      'auto',
      'auto',
    ]);
  });
});

describe('isCostly', () => {
  it('is what a browser calls slow, paid for or to be spared', () => {
    for (const line of [
      { saveData: true },
      { effectiveType: '3g' },
      { effectiveType: '2g' },
      { type: 'cellular' },
    ])
      expect(isCostly(line), JSON.stringify(line)).toBe(true);
  });
  it('is not what it says nothing about', () => {
    expect(isCostly({})).toBe(false);
    expect(isCostly({ saveData: false, effectiveType: '4g', type: 'wifi' })).toBe(false);
  });
});

describe('languagesOf', () => {
  it('begins with the language of the page', () => {
    expect(languagesOf('all', 'de')).toEqual(['de', 'en']);
    expect(languagesOf('en', 'de')).toEqual(['en']);
    expect(languagesOf('none', 'de')).toEqual([]);
    expect(languagesOf('auto', 'de')).toEqual(['de']);
  });
});
