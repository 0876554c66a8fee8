import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../../../../../src/engine/adventure-game/battle/battle-sheet-code.ts';
import {
  endingOf,
  isComplete,
  isQuick,
  shortOf,
} from '../../../../../src/engine/adventure-game/battle/ending.ts';
import { countStates } from '../../../../../src/engine/adventure-game/spending/searchable.ts';

describe('endingOf', () => {
  it('of the worked battle hinges on both readings (DE p. 7)', () => {
    const { headline, otherwise, hint, leftOver } = ending('v1.ssshdw.monster.s4h2.sword-to-shield.w1-s2-1');
    expect([headline, hint, leftOver]).toEqual(['won', undefined, {}]);
    expect(otherwise.map(({ kind, headline: other, short }) => ({ kind, other, short }))).toEqual([
      { kind: 'dodge', other: 'attack-only', short: [{ stat: 'shield', count: 1 }] },
      { kind: 'igni', other: 'defence-only', short: [{ stat: 'sword', count: 1 }] },
    ]);
  });

  it('says which reading wins what the other loses', () => {
    // Dodge and shield, sword and double shield, sword, blank against 3 / 2.
    const { headline, otherwise } = ending('v1.DXs0.card.s3h2.sword-to-shield');
    expect(headline).toBe('defence-only');
    expect(otherwise).toMatchObject([{ kind: 'dodge', headline: 'won', short: [] }]);
  });

  it('is silent about readings that change nothing', () => {
    expect(ending('v1.ss.monster.s2.sword-to-shield').otherwise).toEqual([]);
    expect(ending('v1.dsh.monster.s1h1.none').otherwise).toEqual([]);
  });

  it.each([
    ['by swords', 'v1.sshw.monster.s4h1.none', 'sword'],
    ['by shields', 'v1.sw.card.s1h2.none', 'shield'],
  ])('points out a sign that Igni would turn into a win, %s', (_, address, gain) => {
    expect(ending(address).hint).toEqual({ hint: 'igni', gain, headline: 'won' });
  });

  it('points out no sign that would not help, nor Igni to who has it', () => {
    expect(ending('v1.sw.monster.s9.none').hint).toBeUndefined();
    expect(ending('v1.sww.monster.s4.none.w1-s2-1').hint).toBeUndefined();
    expect(ending('v1.s.monster.s2.none').hint).toBeUndefined();
  });

  it('points out that the best spending would do better than that by hand', () => {
    const byHand = ending('v1.ssshdw.monster.s4h2.sword-to-shield.w1-s2-1_both_geralt_0-0-0_0-0_1_0-0');
    expect(byHand).toMatchObject({ headline: 'lost', hint: { hint: 'best-spending', headline: 'won' } });
    expect(byHand.otherwise).toEqual([]);
  });

  it('counts what is left beyond what the enemy asks for', () => {
    expect(ending('v1.SSdr.monster.s2.none').leftOver).toEqual({ sword: 2, dodge: 1, ritual: 1 });
  });
});

describe('isComplete', () => {
  it.each([
    ['v1.s.monster.s1.none', true],
    ['v1..monster.s1.none', false],
    ['v1.s.monster..none', false],
  ])('of %s is %s', (address, complete) => {
    expect(isComplete(sheet(address))).toBe(complete);
  });
});

describe('shortOf', () => {
  it('is what the spending leaves short, best or by hand, and nothing before the roll', () => {
    const WORKED = 'v1.ssshdw.monster.s4h2.sword-to-shield.w1-s2-1';
    expect(shortOf(sheet(WORKED))).toEqual({ sword: 0, shield: 0, ritual: 0 });
    expect(shortOf(sheet(`${WORKED}_both_geralt_0-0-0_0-0_1_0-0`))).toEqual({
      sword: 1,
      shield: 1,
      ritual: 0,
    });
    expect(shortOf(sheet('v1..monster.s4h2.none'))).toEqual({ sword: 0, shield: 0, ritual: 0 });
  });
});

describe('isQuick', () => {
  it('holds for a battle with a few cards, not for one of many uses', () => {
    expect(isQuick(sheet('v1.ssshdw.monster.s4h2.sword-to-shield.w1-s2-1'))).toBe(true);
    const long = 'v1.DDDDDDDDDDDDDDDD.monster.s99h99r99.sword-to-shield.-s1-16.-h1-16.-r1-16';
    expect(isQuick(sheet(long))).toBe(false);
    const byHand = 'v1.s.monster.s1.sword-to-shield.-s1-16.-h1-16.-r1-16_both_geralt_0-0-0_0-0_1_16-16-16-16';
    expect(isQuick(sheet(byHand))).toBe(false);
  });

  it('leaves a limit to what any address can ask for', () => {
    const figures = fc
      .array(fc.tuple(fc.constantFrom('s', 'h', 'd', 'r', 'w'), fc.integer({ min: 1, max: 9 })), {
        maxLength: 4,
      })
      .map((amounts) => amounts.map(([letter, count]) => `${letter}${count}`).join(''));
    const card = fc.tuple(figures, figures, fc.integer({ min: 0, max: 16 })).map((parts) => parts.join('-'));
    const faces = fc.array(fc.constantFrom('s', 'h', 'd', 'r', 'w', 'S', 'H', 'D', 'X', '0'), {
      maxLength: 16,
    });
    fc.assert(
      fc.property(faces, fc.array(card, { maxLength: 6 }), (letters, cards) => {
        const address = ['v1', letters.join(''), 'monster', 's99h99r99', 'sword-to-shield', ...cards].join(
          '.',
        );
        const { enemy, spending, faces: rolled } = readSheet(address).value.battle;
        const states = countStates(
          rolled.map((face) => [face]),
          enemy,
          spending,
        );
        expect(states).toBeLessThanOrEqual(5000 * 17);
      }),
      { numRuns: 500 },
    );
  });

  it('cuts the cards of a link that froze a page', () => {
    const { value, error } = readSheet(
      'v1.HhsXXS.monster.s50h50.sword-to-shield.-s7h2r2w7-9.d1-s2h6d8w3-9.r2-s7h7w8-9.s1-s2d9r8-4',
    );
    expect([value.battle.spending.cards.length, error]).toEqual([1, 'too-many-cards']);
  });
});

// Helpers

const sheet = (address: string) => {
  const { value, error } = readSheet(address);
  if (error !== undefined) throw new Error(error);
  return value;
};
const ending = (address: string) => endingOf(sheet(address));
