import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDuel, NEW_DUEL, readDuel } from '../../../../../src/engine/old-world/fight/duel-code.ts';
import {
  type Fight,
  makeFight,
  MOST_EVENTS,
  NEW_FIGHT,
  readFight,
} from '../../../../../src/engine/old-world/fight/fight-code.ts';
import { runFight } from '../../../../../src/engine/old-world/fight/monster-fight.ts';
import { runDuel, type DuelEvent } from '../../../../../src/engine/old-world/fight/witcher-duel.ts';
import {
  anyFightEvent,
  anySetUp,
  anyWitcher,
  anyWitcherEvent,
  attackedBy,
  comboOf,
  DRAW,
  EFFECTS,
  setUpOf,
} from './any-fight.ts';

const abilityOf = (name: string) => EFFECTS[name];
const read = (text: string) => readFight(text, abilityOf);

const BOOK: Fight = {
  setUp: setUpOf({ name: 'archespore', effect: EFFECTS.archespore }, { school: 'bear' }),
  events: [
    comboOf({ cards: 2, damage: 3 }),
    { kind: 'draw', modifier: -1 },
    ...attackedBy({ damage: 5, lower: 'defense' }),
  ],
};

describe('makeFight and readFight', () => {
  it('writes a fight shortly', () => {
    expect(makeFight(BOOK)).toBe('v1.archespore.1-12-2ta.bear-3323-3-12-3-2.0.cN2D3_dM-1_ab_hD5L2');
    expect(read(makeFight(BOOK))).toEqual({ value: BOOK, error: undefined });
    expect(read(makeFight(NEW_FIGHT))).toEqual({ value: NEW_FIGHT, error: undefined });
  });

  it('reads every fight as it was written', () => {
    fc.assert(
      fc.property(anySetUp, fc.array(anyFightEvent, { maxLength: 30 }), (setUp, tried) => {
        // Events that cannot happen are skipped, as a reader would.
        const events = tried.reduce<Fight['events']>(
          (so, event) => (runFight(setUp, [...so, event]).error === undefined ? [...so, event] : so),
          [],
        );
        expect(read(makeFight({ setUp, events }))).toEqual({ value: { setUp, events }, error: undefined });
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['v2.archespore.1-12-2ta.bear-3323-3-12-3-2.0.', 'unknown-version'],
    ['v1.archespore.1-12-2ta.bear-3323-3-12-3-2.0..', 'unknown-version'],
    ['v1.Archespore.1-12-2t.bear-3323-3-12-3-2.0.', 'not-a-monster'],
    ['v1..4-12-2t.bear-3323-3-12-3-2.0.', 'not-a-monster'],
    ['v1..1-0-2t.bear-3323-3-12-3-2.0.', 'not-a-monster'],
    ['v1.dragon.1-12-2ta.bear-3323-3-12-3-2.0.', 'unknown-ability'],
    ['v1..1-12-2t.bear-3323-3-0-0-2.0.', 'not-a-witcher'],
    ['v1..1-12-2t.bear-3323-3-12-3-5.0.', 'not-a-witcher'],
    ['v1..1-12-2t.bear-332-3-12-3-2.0.', 'not-a-witcher'],
    ['v1..1-12-2t.lynx-3323-3-12-3-2.0.', 'not-a-witcher'],
    ['v1..1-12-2t.bear-3323-3-12-3-2.4.', 'not-a-card-reading'],
    ['v1..1-12-2t.bear-3323-3-12-3-2.0.cN2D03', 'not-a-step'],
    ['v1..1-12-2t.bear-3323-3-12-3-2.0.cN1_d_zz', 'not-a-step'],
    ['v1..1-12-2t.bear-3323-3-12-3-2.0.mQ3', 'not-a-step'],
    ['v1..1-12-2t.bear-3323-3-12-3-2.0.cN1D-3', 'not-a-step'],
    ['v1..1-12-2t.bear-3323-3-12-3-2.0.mS-1', 'not-a-step'],
    ['v1..1-12-2t.bear-3323-3-12-3-2.0.cN9', 'impossible-step'],
    [`v1..1-12-2t.bear-3323-3-12-3-2.0.${'mS1_'.repeat(MOST_EVENTS)}mS2`, 'too-many-steps'],
    ['', 'unknown-version'],
  ])('finds what is wrong with "%s": %s', (text, error) => {
    expect(read(text).error).toBe(error);
  });

  it('keeps what comes before a step that cannot be read', () => {
    const { value, error } = read('v1..1-12-2t.bear-3323-3-12-3-2.0.cN2D3_d_ab_hD5_nonsense_p');
    expect([value.events.length, error]).toEqual([4, 'not-a-step']);
  });

  it('never throws, and returns what reads without an error, in 10,000 garbled addresses', () => {
    const texts = fc.oneof(
      fc.string(),
      garbled(
        fc
          .tuple(anySetUp, fc.array(anyFightEvent, { maxLength: 8 }))
          .map(([setUp, events]) => makeFight({ setUp, events })),
      ),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { value, error } = read(text);
        expect(read(makeFight(value))).toEqual({ value, error: undefined });
        // What is read without complaint is what was written.
        if (error === undefined) expect(makeFight(value)).toBe(text.replace(/\.$/, ''));
      }),
      { numRuns: 10_000, seed: 21 },
    );
  }, 60_000);
});

describe('makeDuel and readDuel', () => {
  it('writes a duel shortly', () => {
    const correct: DuelEvent = { kind: 'correct', fighter: 'defender', of: 'hand', to: 4 };
    const duel = { setUp: NEW_DUEL.setUp, events: [comboOf({ cards: 1, damage: 2 }), DRAW, correct] };
    expect(makeDuel(duel)).toBe('v1.-1111-1-7-3-0.-1111-1-7-3-0.cN1D2_d_mdH4');
    expect(readDuel(makeDuel(duel))).toEqual({ value: duel, error: undefined });
  });

  it.each([
    ['v2.-1111-1-7-3-0.-1111-1-7-3-0.', 'unknown-version'],
    ['v1.-1111-1-7-3.-1111-1-7-3-0.', 'not-an-attacker'],
    ['v1.-1111-1-7-3-0.-1111-1-7-3-0-0.', 'not-a-defender'],
    ['v1.-1111-1-7-3-0.-1111-1-7-3-0.ab', 'not-a-step'],
    ['v1.-1111-1-7-3-0.-1111-1-7-3-0.maL4', 'not-a-step'],
    ['v1.-1111-1-7-3-0.-1111-1-7-3-0.ma', 'not-a-step'],
    ['v1.-1111-1-7-3-0.-1111-1-7-3-0.d', 'impossible-step'],
    [`v1.-1111-1-7-3-0.-1111-1-7-3-0.${'maS1_'.repeat(MOST_EVENTS)}maS2`, 'too-many-steps'],
    ['', 'unknown-version'],
  ])('finds what is wrong with "%s": %s', (text, error) => {
    expect(readDuel(text).error).toBe(error);
  });

  it('never throws, and returns what reads without an error', () => {
    const duels = fc.tuple(anyWitcher, anyWitcher, fc.array(anyWitcherEvent, { maxLength: 8 }));
    const texts = garbled(
      duels.map(([attacker, defender, events]) => makeDuel({ setUp: { attacker, defender }, events })),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { value, error } = readDuel(text);
        expect(readDuel(makeDuel(value))).toEqual({ value, error: undefined });
        if (error === undefined) expect(runDuel(value.setUp, value.events).error).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});

// Helpers

/** A text with a piece cut out and another put in its place. */
const garbled = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(texts, fc.nat(), fc.nat({ max: 4 }), fc.stringMatching(/^[a-zA-Z0-9._-]{0,4}$/))
    .map(([text, at, cut, piece]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + piece + text.slice(place + cut);
    });
