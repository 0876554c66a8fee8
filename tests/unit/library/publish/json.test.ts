import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import {
  type Addresses,
  apiGame,
  apiIndex,
  apiIndexSchema,
  apiSchema,
} from '../../../../src/library/publish/json.ts';
import { loadTree } from '../../../support/content-tree.ts';

const ADDRESSES: Addresses = {
  entry: (lang, id) => `/${lang}/${id}/`,
  markdown: (lang, id) => `/${lang}/${id}/index.md`,
  quickref: (lang, id) => `/${lang}/quick/${id}/`,
  tool: (lang, id) => `/${lang}/tools/${id}/`,
  bestiary: (lang, game, monster) =>
    `/${lang}/${game}/bestiary/${monster === undefined ? '' : `#${monster}`}`,
  bestiaryMarkdown: (lang, game) => `/${lang}/${game}/bestiary/index.md`,
  api: (file) => `/api/v2/${file}`,
};

const library = loadTree();
const game = () => apiGame(library.game('old-world'), ADDRESSES);

describe('apiSchema', () => {
  const validate = new Ajv2020().compile(apiSchema());

  it('describes the data of a game as it is published', () => {
    expect(validate(published(game())), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each<[string, (copy: ReturnType<typeof game>) => unknown]>([
    ['another version', (copy) => ({ ...copy, version: 1 })],
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
    ['a step that is no number', (copy) => withClause(copy, { step: 'first' })],
    ['a clause only in Polish books', (copy) => withClause(copy, { onlyIn: 'pl' })],
    ['a confidence that is none', (copy) => withClause(copy, { confidence: 'certain' })],
    ['tables in one language', (copy) => withClause(copy, { tables: { en: [] } })],
    [
      'a table without its head',
      (copy) => withClause(copy, { tables: { en: [{ rows: [['Pair']] }], de: [] } }),
    ],
    ['an unknown kind of block', (copy) => withBlock(copy, { type: 'picture', id: 'roll' })],
    ['a heading in one language', (copy) => withBlock(copy, { type: 'heading', title: { en: 'Ties' } })],
    ['a clause shown as well without its entry', (copy) => withBlock(copy, { type: 'also', clause: 'roll' })],
    [
      'a monster without its sources',
      (copy) => ({ ...copy, monsters: [{ ...copy.monsters[0], sources: undefined }] }),
    ],
    [
      'an effect that no tool knows',
      (copy) => ({ ...copy, monsters: [{ ...copy.monsters[0], effect: { kind: 'sneeze' } }] }),
    ],
    ['an address that has moved nowhere', (copy) => ({ ...copy, moved: [{ from: 'old-world/gambling' }] })],
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
    expect(places.length).toBeGreaterThan(80);
    expect(places.filter((path) => validate(withUnknownField(whole, path)))).toEqual([]);
  });
});

describe('apiGame', () => {
  it('gives a clause in both languages, with its sources', () => {
    expect(game().entries[0]?.clauses[0]).toEqual({
      id: 'roll',
      kind: 'rule',
      onlyIn: 'en',
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

  it('gives tables row by row with their heads, beside the plain words', () => {
    expect(clause('compare')).toEqual({
      id: 'compare',
      kind: 'rule',
      step: 3,
      onlyIn: 'de',
      text: {
        en: 'Compare what was rolled: Pair: 5 5; Nothing: sword',
        de: 'Das Gewürfelte vergleichen: Paar: 5 5; Nichts: Schwert',
      },
      tables: {
        en: [
          {
            head: ['Rank', 'Dice'],
            rows: [
              ['Pair', '5 5'],
              ['Nothing', 'sword'],
            ],
          },
        ],
        de: [
          {
            head: ['Rang', 'Würfel'],
            rows: [
              ['Paar', '5 5'],
              ['Nichts', 'Schwert'],
            ],
          },
        ],
      },
      source: {
        en: [{ document: 'leaflet', place: 'setup' }],
        de: [{ document: 'leaflet', place: 'setup' }],
      },
    });
    expect(game().entries[0]?.clauses.filter((each) => 'tables' in each)).toEqual([]);
  });

  it('gives a gap, and a fact from outside with how sure it is', () => {
    expect(clause('tokens')).toMatchObject({ kind: 'gap', source: { en: [{ document: 'rulebook' }] } });
    expect(clause('reprint')).toMatchObject({
      kind: 'outside',
      confidence: 'medium',
      source: { en: [{ document: 'faq', place: 'answers' }] },
    });
    expect(game().documents.faq?.online).toBe('https://example.com/faq');
  });

  it('keeps the numbers of steps, of clauses shown as well, too', () => {
    expect(game().entries[2]?.clauses.map(({ id, step }) => [id, step])).toEqual([
      ['stake', 1],
      ['compare', 3],
      ['tokens', undefined],
      ['reprint', undefined],
    ]);
    expect(game().entries[2]?.blocks).toEqual([
      { type: 'clause', id: 'stake' },
      { type: 'also', entry: 'old-world/poker', clause: 'roll', step: 2 },
      { type: 'clause', id: 'compare' },
      { type: 'heading', title: { en: 'What is open', de: 'Was offen ist' } },
      { type: 'clause', id: 'tokens' },
      { type: 'clause', id: 'reprint' },
    ]);
  });

  it('says which language alone prints a clause', () => {
    const only = game().entries.flatMap(({ clauses }) => clauses.map(({ id, onlyIn }) => [id, onlyIn]));
    expect(Object.fromEntries(only)).toEqual({
      roll: 'en',
      tie: undefined,
      fives: undefined,
      order: undefined,
      stake: 'en',
      compare: 'de',
      tokens: undefined,
      reprint: undefined,
    });
  });

  it('gives monsters by level, each with what its ability does and where it was seen', () => {
    expect(game().monsters.map(({ id }) => id)).toEqual(['troll', 'griffin']);
    expect(game().monsters[0]).toEqual({
      id: 'troll',
      name: { en: 'Troll', de: 'Troll' },
      names: { en: [], de: [] },
      level: 1,
      life: 9,
      ability: { en: 'Lower your shield level by 1.', de: 'Den Schildwert um 1 senken.' },
      effect: { kind: 'lower-shield', by: 1 },
      expansion: { en: 'Bridges', de: 'Brücken' },
      sources: {
        name: { source: [{ document: 'faq', place: 'answers' }], confidence: 'high' },
        life: { source: [{ document: 'faq', place: 'answers' }], confidence: 'high' },
        ability: { source: [{ document: 'faq', place: 'answers' }], confidence: 'high' },
      },
      printed: [{ document: 'rulebook', place: '31-32' }],
      url: { en: '/en/old-world/bestiary/#troll', de: '/de/old-world/bestiary/#troll' },
    });
  });

  it('leads from addresses that were published to where it stands now', () => {
    expect(game().moved).toEqual([
      { from: 'old-world/gambling', to: 'old-world/poker' },
      { from: 'old-world/poker#help', to: 'old-world/round#compare' },
      { from: 'old-world/ranks#who', to: 'old-world/round#no-winner' },
    ]);
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
      markdown: { en: '/en/old-world/poker/index.md', de: '/de/old-world/poker/index.md' },
      blocks: [
        { type: 'heading', title: { en: 'The game', de: 'Das Spiel' } },
        { type: 'clause', id: 'roll' },
        { type: 'clause', id: 'tie' },
        { type: 'clause', id: 'fives' },
        { type: 'tool', tool: 'dice-poker' },
      ],
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
      seeAlso: ['old-world/ranks', 'old-world/round'],
      tools: ['dice-poker'],
    });
  });

  it('names chapters, documents, quick references, terms and differences by their keys', () => {
    const { chapters, documents, quickrefs, terms, differences } = game();
    expect(chapters.map(({ id, entries }) => [id, entries])).toEqual([
      ['basics', ['old-world/poker']],
      ['tables', ['old-world/ranks', 'old-world/round']],
    ]);
    expect(
      Object.entries(documents).map(([key, { pages, sections }]) => [key, pages ?? Object.keys(sections!)]),
    ).toEqual([
      ['rulebook', 36],
      ['leaflet', ['setup', 'ranks']],
      ['faq', ['answers']],
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
      version: 2,
      schema: '/api/v2/schema.json',
      terms: '/api/v2/terms.json',
      games: [
        {
          key: 'old-world',
          name: { en: 'Old World', de: 'Alte Welt' },
          entries: 3,
          url: '/api/v2/old-world.json',
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

/** The game whose first entry shows that block only. */
function withBlock(copy: ReturnType<typeof game>, block: object): object {
  const [first, ...others] = copy.entries;
  return { ...copy, entries: [{ ...first, blocks: [block] }, ...others] };
}

const clause = (id: string) =>
  game()
    .entries.flatMap(({ clauses }) => clauses)
    .find((each) => each.id === id);

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
