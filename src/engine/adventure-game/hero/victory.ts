import { type Basis, printed, type Reason } from '../../reasons.ts';
import { whole } from '../vocabulary.ts';

/** How many completed quest cards end the game (EN p. 9; the epic game, EN p. 10). */
export const QUESTS_TO_END = { normal: 3, epic: 5 } as const;
export type GameLength = keyof typeof QUESTS_TO_END;

export const endsGame = (quests: number, length: GameLength): boolean => quests >= QUESTS_TO_END[length];

/**
 * Whether a new quest card is drawn after so many: none after the third (EN p. 7). That in the epic game the fifth stands
 * in its place is a reading: only the end of the game is put off (EN p. 10).
 */
export const drawsQuest = (
  quests: number,
  length: GameLength,
): { readonly draws: boolean; readonly basis: Basis } => ({
  draws: !endsGame(quests, length),
  basis: length === 'epic' && quests >= QUESTS_TO_END.normal ? 'reading' : 'print',
});

/**
 * The seats in the order in which their final turns end: who completed the last quest finishes the turn, then each
 * other player has one more (EN p. 9), to the left (DE p. 6).
 */
export const finalTurns = (seats: number, finisher: number): readonly number[] =>
  Array.from({ length: whole(seats) }, (_, turn) => (whole(finisher) + turn) % whole(seats));

/** A player at the end of the game. */
export type Standing = {
  readonly points: number;
  readonly quests: number;
  /** Leads and gold together, after proof was turned back into leads at the rates of the hero sheet. */
  readonly belongings: number;
};

/** In the order in which the rules ask (EN p. 9). */
export const WINNER_REASONS = [
  'most-points',
  'most-quests',
  'most-leads-and-gold',
  'earliest-final-turn',
] as const;
export type WinnerReason = (typeof WINNER_REASONS)[number];

export type Winner = {
  /** Place in the list of standings. */
  readonly winner: number;
  /** Each question that was asked, and who was still tied after it. The last one decides. */
  readonly steps: readonly (Reason<WinnerReason> & { readonly left: readonly number[] })[];
};

/**
 * Who of at least one wins. The standings come in the order in which the final turns ended, so that there is never a
 * draw.
 */
export function findWinner(standings: readonly Standing[]): Winner {
  const figures = {
    'most-points': standings.map(({ points }) => points),
    'most-quests': standings.map(({ quests }) => quests),
    'most-leads-and-gold': standings.map(({ belongings }) => belongings),
    'earliest-final-turn': standings.map((_, turn) => -turn),
  };
  const steps: Winner['steps'][number][] = [];
  let left: readonly number[] = standings.map((_, place) => place);
  for (const reason of WINNER_REASONS) {
    left = leaders(left, figures[reason]);
    steps.push({ ...printed(reason), left });
    if (left.length === 1) break;
  }
  return { winner: Math.min(...left), steps };
}

/** Those of the places whose figure is the highest. */
function leaders(places: readonly number[], figures: readonly number[]): readonly number[] {
  const best = Math.max(...figures.filter((_, place) => places.includes(place)));
  return places.filter((place) => figures[place] === best);
}
