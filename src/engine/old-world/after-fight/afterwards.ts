/** What follows a fight, as a list in the order of the book (p. 20, 26–29, 32, 33). */

import { holding, printed, reading, type Reason } from '../../reasons.ts';
import type { MonsterLevel, PlayerCount, TrackSpace } from '../vocabulary.ts';
import { type MonsterFightEnd, monsterFightReward, type RewardReason } from '../fight/fight-outcome.ts';
import { effectOf, type MonsterEffect } from '../fight/monster-effect.ts';
import type { FightBasis } from '../fight/telling.ts';
import {
  type Fighter,
  settleWitcherFight,
  type SettlementReason,
  type WitcherFightEnd,
} from '../fight/witcher-fight.ts';
import { type LeavingReason, putAwayToken, spawn, type SpawnReason } from './spawning.ts';
import { gainTrophy, printedFatigue, type TrophyReason } from '../game/trophies.ts';

export type AfterReason =
  | RewardReason
  | SettlementReason
  | SpawnReason
  | LeavingReason
  | Exclude<TrophyReason, 'meditation-never-ends-game'>
  | 'used-potions'
  | 'show-trophy'
  | 'discard-monster'
  | 'old-tokens-return'
  | 'solo-tokens-return'
  | 'new-location'
  | 'place-token'
  | 'place-card'
  | 'shuffle-monster-cards'
  | 'shuffle-cards'
  | 'raise-shield'
  | 'lowered-attributes-stay'
  | 'draw-to-3'
  | 'ability-draw'
  | 'settle-wagers';

export const AFTER_CLAUSES: Readonly<Record<AfterReason, string>> = {
  'used-potions': 'potions#used',
  'gold-for-monster': 'defeating-a-monster#steps',
  'monster-trophy': 'trophies#steps',
  'one-space-up': 'trophies#steps',
  'top-space-wins': 'goal-and-winning#immediately',
  'suffer-fatigue': 'fatigue#how-many',
  'show-trophy': 'trophies#steps',
  'gold-for-driving-away': 'driving-a-monster-away#steps',
  'discard-monster': 'driving-a-monster-away#steps',
  'trail-token': 'complete-defeat#trail-token',
  'has-trail-already': 'complete-defeat#trail-token',
  'no-token-of-terrain': 'location-tokens#empty-terrain',
  'zero-cost-card': '0-cost-card#when',
  'draw-only-to-2': 'complete-defeat#draw',
  'monster-stays': 'complete-defeat#heals',
  'one-level-higher': 'spawning-a-monster#level',
  'level-3-again': 'spawning-a-monster#level',
  'extra-stack-first': '4-5-player-changes#using-the-stack',
  'same-level': 'spawning-a-monster#same-level',
  'solo-no-new-monster': 'solo-mode#no-new-monster',
  'laid-aside': 'spawning-a-monster#old-token',
  'stays-out-as-trophy': 'spawning-a-monster#old-token',
  'old-tokens-return': 'spawning-a-monster#returns',
  'solo-tokens-return': 'solo-mode#tokens-of-the-defeated',
  'new-location': 'spawning-a-monster#location',
  'place-token': 'spawning-a-monster#place',
  'place-card': 'spawning-a-monster#card',
  'shuffle-monster-cards': 'after-a-fight#monster-fight-cards',
  'shuffle-cards': 'after-a-fight#shuffle',
  'raise-shield': 'after-a-fight#shield',
  'lowered-attributes-stay': 'after-a-fight#lowered-attributes',
  'draw-to-3': 'after-a-fight#draws',
  'ability-draw': 'monster-fight#special-ability',

  'witcher-trophy': 'witcher-fight-outcomes#take-trophy',
  'trophy-owned': 'witcher-fight-outcomes#trophy-once',
  'no-trophy-for-defender': 'witcher-fight-outcomes#defender-wins',
  'gold-by-losers-space': 'witcher-fight-outcomes#gold',
  'gold-without-trophy': 'witcher-fight-outcomes#again',
  'loser-takes-zero-cost-card': '0-cost-card#when',
  'attacker-draws-to-3': 'after-a-fight#draws',
  'attacker-draws-to-2': 'after-a-fight#draws',
  'defender-draws-4': 'after-a-fight#draws',
  'defender-draws-3': 'after-a-fight#draws',
  'tavern-closes': 'witcher-fight#closed-tavern',
  'settle-wagers': 'wagers#payout',
};

/** One thing to do, or to know, and how many or up to what. */
export type AfterStep = {
  readonly reason: AfterReason;
  readonly basis: FightBasis;
  readonly clause: string;
  readonly amount: number | undefined;
};

const step = (
  { reason, basis }: { readonly reason: AfterReason; readonly basis: FightBasis },
  amount?: number,
): AfterStep => ({ reason, basis, clause: AFTER_CLAUSES[reason], amount });

export type MonsterFightOver = {
  readonly outcome: MonsterFightEnd;
  readonly level: MonsterLevel;
  readonly effect: MonsterEffect | undefined;
  readonly players: PlayerCount;
  /** Trophies that the witcher has, before this fight. */
  readonly space: TrackSpace;
  readonly trail: boolean;
  /** Location tokens left of the monster's terrain. */
  readonly tokensOfTerrain: number;
  /** Tokens left in the additional level I stack. */
  readonly extraStack: number;
  readonly potionsUsed: number;
  readonly hasLoweredAttributes: boolean;
};

/** Everything that follows a monster fight, up to the draw of Phase III; nothing comes after the last trophy. */
export function afterMonsterFight(over: MonsterFightOver): readonly AfterStep[] {
  const { outcome, trail, tokensOfTerrain, potionsUsed } = over;
  const reward = monsterFightReward(outcome, { hasTrail: trail, tokensOfTerrain });
  const trophy = trophySteps(over.space, reward.trophy);
  const first = [
    ...(potionsUsed > 0 ? [step(printed('used-potions'), potionsUsed)] : []),
    ...reward.reasons.flatMap((reason) => {
      if (reason.reason === 'draw-only-to-2' || reason.reason === 'zero-cost-card') return [];
      return [step(reason, reason.reason.startsWith('gold') ? reward.gold : undefined)];
    }),
    ...trophy,
  ];
  if (trophy.some(({ reason }) => reason === 'top-space-wins')) return first;
  return [
    ...first,
    ...leavingSteps(outcome),
    ...(reward.zeroCostCard ? [step(printed('zero-cost-card'))] : []),
    ...spawnSteps(over),
    ...closingSteps(over, reward.drawTo),
  ];
}

function trophySteps(space: TrackSpace, isGained: boolean): readonly AfterStep[] {
  if (!isGained) return [];
  const gain = gainTrophy(space, 'monster-fight');
  if (gain.wins) return [step(printed('one-space-up'), gain.space), step(printed('top-space-wins'))];
  return [
    step(printed('one-space-up'), gain.space),
    step(printed('suffer-fatigue'), printedFatigue(gain.space)),
    step(printed('show-trophy')),
  ];
}

const leavingSteps = (outcome: MonsterFightEnd): readonly AfterStep[] =>
  outcome === 'complete-defeat'
    ? []
    : [...(outcome === 'driven-away' ? [step(printed('discard-monster'))] : []), step(putAwayToken(outcome))];

function spawnSteps({ outcome, level, players, extraStack }: MonsterFightOver): readonly AfterStep[] {
  const next = spawn({ level, outcome, players, extraStack });
  const comes = next.reasons.map((reason) => step(reason, next.level));
  if (outcome === 'complete-defeat') return comes;
  return next.level === undefined
    ? [...comes, step(reading('solo-tokens-return'))]
    : [
        ...comes,
        step(printed('old-tokens-return')),
        step(printed('new-location')),
        step(printed('place-token')),
        step(printed('place-card')),
      ];
}

function closingSteps(
  { outcome, effect, hasLoweredAttributes }: MonsterFightOver,
  drawTo: 2 | 3,
): readonly AfterStep[] {
  const ability = outcome === 'defeated' ? effectOf(effect, 'draw-after-defeat') : undefined;
  return [
    step(printed('shuffle-monster-cards')),
    step(printed('shuffle-cards')),
    step(printed('raise-shield')),
    ...holding([hasLoweredAttributes, reading('lowered-attributes-stay' as const)]).map((reason) =>
      step(reason),
    ),
    ability === undefined
      ? step(printed(drawTo === 3 ? 'draw-to-3' : 'draw-only-to-2'), drawTo)
      : step({ reason: 'ability-draw', basis: 'outside' }, ability.count),
  ];
}

/** Who has to do it: one of the two, or both, or those who watched. */
export type DuelAfterStep = AfterStep & { readonly by: Fighter | 'both' | 'spectators' };

export type DuelOver = WitcherFightEnd & {
  /** Trophies that the attacker has, before this fight. */
  readonly attackerSpace: TrackSpace;
  readonly potionsUsed: Readonly<Record<Fighter, number>>;
  readonly hasWagers: boolean;
};

/** Everything that follows a fight between witchers; nothing comes after the last trophy. */
export function afterWitcherFight(over: DuelOver): readonly DuelAfterStep[] {
  const settled = settleWitcherFight(over);
  const { winner } = settled;
  const gain = settled.trophy ? gainTrophy(over.attackerSpace, 'witcher-fight') : undefined;
  const potions = (['attacker', 'defender'] as const).flatMap((fighter) =>
    over.potionsUsed[fighter] > 0
      ? [{ ...step(printed('used-potions'), over.potionsUsed[fighter]), by: fighter }]
      : [],
  );
  const trophy = (gain === undefined ? [] : trophySteps(over.attackerSpace, true)).map((one) => ({
    ...one,
    by: 'attacker' as const,
  }));
  const all = settled.reasons.map((reason) => ({
    ...step(reason, settledAmount(reason, settled)),
    by: settledBy(reason, winner),
  }));
  // First comes the trophy, then gold and card of the fight, then what is drawn from the new decks.
  const start = [...potions, ...all.slice(0, 1), ...trophy];
  if (gain?.wins === true) return start;
  return [
    ...start,
    ...all.slice(1, 3),
    { ...step(printed('raise-shield')), by: 'both' },
    { ...step(printed('shuffle-cards')), by: 'both' },
    ...all.slice(3),
    ...(over.hasWagers
      ? [{ ...step(printed('settle-wagers'), settled.winnerGold), by: 'spectators' as const }]
      : []),
  ];
}

const settledBy = ({ reason }: Reason<SettlementReason>, winner: Fighter): Fighter | 'both' => {
  if (reason === 'tavern-closes') return 'both';
  if (reason.startsWith('gold')) return winner;
  if (reason === 'loser-takes-zero-cost-card') return winner === 'attacker' ? 'defender' : 'attacker';
  return reason.includes('defender') ? 'defender' : 'attacker';
};

const settledAmount = (
  { reason }: Reason<SettlementReason>,
  settled: ReturnType<typeof settleWitcherFight>,
): number | undefined => {
  if (reason.startsWith('gold')) return settled.winnerGold;
  if (reason.startsWith('attacker-draws')) return settled.attackerDrawsTo;
  return reason.startsWith('defender-draws') ? settled.defenderDraws : undefined;
};
