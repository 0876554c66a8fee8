import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItems, makeCorpus } from '../../../src/search/corpus.ts';
import { rank } from '../../../src/search/rank.ts';
import { item, POKER } from '../../support/search.ts';

describe('rank', () => {
  const ids = (query: string): string[] => rank(CORPUS, query).map((hit) => hit.item.id);
  const answer = (query: string): string | undefined => rank(CORPUS, query)[0]?.unit.id;

  it('puts the exact name before longer ones', () => {
    expect(ids('dice poker').slice(0, 2)).toEqual(['poker', 'ranks']);
  });

  it.each(['Würfelpoker', 'wuerfelpoker', 'wurfelpoker', 'würfel poker', 'dicepoker', 'dcie poker'])(
    'finds "%s", however it is typed',
    (query) => {
      expect(ids(query)[0]).toBe('poker');
    },
  );

  it('finds the end of a German compound, and not the end of any word', () => {
    expect(ids('marker')).toEqual(['wounds']);
    expect(ids('card')).toEqual([]);
  });

  it('finds an abbreviation with points or without', () => {
    expect([ids('ko')[0], ids('K. o.')[0], ids('k.o')[0]]).toEqual(['out', 'out', 'out']);
  });

  it('tells which clause or ruling answers', () => {
    expect(answer('can I play when broke')).toBe('no-gold');
    expect(answer('how do I compare unused dice')).toBe('ties');
  });

  it('answers in short where a thing is named, and where no unit fits clearly better', () => {
    expect(answer('dice poker')).toBe('');
    expect(answer('better roll')).toBe('');
  });

  it('shows a thing in the reader’s language that it was found by in the other', () => {
    const both = makeCorpus();
    addItems(both, [POKER]);
    addItems(both, [
      {
        ...POKER,
        title: 'Würfelpoker',
        units: [{ id: 'ties', kind: 'rule', text: 'Ungenutzte vergleichen.' }],
      },
    ] as never);
    const [hit] = rank(both, 'ungenutzte vergleichen');
    expect(hit?.item.title).toBe('Dice Poker');
    expect(hit?.unit.text).toBe('Compare the unused dice.');
  });

  it('finds nothing for one letter, punctuation or a word that is not there', () => {
    expect([ids('d'), ids('(*'), ids('xylophone')]).toEqual([[], [], []]);
  });

  it('never throws, and never lists anything twice', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 40 })), (query) => {
        const found = rank(CORPUS, query);
        expect(new Set(found.map((hit) => hit.item)).size).toBe(found.length);
      }),
    );
  });
});

// Helpers

const CORPUS = makeCorpus();
addItems(CORPUS, [
  item('ranks', 'Dice Poker Ranks', 'Würfelpoker: Rangfolge', {
    names: ['kicker'],
    answer: 'A pair is worst.',
  }),
  POKER,
  item('wounds', 'Wounds', 'Wundenmarker', { names: ['Wunden'], answer: 'Discard one.' }),
  item('out', 'Knocked Out', 'Ausgeschaltet', { names: ['K. o.'], answer: 'You lose.' }),
]);
