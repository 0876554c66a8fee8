import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fatigue,
  gainTrophy,
  mayMeditate,
  printedFatigue,
  TROPHY_SOURCES,
  type TrophySource,
} from '../../../../../src/engine/old-world/after-fight/trophies.ts';
import { TRACK_SPACES, type TrackSpace } from '../../../../../src/engine/old-world/vocabulary.ts';

describe('mayMeditate', () => {
  // Rulebook p. 15; with two players there is one trophy of each attribute (p. 6).
  it('needs level 5, a trophy that is left, and not the same one twice', () => {
    expect(mayMeditate({ level: 5, trophiesLeft: 1, owned: false }).allowed).toBe(true);
    expect(reasons({ level: 4, trophiesLeft: 1, owned: false })).toEqual(['below-level-5']);
    expect(reasons({ level: 5, trophiesLeft: 0, owned: false })).toEqual(['trophy-gone']);
    expect(reasons({ level: 5, trophiesLeft: 1, owned: true })).toEqual(['trophy-owned']);
  });
});

describe('gainTrophy', () => {
  // Rulebook p. 15, 29.
  it.each<[TrackSpace, TrophySource, TrackSpace, boolean, boolean, string[]]>([
    [1, 'meditate', 2, false, true, ['one-space-up', 'suffer-fatigue']],
    [3, 'meditate', 3, false, false, ['meditation-never-ends-game']],
    [3, 'monster-fight', 4, true, false, ['one-space-up', 'top-space-wins']],
    [3, 'witcher-fight', 4, true, false, ['one-space-up', 'top-space-wins']],
    [0, 'monster-fight', 1, false, true, ['one-space-up', 'suffer-fatigue']],
  ])('from space %i by %s: space %i, wins %s, fatigue %s', (space, source, reached, wins, tired, why) => {
    const gain = gainTrophy(space, source);
    expect(gain).toMatchObject({ space: reached, wins, fatigue: tired });
    expect(gain.reasons.map(({ reason }) => reason)).toEqual(why);
  });

  it('never ends the game by meditating, and never leaves the track', () => {
    for (const space of TRACK_SPACES) {
      expect(gainTrophy(space, 'meditate').wins).toBe(false);
      for (const source of TROPHY_SOURCES) expect(TRACK_SPACES).toContain(gainTrophy(space, source).space);
    }
  });
});

describe('fatigue', () => {
  it('is printed only for the first space (p. 29)', () => {
    expect(TRACK_SPACES.map(printedFatigue)).toEqual([undefined, 1, undefined, undefined, undefined]);
  });

  it('trashes one of 13 cards and shuffles the hand in too', () => {
    expect(fatigue(1, { deck: 6, hand: 3, discard: 4 })).toEqual({
      trashed: 1,
      deck: 12,
      hand: 0,
      discard: 0,
      reasons: [
        { reason: 'trash-exactly', basis: 'print' },
        { reason: 'all-cards-form-deck', basis: 'print' },
      ],
    });
  });

  it('trashes all of too few cards, which no book foresees', () => {
    const result = fatigue(3, { deck: 1, hand: 1, discard: 0 });
    expect(result).toMatchObject({ trashed: 2, deck: 0 });
    expect(result.reasons[1]).toEqual({ reason: 'fewer-cards-than-fatigue', basis: 'reading' });
  });

  it('loses no card but the trashed ones', () => {
    const count = fc.nat({ max: 15 });
    fc.assert(
      fc.property(count, count, count, count, (value, deck, hand, discard) => {
        const result = fatigue(value, { deck, hand, discard });
        expect(result.deck + result.trashed).toBe(deck + hand + discard);
        expect(result.deck).toBe(Math.max(0, deck + hand + discard - value));
      }),
    );
  });
});

// Helpers

const reasons = (input: Parameters<typeof mayMeditate>[0]) =>
  mayMeditate(input).obstacles.map(({ reason }) => reason);
