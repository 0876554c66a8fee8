import { describe, expect, it } from 'vitest';
import { type Collections, itemId, Library } from '../../../src/library/library.ts';
import { loadContent } from '../../../src/library/load.ts';
import { loadTree, swap, VOCABULARY, withTree } from '../../support/content-tree.ts';

describe('Library', () => {
  const library = loadTree();

  it('finds what there is', () => {
    expect(library.games.map(({ key }) => key)).toEqual(['old-world']);
    expect(library.entries.map(({ id }) => id)).toEqual([
      'old-world/poker',
      'old-world/ranks',
      'old-world/round',
    ]);
    expect(library.quickrefs.map(({ id }) => id)).toEqual(['old-world/poker']);
    expect(library.quickref('old-world/poker').text.de.title).toBe('Poker auf einer Seite');
    expect(library.clause({ entry: 'old-world/poker', clause: 'fives' }).text.de).toBe(
      'Zwei Fünfen gewinnen.',
    );
  });

  it('throws on what there is not', () => {
    expect(() => library.game('card-game')).toThrow('The content has no game "card-game".');
    expect(() => library.entry('poker')).toThrow('The content has no entry "poker".');
    expect(() => library.quickref('old-world/ranks')).toThrow(
      'The content has no quick reference "old-world/ranks".',
    );
    expect(() => library.clause({ entry: 'old-world/ranks', clause: 'best' })).toThrow(
      'The content has no clause "old-world/ranks#best".',
    );
  });

  it('gathers what an entry shows, those of others too, and what a quick reference points to', () => {
    const ids = (clauses: readonly { id: string }[]) => clauses.map(({ id }) => id);
    expect(ids(library.clausesIn(library.entry('old-world/round')))).toEqual([
      'stake',
      'roll',
      'compare',
      'tokens',
      'reprint',
    ]);
    expect(ids(library.clausesOf(library.quickref('old-world/poker')))).toEqual(['roll']);
  });

  it('resolves what collections name by id, in the order of the game and not of the collections', () => {
    const { rulings, terms, differences, entries, quickrefs, games, monsters } = shuffled();
    const game = new Library({ rulings, terms, differences, entries, quickrefs, games, monsters }).game(
      'old-world',
    );
    expect(entries.map(({ slug }) => slug)).toEqual(['round', 'ranks', 'poker']);
    expect(game.entries.map(({ slug }) => slug)).toEqual(['poker', 'ranks', 'round']);
    expect(game.chapters.map((chapter) => chapter.entries.map(({ slug }) => slug))).toEqual([
      ['poker'],
      ['ranks', 'round'],
    ]);
    expect(terms.map(({ id }) => id)).toEqual(['rank', 'poker']);
    expect(game.terms.map(({ id }) => id)).toEqual(['poker', 'rank']);
    expect(game.differences.map(({ id }) => id)).toEqual(['ties', 'rolls']);
    expect(game.entries[0]?.rulings.map(({ id }) => id)).toEqual(['draw', 'who-rolls']);
    expect(game.entries[0]?.rulings[0]?.en.question).toBe('Is there a draw?');
    expect(game.quickrefs).toEqual(library.game('old-world').quickrefs);
    // By level, whatever their names.
    expect(game.monsters.map(({ id }) => id)).toEqual(['troll', 'griffin']);
  });

  it('puts the games in the order of their keys', () => {
    const content = shuffled();
    const [game] = content.games;
    const bare = { ...game!, chapters: [], quickrefs: [], terms: [], differences: [] };
    const games = [bare, { ...bare, key: 'card-game' }, { ...bare, key: 'adventure-game' }];
    expect(new Library({ ...content, games }).games.map(({ key }) => key)).toEqual([
      'adventure-game',
      'card-game',
      'old-world',
    ]);
  });

  it.each<[keyof Collections, string]>([
    ['entries', 'entry "old-world/poker"'],
    ['rulings', 'ruling "no-winner"'],
    ['quickrefs', 'quick reference "old-world/poker"'],
    ['terms', 'term "poker"'],
    ['differences', 'difference "ties"'],
  ])('throws on an id that is not among the %s', (name, what) => {
    expect(() => new Library({ ...shuffled(), [name]: [] })).toThrow(`The content has no ${what}.`);
  });

  it('tells rulings of the same name in two entries apart', () => {
    const rulings = { 'glossary/old-world/round/rulings.yaml': swap('id: no-winner', 'id: draw') };
    const moved = { 'moved/old-world.yaml': swap('round#no-winner', 'round#draw') };
    const tree = loadTree({ ...rulings, ...moved });
    const question = (entry: string) => tree.entry(`old-world/${entry}`).rulings[0]?.en.question;
    expect([question('poker'), question('round')]).toEqual(['Is there a draw?', 'Who wins a tie?']);
  });
});

describe('itemId', () => {
  it('names an item among all of its kind', () => {
    expect(itemId('old-world/dice-poker', 'refuse')).toBe('old-world/dice-poker/refuse');
  });
});

describe('pairTerms', () => {
  it('marks the terms of a game that stand in both languages', () => {
    const library = loadTree();
    const html = { en: '<p>The rank of dice poker.</p>', de: '<p>Beim Würfelpoker der Rang.</p>' };
    const marked = {
      en: '<p>The <mark data-t="1">rank</mark> of <mark data-t="2">dice poker</mark>.</p>',
      de: '<p>Beim <mark data-t="2">Würfelpoker</mark> der <mark data-t="1">Rang</mark>.</p>',
    };
    expect(library.pairTerms('old-world', html)).toEqual(marked);
    // Again, from what the first call has prepared.
    expect(library.pairTerms('old-world', html)).toEqual(marked);
  });

  it('throws on a game that there is not', () => {
    expect(() => loadTree().pairTerms('card-game', { en: '', de: '' })).toThrow('no game "card-game"');
  });
});

describe('differencesAt and differencesOf', () => {
  const tree = loadTree({
    'differences/old-world.yaml': swap('- poker#tie', '- poker#tie\n    - poker#roll\n    - ranks#order'),
  });
  const address = (entry: string, clause: string) => ({ entry: `old-world/${entry}`, clause });

  it('tell a difference at the first clause of each entry that it names', () => {
    const at = (entry: string, clause: string) =>
      tree.differencesAt(address(entry, clause)).map(({ id }) => id);
    expect([at('poker', 'tie'), at('poker', 'roll'), at('ranks', 'order')]).toEqual([['ties'], [], ['ties']]);
  });

  it('give it for every clause that it concerns', () => {
    const of = (entry: string, clause: string) =>
      tree.differencesOf(address(entry, clause)).map(({ id }) => id);
    expect([of('poker', 'tie'), of('poker', 'roll'), of('ranks', 'order'), of('poker', 'fives')]).toEqual([
      ['ties'],
      ['ties'],
      ['ties'],
      [],
    ]);
  });
});

// Helpers

/** The collections of the small content, each in reverse; with a second difference. */
function shuffled(): Collections {
  const second = (text: string): string => text + text.replace('id: ties', 'id: rolls');
  const content = withTree({ 'differences/old-world.yaml': second }, (root) => loadContent(root, VOCABULARY));
  return {
    games: content.games.toReversed(),
    entries: content.entries.toReversed(),
    rulings: content.rulings.toReversed(),
    quickrefs: content.quickrefs.toReversed(),
    terms: content.terms.toReversed(),
    differences: content.differences.toReversed(),
    monsters: content.monsters.toReversed(),
  };
}
