import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BATTLE_ERRORS, MOST_DICE } from '../../../../src/engine/adventure-game/battle-code.ts';
import {
  BATTLE_SHEET_ERRORS,
  type BattleSheet,
  type BattleSheetError,
  chooseHero,
  EMPTY_SHEET,
  makeSheet,
  MOST_BLOWS,
  parseSheet,
  woundsOf,
} from '../../../../src/engine/adventure-game/battle-sheet.ts';
import { spendBest } from '../../../../src/engine/adventure-game/best-spending.ts';
import { igniFor, isIgni, readDodge } from '../../../../src/engine/adventure-game/igni.ts';
import { ENEMIES, KNOWN_ENEMIES } from '../../../../src/engine/adventure-game/known-enemies.ts';
import { makeTotal, totalOf } from '../../../../src/engine/adventure-game/results.ts';
import { DODGE_READINGS, type Spending } from '../../../../src/engine/adventure-game/spending.ts';
import { judge } from '../../../../src/engine/adventure-game/verdict.ts';
import { FACES, HEROES } from '../../../../src/engine/adventure-game/vocabulary.ts';
import { woundSpaces } from '../../../../src/engine/adventure-game/wounds.ts';
import { anyEnemy, anyObjective, anySpending, IGNI } from './oracle.ts';

describe('makeSheet and parseSheet', () => {
  const yarpen: BattleSheet = {
    ...EMPTY_SHEET,
    objective: 'attack',
    hero: 'yarpen',
    blows: { attack: 0, defence: 1, once: 2 },
    wounded: { actions: 3, armour: 1 },
  };

  it.each<[BattleSheet, string]>([
    [EMPTY_SHEET, 'v1..monster..sword-to-shield'],
    [yarpen, 'v1..monster..sword-to-shield_attack_yarpen_0-1-2_3-1'],
  ])('writes %o as "%s"', (sheet, text) => {
    expect(makeSheet(sheet)).toBe(text);
    expect(parseSheet(text)).toEqual({ ok: true, value: sheet });
  });

  it('reads back what was written, in characters that an address holds as they are', () => {
    const count = fc.nat(MOST_BLOWS);
    const anySheet = fc.constantFrom(...HEROES).chain((hero) =>
      fc.record({
        battle: fc.record({
          faces: fc.array(fc.constantFrom(...FACES), { maxLength: MOST_DICE }),
          enemy: anyEnemy,
          spending: anySpending,
        }),
        objective: anyObjective,
        hero: fc.constant(hero),
        blows: fc.record({ attack: count, defence: count, once: count }),
        wounded: fc.record({
          actions: fc.nat(woundSpaces(hero).actions),
          armour: fc.nat(woundSpaces(hero).armour),
        }),
      }),
    );
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const text = makeSheet(sheet);
        expect(text).toMatch(/^[A-Za-z0-9._-]+$/);
        expect(parseSheet(text)).toEqual({ ok: true, value: sheet });
      }),
    );
  });

  const battle = makeSheet(EMPTY_SHEET);
  it.each<[string, BattleSheetError]>([
    ['v9..monster..none', 'unknown-version'],
    [`${battle}_`, 'unknown-objective'],
    [`${battle}_win_geralt_0-0-0_0-0`, 'unknown-objective'],
    [`${battle}_both_ciri_0-0-0_0-0`, 'unknown-hero'],
    [`${battle}_both_geralt`, 'not-wounds'],
    [`${battle}_both_geralt_0-0-0`, 'not-wounds'],
    [`${battle}_both_geralt_0-0_0-0`, 'not-wounds'],
    [`${battle}_both_geralt_0-0-10_0-0`, 'not-wounds'],
    [`${battle}_both_geralt_0-0-0_5-0`, 'not-wounds'],
    [`${battle}_both_geralt_0-0-0_0-1`, 'not-wounds'],
    [`${battle}_both_geralt_0-0-0_0-0_0`, 'not-wounds'],
  ])('refuses "%s": %s', (text, error) => {
    expect(parseSheet(text)).toEqual({ ok: false, error });
  });

  it('never throws on ten thousand random and mutated addresses', () => {
    const whole = makeSheet(yarpen);
    const mutated = fc
      .tuple(fc.nat(whole.length), fc.nat(3), fc.string({ maxLength: 3 }))
      .map(([at, gone, put]) => whole.slice(0, at) + put + whole.slice(at + gone));
    const errors: readonly string[] = [...BATTLE_ERRORS, ...BATTLE_SHEET_ERRORS];
    fc.assert(
      fc.property(fc.oneof(fc.string(), mutated), (text) => {
        const parsed = parseSheet(text);
        if (!parsed.ok) expect(errors).toContain(parsed.error);
        else expect(parseSheet(makeSheet(parsed.value))).toEqual(parsed);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('chooseHero', () => {
  it('takes wounds on armour from who has none', () => {
    const yarpen = { ...EMPTY_SHEET, hero: 'yarpen', wounded: { actions: 1, armour: 2 } } as const;
    expect(chooseHero(yarpen, 'triss')).toMatchObject({ hero: 'triss', wounded: { actions: 1, armour: 0 } });
  });
});

describe('woundsOf', () => {
  const striga = ENEMIES.striga.enemy;

  it('counts a penalty once for each missing shield: the Striga (EN p. 3)', () => {
    const { short } = judge(makeTotal({ shield: 3 }), striga);
    const sheet: BattleSheet = { ...EMPTY_SHEET, blows: { attack: 4, defence: 1, once: 0 } };
    const { wounds, reasons, suffered } = woundsOf(sheet, striga, short);
    expect(wounds).toBe(2);
    expect(reasons).toEqual([{ reason: 'for-each-short', basis: 'print' }]);
    expect(suffered).toMatchObject({ placed: 2, unplaced: 0, loss: 0 });
  });

  it('takes 2 points for each wound beyond the spaces (EN p. 10)', () => {
    const enemy = { kind: 'monster', ritual: 3 } as const;
    const { short } = judge(makeTotal({}), enemy);
    const sheet: BattleSheet = {
      ...EMPTY_SHEET,
      blows: { attack: 1, defence: 0, once: 1 },
      wounded: { actions: 2, armour: 0 },
    };
    const { wounds, suffered } = woundsOf(sheet, enemy, short);
    expect(wounds).toBe(4);
    expect(suffered).toMatchObject({ placed: 2, unplaced: 2, loss: 4, mustRest: 'yes' });
  });

  it('asks for nothing when nothing is short', () => {
    const { short } = judge(makeTotal({ shield: 5 }), striga);
    const sheet: BattleSheet = { ...EMPTY_SHEET, blows: { attack: 1, defence: 1, once: 0 } };
    expect(woundsOf(sheet, striga, short)).toMatchObject({ wounds: 0, reasons: [] });
  });
});

describe('Igni', () => {
  it('is the card of the specification by our preferred reading', () => {
    expect(igniFor('sword-to-shield')).toEqual(IGNI);
    expect(igniFor('none')).toEqual(IGNI);
  });

  it.each(DODGE_READINGS)('ends the worked battle with 4 swords and 2 shields by %s (DE p. 7)', (dodge) => {
    const roll = totalOf(['sword', 'sword', 'sword', 'shield', 'dodge', 'witcher-sign']);
    const spending = { dodge, cards: [igniFor(dodge)] };
    const { final, verdict } = spendBest(roll, ENEMIES.flatterer.enemy, spending, 'both');
    expect(final).toEqual(makeTotal({ sword: 4, shield: 2 }));
    expect(verdict).toMatchObject({ attack: true, defence: true, defeated: true });
  });

  it('follows the reading of the dodge rule, and other cards do not', () => {
    const other = { cost: {}, gain: { sword: 2 }, uses: 1 };
    const spending: Spending = { dodge: 'sword-to-shield', cards: [other, IGNI] };
    const read = readDodge(spending, 'shield-to-sword');
    expect(read).toEqual({ dodge: 'shield-to-sword', cards: [other, igniFor('shield-to-sword')] });
    expect(read.cards.map((card) => isIgni(card, read.dodge))).toEqual([false, true]);
    expect(readDodge(read, 'sword-to-shield')).toEqual(spending);
  });
});

describe('ENEMIES', () => {
  it('have a stat each', () => {
    for (const name of KNOWN_ENEMIES) expect(Object.keys(ENEMIES[name].enemy).length).toBeGreaterThan(1);
  });
});
