import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BATTLE_ERRORS, MOST_DICE } from '../../../../../src/engine/adventure-game/battle/battle-code.ts';
import {
  BATTLE_SHEET_ERRORS,
  type BattleSheetError,
  makeSheet,
  readSheet,
} from '../../../../../src/engine/adventure-game/battle/battle-sheet-code.ts';
import {
  type BattleSheet,
  chooseHero,
  EMPTY_SHEET,
  MOST_BLOWS,
} from '../../../../../src/engine/adventure-game/battle/battle-sheet.ts';
import { fitUses } from '../../../../../src/engine/adventure-game/spending/hand-spending.ts';
import { MOST_USES } from '../../../../../src/engine/adventure-game/spending/spending.ts';
import { FACES, HEROES } from '../../../../../src/engine/adventure-game/vocabulary.ts';
import { woundSpaces } from '../../../../../src/engine/adventure-game/hero/wounds.ts';
import { anyEnemy, anyObjective, anySpending, IGNI } from '../oracle.ts';

const battle = makeSheet(EMPTY_SHEET);
const yarpen: BattleSheet = {
  ...EMPTY_SHEET,
  objective: 'attack',
  hero: 'yarpen',
  blows: { attack: 0, defence: 1, once: 2 },
  wounded: { actions: 3, armour: 1 },
};
const whole: BattleSheet = {
  ...yarpen,
  battle: {
    faces: ['sword', 'shield', 'dodge'],
    enemy: { kind: 'card', sword: 4, ritual: 1 },
    spending: { dodge: 'shield-to-sword', cards: [IGNI, { ...IGNI, uses: 3 }] },
  },
  rerolls: 3,
  hand: { dodge: 2, cards: [1, 3] },
  seenOn: [undefined, 3],
};

describe('makeSheet and readSheet', () => {
  it.each<[BattleSheet, string]>([
    [EMPTY_SHEET, 'v1..monster..sword-to-shield'],
    [yarpen, 'v1..monster..sword-to-shield_attack_yarpen_0-1-2_3-1'],
    [whole, 'v1.shd.card.s4r1.shield-to-sword.w1-s2-1.w1-s2-3_attack_yarpen_0-1-2_3-1_3_2-1-3_x3'],
    [{ ...EMPTY_SHEET, hand: { dodge: 0, cards: [] } }, `${battle}_both_geralt_0-0-0_0-0_1_0`],
  ])('writes %o as "%s"', (sheet, text) => {
    expect(makeSheet(sheet)).toBe(text);
    expect(readSheet(text)).toEqual({ value: sheet, error: undefined });
  });

  it('reads back what was written, in characters that an address holds as they are', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const text = makeSheet(sheet);
        expect(text).toMatch(/^[A-Za-z0-9._-]+$/);
        expect(readSheet(text)).toEqual({ value: sheet, error: undefined });
      }),
    );
  });

  it.each<[string, BattleSheetError, string]>([
    ['v9.s.monster..none', 'unknown-version', 'v1.s.monster..none'],
    [`${battle}_`, 'unknown-objective', battle],
    [`${battle}_win_triss`, 'unknown-objective', `${battle}_both_triss`],
    [`${battle}_attack_ciri_0-0-0_2-1`, 'unknown-hero', `${battle}_attack_geralt_0-0-0_2-0`],
    [`${battle}_attack_geralt_0-0_1-0`, 'not-wounds', `${battle}_attack_geralt_0-0-0_1-0`],
    [`${battle}_attack_geralt_0-2-10_1-0`, 'not-wounds', `${battle}_attack_geralt_0-2-0_1-0`],
    [`${battle}_attack_geralt_0-0-0_5-0`, 'not-wounds', `${battle}_attack_geralt_0-0-0_4-0`],
    [`${battle}_attack_geralt_0-0-0_1-1`, 'not-wounds', `${battle}_attack_geralt_0-0-0_1-0`],
    [`${battle}_attack_geralt_0-0-0_0-0_0`, 'not-rerolls', `${battle}_attack`],
    [`${battle}_attack_geralt_0-0-0_0-0_${MOST_DICE + 1}`, 'not-rerolls', `${battle}_attack`],
    [`${battle}_attack_geralt_0-0-0_0-0_2.5`, 'not-rerolls', `${battle}_attack_geralt_0-0-0_0-0_2`],
    [`${battle}_attack_geralt_0-0-0_0-0_1_all`, 'not-uses', `${battle}_attack`],
    [`${battle}_attack_geralt_0-0-0_0-0_1_1-4`, 'not-uses', `${battle}_attack_geralt_0-0-0_0-0_1_1`],
    [
      `${battle}_attack_geralt_0-0-0_0-0_1_${MOST_USES + 1}`,
      'not-uses',
      `${battle}_attack_geralt_0-0-0_0-0_1_0`,
    ],
    [`${battle}_attack_geralt_0-0-0_0-0_1__3`, 'not-seen', `${battle}_attack`],
    [`${battle}_attack_geralt_0-0-0_0-0_1___9`, 'too-much', `${battle}_attack`],
  ])('finds in "%s" %s and keeps "%s"', (text, error, kept) => {
    const read = readSheet(text);
    expect(read.error).toBe(error);
    expect(makeSheet(read.value)).toBe(kept);
  });

  it('keeps all other fields when one of them is mutated', () => {
    // Each field of the address, and what it stands for.
    const fields = (sheet: BattleSheet) => {
      const [head = '', ...rest] = fill(makeSheet(sheet)).split('_');
      return { head: head.split('.'), rest };
    };
    const junk = fc.string({ maxLength: 6 }).filter((text) => !/[._]/.test(text));
    fc.assert(
      fc.property(anySheet, fc.nat(11), junk, (sheet, place, put) => {
        const { head, rest } = fields(sheet);
        // A card more or less moves the uses by hand; cards are mutated by themselves below.
        const inHead = place < 5;
        const text = inHead
          ? [head.with(place, put).join('.'), ...rest].join('_')
          : [head.join('.'), ...rest.with(place - 5, put).slice(0, 7)].join('_');
        const { value } = readSheet(text);
        const expected: BattleSheet = {
          ...sheet,
          battle: {
            faces: place === 1 ? value.battle.faces : sheet.battle.faces,
            enemy:
              place === 2
                ? { ...sheet.battle.enemy, kind: value.battle.enemy.kind }
                : place === 3
                  ? { ...value.battle.enemy, kind: sheet.battle.enemy.kind }
                  : sheet.battle.enemy,
            spending: {
              ...sheet.battle.spending,
              ...(place === 4 && { dodge: value.battle.spending.dodge }),
            },
          },
          ...(place === 5 && { objective: value.objective }),
          ...(place === 7 && { blows: value.blows }),
          ...(place === 8 && { wounded: value.wounded }),
          ...(place === 9 && { rerolls: value.rerolls }),
          ...(place === 10 && { hand: value.hand }),
          ...(place === 11 && { seenOn: value.seenOn }),
        };
        const fitted: BattleSheet = {
          ...(place === 6 ? chooseHero(expected, value.hero) : expected),
          hand: expected.hand && fitUses(expected.hand, value.battle.spending),
          // Faces that are gone cannot be seen on a die.
          seenOn: place === 1 ? value.seenOn : expected.seenOn,
        };
        expect(value).toEqual(fitted);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps the other cards when one of them is mutated', () => {
    const text = makeSheet(whole).replace('.w1-s2-1.', '.w1-s2-?.');
    const { value, error } = readSheet(text);
    expect(error).toBe('not-a-card');
    expect(value.battle).toEqual({
      ...whole.battle,
      spending: { dodge: 'shield-to-sword', cards: [{ ...IGNI, uses: 3 }] },
    });
  });

  it('never throws on ten thousand random and mutated addresses, and reads its own reading whole', () => {
    const written = anySheet.map(makeSheet);
    const mutated = fc
      .tuple(written, fc.nat(80), fc.nat(3), fc.string({ maxLength: 3 }))
      .map(([text, at, gone, put]) => text.slice(0, at) + put + text.slice(at + gone));
    const errors: readonly unknown[] = [undefined, ...BATTLE_ERRORS, ...BATTLE_SHEET_ERRORS];
    fc.assert(
      fc.property(fc.oneof(fc.string(), mutated), (text) => {
        const { value, error } = readSheet(text);
        expect(errors).toContain(error);
        expect(readSheet(makeSheet(value))).toEqual({ value, error: undefined });
      }),
      { numRuns: 10_000 },
    );
  }, 30_000);
});

// Helpers

const count = fc.nat(MOST_BLOWS);
const anySheet: fc.Arbitrary<BattleSheet> = fc
  .tuple(
    fc.constantFrom(...HEROES),
    fc.array(fc.constantFrom(...FACES), { maxLength: MOST_DICE }),
    anySpending,
  )
  .chain(([hero, faces, spending]) =>
    fc.record({
      battle: fc.record({ faces: fc.constant(faces), enemy: anyEnemy, spending: fc.constant(spending) }),
      objective: anyObjective,
      hero: fc.constant(hero),
      blows: fc.record({ attack: count, defence: count, once: count }),
      wounded: fc.record({
        actions: fc.nat(woundSpaces(hero).actions),
        armour: fc.nat(woundSpaces(hero).armour),
      }),
      rerolls: fc.integer({ min: 1, max: MOST_DICE }),
      hand: fc.option(
        fc
          .record({ dodge: fc.nat(MOST_USES), cards: fc.array(fc.nat(2), { maxLength: 2 }) })
          .map((hand) => fitUses(hand, spending)),
        { nil: undefined },
      ),
      seenOn: fc
        .array(fc.option(fc.nat(9), { nil: undefined }), { maxLength: faces.length })
        .map((seen) => seen.slice(0, seen.findLastIndex((die) => die !== undefined) + 1)),
    }),
  );

/** An address with all its fields, also those that need not be written. */
function fill(text: string): string {
  const empty = ['both', 'geralt', '0-0-0', '0-0', '1', '', ''];
  const [head = '', ...rest] = text.split('_');
  return [head, ...empty.map((field, index) => rest[index] ?? field)].join('_');
}
