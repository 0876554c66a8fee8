import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DuelTable,
  type FightTable,
  type MonsterTable,
  NEW_DUEL_TABLE,
  NEW_MONSTER_TABLE,
  SPACES_BEFORE,
  withEvent,
} from '../../../../../src/engine/old-world/fight-table/fight-table.ts';
import {
  stepsAfterDuel,
  stepsAfterMonster,
} from '../../../../../src/engine/old-world/after-fight/steps-after.ts';
import {
  makeFightTable,
  readFightTable,
} from '../../../../../src/engine/old-world/fight-table/fight-table-code.ts';
import type { FightEvent } from '../../../../../src/engine/old-world/fight/fight-state.ts';
import { runFight } from '../../../../../src/engine/old-world/fight/monster-fight.ts';
import { type DuelEvent, runDuel } from '../../../../../src/engine/old-world/fight/witcher-duel.ts';
import {
  FIGHT_OBSTACLES,
  FIGHTERS,
  REPUTATION_GOLD,
} from '../../../../../src/engine/old-world/fight/witcher-fight.ts';
import { anySetUp, anyWitcher, attackedBy, comboOf, EFFECTS, setUpOf } from '../fight/any-fight.ts';

const read = (text: string) => readFightTable(text, (name) => EFFECTS[name]);

describe('makeFightTable and readFightTable', () => {
  it('write shortly: no notes where nothing was noted', () => {
    expect(makeFightTable(NEW_MONSTER_TABLE)).toBe('m~v1..1-10-2.-1111-1-7-3-0.0');
    expect(makeFightTable(NEW_DUEL_TABLE)).toBe('w~v1.-1111-1-7-3-0.-1111-1-7-3-0');
    const noted: MonsterTable = {
      ...NEW_MONSTER_TABLE,
      notes: { draws: true, space: 1, tokenLeft: false, extraStack: true, done: [0, 1, 5] },
    };
    expect(makeFightTable(noted)).toBe('m~v1..1-10-2.-1111-1-7-3-0.0~1dnx-z');
    const duel: DuelTable = {
      ...NEW_DUEL_TABLE,
      notes: {
        players: 4,
        obstacles: ['at-a-school'],
        wagers: ['attacker', undefined],
        space: 2,
        loserSpaceGold: 3,
        trophyOwned: true,
        done: [],
      },
    };
    expect(makeFightTable(duel)).toBe('w~v1.-1111-1-7-3-0.-1111-1-7-3-0~423o-2-an-');
  });

  it('read every table as it was written', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        expect(read(makeFightTable(table))).toEqual({ value: table, error: undefined });
      }),
    );
  });

  it.each([
    ['', 'unknown-opponent'],
    ['x~v1..1-10-2.-1111-1-7-3-0.0', 'unknown-opponent'],
    ['m', 'unknown-version'],
    ['w~v2.-1111-1-7-3-0.-1111-1-7-3-0', 'unknown-version'],
    ['w~v1.-1111-1-7-3-0.-9111-1-7-3-0', 'not-a-defender'],
    ['m~v1.dragon.1-10-2a.-1111-1-7-3-0.0', 'unknown-ability'],
    ['m~v1..1-10-2.-1111-1-7-3-0.0~9-', 'not-a-note'],
    ['m~v1..1-10-2.-1111-1-7-3-0.0~0-zzzzzzzzzz', 'not-a-note'],
    ['m~v1..1-10-2.-1111-1-7-3-0.0~0-1~', 'not-a-note'],
    ['w~v1.-1111-1-7-3-0.-1111-1-7-3-0~901-', 'not-a-note'],
    ['w~v1.-1111-1-7-3-0.-1111-1-7-3-0~209---', 'not-a-note'],
    ['w~v1.-1111-1-7-3-0.-1111-1-7-3-0~301--x-', 'not-a-note'],
    ['w~v1.-1111-1-7-3-0.-1111-1-7-3-0~201---1~', 'not-a-note'],
  ])('find what is wrong with "%s": %s', (text, error) => {
    expect(read(text).error).toBe(error);
  });

  it('never throw, and return what reads without an error, in garbled addresses', () => {
    const texts = fc
      .tuple(
        anyTable.map(makeFightTable),
        fc.nat(),
        fc.nat({ max: 4 }),
        fc.stringMatching(/^[a-z0-9.~_-]{0,4}$/),
      )
      .map(([text, at, cut, piece]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + piece + text.slice(place + cut);
      });
    fc.assert(
      fc.property(fc.oneof(texts, fc.string()), (text) => {
        const { value } = read(text);
        expect(read(makeFightTable(value))).toEqual({ value, error: undefined });
      }),
      { numRuns: 3000 },
    );
  });
});

describe('withEvent', () => {
  const shield = (to: number): FightEvent => ({ kind: 'correct', of: 'shield', to });

  it('keeps the last word on a number that is corrected again', () => {
    expect(withEvent([shield(1)], shield(2))).toEqual([shield(2)]);
    expect(withEvent([{ kind: 'potion' }], shield(2))).toHaveLength(2);
    expect(withEvent([shield(1)], { kind: 'correct', of: 'deck', to: 2 })).toHaveLength(2);
    expect(withEvent([shield(1)], { kind: 'potion' })).toHaveLength(2);
  });

  it('knows two witchers apart', () => {
    const of = (fighter: 'attacker' | 'defender'): DuelEvent => ({
      kind: 'correct',
      fighter,
      of: 'hand',
      to: 2,
    });
    expect(withEvent([of('attacker')], of('defender'))).toHaveLength(2);
    expect(withEvent([of('attacker')], of('attacker'))).toHaveLength(1);
  });
});

describe('what follows', () => {
  const after = (setUp: MonsterTable['fight']['setUp'], events: readonly FightEvent[], notes = {}) => {
    const fight = { setUp, events };
    const table = { ...NEW_MONSTER_TABLE, fight, notes: { ...NEW_MONSTER_TABLE.notes, ...notes } };
    return stepsAfterMonster(table, runFight(setUp, events)).map(({ reason }) => reason);
  };

  it('is nothing while the fight goes on', () => {
    expect(after(setUpOf({}), [])).toEqual([]);
    expect(stepsAfterDuel(NEW_DUEL_TABLE, runDuel(NEW_DUEL_TABLE.fight.setUp, []))).toEqual([]);
  });

  it('takes what the table tells: tokens left, the additional stack, trophies', () => {
    const lost = setUpOf({ life: 5 }, { deck: 1, hand: 1, shield: 0 }, { trail: false });
    const killed = attackedBy({ damage: 9 });
    expect(after(lost, killed)).toContain('trail-token');
    expect(after(lost, killed, { tokenLeft: false })).toContain('no-token-of-terrain');
    const won = setUpOf({ life: 1 }, {}, { players: 4 });
    const hit = [comboOf({ damage: 1 })];
    expect(after(won, hit)).toContain('one-level-higher');
    expect(after(won, hit, { extraStack: true })).toContain('extra-stack-first');
    expect(after(won, hit, { space: 3 })).toContain('top-space-wins');
  });

  it('keeps lowered attributes, but not what an ability lowers for one fight', () => {
    const weak = setUpOf({ life: 1, effect: EFFECTS.leshen });
    expect(after(weak, [comboOf({ damage: 1 })])).not.toContain('lowered-attributes-stay');
    const bitten = setUpOf({ life: 2 }, {}, { trail: false });
    expect(after(bitten, [...attackedBy({ lower: 'combat' }), comboOf({ damage: 1 })])).toContain(
      'lowered-attributes-stay',
    );
  });

  it('pays wagers after a fight between witchers', () => {
    const events = [comboOf({ damage: 20 })];
    const table: DuelTable = {
      ...NEW_DUEL_TABLE,
      fight: { ...NEW_DUEL_TABLE.fight, events },
      notes: { ...NEW_DUEL_TABLE.notes, players: 3, wagers: ['attacker'] },
    };
    const steps = stepsAfterDuel(table, runDuel(table.fight.setUp, events));
    expect(steps.map(({ reason }) => reason)).toContain('settle-wagers');
    const none = { ...table, notes: { ...table.notes, wagers: [undefined] } };
    expect(stepsAfterDuel(none, runDuel(table.fight.setUp, events)).length).toBe(steps.length - 1);
  });
});

// Helpers

const done = fc.subarray(Array.from({ length: 20 }, (_, place) => place));
const space = fc.constantFrom(...SPACES_BEFORE);

const anyTable: fc.Arbitrary<FightTable> = fc.oneof(
  fc.record({
    kind: fc.constant('monster' as const),
    fight: anySetUp.map((setUp) => ({ setUp, events: [] })),
    notes: fc.record({ draws: fc.boolean(), space, tokenLeft: fc.boolean(), extraStack: fc.boolean(), done }),
  }),
  fc.record({
    kind: fc.constant('witcher' as const),
    fight: fc.record({ attacker: anyWitcher, defender: anyWitcher }).map((setUp) => ({ setUp, events: [] })),
    notes: fc.record({
      players: fc.constantFrom(2, 3, 4, 5),
      obstacles: fc.subarray([...FIGHT_OBSTACLES]),
      wagers: fc.array(fc.constantFrom(undefined, ...FIGHTERS), { maxLength: 3 }),
      space,
      loserSpaceGold: fc.constantFrom(...REPUTATION_GOLD),
      trophyOwned: fc.boolean(),
      done,
    }),
  }),
);
