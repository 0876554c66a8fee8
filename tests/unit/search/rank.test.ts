import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTexts, makeCorpus } from '../../../src/search/corpus.ts';
import { preferGame, rank } from '../../../src/search/rank.ts';
import { item, TEXTS } from '../../support/search.ts';

describe('rank', () => {
  const ids = (query: string): string[] => rank(CORPUS, query).map((hit) => hit.item.id);

  it('puts the exact name before longer ones', () => {
    expect(ids('dice poker')).toEqual(['poker', 'ranks']);
  });

  it.each(['Würfelpoker', 'wuerfelpoker', 'wurfelpoker', 'würfel poker', 'dicepoker', 'dcie poker'])(
    'finds "%s", however it is typed',
    (query) => {
      expect(ids(query)[0]).toBe('poker');
    },
  );

  it('finds the end of a German compound', () => {
    expect(ids('marker')).toEqual(['wounds']);
  });

  it('finds an abbreviation with points or without', () => {
    expect([ids('ko'), ids('K. o.'), ids('k.o')]).toEqual([['out'], ['out'], ['out']]);
  });

  it('tells which clause or ruling answers', () => {
    const [first] = rank(CORPUS, 'broke, no gold');
    expect([first?.item.id, first?.unit?.kind, first?.unit?.id]).toEqual(['poker', 'ruling', 'no-gold']);
    expect(rank(CORPUS, 'how do I compare')[0]?.unit?.id).toBe('ties');
  });

  it('finds nothing for one letter, punctuation or a word that is not there', () => {
    expect([ids('d'), ids('(*'), ids('xylophone')]).toEqual([[], [], []]);
  });

  it('never throws, and never lists anything twice', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 40 })), (query) => {
        const found = rank(CORPUS, query);
        expect(new Set(found.map((hit) => hit.item)).size).toBe(found.length);
        expect(found.every(({ score }) => Number.isFinite(score))).toBe(true);
      }),
    );
  });
});

describe('preferGame', () => {
  const ranked = [
    { item: { ...item('a', 'A', 'A'), game: 'card-game' }, unit: undefined, covered: 1, score: 1.5 },
    { item: { ...item('b', 'B', 'B'), game: 'old-world' }, unit: undefined, covered: 0.7, score: 0.8 },
    { item: { ...item('c', 'C', 'C'), game: 'old-world' }, unit: undefined, covered: 0.3, score: 0.3 },
  ];

  it('puts the game being played first, except for what hardly fits', () => {
    expect(preferGame(ranked, 'old-world').map((hit) => hit.item.id)).toEqual(['b', 'a', 'c']);
  });

  it('changes nothing when no game is chosen', () => {
    expect(preferGame(ranked, undefined)).toEqual(ranked);
  });
});

// Helpers

const CORPUS = makeCorpus([
  item('ranks', 'Dice Poker Ranks', 'Würfelpoker: Rangfolge', 'kicker'),
  item('poker', 'Dice Poker', 'Würfelpoker'),
  item('wounds', 'Wounds', 'Wundenmarker'),
  item('out', 'Knocked Out', 'Ausgeschaltet', 'K. o.'),
]);
addTexts(CORPUS, TEXTS);
