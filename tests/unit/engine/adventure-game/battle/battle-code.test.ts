import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Battle,
  BATTLE_ERRORS,
  type BattleError,
  EMPTY_BATTLE,
  makeBattle,
  MOST_AMOUNT,
  MOST_DICE,
  readBattle,
} from '../../../../../src/engine/adventure-game/battle/battle-code.ts';
import { MOST_USES } from '../../../../../src/engine/adventure-game/spending/spending.ts';
import { FACES } from '../../../../../src/engine/adventure-game/vocabulary.ts';
import { anyEnemy, anySpending, IGNI } from '../oracle.ts';

describe('makeBattle and readBattle', () => {
  // The German example (DE p. 7): 3 swords, 1 shield, 1 dodge and 1 sign, Igni and the dodge rule. Which faces showed
  // them is lost.
  const flatterer: Battle = {
    faces: ['double-sword', 'sword', 'shield', 'dodge', 'witcher-sign', 'blank'],
    enemy: { kind: 'monster', sword: 4, shield: 2 },
    spending: { dodge: 'sword-to-shield', cards: [IGNI] },
  };

  it.each<[Battle, string]>([
    [flatterer, 'v1.Sshdw0.monster.s4h2.sword-to-shield.w1-s2-1'],
    [{ ...flatterer, faces: [], enemy: { kind: 'card' } }, 'v1..card..sword-to-shield.w1-s2-1'],
    [
      {
        faces: ['dodge-shield', 'ritual', 'sword-double-shield', 'double-shield'],
        enemy: { kind: 'main-quest', ritual: 0, shield: 12 },
        spending: {
          dodge: 'none',
          cards: [
            { cost: {}, gain: { shield: 1 }, uses: 2 },
            { cost: { dodge: 1, ritual: 2 }, gain: {}, uses: 0 },
          ],
        },
      },
      'v1.DrXH.main-quest.h12r0.none.-h1-2.d1r2--0',
    ],
  ])('writes %o as "%s"', (battle, text) => {
    expect(makeBattle(battle)).toBe(text);
    expect(readBattle(text)).toEqual({ value: battle, error: undefined });
  });

  it('reads back what was written, in characters that an address holds as they are', () => {
    const anyBattle: fc.Arbitrary<Battle> = fc.record({
      faces: fc.array(fc.constantFrom(...FACES), { maxLength: MOST_DICE }),
      enemy: anyEnemy,
      spending: anySpending,
    });
    fc.assert(
      fc.property(anyBattle, (battle) => {
        const text = makeBattle(battle);
        expect(text).toMatch(/^[A-Za-z0-9.\-_~]+$/);
        expect(readBattle(text)).toEqual({ value: battle, error: undefined });
      }),
    );
  });

  it('writes figures that make no sense as the engine reckons with them', () => {
    const text = makeBattle({
      faces: [],
      enemy: { kind: 'monster', sword: Infinity, shield: -1, ritual: NaN },
      spending: { dodge: 'none', cards: [{ cost: { sign: 1.5 }, gain: {}, uses: 99 }] },
    });
    expect(text).toBe(`v1..monster.s99h0r0.none.w1--${MOST_USES}`);
    expect(readBattle(text).error).toBeUndefined();
  });

  const empty = makeBattle(EMPTY_BATTLE);
  const none = 'v1..monster..none';
  const IGNIS = (count: number) => `${none}${'.w1-s2-1'.repeat(count)}`;
  it.each<[string, BattleError, string]>([
    ['', 'unknown-version', empty],
    ['v2.s.card.s1.none.w1-s2-1', 'unknown-version', 'v1.s.card.s1.none.w1-s2-1'],
    ['v1', 'unknown-enemy', empty],
    ['v1.szh.card.s1.none', 'not-a-face', 'v1.sh.card.s1.none'],
    [
      `v1.${'s'.repeat(MOST_DICE + 1)}.monster..none`,
      'too-many-dice',
      `v1.${'s'.repeat(MOST_DICE)}.monster..none`,
    ],
    ['v1.s.dragon.s1.none', 'unknown-enemy', 'v1.s.monster.s1.none'],
    ['v1..monster.4.none', 'not-a-stat', none],
    ['v1..monster.s04.none', 'not-a-stat', 'v1..monster.s4.none'],
    ['v1..monster.s100h2.none', 'not-a-stat', 'v1..monster.h2.none'],
    ['v1..monster.h2s4.none', 'not-a-stat', 'v1..monster.s4h2.none'],
    ['v1..monster.d1.none', 'not-a-stat', none],
    ['v1..monster', 'unknown-dodge-reading', empty],
    ['v1..monster..both', 'unknown-dodge-reading', empty],
    ['v1..monster..none.', 'not-a-card', none],
    ['v1..monster..none.w1-s2', 'not-a-card', none],
    ['v1..monster..none.w1-s2-', 'not-a-card', none],
    ['v1..monster..none.x1-s2-1.w1-s2-1', 'not-a-card', 'v1..monster..none.w1-s2-1'],
    ['v1..monster..none.w1-2-1', 'not-a-card', none],
    ['v1..monster..none.w1-s2-01', 'not-a-card', none],
    [`v1..monster..none.w${MOST_AMOUNT + 1}-s2-1`, 'not-a-card', none],
    [`v1..monster..none.w1-s${MOST_AMOUNT + 1}-1`, 'not-a-card', none],
    [`v1..monster..none.w1-s2-${MOST_USES + 1}`, 'not-a-card', none],
    ['v1..monster..none.w1-s2-1-1', 'not-a-card', none],
    [IGNIS(13), 'too-many-cards', IGNIS(12)],
    [`${none}${'.w1-s2-0'.repeat(13)}`, 'too-many-cards', `${none}${'.w1-s2-0'.repeat(12)}`],
    [
      `${none}${`.w1-s2-${MOST_USES}`.repeat(4)}`,
      'too-many-cards',
      `${none}${`.w1-s2-${MOST_USES}`.repeat(3)}`,
    ],
  ])('finds in "%s" %s and keeps "%s"', (text, error, kept) => {
    const read = readBattle(text);
    expect(read.error).toBe(error);
    expect(makeBattle(read.value)).toBe(kept);
  });

  it.each([`.w${MOST_AMOUNT}-s${MOST_AMOUNT}-1`.repeat(12), `.w1-s2-${MOST_USES}`.repeat(3)])(
    'takes sixteen dice and "%s"',
    (cards) => {
      expect(readBattle(`v1.${'0'.repeat(MOST_DICE)}.monster..none${cards}`).error).toBeUndefined();
    },
  );

  it('never throws, and gives each battle one address only', () => {
    const nearly = fc
      .array(
        fc.constantFrom('v1', '.', '.', '-', 'monster', 'none', 's4', 'h', 'w1-s2-1', '0', '07', 'é', '😀'),
      )
      .map((parts) => parts.join(''));
    const headed = nearly.map((rest) => `v1.sh.monster.${rest}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly, headed), (text) => {
        const { value, error } = readBattle(text);
        const made = makeBattle(value);
        if (error === undefined) expect(made).toBe(text);
        else expect(BATTLE_ERRORS).toContain(error);
        expect(readBattle(made)).toEqual({ value, error: undefined });
      }),
      { numRuns: 1000 },
    );
  });
});
