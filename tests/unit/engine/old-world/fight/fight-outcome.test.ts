import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstTurn,
  type MonsterFightOutcome,
  monsterFightOutcome,
  monsterFightReward,
} from '../../../../../src/engine/old-world/fight/fight-outcome.ts';

describe('firstTurn', () => {
  // Rulebook p. 21; the first row is the example (p. 31).
  it.each([
    [true, 'active-witcher', 'has-trail-token'],
    [false, 'monster', 'no-trail-token'],
  ])('with a trail token, %s: %s', (trail, first, reason) => {
    expect(firstTurn({ kind: 'monster', trail })).toEqual({ first, reason: { reason, basis: 'print' } });
  });

  it('is the attacker’s in a witcher fight (p. 20)', () => {
    expect(firstTurn({ kind: 'witcher' })).toEqual({
      first: 'active-witcher',
      reason: { reason: 'attacker-begins', basis: 'print' },
    });
  });
});

describe('monsterFightOutcome', () => {
  // Rulebook p. 20, 25, 26.
  it.each<[boolean, number, 'witcher' | 'monster', MonsterFightOutcome, string[]]>([
    [false, 0, 'witcher', 'defeated', ['monster-out-of-cards']],
    [true, 0, 'witcher', 'defeated', ['own-cards-ended-both']],
    [false, 0, 'monster', 'defeated', ['survived-its-last-card']],
    [true, 0, 'monster', 'driven-away', ['knocked-out', 'at-most-1-card-left']],
    [true, 1, 'witcher', 'driven-away', ['knocked-out', 'at-most-1-card-left']],
    [true, 1, 'monster', 'driven-away', ['knocked-out', 'at-most-1-card-left']],
    [true, 2, 'witcher', 'complete-defeat', ['knocked-out', 'at-least-2-cards-left']],
    [true, 9, 'monster', 'complete-defeat', ['knocked-out', 'at-least-2-cards-left']],
    [false, 1, 'witcher', 'goes-on', ['both-have-life']],
  ])('knocked out: %s, pool %i, last: %s: %s', (knockedOut, pool, lastAction, outcome, why) => {
    const result = monsterFightOutcome({ knockedOut, pool, lastAction });
    expect(result.outcome).toBe(outcome);
    expect(result.reasons.map(({ reason }) => reason)).toEqual(why);
  });

  it('tells a monster that ran itself out from one that the witcher defeated (p. 25)', () => {
    const { reasons } = monsterFightOutcome({ knockedOut: false, pool: 0, lastAction: 'monster' });
    expect(reasons).toEqual([{ reason: 'survived-its-last-card', basis: 'print' }]);
  });

  it('goes on exactly while both have life', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.nat({ max: 20 }),
        fc.constantFrom('witcher', 'monster'),
        (out, pool, last) => {
          const { outcome } = monsterFightOutcome({ knockedOut: out, pool, lastAction: last });
          expect(outcome === 'goes-on').toBe(!out && pool > 0);
        },
      ),
    );
  });
});

describe('monsterFightReward', () => {
  // Rulebook p. 26.
  it('gives a trophy and 2 gold for a defeated monster', () => {
    expect(monsterFightReward('defeated', { hasTrail: true, tokensOfTerrain: 3 })).toEqual({
      trophy: true,
      gold: 2,
      trailToken: false,
      zeroCostCard: false,
      drawTo: 3,
      reasons: [
        { reason: 'gold-for-monster', basis: 'print' },
        { reason: 'monster-trophy', basis: 'print' },
      ],
    });
  });

  it('gives 2 gold and a 0-cost card for one driven away', () => {
    const reward = monsterFightReward('driven-away', { hasTrail: false, tokensOfTerrain: 3 });
    expect(reward).toMatchObject({
      trophy: false,
      gold: 2,
      trailToken: false,
      zeroCostCard: true,
      drawTo: 3,
    });
    expect(reward.reasons.map(({ reason }) => reason)).toEqual(['gold-for-driving-away', 'zero-cost-card']);
  });

  it.each<[boolean, number, boolean, string]>([
    [false, 3, true, 'trail-token'],
    [true, 3, false, 'has-trail-already'],
    [false, 0, false, 'no-token-of-terrain'], // p. 11
  ])(
    'after a complete defeat with trail %s and %i tokens left: token %s',
    (hasTrail, tokens, trailToken, why) => {
      const reward = monsterFightReward('complete-defeat', { hasTrail, tokensOfTerrain: tokens });
      expect(reward).toMatchObject({ trophy: false, gold: 0, trailToken, zeroCostCard: true, drawTo: 2 });
      expect(reward.reasons.map(({ reason }) => reason)).toEqual([why, 'zero-cost-card', 'draw-only-to-2']);
    },
  );
});
