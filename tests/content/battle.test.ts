import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, REROLL, woundsOf } from '../../src/engine/adventure-game/battle/battle-sheet.ts';
import { spendBest } from '../../src/engine/adventure-game/spending/best-spending.ts';
import { makeIgni } from '../../src/engine/adventure-game/spending/spending.ts';
import { totalOf } from '../../src/engine/adventure-game/dice/results.ts';
import { type Enemy, ENEMY_KINDS } from '../../src/engine/adventure-game/enemy/verdict.ts';
import type { Reason } from '../../src/engine/reasons.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import type { Clause } from '../../src/library/library.ts';
import type { BattleReason } from '../../src/widgets/battle/reasons.ts';
import { BATTLE_CLAUSES, ENEMY_CLAUSES } from '../../src/widgets/battle/tool.ts';
import { library } from '../support/library.ts';

describe('BATTLE_CLAUSES', () => {
  const bases = new Map(
    allEnemies().flatMap((enemy) => reasonsAgainst(enemy).map(({ reason, basis }) => [reason, basis])),
  );

  it('name a clause for every reason of a battle', () => {
    // The page itself shows the total, checks dice and speaks of rerolls; and as it does not ask for points, it never says
    // where they stop.
    const apart = ['total', 'one-blank', 'reroll', 'points-stop-at-zero'];
    const fromBattles = Object.keys(BATTLE_CLAUSES).filter((reason) => !apart.includes(reason));
    expect([...bases.keys()].sort()).toEqual(fromBattles.sort());
  });

  it('call a step a reading where its clause is one', () => {
    expect(clauseOf(BATTLE_CLAUSES.total).kind).toBe('rule');
    expect(clauseOf(BATTLE_CLAUSES['one-blank']).kind).toBe('rule');
    for (const [reason, basis] of [...bases, [REROLL.reason, REROLL.basis] as const]) {
      expect(clauseOf(BATTLE_CLAUSES[reason]).kind, reason).toBe(basis === 'reading' ? 'reading' : 'rule');
    }
  });

  it.each(LANGS)('lead from known enemies to where their stats are explained (%s)', (lang) => {
    const references = Object.values(ENEMY_CLAUSES);
    expect(references).toHaveLength(4);
    for (const reference of references) expect(clauseOf(reference).text[lang]).not.toBe('');
  });
});

// Helpers

/** Each kind of enemy with each stat missing, easy and out of reach. */
function allEnemies(): readonly Enemy[] {
  const choices = (stat: string) => [{}, { [stat]: 0 }, { [stat]: 9 }];
  return ENEMY_KINDS.flatMap((kind) =>
    choices('sword').flatMap((sword) =>
      choices('shield').flatMap((shield) =>
        choices('ritual').map((ritual): Enemy => ({ kind, ...sword, ...shield, ...ritual })),
      ),
    ),
  );
}

function reasonsAgainst(enemy: Enemy): readonly Reason<BattleReason>[] {
  const roll = totalOf(['sword', 'sword', 'dodge', 'witcher-sign']);
  const spending = {
    dodge: 'sword-to-shield',
    cards: [makeIgni('sword'), { cost: {}, gain: { shield: 1 }, uses: 1 }],
  } as const;
  const { steps, verdict } = spendBest(roll, enemy, spending, 'both');
  const wounds = (['geralt', 'yarpen'] as const).flatMap((hero) =>
    [0, 3, 4].flatMap((actions) => {
      const blows = { attack: 1, defence: 1, once: 1 };
      const sheet = { ...EMPTY_SHEET, hero, blows, wounded: { actions, armour: 0 } };
      const { reasons, suffered } = woundsOf(sheet, enemy, verdict.short);
      return [...reasons, ...suffered.reasons];
    }),
  );
  return [...steps, ...verdict.steps, ...wounds];
}

function clauseOf(reference: string): Clause {
  const [entry = '', clause = ''] = reference.split('#');
  return library.clause({ entry: `adventure-game/${entry}`, clause });
}
