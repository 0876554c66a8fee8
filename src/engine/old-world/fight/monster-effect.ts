/**
 * What the special ability of a monster does to the numbers of a fight. Only the monster cards print abilities: what is
 * known of them comes from outside the books and is given as data. First turns are the witcher's, first attacks the
 * monster's.
 */

import type { CardColour } from '../vocabulary.ts';

export type MonsterEffect =
  | {
      readonly kind: 'discard';
      readonly of: 'hand' | 'deck' | 'potions';
      readonly count: number;
      readonly random?: true | undefined;
      readonly when: DiscardMoment;
      readonly unless?: 'trail' | undefined;
    }
  | { readonly kind: 'lower-shield'; readonly by: number; readonly per?: 'hand-card' | undefined }
  | { readonly kind: 'lower-defense'; readonly by: number }
  | { readonly kind: 'combat-in-first-turn'; readonly value: number }
  | {
      readonly kind: 'damage-in-first-turn';
      readonly most: number;
      /** Whatever takes them, not damage alone. */
      readonly cards?: true | undefined;
      readonly unless?: 'trail' | undefined;
    }
  | { readonly kind: 'random-first-card' }
  | {
      readonly kind: 'draw-less';
      readonly by: number;
      readonly least?: number | undefined;
      readonly unless?: 'dodge' | undefined;
    }
  | { readonly kind: 'shield-per-turn'; readonly most: number }
  | {
      readonly kind: 'colors-lower-damage' | 'colors-lower-shield';
      readonly colors: readonly CardColour[];
      readonly by: number;
    }
  | { readonly kind: 'colors-without-effect'; readonly colors: readonly CardColour[] }
  | { readonly kind: 'potions-per-fight'; readonly most: number }
  | { readonly kind: 'worse-first-attack' }
  | { readonly kind: 'first-attack-hits-hand' }
  | { readonly kind: 'stronger-first-attack'; readonly by: number }
  | { readonly kind: 'stronger-last-attacks'; readonly by: number; readonly left: number }
  | { readonly kind: 'discard-for-damage'; readonly by: number; readonly count: number }
  | { readonly kind: 'draw-after-defeat'; readonly count: number };

export type DiscardMoment =
  'to-begin' | 'before-life-pool' | 'after-life-pool' | 'before-first-turn' | 'after-first-attack';

/** The effect, if it is of this kind. */
export const effectOf = <Kind extends MonsterEffect['kind']>(
  effect: MonsterEffect | undefined,
  kind: Kind,
): (MonsterEffect & { readonly kind: Kind }) | undefined =>
  effect?.kind === kind ? (effect as MonsterEffect & { readonly kind: Kind }) : undefined;
