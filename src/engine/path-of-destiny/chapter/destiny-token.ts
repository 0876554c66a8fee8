import { printed, reading, type Reason } from '../../reasons.ts';
import type { Counts, Side } from '../vocabulary.ts';

/** Whether announced ties are left out of the majority (p. 16), or keep it from those who have less than half. */
export const TIE_READINGS = ['ties-left-out', 'ties-count'] as const;
export type TieReading = (typeof TIE_READINGS)[number];

/** What a player announces: the Active Symbol they have more of, or a tie. */
export type Vote = Side | 'tie';

/** Where a Destiny token goes. */
export type Place = Side | 'aside';

/** Who counts: three to five players, two and the cards left on the Playmat, or the Automa alone. */
export type Tally =
  | { readonly mode: 'players'; readonly counts: readonly Counts[] }
  | { readonly mode: 'two-players'; readonly counts: readonly [Counts, Counts]; readonly playmat: Counts }
  /** The Automa's counts include the Symbol of the toss (p. 21). */
  | { readonly mode: 'solo'; readonly automa: Counts };

export const DESTINY_REASONS = [
  'playmat-is-third-player',
  'automa-alone',
  'automa-tie',
  'majority-of-players',
  'tied-players-ignored',
  'tied-players-counted',
  'tie-among-players',
] as const;
export type DestinyReason = (typeof DESTINY_REASONS)[number];

export type Placement = {
  readonly place: Place;
  /** In the order of the counts; the Playmat's last. */
  readonly votes: readonly Vote[];
  readonly reasons: readonly Reason<DestinyReason>[];
};

/** By how much somebody has more does not matter (p. 16). */
export const vote = ({ left, right }: Counts): Vote =>
  left > right ? 'left' : right > left ? 'right' : 'tie';

/** Where the Destiny token of a Turn goes (p. 16; two players p. 17; solo p. 21). */
export function placeDestinyToken(tally: Tally, ties: TieReading = 'ties-left-out'): Placement {
  if (tally.mode === 'solo') return placeByAutoma(vote(tally.automa));
  if (tally.mode === 'players') return placeByVotes(tally.counts.map(vote), ties);
  const { place, votes, reasons } = placeByVotes([...tally.counts, tally.playmat].map(vote), ties);
  return { place, votes, reasons: [printed('playmat-is-third-player'), ...reasons] };
}

const placeByAutoma = (automa: Vote): Placement =>
  automa === 'tie'
    ? { place: 'aside', votes: [automa], reasons: [printed('automa-alone'), printed('automa-tie')] }
    : { place: automa, votes: [automa], reasons: [printed('automa-alone')] };

function placeByVotes(votes: readonly Vote[], ties: TieReading): Placement {
  const count = (side: Side): number => votes.filter((given) => given === side).length;
  const [left, right] = [count('left'), count('right')];
  if (left === right) return { place: 'aside', votes, reasons: [printed('tie-among-players')] };
  const place = left > right ? 'left' : 'right';
  // "The majority of Players" is certain with more than half of them; with fewer it depends on what a tie counts for.
  if (2 * Math.max(left, right) > votes.length) {
    return { place, votes, reasons: [printed('majority-of-players')] };
  }
  return ties === 'ties-count'
    ? { place: 'aside', votes, reasons: [reading('tied-players-counted')] }
    : { place, votes, reasons: [reading('tied-players-ignored')] };
}
