import { describe, expect, it } from 'vitest';
import {
  type BattleSheet,
  changeSpending,
  chooseHero,
  EMPTY_SHEET,
  enterFaces,
  removeCard,
  woundsOf,
} from '../../../../../src/engine/adventure-game/battle/battle-sheet.ts';
import { spendBest } from '../../../../../src/engine/adventure-game/spending/best-spending.ts';
import { igniReading, makeIgni } from '../../../../../src/engine/adventure-game/spending/spending.ts';
import { ENEMIES, KNOWN_ENEMIES } from '../../../../../src/engine/adventure-game/enemy/known-enemies.ts';
import { makeTotal, totalOf } from '../../../../../src/engine/adventure-game/dice/results.ts';
import { judge } from '../../../../../src/engine/adventure-game/enemy/verdict.ts';

const IGNI = makeIgni('sword');

describe('chooseHero', () => {
  it('takes wounds on armour from who has none', () => {
    const yarpen = { ...EMPTY_SHEET, hero: 'yarpen', wounded: { actions: 1, armour: 2 } } as const;
    expect(chooseHero(yarpen, 'triss')).toMatchObject({ hero: 'triss', wounded: { actions: 1, armour: 0 } });
  });
});

describe('changes of a sheet', () => {
  const battle = {
    ...EMPTY_SHEET.battle,
    spending: { dodge: 'sword-to-shield', cards: [IGNI, IGNI] },
  } as const;
  const sheet: BattleSheet = { ...EMPTY_SHEET, battle, hand: { dodge: 2, cards: [0, 1] }, seenOn: [3] };

  it('forget with another roll on which dice its faces were seen', () => {
    expect(enterFaces(sheet, ['sword'])).toMatchObject({ battle: { faces: ['sword'] }, seenOn: [] });
  });

  it('leave each card its uses when another is taken away', () => {
    expect(removeCard(sheet, 0).hand).toEqual({ dodge: 2, cards: [1] });
    expect(removeCard(sheet, 1).hand).toEqual({ dodge: 2, cards: [0] });
    expect(removeCard({ ...sheet, hand: undefined }, 1).hand).toBeUndefined();
  });

  it('cut uses that are no longer there', () => {
    expect(changeSpending(sheet, { dodge: 'none', cards: [IGNI, { ...IGNI, uses: 0 }, IGNI] }).hand).toEqual({
      dodge: 0,
      cards: [0, 0, 0],
    });
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
    const { wounds, forShort, suffered } = woundsOf(sheet, enemy, short);
    expect([wounds, forShort]).toEqual([4, 3]);
    expect(suffered).toMatchObject({ placed: 2, unplaced: 2, loss: 4, mustRest: 'yes' });
  });

  it('asks for nothing when nothing is short', () => {
    const { short } = judge(makeTotal({ shield: 5 }), striga);
    const sheet: BattleSheet = { ...EMPTY_SHEET, blows: { attack: 1, defence: 1, once: 0 } };
    expect(woundsOf(sheet, striga, short)).toMatchObject({ wounds: 0, reasons: [] });
  });
});

describe('Igni', () => {
  it.each([
    ['sword-to-shield', ['sword', 'sword', 'sword', 'shield']],
    ['shield-to-sword', ['sword', 'shield', 'shield', 'shield']],
  ] as const)('ends the worked battle with 4 swords and 2 shields by %s (DE p. 7)', (dodge, rolled) => {
    const roll = totalOf([...rolled, 'dodge', 'witcher-sign']);
    const spending = { dodge, cards: [IGNI] };
    const { final, verdict } = spendBest(roll, ENEMIES.flatterer.enemy, spending, 'both');
    expect(final).toEqual(makeTotal({ sword: 4, shield: 2 }));
    expect(verdict).toMatchObject({ attack: true, defence: true, defeated: true });
  });

  it('may give shields as well, but then only by the other reading of the dodge rule', () => {
    const roll = totalOf(['sword', 'sword', 'sword', 'shield', 'dodge', 'witcher-sign']);
    const spending = { dodge: 'shield-to-sword', cards: [makeIgni('shield')] } as const;
    const { final } = spendBest(roll, ENEMIES.flatterer.enemy, spending, 'both');
    expect(final).toEqual(makeTotal({ sword: 4, shield: 2 }));
  });

  it('is told from other cards, and its readings from each other', () => {
    const cards = [IGNI, makeIgni('shield'), { ...IGNI, uses: 2 }, { ...IGNI, gain: { ritual: 2 } }];
    expect(cards.map(igniReading)).toEqual(['sword', 'shield', undefined, undefined]);
  });
});

describe('ENEMIES', () => {
  it('have a stat each', () => {
    for (const name of KNOWN_ENEMIES) expect(Object.keys(ENEMIES[name].enemy).length).toBeGreaterThan(1);
  });
});
