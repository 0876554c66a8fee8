import { printed, reading, type Reason } from '../../reasons.ts';

/** How often a Monster of the first row has been turned by 90 degrees. */
export const QUARTER_TURNS = [0, 1, 2] as const;
export type QuarterTurns = (typeof QUARTER_TURNS)[number];

/** A Monster of the first row at the end of the turn. */
export const FIRST_ROW_STATES = [...QUARTER_TURNS, 'killed'] as const;
export type FirstRowMonster = (typeof FIRST_ROW_STATES)[number];

/** Below each Location: the Monster turned, the one from the second row, or a new one under a new Location. */
export const SPOT_OUTCOMES = ['turned', 'advanced', 'location-falls'] as const;
export type SpotOutcome = (typeof SPOT_OUTCOMES)[number];

/** What the players do for each Location that falls, in this order (Taking Control of a Location). */
export const FALL_STEPS = [
  'follow-location-text',
  'discard-location',
  'discard-both-monsters',
  'discard-face-up-attacks',
  'reveal-location',
  'reveal-two-monsters',
] as const;

export type FallStep = (typeof FALL_STEPS)[number];

export const DOMINATION_REASONS = [
  'survivors-turn',
  'third-turn-takes-location',
  'marker-holder-orders',
  'second-row-advances',
  'newcomers-not-turned',
] as const;
export type DominationReason = (typeof DOMINATION_REASONS)[number];

export type Domination = {
  /** What lies below each Location afterwards. */
  readonly spots: readonly { readonly outcome: SpotOutcome; readonly turns: QuarterTurns }[];
  /** Places, from 0, of the Locations that fall; with several the holder of the Witcher Marker orders their texts. */
  readonly falling: readonly number[];
  readonly reasons: readonly Reason<DominationReason>[];
};

type Spot = Domination['spots'][number];

/** What lies at the place of a Monster of the first row when the turn has ended. */
export function endOf(monster: FirstRowMonster): Spot {
  if (monster === 'killed') return { outcome: 'advanced', turns: 0 };
  const turns = QUARTER_TURNS.find((count) => count === monster + 1);
  return turns === undefined ? { outcome: 'location-falls', turns: 0 } : { outcome: 'turned', turns };
}

/** The end of the turn for the first row (Monster Domination, New Monsters). */
export function dominate(row: readonly FirstRowMonster[]): Domination {
  const spots = row.map(endOf);
  const falling = spots.flatMap(({ outcome }, place) => (outcome === 'location-falls' ? [place] : []));
  const killed = row.includes('killed');
  return {
    spots,
    falling,
    reasons: [
      ...(row.some((monster) => monster !== 'killed') ? [printed('survivors-turn')] : []),
      ...(falling.length > 0 ? [printed('third-turn-takes-location')] : []),
      ...(falling.length > 1 ? [printed('marker-holder-orders')] : []),
      ...(killed ? [printed('second-row-advances')] : []),
      // Turning comes before replacing in the book, so who moves down or comes with a new Location is not turned.
      ...(killed || falling.length > 0 ? [reading('newcomers-not-turned')] : []),
    ],
  };
}
