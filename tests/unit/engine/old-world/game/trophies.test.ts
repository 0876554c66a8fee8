import { describe, expect, it } from 'vitest';
import {
  gainTrophy,
  mayMeditate,
  printedFatigue,
  TROPHY_SOURCES,
  type TrophySource,
} from '../../../../../src/engine/old-world/game/trophies.ts';
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
});

// Helpers

const reasons = (input: Parameters<typeof mayMeditate>[0]) =>
  mayMeditate(input).obstacles.map(({ reason }) => reason);
