import { describe, expect, it } from 'vitest';
import {
  attackCards,
  attackOf,
  CARD_KINDS,
  CARD_READINGS,
  cardAt,
  FIRST_CARD_READING,
  unseenCards,
} from '../../../../../src/engine/old-world/fight/attack-cards.ts';
import { WITCHER } from './any-fight.ts';

describe('attackCards', () => {
  it.each(CARD_READINGS)('are twenty of eighteen kinds, by %j', (reading) => {
    const cards = attackCards(reading);
    expect(cards).toHaveLength(CARD_KINDS);
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(20);
  });

  it('differ by reading in three cards only', () => {
    const [first, ...others] = CARD_READINGS.map((reading) =>
      JSON.stringify(attackCards(reading).slice(0, 11)),
    );
    expect(others.every((other) => other === first)).toBe(true);
  });
});

describe('attackOf', () => {
  const bites = (kind: number, level: 1 | 2 | 3, reading = FIRST_CARD_READING) =>
    attackOf(attackCards(reading)[kind]!.bite, level, { ...WITCHER, combat: 4 });

  it('counts levels of the monster and of the witcher', () => {
    expect(bites(3, 2)).toEqual({ damage: 4, discard: 0, trash: 0, lower: undefined });
    expect(bites(6, 1).damage).toBe(4);
    expect(attackOf(attackCards(FIRST_CARD_READING)[1]!.charge, 3, WITCHER).discard).toBe(3);
  });

  it('does 1 more damage beside a lowered attribute as in the book’s example (p. 32)', () => {
    expect(bites(16, 1)).toMatchObject({ damage: 0, lower: 'alchemy' });
    expect(bites(16, 1, { ...FIRST_CARD_READING, lowering: 'level' })).toMatchObject({
      damage: 1,
      lower: 'alchemy',
    });
  });
});

describe('unseenCards and cardAt', () => {
  it('count what is left of each kind', () => {
    expect(unseenCards(FIRST_CARD_READING, []).reduce((sum, { count }) => sum + count, 0)).toBe(20);
    const [first, second] = unseenCards(FIRST_CARD_READING, [2, 1]);
    expect([first?.kind, first?.count, second?.kind]).toEqual([1, 1, 2]);
  });

  it('find the card at each place', () => {
    const unseen = unseenCards(FIRST_CARD_READING, [1, 0, 1]);
    expect([0, 1, 2, 3, 17, 18].map((place) => cardAt(unseen, place)?.kind)).toEqual([
      0,
      1,
      1,
      3,
      17,
      undefined,
    ]);
  });
});
