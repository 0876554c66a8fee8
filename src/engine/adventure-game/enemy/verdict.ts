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
  'for-each-short',
  'monster-defeated',
  'failed-defence-still-counts',
  'monster-stays',
  'extra-ritual-does-not-defeat',
  'quest-completed',
] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];

/** A reason, with the stat that it compares, or how often a penalty for each missing result counts. */
export type VerdictStep = Reason<VerdictReason> & { readonly stat?: Stat; readonly times?: number };

/** How many results are missing; 0 for a stat that the enemy does not have. */
export type Shortfalls = Readonly<Record<Stat, number>>;

export type Verdict = {
  /** The sword stat, or the ritual that stands instead of it; `undefined` when the enemy has neither. */
  readonly attack: boolean | undefined;
  readonly defence: boolean | undefined;
  readonly short: Shortfalls;
  /** `undefined` for an enemy that is no monster, and for one without an attack stat. */
  readonly defeated: boolean | undefined;
  readonly steps: readonly VerdictStep[];
};

/** The stats that the enemy has, in the order of its token. */
export const statsOf = (enemy: Enemy): readonly Stat[] => STATS.filter((stat) => enemy[stat] !== undefined);

/** Won or lost, in words that fit what was compared. */
export const HEADLINES = [
  'won',
  'attack-only',
  'defence-only',
  'lost',
  'attack-succeeds',
  'attack-fails',
  'defence-succeeds',
  'defence-fails',
] as const;
export type Headline = (typeof HEADLINES)[number];

/** Whether the battle is won; with one stat alone only that much can be said. */
export function headlineOf({ attack, defence }: Verdict): Headline {
  if (defence === undefined) return attack === false ? 'attack-fails' : 'attack-succeeds';
  if (attack === undefined) return defence ? 'defence-succeeds' : 'defence-fails';
  if (attack) return defence ? 'won' : 'attack-only';
  return defence ? 'defence-only' : 'lost';
}

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
    steps: [
      ...compared(stat, short, attackReasons(stat)),
      // No book says when a ritual beside a sword stat is compared, nor whether it defeats.
      ...compared(extraRitual === undefined ? undefined : 'ritual', short, [
        reading('extra-ritual-succeeds'),
        reading('extra-ritual-fails'),
      ]),
      ...compared(enemy.shield === undefined ? undefined : 'shield', short, [
        printed('defence-succeeds'),
        printed('defence-fails'),
      ]),
      ...holding<VerdictReason>(
        [defeated === true, printed('monster-defeated')],
        [defeated === false, printed('monster-stays')],
        [defeated === true && defence === false, printed('failed-defence-still-counts')],
        [defeated === false && extraRitual === true, reading('extra-ritual-does-not-defeat')],
        [enemy.kind === 'main-quest', printed('quest-completed')],
      ),
    ],
  };
}

type Outcomes = readonly [success: Reason<VerdictReason>, failure: Reason<VerdictReason>];

const attackReasons = (stat: Stat | undefined): Outcomes =>
  stat === 'ritual'
    ? [printed('ritual-succeeds'), printed('ritual-fails')]
    : [printed('attack-succeeds'), printed('attack-fails')];

/** A comparison that was made, and after a failure how often a penalty "for each … short" counts (EN p. 3). */
function compared(
  stat: Stat | undefined,
  short: Shortfalls,
  [success, failure]: Outcomes,
): readonly VerdictStep[] {
  if (stat === undefined) return [];
  return short[stat] === 0
    ? [{ ...success, stat }]
    : [
        { ...failure, stat },
        { ...printed('for-each-short'), times: short[stat] },
      ];
}
