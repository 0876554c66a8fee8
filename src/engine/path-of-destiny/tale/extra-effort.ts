import type { Colors } from '../colors.ts';
import { type Arrangement, CARDS_PER_TURN, type Chapter, keptCards } from '../vocabulary.ts';
import { printed, reading, type Reason } from '../../reasons.ts';

export const EXTRA_EFFORT_REASONS = [
  'sequence-adjacent',
  'sequence-in-order',
  'new-card-in-sequence',
  'no-new-card-in-sequence',
  'no-sequence',
] as const;
export type ExtraEffortReason = (typeof EXTRA_EFFORT_REASONS)[number];

export type ExtraEffort<C extends string> = {
  /** The colours of each card, left to right. */
  readonly timeline: readonly Colors<C>[];
  readonly sequence: readonly C[];
  /** Places in the Timeline, from 0, of the cards played this Turn. */
  readonly played: readonly number[];
  readonly arrangement: Arrangement;
};

export type ExtraEffortCheck = {
  readonly met: boolean;
  /** Places of the cards that make the sequence; one card fills one place of it. */
  readonly places: readonly number[];
  readonly reasons: readonly Reason<ExtraEffortReason>[];
};

/** Places of the cards of the latest Turn: the last ones, but never those kept from the Chapter before (p. 15, 18). */
export const latestCards = (timeline: number, chapter: Chapter): readonly number[] =>
  Array.from({ length: timeline }, (_, place) => place)
    .slice(keptCards(chapter))
    .slice(-CARDS_PER_TURN);

/** Whether the Timeline shows the sequence with at least one card of this Turn (The Edge of the World, p. 23). */
export function checkExtraEffort<C extends string>(effort: ExtraEffort<C>): ExtraEffortCheck {
  const { timeline, arrangement, played } = effort;
  const find = arrangement === 'adjacent' ? findAdjacent<C> : findInOrder<C>;
  const how = reading(arrangement === 'adjacent' ? 'sequence-adjacent' : 'sequence-in-order');
  const places = find(effort, played);
  if (places !== undefined) return { met: true, places, reasons: [how, printed('new-card-in-sequence')] };
  const without = find(effort, [...timeline.keys()]);
  return {
    met: false,
    places: [],
    reasons: [how, printed(without === undefined ? 'no-sequence' : 'no-new-card-in-sequence')],
  };
}

/** The first run of neighbours that is the sequence and holds one of the given cards. */
function findAdjacent<C extends string>(
  { timeline, sequence }: ExtraEffort<C>,
  played: readonly number[],
): readonly number[] | undefined {
  const start = [...timeline.keys()].find(
    (first) =>
      sequence.every((color, index) => timeline[first + index]?.includes(color)) &&
      sequence.some((_, index) => played.includes(first + index)),
  );
  return start === undefined ? undefined : sequence.map((_, index) => start + index);
}

/** The sequence around one of the given cards: what stands before it taken from the left, the rest after it. */
function findInOrder<C extends string>(
  { timeline, sequence }: ExtraEffort<C>,
  played: readonly number[],
): readonly number[] | undefined {
  for (const place of [...timeline.keys()].filter((index) => played.includes(index))) {
    for (const [index, color] of sequence.entries()) {
      if (timeline[place]?.includes(color) !== true) continue;
      const before = takeInOrder(timeline.slice(0, place), sequence.slice(0, index), 0);
      const after = takeInOrder(timeline.slice(place + 1), sequence.slice(index + 1), place + 1);
      if (before !== undefined && after !== undefined) return [...before, place, ...after];
    }
  }
  return undefined;
}

/** The leftmost cards that show the colours in order, as places counted from an offset. */
function takeInOrder<C extends string>(
  cards: readonly Colors<C>[],
  colors: readonly C[],
  offset: number,
): readonly number[] | undefined {
  const taken = cards.reduce<readonly number[]>((places, card, index) => {
    const wanted = colors[places.length];
    return wanted !== undefined && card.includes(wanted) ? [...places, offset + index] : places;
  }, []);
  return taken.length === colors.length ? taken : undefined;
}
