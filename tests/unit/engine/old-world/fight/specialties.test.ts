import { describe, expect, it } from 'vitest';
import {
  type SpecialtyMoment,
  specialtySteps,
  specialtyUse,
} from '../../../../../src/engine/old-world/fight/specialties.ts';
import { type Level, LEVELS, type School, SCHOOLS } from '../../../../../src/engine/old-world/vocabulary.ts';

describe('specialtyUse', () => {
  // Rulebook p. 34–35: the moment that each school waits for, at its edge.
  it.each<[SpecialtyMoment, string[]]>([
    [{ school: 'viper', opponentDiscarded: 1 }, []],
    [{ school: 'viper', opponentDiscarded: 0 }, ['opponent-discarded-nothing']],
    [{ school: 'bear', shield: 0 }, []],
    [{ school: 'bear', shield: 1 }, ['shield-left']],
    [{ school: 'cat', fightTurn: 1 }, []],
    [{ school: 'cat', fightTurn: 2 }, ['not-first-fight-turn']],
    [{ school: 'wolf', comboCards: 3 }, []],
    [{ school: 'wolf', comboCards: 2 }, ['combo-below-3']],
    [{ school: 'griffin', firstStep: true }, []],
    [{ school: 'griffin', firstStep: false }, ['not-first-step']],
  ])('%j: %j', (moment, obstacles) => {
    const use = specialtyUse(moment, { usedThisFight: false, ownTurn: true });
    expect(use.allowed).toBe(obstacles.length === 0);
    // The book allows step 1; that it forbids the others is read.
    const basis = moment.school === 'griffin' ? 'reading' : 'print';
    expect(use.obstacles).toEqual(obstacles.map((reason) => ({ reason, basis })));
  });

  it.each(rightMoments())('is once a fight and in the own fight turn (p. 22, 34–35): %j', (moment) => {
    const obstacles = (usedThisFight: boolean, ownTurn: boolean) =>
      specialtyUse(moment, { usedThisFight, ownTurn }).obstacles.map(({ reason }) => reason);
    expect(obstacles(true, true)).toEqual(['used-this-fight']);
    expect(obstacles(false, false)).toEqual(['not-own-fight-turn']);
    expect(obstacles(true, false)).toEqual(['used-this-fight', 'not-own-fight-turn']);
    // Bear: "on your turn"; Cat: "during your first fight turn".
    expect(specialtyUse(moment, { usedThisFight: false, ownTurn: false }).obstacles[0]?.basis).toBe(
      ['bear', 'cat'].includes(moment.school) ? 'print' : 'reading',
    );
  });

  it('is the player’s choice, but Armor comes by itself: p. 34 against p. 22', () => {
    const choices = rightMoments().map(
      (moment) => specialtyUse(moment, { usedThisFight: false, ownTurn: true }).choice,
    );
    expect(choices).toEqual(
      SCHOOLS.map((school) =>
        school === 'bear'
          ? { reason: 'triggers-by-itself', basis: 'reading' }
          : { reason: 'player-decides', basis: 'print' },
      ),
    );
  });
});

describe('specialtySteps', () => {
  // Rulebook p. 34–35; a level replaces the one below it.
  it.each<[School, Level, string[]]>([
    ['viper', 1, ['look-at-top-cards', 'put-back-in-any-order']],
    ['viper', 2, ['look-at-top-cards', 'discard-of-them', 'put-back-in-any-order']],
    ['bear', 1, ['draw-cards']],
    ['bear', 2, ['draw-cards', 'raise-shield']],
    ['cat', 1, ['draw-cards', 'return-if-shown']],
    ['cat', 5, ['draw-cards', 'return-if-shown']],
    ['wolf', 1, ['more-damage']],
    ['wolf', 2, ['more-damage', 'draw-cards']],
    ['griffin', 1, ['take-top-discard', 'discard-0-to-2']],
    ['griffin', 3, ['take-top-discard', 'discard-0-to-2']],
    ['griffin', 4, ['take-any-discard', 'discard-if-shown']],
    ['griffin', 5, ['take-any-discard', 'discard-if-shown']],
  ])('%s at level %i: %j', (school, level, steps) => {
    expect(specialtySteps(school, level).map(({ reason }) => reason)).toEqual(steps);
  });

  it('marks only the Griffin’s discard at levels 4 and 5 as a reading', () => {
    const readings = SCHOOLS.flatMap((school) =>
      LEVELS.flatMap((level) =>
        specialtySteps(school, level)
          .filter(({ basis }) => basis === 'reading')
          .map(({ reason }) => `${school} ${level} ${reason}`),
      ),
    );
    expect(readings).toEqual(['griffin 4 discard-if-shown', 'griffin 5 discard-if-shown']);
  });
});

// Helpers

/** A moment for every school in which nothing but the fight itself could stand against its specialty. */
function rightMoments(): SpecialtyMoment[] {
  return [
    { school: 'wolf', comboCards: 3 },
    { school: 'griffin', firstStep: true },
    { school: 'bear', shield: 0 },
    { school: 'cat', fightTurn: 1 },
    { school: 'viper', opponentDiscarded: 1 },
  ];
}
