import { describe, expect, it } from 'vitest';
import { LANGS } from '../../../src/i18n/locales.ts';
import { linkContent } from '../../../src/library/link.ts';
import { loadTree, swap, VOCABULARY } from '../../support/content-tree.ts';

const POKER = 'glossary/old-world/poker';
const ROUND = 'glossary/old-world/round';

describe('linkContent', () => {
  const library = loadTree();
  const poker = library.entry('old-world/poker');
  const ranks = library.entry('old-world/ranks');
  const round = library.entry('old-world/round');

  it('puts chapters and entries in the order of the book', () => {
    const { chapters, entries } = library.game('old-world');
    expect(chapters.map((chapter) => [chapter.id, chapter.entries.map(({ id }) => id)])).toEqual([
      ['basics', ['old-world/poker']],
      ['tables', ['old-world/ranks', 'old-world/round']],
    ]);
    expect(entries.map(({ id, chapter }) => [id, chapter])).toEqual([
      ['old-world/poker', 'basics'],
      ['old-world/ranks', 'tables'],
      ['old-world/round', 'tables'],
    ]);
  });

  it('takes the order from the game, not from the folders', () => {
    const reversed = loadTree({
      'games/old-world.yaml': swap(
        '      - poker\n  - id: tables\n    title: { en: Tables, de: Tabellen }\n    entries:\n      - ranks',
        '      - ranks\n      - poker',
      ),
    });
    expect(reversed.game('old-world').entries.map(({ slug }) => slug)).toEqual(['ranks', 'poker', 'round']);
  });

  it('names an entry by game and slug', () => {
    expect(poker).toMatchObject({ id: 'old-world/poker', game: 'old-world', slug: 'poker' });
  });

  it('turns references into ids', () => {
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

  it('holds each clause once, in both languages', () => {
    expect(poker.text.en).toEqual({
      title: 'Dice Poker',
      answer: 'The better hand takes the pool.',
      aliases: ['gamble'],
    });
    expect(poker.text.de).toMatchObject({ title: 'Würfelpoker', aliases: ['Glücksspiel'] });
    expect(poker.clauses).toHaveLength(3);
    expect(poker.clauses[1]).toEqual({
      id: 'tie',
      kind: 'reading',
      text: {
        en: 'A tie 5 5 goes to the better rank, not to the roller.',
        de: 'Bei Gleichstand 5 5 zählt der bessere Rang, nicht der Wurf.',
      },
      markdown: {
        en: 'A tie 5 5 goes to the better [rank](ref:ranks#order), not to [the roller](ref:#roll).',
        de: 'Bei Gleichstand 5 5 zählt der bessere [Rang](ref:ranks#order), nicht [der Wurf](ref:#roll).',
      },
      tables: { en: [], de: [] },
      from: {
        en: [{ document: 'rulebook', place: '14' }],
        de: [{ document: 'rulebook', place: '14' }],
      },
      why: { en: 'The book does not say.', de: 'Das Heft sagt es nicht.' },
    });
  });

  it('takes the sources of a clause apart, and leaves them empty where there are none', () => {
    expect(ranks.clauses[0]?.from).toEqual(
      Object.fromEntries(
        LANGS.map((lang) => [
          lang,
          [
            { document: 'leaflet', place: 'ranks' },
            { document: 'rulebook', place: '14' },
          ],
        ]),
      ),
    );
    expect(poker.clauses.map(({ id, from, why }) => [id, from.en.length, why?.en])).toEqual([
      ['roll', 2, undefined],
      ['tie', 1, 'The book does not say.'],
      ['fives', 0, undefined],
    ]);
  });

  it('keeps the sources of each language to itself', () => {
    const changed = loadTree({ [`${POKER}/de.mdx`]: swap('rulebook 13-14, 30', 'leaflet setup') });
    const { from } = changed.clause({ entry: 'old-world/poker', clause: 'roll' });
    expect([from.en.length, from.de]).toEqual([2, [{ document: 'leaflet', place: 'setup' }]]);
  });

  it('gives kinds, steps, tables and confidence', () => {
    expect(round.clauses.map(({ id, kind, step, confidence }) => [id, kind, step, confidence])).toEqual([
      ['stake', 'rule', 1, undefined],
      ['compare', 'rule', 3, undefined],
      ['tokens', 'gap', undefined, undefined],
      ['reprint', 'outside', undefined, 'medium'],
    ]);
    expect(round.clauses[1]?.tables).toEqual({
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
    });
  });

  it('gives what an entry shows in order, headings in both languages', () => {
    expect(poker.blocks).toEqual([
      { type: 'heading', id: 'heading-the-game', title: { en: 'The game', de: 'Das Spiel' } },
      { type: 'clause', id: 'roll' },
      { type: 'clause', id: 'tie' },
      { type: 'clause', id: 'fives' },
      { type: 'tool', tool: 'dice-poker', attributes: {} },
    ]);
    expect(round.blocks).toEqual([
      { type: 'clause', id: 'stake' },
      { type: 'also', clause: { entry: 'old-world/poker', clause: 'roll' }, step: 2 },
      { type: 'clause', id: 'compare' },
      { type: 'heading', id: 'heading-what-is-open', title: { en: 'What is open', de: 'Was offen ist' } },
      { type: 'clause', id: 'tokens' },
      { type: 'clause', id: 'reprint' },
    ]);
  });

  it('numbers a clause that is shown as well only among steps', () => {
    const apart = (text: string): string =>
      swap('## ', '<Also clause="poker#tie" />\n\n## ')(swap('<Also clause="poker#roll" />\n\n', '')(text));
    const { blocks } = loadTree({ [`${ROUND}/en.mdx`]: apart, [`${ROUND}/de.mdx`]: apart }).entry(
      'old-world/round',
    );
    expect(blocks[2]).toEqual({ type: 'also', clause: { entry: 'old-world/poker', clause: 'tie' } });
  });

  it('hands over what an author has filled into a tool', () => {
    const filled = swap('<DicePoker />', '<DicePoker active="55123" />');
    const tree = loadTree({ [`${POKER}/en.mdx`]: filled, [`${POKER}/de.mdx`]: filled });
    expect(tree.entry('old-world/poker').blocks.at(-1)).toEqual({
      type: 'tool',
      tool: 'dice-poker',
      attributes: { active: '55123' },
    });
  });

  it('makes the anchor of a heading from its English words alone', () => {
    const heading = (title: string) => (text: string) => text.replace(/^## .*$/m, `## ${title}`);
    const tree = loadTree({
      [`${POKER}/en.mdx`]: heading('“Ties” – 2nd die, Café!'),
      [`${POKER}/de.mdx`]: heading('Gleichstände'),
    });
    expect(tree.entry('old-world/poker').blocks[0]).toMatchObject({ id: 'heading-ties-2nd-die-caf' });
  });

  it('leads from addresses that were published to where it stands now', () => {
    expect(library.game('old-world').moved).toEqual([
      { entry: 'old-world/gambling', anchor: undefined, to: { entry: 'old-world/poker', anchor: undefined } },
      { entry: 'old-world/poker', anchor: 'help', to: { entry: 'old-world/round', anchor: 'compare' } },
      { entry: 'old-world/ranks', anchor: 'who', to: { entry: 'old-world/round', anchor: 'no-winner' } },
    ]);
    expect(loadTree({ 'moved/old-world.yaml': null }).game('old-world').moved).toEqual([]);
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

  it('lists the clauses that a quick reference points to, each once', () => {
    expect(library.quickref('old-world/poker').cites).toEqual([{ entry: 'old-world/poker', clause: 'roll' }]);
  });

  it('calls a quick reference by its title where it has no shorter name', () => {
    const named = loadTree({
      'quickrefs/old-world/poker/de.mdx': swap('summary:', 'short: Poker\nsummary:'),
    });
    const { en, de } = named.quickref('old-world/poker').text;
    expect([en.short, de.short]).toEqual(['Poker on one page', 'Poker']);
  });

  it('refuses content that was not checked', () => {
    const none = {
      entries: new Map(),
      quickrefs: new Map(),
      terms: new Map(),
      differences: new Map(),
      moved: new Map(),
      monsters: new Map(),
      setUps: new Map(),
    };
    const chapters = [{ id: 'basics', title: { en: 'Basics', de: 'Grundlagen' }, entries: ['poker'] }];
    const data = { ...library.game('old-world'), chapters, quickrefs: [] };
    const games = new Map([['old-world', { file: 'games/old-world.yaml', data, lineOf: () => 1 }]]);
    expect(() => linkContent({ ...none, games }, VOCABULARY)).toThrow(
      'The content was linked before it was checked.',
    );
  });
});

describe('onlyIn', () => {
  const onlyIn = (entry: string, clause: string, changes = {}) =>
    loadTree(changes).clause({ entry: `old-world/${entry}`, clause }).onlyIn;
  const inBoth = (folder: string, change: (text: string) => string) => ({
    [`${folder}/en.mdx`]: change,
    [`${folder}/de.mdx`]: change,
  });

  it('names the language of the only books that print a rule', () => {
    expect(onlyIn('poker', 'roll')).toBe('en');
    expect(onlyIn('round', 'compare')).toBe('de');
  });

  it('is empty where books of both languages print it, in one text or across both', () => {
    expect(onlyIn('ranks', 'order')).toBeUndefined();
    const across = { [`${POKER}/de.mdx`]: swap('rulebook 13-14, 30', 'leaflet setup') };
    expect(onlyIn('poker', 'roll', across)).toBeUndefined();
  });

  it('is empty for what no book prints: readings, gaps, facts from outside and examples of our own', () => {
    expect(onlyIn('poker', 'tie')).toBeUndefined();
    expect(onlyIn('round', 'tokens')).toBeUndefined();
    expect(onlyIn('round', 'reprint')).toBeUndefined();
    expect(onlyIn('poker', 'fives')).toBeUndefined();
  });

  it('counts a printed example, but not one from the web', () => {
    const cites = (from: string) => inBoth(POKER, swap('id="fives"', `id="fives" from="${from}"`));
    expect(onlyIn('poker', 'fives', cites('leaflet setup'))).toBe('de');
    expect(onlyIn('poker', 'fives', cites('faq answers'))).toBeUndefined();
    expect(onlyIn('poker', 'fives', cites('faq answers; leaflet setup'))).toBe('de');
  });

  it('is empty everywhere where no printed book of a language is at hand', () => {
    const polish = { 'games/old-world.yaml': swap('language: de', 'language: pl') };
    expect(onlyIn('poker', 'roll', polish)).toBeUndefined();
    expect(onlyIn('round', 'compare', polish)).toBeUndefined();
  });

  it('names no third language', () => {
    const more = `  errata:
    title: { en: Errata, de: Errata }
    cite: { en: Errata, de: Errata }
    language: pl
    pages: 2
chapters:`;
    const changes = {
      'games/old-world.yaml': swap('chapters:', more),
      ...inBoth(POKER, swap('rulebook 13-14, 30', 'errata 1')),
    };
    expect(onlyIn('poker', 'roll', changes)).toBeUndefined();
  });
});

describe('seeAlso and quickrefs', () => {
  const seeAlso = (entry: string, changes = {}) => loadTree(changes).entry(`old-world/${entry}`).seeAlso;
  const unlinked = swap('(ranks#order)', '(#roll)');

  it('name related entries first, then those that mention this one, each once', () => {
    // Ranks is related and mentions nothing; the round cites a clause of poker and shows one.
    expect(seeAlso('poker')).toEqual(['old-world/ranks', 'old-world/round']);
    const related = { [`${POKER}/entry.yaml`]: swap('- ranks', '- round\n  - ranks') };
    expect(seeAlso('poker', related)).toEqual(['old-world/round', 'old-world/ranks']);
  });

  it('leave out the entry itself, which links to its own clauses', () => {
    expect(seeAlso('poker')).not.toContain('old-world/poker');
  });

  it.each<[string, object]>([
    [
      'a link in one language',
      { [`${POKER}/en.mdx`]: unlinked, [`${POKER}/rulings.yaml`]: swap(", 'ranks#order'", '') },
    ],
    ['a citation in a ruling', { [`${POKER}/en.mdx`]: unlinked, [`${POKER}/de.mdx`]: unlinked }],
  ])('count %s', (_, changes) => {
    expect(seeAlso('ranks', changes)).toEqual(['old-world/poker']);
  });

  it('count a clause that is shown as well', () => {
    const changes = { [`${ROUND}/rulings.yaml`]: swap("'poker#tie'", "'#stake'") };
    expect(seeAlso('poker', changes)).toEqual(['old-world/ranks', 'old-world/round']);
    const hidden = swap('<Also clause="poker#roll" />\n\n', '');
    expect(
      seeAlso('poker', { ...changes, [`${ROUND}/en.mdx`]: hidden, [`${ROUND}/de.mdx`]: hidden }),
    ).toEqual(['old-world/ranks']);
  });

  it('do not count what is merely related, which is said there already', () => {
    const changes = {
      [`${POKER}/en.mdx`]: unlinked,
      [`${POKER}/de.mdx`]: unlinked,
      [`${POKER}/rulings.yaml`]: swap(", 'ranks#order'", ''),
    };
    expect(seeAlso('ranks', changes)).toEqual([]);
    expect(seeAlso('poker', changes)).toEqual(['old-world/ranks', 'old-world/round']);
  });

  it('name the quick references that rest on an entry, by a link in any language', () => {
    const quickrefs = (entry: string, changes = {}) =>
      loadTree(changes).entry(`old-world/${entry}`).quickrefs;
    expect(['poker', 'ranks', 'round'].map((entry) => quickrefs(entry))).toEqual([
      ['old-world/poker'],
      ['old-world/poker'],
      [],
    ]);
    const once = { 'quickrefs/old-world/poker/en.mdx': swap('(poker#roll)', '(ranks)') };
    expect(quickrefs('poker', once)).toEqual(['old-world/poker']);
    const never = { ...once, 'quickrefs/old-world/poker/de.mdx': swap('(poker#roll)', '(ranks)') };
    expect(quickrefs('poker', never)).toEqual([]);
  });
});
