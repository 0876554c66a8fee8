/** What follows the fight of a table. */

import { afterMonsterFight, afterWitcherFight, type AfterStep, type DuelAfterStep } from './afterwards.ts';
import type { FightRun } from '../fight/monster-fight.ts';
import type { DuelRun } from '../fight/witcher-duel.ts';
import { ATTRIBUTES } from '../vocabulary.ts';
import type { DuelTable, MonsterTable } from '../fight-table/fight-table.ts';

/** What follows the fight once it is over. */
export function stepsAfterMonster(
  { fight: { setUp }, notes }: MonsterTable,
  { begin, state }: FightRun,
): readonly AfterStep[] {
  if (state.standing === 'goes-on') return [];
  return afterMonsterFight({
    outcome: state.standing,
    level: setUp.monster.level,
    effect: setUp.monster.effect,
    players: setUp.players,
    space: notes.space,
    trail: setUp.trail,
    tokensOfTerrain: notes.tokenLeft ? 1 : 0,
    extraStack: notes.extraStack ? 1 : 0,
    potionsUsed: state.witcher.potionsUsed,
    // What an ability takes for the fight alone was taken before it began.
    hasLoweredAttributes: ATTRIBUTES.some((of) => state.witcher[of] < begin.state.witcher[of]),
  });
}

/** What follows a fight between witchers once it is over. */
export function stepsAfterDuel({ notes }: DuelTable, { state }: DuelRun): readonly DuelAfterStep[] {
  if (state.winner === undefined) return [];
  return afterWitcherFight({
    winner: state.winner,
    loserSpaceGold: notes.loserSpaceGold,
    trophyOwned: notes.trophyOwned,
    attackerSpace: notes.space,
    potionsUsed: {
      attacker: state.attacker.potionsUsed,
      defender: state.defender.potionsUsed,
    },
    hasWagers: notes.wagers.some((on) => on !== undefined),
  });
}
