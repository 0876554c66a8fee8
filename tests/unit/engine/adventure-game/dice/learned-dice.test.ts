import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_DICE, NO_DICE } from '../../../../../src/engine/adventure-game/dice/dice-set.ts';
import {
  FEWEST_SEEN,
  knownDice,
  learnedDie,
  makeSeenRolls,
  MOST_SEEN,
  NOTHING_SEEN,
  readSeenRolls,
  seeFace,
  unseeFace,
} from '../../../../../src/engine/adventure-game/dice/learned-dice.ts';
import { type Face, FACES } from '../../../../../src/engine/adventure-game/vocabulary.ts';

const SIX: readonly Face[] = ['sword', 'sword', 'shield', 'dodge', 'sword', 'shield'];

describe('learnedDie', () => {
  it('shows a face as often as it was seen', () => {
    expect(learnedDie('geralt', SIX)).toEqual(SIX);
  });

  it('gives a battle die its one blank face in six, however often that came up (EN p. 3)', () => {
    for (const seen of [SIX, ['blank', 'blank', 'sword'], ['blank'], []] as const) {
      const die = learnedDie('battle', seen);
      const others = seen.filter((face) => face !== 'blank').length;
      expect(die.filter((face) => face === 'blank').length * 6).toBe(others === 0 ? 6 : die.length);
    }
  });
});

describe('knownDice', () => {
  it('is exact where all dice are entered', () => {
    const { dice, entered, learned, missing } = knownDice(EXAMPLE_DICE, NOTHING_SEEN, 'geralt');
    expect(dice).toEqual([...EXAMPLE_DICE.battle, ...EXAMPLE_DICE.geralt]);
    expect([entered, learned, missing]).toEqual([dice, [], []]);
  });

  it('learns the dice that are not entered, once six faces of them were seen', () => {
    const set = { ...NO_DICE, geralt: EXAMPLE_DICE.geralt };
    const few = knownDice(set, { ...NOTHING_SEEN, battle: SIX.slice(1) }, 'geralt');
    expect([few.missing, few.entered]).toEqual([['battle'], undefined]);
    const known = knownDice(set, { ...NOTHING_SEEN, battle: SIX }, 'geralt');
    expect([known.learned, known.missing]).toEqual([['battle'], []]);
    expect(known.dice).toEqual([...[1, 2, 3].map(() => learnedDie('battle', SIX)), ...EXAMPLE_DICE.geralt]);
    expect(FEWEST_SEEN).toBe(6);
  });
});

describe('seeFace and unseeFace', () => {
  it('add and take away the latest, and forget the oldest', () => {
    expect(unseeFace(seeFace(NOTHING_SEEN, 'triss', 'ritual'), 'triss')).toEqual(NOTHING_SEEN);
    const many = Array<Face>(MOST_SEEN + 3)
      .fill('sword')
      .reduce((seen, face) => seeFace(seen, 'battle', face), seeFace(NOTHING_SEEN, 'battle', 'blank'));
    expect(many.battle).toEqual(Array(MOST_SEEN).fill('sword'));
  });
});

describe('readSeenRolls', () => {
  it('undoes makeSeenRolls', () => {
    const faces = fc.array(fc.constantFrom(...FACES), { maxLength: MOST_SEEN });
    const anySeen = fc.record({
      battle: faces,
      geralt: faces,
      triss: faces,
      dandelion: faces,
      yarpen: faces,
    });
    fc.assert(
      fc.property(anySeen, (seen) => {
        expect(readSeenRolls(makeSeenRolls(seen))).toEqual(seen);
      }),
    );
  });

  it('keeps what can be read', () => {
    expect(readSeenRolls('s?d.x')).toMatchObject({ battle: ['sword', 'dodge'], geralt: [] });
    expect(readSeenRolls('s'.repeat(99)).battle).toHaveLength(MOST_SEEN);
  });
});
