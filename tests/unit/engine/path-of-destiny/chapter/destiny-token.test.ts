import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Place,
  placeDestinyToken,
  type Tally,
  vote,
  type Vote,
} from '../../../../../src/engine/path-of-destiny/chapter/destiny-token.ts';
import { type Counts, NO_SYMBOLS } from '../../../../../src/engine/path-of-destiny/vocabulary.ts';

describe('placeDestinyToken: the examples of the rulebook', () => {
  it('example 1 (p. 16): two of three players have more right, so right', () => {
    const placement = placeDestinyToken(players('3-0 1-2 1-2'));
    expect(placement).toEqual({
      place: 'right',
      votes: ['left', 'right', 'right'],
      reasons: [{ reason: 'majority-of-players', basis: 'print' }],
    });
  });

  it('example 2 (p. 16): two against two, so aside', () => {
    const placement = placeDestinyToken(players('2-3 2-1 4-1 0-5'));
    expect(placement).toEqual({
      place: 'aside',
      votes: ['right', 'left', 'left', 'right'],
      reasons: [{ reason: 'tie-among-players', basis: 'print' }],
    });
  });

  it('example 3 (p. 16): one against one and a tie, so aside', () => {
    const placement = placeDestinyToken(players('4-5 4-4 6-2'));
    expect(placement).toEqual({
      place: 'aside',
      votes: ['right', 'tie', 'left'],
      reasons: [{ reason: 'tie-among-players', basis: 'print' }],
    });
  });

  it('two-player example (p. 17): the cards on the Playmat decide, so right', () => {
    const placement = placeDestinyToken(twoPlayers('1-2 3-0', '0-1'));
    expect(placement).toEqual({
      place: 'right',
      votes: ['right', 'left', 'right'],
      reasons: [
        { reason: 'playmat-is-third-player', basis: 'print' },
        { reason: 'majority-of-players', basis: 'print' },
      ],
    });
  });
});

describe('placeDestinyToken', () => {
  // p. 16. The last column: whether the result is our reading.
  it.each<[string, string, Place, boolean]>([
    ['1-0 2-2 3-3', 'L T T', 'left', true],
    ['1-1 2-2 0-0', 'T T T', 'aside', false],
    ['5-0 0-1 0-1 4-0 2-2', 'L R R L T', 'aside', false],
    ['1-0 2-0 1-1', 'L L T', 'left', false],
    ['1-0 2-0 1-1 2-2', 'L L T T', 'left', true],
    ['1-0 2-0 0-1 2-2 3-3', 'L L R T T', 'left', true],
    ['9-0 0-1 0-1', 'L R R', 'right', false],
  ])('%s: votes %s, %s', (counts, votes, place, isReading) => {
    const placement = placeDestinyToken(players(counts));
    expect(placement.place).toBe(place);
    expect(placement.votes).toEqual(votes.split(' ').map(toVote));
    expect(placement.reasons.some(({ basis }) => basis === 'reading')).toBe(isReading);
  });

  // p. 17.
  it.each<[string, string, string, Place, string]>([
    ['1-2 3-0', '2-2', 'R L T', 'aside', 'tie-among-players print'],
    ['2-2 1-1', '0-1', 'T T R', 'right', 'tied-players-ignored reading'],
    ['3-1 2-0', '0-9', 'L L R', 'left', 'majority-of-players print'],
  ])('two players %s with %s on the Playmat: votes %s, %s, %s', (counts, playmat, votes, place, why) => {
    const placement = placeDestinyToken(twoPlayers(counts, playmat));
    expect([placement.place, placement.votes]).toEqual([place, votes.split(' ').map(toVote)]);
    expect(placement.reasons.map(({ reason, basis }) => `${reason} ${basis}`)).toEqual([
      'playmat-is-third-player print',
      why,
    ]);
  });

  // p. 21.
  it.each<[string, Place, string[]]>([
    ['3-2', 'left', ['automa-alone']],
    ['2-2', 'aside', ['automa-alone', 'automa-tie']],
    ['0-1', 'right', ['automa-alone']],
  ])('Automa with %s: %s', (counts, place, reasons) => {
    const placement = placeDestinyToken({ mode: 'solo', automa: toCounts(counts) });
    expect(placement.reasons.every(({ basis }) => basis === 'print')).toBe(true);
    expect([placement.place, placement.reasons.map(({ reason }) => reason)]).toEqual([place, reasons]);
  });

  it('agrees with adding up the signs of the differences', () => {
    fc.assert(
      fc.property(fc.array(anyCounts, { minLength: 3, maxLength: 5 }), (counts) => {
        const balance = counts.reduce((sum, { left, right }) => sum + Math.sign(right - left), 0);
        const place = (['left', 'aside', 'right'] as const)[Math.sign(balance) + 1];
        expect(placeDestinyToken({ mode: 'players', counts }).place).toBe(place);
      }),
    );
  });

  it('treats left and right alike, and players in any order', () => {
    fc.assert(
      fc.property(fc.array(anyCounts, { minLength: 3, maxLength: 5 }), (counts) => {
        const { place } = placeDestinyToken({ mode: 'players', counts });
        const mirrored = counts.map(({ left, right }) => ({ left: right, right: left }));
        const mirror = { left: 'right', right: 'left', aside: 'aside' } as const;
        expect(placeDestinyToken({ mode: 'players', counts: mirrored }).place).toBe(mirror[place]);
        expect(placeDestinyToken({ mode: 'players', counts: counts.toReversed() }).place).toBe(place);
      }),
    );
  });

  it('counts the Playmat as one more player', () => {
    fc.assert(
      fc.property(anyCounts, anyCounts, anyCounts, (one, two, playmat) => {
        const withPlaymat = placeDestinyToken({ mode: 'two-players', counts: [one, two], playmat });
        const withThree = placeDestinyToken({ mode: 'players', counts: [one, two, playmat] });
        expect([withPlaymat.place, withPlaymat.votes]).toEqual([withThree.place, withThree.votes]);
      }),
    );
  });

  it('lets each player vote for what they have more of, by whatever margin', () => {
    expect([vote(toCounts('5-0')), vote(toCounts('2-1')), vote(NO_SYMBOLS)]).toEqual(['left', 'left', 'tie']);
  });
});

// Helpers

function toCounts(text: string): Counts {
  const [left, right] = text.split('-').map(Number);
  return { left: left!, right: right! };
}

const players = (text: string): Tally => ({ mode: 'players', counts: text.split(' ').map(toCounts) });

function twoPlayers(text: string, playmat: string): Tally {
  const [one, two] = text.split(' ').map(toCounts);
  return { mode: 'two-players', counts: [one!, two!], playmat: toCounts(playmat) };
}

const toVote = (letter: string): Vote => (letter === 'L' ? 'left' : letter === 'R' ? 'right' : 'tie');

const anyCounts: fc.Arbitrary<Counts> = fc.record({ left: fc.nat({ max: 9 }), right: fc.nat({ max: 9 }) });
