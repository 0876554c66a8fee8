import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeUnitTexts, openUnitTexts } from '../../../src/search/unit-texts.ts';
import { loadTree } from '../../support/content-tree.ts';

describe('makeUnitTexts', () => {
  const poker = loadTree().entry('old-world/poker');

  it('gives what clauses and rulings say by their ids, in one language', () => {
    expect(makeUnitTexts(poker, 'en')).toEqual({
      roll: { text: 'Both players roll sword five dice.' },
      tie: { text: 'A tie 5 5 goes to the better rank, not to the roller.' },
      fives: { text: 'Two fives win.' },
      draw: { question: 'Is there a draw?', text: 'No. Somebody always wins.' },
      'who-rolls': { question: 'Who rolls?', text: 'Both players.' },
    });
    expect(makeUnitTexts(poker, 'de').draw).toEqual({
      question: 'Gibt es ein Unentschieden?',
      text: 'Nein. Jemand gewinnt immer.',
    });
  });
});

describe('openUnitTexts', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fetches the texts of each entry once', async () => {
    const fetched = stubFetch({ '/search/en/a.json': { x: { text: 'A.' } }, '/search/en/b.json': {} });
    const texts = openUnitTexts('/search/en/');
    expect(await texts(['a', 'b'])).toEqual(
      new Map([
        ['a', { x: { text: 'A.' } }],
        ['b', {}],
      ]),
    );
    await texts(['a', 'b']);
    expect(fetched).toEqual(['/search/en/a.json', '/search/en/b.json']);
  });

  it('gives what has arrived where something has not, and asks for that again', async () => {
    const files: Record<string, object> = { '/search/en/a.json': {} };
    const fetched = stubFetch(files);
    const texts = openUnitTexts('/search/en/');
    expect([...(await texts(['b', 'a'])).keys()]).toEqual(['a']);
    files['/search/en/b.json'] = { y: { text: 'B.' } };
    expect((await texts(['b', 'a'])).get('b')).toEqual({ y: { text: 'B.' } });
    expect(fetched).toEqual(['/search/en/b.json', '/search/en/a.json', '/search/en/b.json']);
  });

  it('does not fail without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await openUnitTexts('/search/en/')(['a'])).toEqual(new Map());
  });

  it('asks for nothing where nothing was found', async () => {
    const fetched = stubFetch({});
    expect(await openUnitTexts('/search/en/')([])).toEqual(new Map());
    expect(fetched).toEqual([]);
  });
});

// Helpers

/** Answers from these files; gives the list of what was asked for. */
function stubFetch(files: Readonly<Record<string, object>>): string[] {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    const file = files[address];
    return Promise.resolve(
      file === undefined ? new Response('', { status: 404 }) : new Response(JSON.stringify(file)),
    );
  });
  return fetched;
}
