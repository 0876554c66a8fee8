import { holding, printed, type Reason, reading } from '../../reasons.ts';
import type { Total } from '../vocabulary.ts';
import { whole } from '../vocabulary.ts';

export const ENEMY_KINDS = ['monster', 'main-quest', 'card'] as const;
export type EnemyKind = (typeof ENEMY_KINDS)[number];

export const STATS = ['sword', 'shield', 'ritual'] as const;
export type Stat = (typeof STATS)[number];

/** A ritual stat stands instead of the sword stat, or beside it (EN p. 3). A stat that is not named is not compared. */
export type Enemy = { readonly kind: EnemyKind } & Readonly<Partial<Record<Stat, number>>>;

/** In the order of the battle steps 6 to 8 (EN p. 2 and 3). */
export const VERDICT_REASONS = [
  'attack-succeeds',
  'attack-fails',
  'ritual-succeeds',
  'ritual-fails',
  'extra-ritual-succeeds',
  'extra-ritual-fails',
  'defence-succeeds',
  'defence-fails',
  'monster-defeated',
  'failed-defence-still-counts',
  'monster-stays',
  'extra-ritual-does-not-defeat',
  'quest-completed',
] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];

/** How many results are missing; 0 for a stat that the enemy does not have. */
export type Shortfalls = Readonly<Record<Stat, number>>;

export type Verdict = {
  /** The sword stat, or the ritual that stands instead of it; `undefined` when the enemy has neither. */
  readonly attack: boolean | undefined;
  readonly defence: boolean | undefined;
  readonly short: Shortfalls;
  /** `undefined` for an enemy that is no monster, and for one without an attack stat. */
  readonly defeated: boolean | undefined;
  readonly reasons: readonly Reason<VerdictReason>[];
};

/** The stat that an attack must reach (EN p. 6: the ritual follows the same procedure). */
export const attackStat = ({ sword, ritual }: Enemy): Stat | undefined =>
  sword !== undefined ? 'sword' : ritual !== undefined ? 'ritual' : undefined;

/** How many results are missing, stat by stat. */
export const shortfalls = (final: Total, enemy: Enemy): Shortfalls => ({
  sword: Math.max(0, whole(enemy.sword) - whole(final.sword)),
  shield: Math.max(0, whole(enemy.shield) - whole(final.shield)),
  ritual: Math.max(0, whole(enemy.ritual) - whole(final.ritual)),
});

/** "Suffer X for each Y you are short": the Striga, 5 shields against 3 → 2 (EN p. 3). */
export const penalty = (each: number, short: number): number => whole(each) * whole(short);

/** How a battle ends when nothing more is spent. Both effects are resolved before a monster is discarded. */
export function judge(final: Total, enemy: Enemy): Verdict {
  const short = shortfalls(final, enemy);
  const stat = attackStat(enemy);
  const attack = stat === undefined ? undefined : short[stat] === 0;
  const defence = enemy.shield === undefined ? undefined : short.shield === 0;
  const extraRitual = stat === 'sword' && enemy.ritual !== undefined ? short.ritual === 0 : undefined;
  const defeated = enemy.kind === 'monster' ? attack : undefined;

  return {
    attack,
    defence,
    short,
    defeated,
    reasons: [
      ...(stat === 'ritual'
        ? outcome(attack, printed('ritual-succeeds'), printed('ritual-fails'))
        : outcome(attack, printed('attack-succeeds'), printed('attack-fails'))),
      // No book says when a ritual beside a sword stat is compared, nor whether it defeats.
      ...outcome(extraRitual, reading('extra-ritual-succeeds'), reading('extra-ritual-fails')),
      ...outcome(defence, printed('defence-succeeds'), printed('defence-fails')),
      ...outcome(defeated, printed('monster-defeated'), printed('monster-stays')),
      ...holding<VerdictReason>(
        [defeated === true && defence === false, printed('failed-defence-still-counts')],
        [defeated === false && extraRitual === true, reading('extra-ritual-does-not-defeat')],
        [enemy.kind === 'main-quest', printed('quest-completed')],
      ),
    ],
  };
}

/** The reason of a comparison that was made, or none. */
const outcome = (
  succeeded: boolean | undefined,
  success: Reason<VerdictReason>,
  failure: Reason<VerdictReason>,
): readonly Reason<VerdictReason>[] => (succeeded === undefined ? [] : [succeeded ? success : failure]);
