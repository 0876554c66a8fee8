import { type Permission, permission, printed } from '../../reasons.ts';

/** p. 34, from best to worst. */
export const SOLO_RATINGS = [
  'living-legend',
  'becoming-legend',
  'professional',
  'reliable',
  'greenhorn',
] as const;
export type SoloRating = (typeof SOLO_RATINGS)[number];

/** The rating after a won solo game, by the turns it took (p. 34). */
export function soloRating(turns: number): SoloRating {
  if (turns <= 6) return 'living-legend';
  if (turns <= 8) return 'becoming-legend';
  if (turns <= 10) return 'professional';
  return turns <= 12 ? 'reliable' : 'greenhorn';
}

/** Monsters to defeat; driving one away does not count (p. 33). */
const SOLO_MONSTERS = 3;

export type SoloProgress = { readonly monstersDefeated: number; readonly attributeTrophy: boolean };

/** The last monster may not be defeated before the attribute trophy is gained (p. 33). */
export const mayDefeatNextMonster = ({
  monstersDefeated,
  attributeTrophy,
}: SoloProgress): Permission<'attribute-trophy-first'> =>
  permission([monstersDefeated >= SOLO_MONSTERS - 1 && !attributeTrophy, printed('attribute-trophy-first')]);
