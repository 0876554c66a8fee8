import { describe, expect, it } from 'vitest';
import { compare, type Hand, TIE_READINGS } from '../../src/engine/old-world/poker/dice-poker.ts';
import { readTable, SAID_BARS } from '../../src/engine/old-world/poker/dice-poker-table.ts';
import { rerollsIn } from '../../src/engine/old-world/poker/poker-rerolls.ts';
import { barsIn, fightAfter, findOutcome } from '../../src/engine/old-world/poker/poker-game.ts';
import { POKER_MODES } from '../../src/engine/old-world/poker/dice-poker-table.ts';
import type { Reason } from '../../src/engine/reasons.ts';
import { library } from '../support/library.ts';
import type { DicePokerReason } from '../../src/widgets/dice-poker/reasons.ts';
import { DICE_POKER_CLAUSES } from '../../src/widgets/dice-poker/tool.ts';

describe('DICE_POKER_CLAUSES', () => {
  const reasons = allReasons();

  it('name a clause for every reason of a game', () => {
    const given = new Set(reasons.map(({ reason }) => reason));
    expect([...given].sort()).toEqual(Object.keys(DICE_POKER_CLAUSES).sort());
  });

  it('call a step a reading where its clause is one', () => {
    for (const { reason, basis } of reasons) {
      const [entry = '', clause = ''] = DICE_POKER_CLAUSES[reason].split('#');
      const { kind } = library.clause({ entry: `old-world/${entry}`, clause });
      expect(kind, reason).toBe(basis === 'reading' ? 'reading' : 'rule');
    }
  });
});

// Helpers

/** Every reason that the tool can show, from small cases of everything that it asks the engine. */
function allReasons(): readonly Reason<DicePokerReason>[] {
  const hands = ['55631', '55632', '55123', '66112', '66331', '44411', '44422', '12346', '65421', '23456'];
  const steps = hands.flatMap((active) =>
    hands.flatMap((other) => TIE_READINGS.flatMap((ties) => compare(hand(active), hand(other), ties).steps)),
  );
  const games = POKER_MODES.flatMap((mode) =>
    ['44411', '12346'].map((dice) => readTable(`v1.${dice}.55631.${mode}`).value),
  );
  const played = games.flatMap((table) =>
    [findOutcome(table)?.gains, fightAfter(table), fightAfter({ ...table, bars: SAID_BARS })].filter(
      (reason) => reason !== undefined,
    ),
  );
  return [...steps, ...played, ...POKER_MODES.flatMap(barsIn), ...POKER_MODES.flatMap(rerollsIn)];
}

const hand = (dice: string): Hand => Array.from(dice, Number) as unknown as Hand;
