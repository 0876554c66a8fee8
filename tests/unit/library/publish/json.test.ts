import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { type Addresses, apiGame, apiIndex, apiIndexSchema, apiSchema } from '../../../src/library/api.ts';
import { loadTree } from '../../support/content-tree.ts';

const ADDRESSES: Addresses = {
  entry: (lang, id) => `/${lang}/${id}/`,
  quickref: (lang, id) => `/${lang}/quick/${id}/`,
  api: (file) => `/api/v1/${file}`,
};

const library = loadTree();
const game = () => apiGame(library.game('old-world'), ADDRESSES);

describe('apiSchema', () => {
  const validate = new Ajv2020().compile(apiSchema());

  it('describes the data of a game as it is published', () => {
    expect(validate(published(game())), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each<[string, (copy: ReturnType<typeof game>) => unknown]>([
    ['another version', (copy) => ({ ...copy, version: 2 })],
    ['no entries', (copy) => ({ ...copy, entries: undefined })],
    ['a name in one language', (copy) => ({ ...copy, name: { en: copy.name.en } })],
    ['an unknown kind of clause', (copy) => withClause(copy, { kind: 'advice' })],
    ['a clause without an id', (copy) => withClause(copy, { id: undefined })],
    ['a text in one language', (copy) => withClause(copy, { text: { en: 'Roll.' } })],
    ['sources without a language', (copy) => withClause(copy, { source: [] })],
    [
      'a source without a place',
      (copy) => withClause(copy, { source: { en: [{ document: 'rulebook' }], de: [] } }),
    ],
    [
      'pages that are no number',
      (copy) => ({ ...copy, documents: { rulebook: { ...copy.documents.rulebook, pages: '36' } } }),
    ],
  ])('refuses %s', (_, mutate) => {
    expect(validate(published(mutate(game())))).toBe(false);
  });

  it('refuses an unknown field wherever it stands', () => {
    const whole = published(game());
    const places = objectPaths(whole);
    expect(places.length).toBeGreaterThan(30);
    expect(places.filter((path) => validate(withUnknownField(whole, path)))).toEqual([]);
  });
});

describe('apiGame', () => {
  it('gives a clause in both languages, with its sources', () => {
    expect(game().entries[0]?.clauses[0]).toEqual({
      id: 'roll',
      kind: 'rule',
      text: { en: 'Both players roll sword five dice.', de: 'Beide werfen Schwert fünf Würfel.' },
      source: {
        en: [
          { document: 'rulebook', place: '13-14' },
          { document: 'rulebook', place: '30' },
        ],
        de: [
          { document: 'rulebook', place: '13-14' },
          { document: 'rulebook', place: '30' },
        ],
      },
    });
  });

  it('gives the reason of a reading, and of nothing else', () => {
    expect(game().entries[0]?.clauses.map(({ id, why }) => [id, why])).toEqual([
      ['roll', undefined],
      ['tie', { en: 'The book does not say.', de: 'Das Heft sagt es nicht.' }],
      ['fives', undefined],
    ]);
  });

  it('gives what an entry says besides its clauses', () => {
    expect({ ...game().entries[0], clauses: [] }).toEqual({
      id: 'old-world/poker',
      chapter: 'basics',
      title: { en: 'Dice Poker', de: 'Würfelpoker' },
      answer: { en: 'The better hand takes the pool.', de: 'Das bessere Ergebnis gewinnt den Topf.' },
      aliases: { en: ['gamble'], de: ['Glücksspiel'] },
      url: { en: '/en/old-world/poker/', de: '/de/old-world/poker/' },
      clauses: [],
      rulings: [
        {
          id: 'draw',
          verdict: 'no',
          question: { en: 'Is there a draw?', de: 'Gibt es ein Unentschieden?' },
          answer: { en: 'No. Somebody always wins.', de: 'Nein. Jemand gewinnt immer.' },
          cites: [
            { entry: 'old-world/poker', clause: 'tie' },
            { entry: 'old-world/ranks', clause: 'order' },
          ],
        },
        {
          id: 'who-rolls',
          question: { en: 'Who rolls?', de: 'Wer würfelt?' },
          answer: { en: 'Both players.', de: 'Beide.' },
          cites: [{ entry: 'old-world/poker', clause: 'roll' }],
        },
      ],
      related: ['old-world/ranks'],
      tools: ['dice-poker'],
    });
  });

  it('names chapters, documents, quick references, terms and differences by their keys', () => {
    const { chapters, documents, quickrefs, terms, differences } = game();
    expect(chapters.map(({ id, entries }) => [id, entries])).toEqual([
      ['basics', ['old-world/poker']],
      ['tables', ['old-world/ranks']],
    ]);
    expect(
      Object.entries(documents).map(([key, { pages, sections }]) => [key, pages ?? Object.keys(sections!)]),
    ).toEqual([
      ['rulebook', 36],
      ['leaflet', ['setup', 'ranks']],
    ]);
    expect(quickrefs).toEqual([
      {
        id: 'old-world/poker',
        title: { en: 'Poker on one page', de: 'Poker auf einer Seite' },
        summary: { en: 'Everything in short.', de: 'Alles in Kürze.' },
        restsOn: ['old-world/poker', 'old-world/ranks'],
        url: { en: '/en/quick/old-world/poker/', de: '/de/quick/old-world/poker/' },
      },
    ]);
    expect(terms.map(({ id, entry, note }) => [id, entry, note?.de])).toEqual([
      ['poker', 'old-world/poker', undefined],
      ['rank', 'old-world/ranks', 'Eine Anmerkung.'],
    ]);
    expect(differences).toEqual([
      {
        id: 'ties',
        title: { en: 'Ties', de: 'Gleichstand' },
        clauses: [{ entry: 'old-world/poker', clause: 'tie' }],
        english: { source: [{ document: 'rulebook', place: '14' }], says: { en: 'One.', de: 'Eins.' } },
        german: { source: [{ document: 'leaflet', place: 'setup' }], says: { en: 'Two.', de: 'Zwei.' } },
        wins: 'english',
        by: [{ entry: 'old-world/ranks', clause: 'order' }],
        ruling: { en: 'Play one.', de: 'Eins spielen.' },
      },
    ]);
  });
});

describe('apiIndex', () => {
  const validate = new Ajv2020().compile(z.toJSONSchema(apiIndexSchema));

  it('lists the games, with the address of each and of the schema', () => {
    const index = apiIndex(library, ADDRESSES);
    expect(index).toEqual({
      version: 1,
      schema: '/api/v1/schema.json',
      terms: '/api/v1/terms.json',
      games: [
        {
          key: 'old-world',
          name: { en: 'Old World', de: 'Alte Welt' },
          entries: 2,
          url: '/api/v1/old-world.json',
        },
      ],
    });
    expect(validate(published(index)), JSON.stringify(validate.errors)).toBe(true);
  });

  it('fails its schema when a field is lost or added', () => {
    const index = apiIndex(library, ADDRESSES);
    expect(validate(published({ ...index, schema: undefined }))).toBe(false);
    expect(validate(published({ ...index, count: 1 }))).toBe(false);
  });
});

// Helpers

/** As others receive it: through JSON, which drops what is undefined. */
const published = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** The game with its first clause changed. */
function withClause(copy: ReturnType<typeof game>, change: object): object {
  const [first, ...others] = copy.entries;
  const [clause, ...clauses] = first!.clauses;
  return { ...copy, entries: [{ ...first, clauses: [{ ...clause, ...change }, ...clauses] }, ...others] };
}

type Path = readonly string[];

/** The path of every object inside `value`, the whole included; lists are passed through. */
function objectPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => objectPaths(child, [...path, key]));
  return Array.isArray(value) ? inner : [path, ...inner];
}

function withUnknownField(whole: unknown, path: Path): unknown {
  const copy = structuredClone(whole);
  const target = path.reduce((value, key) => (value as Record<string, object>)[key]!, copy as object);
  return (Object.assign(target, { unknown: true }), copy);
}
