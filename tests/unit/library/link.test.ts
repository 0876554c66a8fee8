import { describe, expect, it } from 'vitest';
import { LANGS } from '../../../src/i18n/locales.ts';
import { linkContent } from '../../../src/library/link.ts';
import { loadTree, swap } from '../../support/content-tree.ts';

const POKER = 'glossary/old-world/poker';

describe('linkContent', () => {
  const library = loadTree();
  const poker = library.entry('old-world/poker');
  const ranks = library.entry('old-world/ranks');

  it('puts chapters and entries in the order of the book', () => {
    const { chapters, entries } = library.game('old-world');
    expect(chapters.map((chapter) => [chapter.id, chapter.entries.map(({ id }) => id)])).toEqual([
      ['basics', ['old-world/poker']],
      ['tables', ['old-world/ranks']],
    ]);
    expect(entries.map(({ id, chapter }) => [id, chapter])).toEqual([
      ['old-world/poker', 'basics'],
      ['old-world/ranks', 'tables'],
    ]);
  });

  it('takes the order from the game, not from the folders', () => {
    const reversed = loadTree({
      'games/old-world.yaml': swap(
        '      - poker\n  - id: tables\n    title: { en: Tables, de: Tabellen }\n    entries:\n      - ranks',
        '      - ranks\n      - poker',
      ),
    });
    expect(reversed.game('old-world').entries.map(({ slug }) => slug)).toEqual(['ranks', 'poker']);
  });

  it('names an entry by game and slug', () => {
    expect(poker).toMatchObject({ id: 'old-world/poker', game: 'old-world', slug: 'poker' });
  });

  it('turns references into ids', () => {
    expect(poker.related).toEqual(['old-world/ranks']);
    expect(poker.rulings.map(({ id, cites }) => [id, cites])).toEqual([
      [
        'draw',
        [
          { entry: 'old-world/poker', clause: 'tie' },
          { entry: 'old-world/ranks', clause: 'order' },
        ],
      ],
      ['who-rolls', [{ entry: 'old-world/poker', clause: 'roll' }]],
    ]);
  });

  it('keeps each language to itself', () => {
    expect(poker.text.en).toMatchObject({ title: 'Dice Poker', aliases: ['gamble'] });
    expect(poker.text.de).toMatchObject({ title: 'Würfelpoker', aliases: ['Glücksspiel'] });
    expect(poker.text.en.clauses[0]?.text).toBe('Both players roll sword five dice.');
    expect(poker.text.de.clauses[0]?.text).toBe('Beide werfen Schwert fünf Würfel.');
  });

  it('takes the sources of a clause apart, and leaves them empty where there are none', () => {
    expect(LANGS.map((lang) => ranks.text[lang].clauses[0]?.from)).toEqual(
      LANGS.map(() => [
        { document: 'leaflet', place: 'ranks' },
        { document: 'rulebook', place: '14' },
      ]),
    );
    expect(poker.text.en.clauses.map(({ id, from, why }) => [id, from.length, why])).toEqual([
      ['roll', 2, undefined],
      ['tie', 1, 'The book does not say.'],
      ['fives', 0, undefined],
    ]);
  });

  it('leaves an entry without rulings.yaml without rulings', () => {
    expect(ranks.rulings).toEqual([]);
  });

  it('leads from a term to the entry that explains it', () => {
    const terms = (changes = {}) =>
      loadTree(changes)
        .game('old-world')
        .terms.map(({ id, entry }) => [id, entry]);
    expect(terms()).toEqual([
      ['poker', 'old-world/poker'],
      ['rank', 'old-world/ranks'],
    ]);
    expect(terms({ 'glossary/old-world/ranks/entry.yaml': swap('[rank]', '[]') })).toEqual([
      ['poker', 'old-world/poker'],
      ['rank', undefined],
    ]);
  });

  it('leaves a game without terms and differences without them', () => {
    const bare = loadTree({
      'terms/old-world.yaml': null,
      'differences/old-world.yaml': null,
      [`${POKER}/entry.yaml`]: swap('terms:\n  - poker', 'terms: []'),
      'glossary/old-world/ranks/entry.yaml': swap('[rank]', '[]'),
    }).game('old-world');
    expect([bare.terms, bare.differences]).toEqual([[], []]);
    expect(library.game('old-world').differences.map(({ id }) => id)).toEqual(['ties']);
  });

  it('tells a difference at the first clause of each entry that it names', () => {
    const several = {
      'differences/old-world.yaml': swap('- poker#tie', '- poker#tie\n    - poker#roll\n    - ranks#order'),
    };
    const tree = loadTree(several);
    const at = (entry: string, clause: string) =>
      tree.differencesAt({ entry: `old-world/${entry}`, clause }).map(({ id }) => id);
    expect([at('poker', 'tie'), at('poker', 'roll'), at('ranks', 'order')]).toEqual([['ties'], [], ['ties']]);
  });

  it('gives a silent book no source', () => {
    const silent = { 'differences/old-world.yaml': swap('from: leaflet setup, ', '') };
    expect(
      loadTree(silent)
        .game('old-world')
        .differences.map(({ german }) => german.from),
    ).toEqual([[]]);
  });

  it('lists what a quick reference rests on, in the order of its links, without tools', () => {
    expect(library.quickref('old-world/poker').restsOn).toEqual(['old-world/poker', 'old-world/ranks']);
  });

  it('calls a quick reference by its title where it has no shorter name', () => {
    const named = loadTree({
      'quickrefs/old-world/poker/de.mdx': swap('summary:', 'short: Poker\nsummary:'),
    });
    const { en, de } = named.quickref('old-world/poker').text;
    expect([en.short, de.short]).toEqual(['Poker on one page', 'Poker']);
  });

  it('refuses content that was not checked', () => {
    const none = { entries: new Map(), quickrefs: new Map(), terms: new Map(), differences: new Map() };
    const chapters = [{ id: 'basics', title: { en: 'Basics', de: 'Grundlagen' }, entries: ['poker'] }];
    const data = { ...library.game('old-world'), chapters, quickrefs: [] };
    const games = new Map([['old-world', { file: 'games/old-world.yaml', data, lineOf: () => 1 }]]);
    expect(() => linkContent({ ...none, games })).toThrow('The content was linked before it was checked.');
  });
});

describe('usedIn', () => {
  const usedIn = (entry: string, changes = {}) => loadTree(changes).entry(`old-world/${entry}`).usedIn;
  const byEntry = { kind: 'entry', id: 'old-world/poker' };
  const byQuickref = { kind: 'quickref', id: 'old-world/poker' };

  it('names each entry and each quick reference once, however often they point here', () => {
    expect(usedIn('ranks')).toEqual([byEntry, byQuickref]);
  });

  it('leaves out the entry itself, but not the quick reference of the same name', () => {
    expect(usedIn('poker')).toEqual([byQuickref]);
  });

  it('counts a link in one language', () => {
    const changes = {
      [`${POKER}/en.mdx`]: swap('(ranks#order)', '(#roll)'),
      [`${POKER}/rulings.yaml`]: swap(", 'ranks#order'", ''),
    };
    expect(usedIn('ranks', changes)).toEqual([byEntry, byQuickref]);
  });

  it('counts a citation in a ruling', () => {
    const unlinked = swap('(ranks#order)', '(#roll)');
    const changes = { [`${POKER}/en.mdx`]: unlinked, [`${POKER}/de.mdx`]: unlinked };
    expect(usedIn('ranks', changes)).toEqual([byEntry, byQuickref]);
  });

  it('does not count what is merely related', () => {
    const unlinked = swap('(ranks#order)', '(#roll)');
    const changes = {
      [`${POKER}/en.mdx`]: unlinked,
      [`${POKER}/de.mdx`]: unlinked,
      [`${POKER}/rulings.yaml`]: swap(", 'ranks#order'", ''),
    };
    expect(usedIn('ranks', changes)).toEqual([byQuickref]);
  });

  it('is empty where nobody points', () => {
    const changes = {
      'quickrefs/old-world/poker/en.mdx': swap('(poker#roll)', '(ranks)'),
      'quickrefs/old-world/poker/de.mdx': swap('(poker#roll)', '(ranks)'),
    };
    expect(usedIn('poker', changes)).toEqual([]);
  });
});

describe('Library', () => {
  const library = loadTree();

  it('finds what there is', () => {
    expect(library.entries.map(({ id }) => id)).toEqual(['old-world/poker', 'old-world/ranks']);
    expect(library.quickrefs.map(({ id }) => id)).toEqual(['old-world/poker']);
    expect(library.quickref('old-world/poker').text.de.title).toBe('Poker auf einer Seite');
    expect(library.clause({ entry: 'old-world/poker', clause: 'fives' }, 'de').text).toBe(
      'Zwei Fünfen gewinnen.',
    );
  });

  it('throws on what there is not', () => {
    expect(() => library.game('card-game')).toThrow('The content has no game "card-game".');
    expect(() => library.entry('poker')).toThrow('The content has no entry "poker".');
    expect(() => library.quickref('old-world/ranks')).toThrow(
      'The content has no quick reference "old-world/ranks".',
    );
    expect(() => library.clause({ entry: 'old-world/ranks', clause: 'best' }, 'en')).toThrow(
      'The content has no clause "old-world/ranks#best".',
    );
  });
});
