import { holding, printed, reading, type Reason } from '../../reasons.ts';
import type { Seat } from '../../seats.ts';
import type { Hero } from '../vocabulary.ts';
import { changePoints, markerSpace, POINTS_PER_UNPLACED, SUPPORT_POINTS } from './points.ts';
import { drawsQuest, endsGame, finalTurns, findWinner, type GameLength, type Winner } from './victory.ts';

/** What the card or token says in figures. */
export const OPEN_REASONS = ['main-quest', 'side-quest', 'monster', 'gain', 'loss'] as const;
export type OpenReason = (typeof OPEN_REASONS)[number];

/** What found no space on the hero sheet: always two points. */
export const FIXED_REASONS = ['wound', 'foul-fate'] as const;
export type FixedReason = (typeof FIXED_REASONS)[number];

/** One thing that happened. Seats are counted from 0. */
export type Change =
  | { readonly seat: number; readonly reason: OpenReason; readonly points: number }
  | { readonly seat: number; readonly reason: FixedReason }
  | { readonly seat: number; readonly reason: 'support-quest'; readonly owner: number };

/** All that is written down during a game. What follows from it is never stored. */
export type PointsSheet = {
  readonly length: GameLength;
  readonly seats: readonly Seat<Hero>[];
  readonly changes: readonly Change[];
  /** Leads and gold, after proof was turned back into leads, by seats: asked only where a tie needs them. */
  readonly belongings: readonly (number | undefined)[];
  /** How many of the last turns are over. */
  readonly lastTurns: number;
};

/** The book prints no number of players; there are four heroes, and the end assumes others (see the entry on setup). */
export const LEAST_PLAYERS = 2;

export type LineReason = OpenReason | FixedReason | 'support-quest' | 'supported';

/** What one change does to one player. A support quest has two lines. */
export type Line = {
  /** Its place among the changes. */
  readonly change: number;
  readonly seat: number;
  readonly reason: LineReason;
  /** As printed, before points stop at 0. */
  readonly by: number;
  /** What the player then has. */
  readonly points: number;
  /** How much of a loss found no point to take. */
  readonly lapsed: number;
};

export type PlayerPoints = {
  readonly points: number;
  readonly quests: number;
  /** What they would have if the rest of a loss were deducted later. */
  readonly owing: number;
};

export const ENDING_REASONS = [
  'last-quest',
  'finish-turn',
  'epic-last-quest',
  'epic-finish-turn',
  'another-last-quest',
] as const;
export type EndingReason = (typeof ENDING_REASONS)[number];

export type Ending = {
  /** Who has the last turns, in order: first the one who completed the last quest card. */
  readonly turns: readonly number[];
  readonly over: number;
  readonly reasons: readonly Reason<EndingReason>[];
  /** Tied for points and quest cards, so that leads and gold must be counted. */
  readonly tied: readonly number[];
  /** As it stands; undefined while leads and gold of the tied are missing. All players are meant by their seats. */
  readonly winner: Winner | undefined;
};

export type Reckoning = {
  readonly lines: readonly Line[];
  readonly players: readonly PlayerPoints[];
  /** Everybody with the most points. */
  readonly leaders: readonly number[];
  /** Once somebody has completed the last quest card. */
  readonly ending: Ending | undefined;
};

export function reckonPoints(sheet: PointsSheet): Reckoning {
  const effects = sheet.changes.flatMap((change, place) =>
    effectsOf(change).map((effect) => ({ ...effect, change: place })),
  );
  const histories = sheet.seats.map((_, seat) => {
    let points = 0;
    return effects.map((effect): Line | undefined => {
      if (effect.seat !== seat) return undefined;
      const before = points;
      points = changePoints(before, effect.by);
      return { ...effect, points, lapsed: points - before - effect.by };
    });
  });
  const own = histories.map((history) => history.filter((line) => line !== undefined));
  const players = own.map((lines): PlayerPoints => ({
    points: lines.at(-1)?.points ?? 0,
    quests: lines.filter(isQuest).length,
    owing: Math.max(
      0,
      lines.reduce((sum, { by }) => sum + by, 0),
    ),
  }));
  const most = Math.max(...players.map(({ points }) => points));
  return {
    lines: effects.flatMap((_, place) => histories.flatMap((history) => history[place] ?? [])),
    players,
    leaders: players.flatMap(({ points }, seat) => (points === most ? [seat] : [])),
    ending: findEnding(sheet, players, findFinishers(own, sheet.length)),
  };
}

const isQuest = ({ reason }: Line): boolean => reason === 'main-quest';

/** Who has completed as many quest cards as end the game, whoever did it first in front. */
const findFinishers = (histories: readonly (readonly Line[])[], length: GameLength): readonly number[] =>
  histories
    .flatMap((lines) => lines.filter(isQuest).find((_, quest) => endsGame(quest + 1, length)) ?? [])
    .toSorted((one, two) => one.change - two.change)
    .map(({ seat }) => seat);

type Effect = { readonly seat: number; readonly reason: LineReason; readonly by: number };

function effectsOf(change: Change): readonly Effect[] {
  const { seat, reason } = change;
  if ('owner' in change)
    return [
      { seat, reason, by: SUPPORT_POINTS.supporter },
      { seat: change.owner, reason: 'supported', by: SUPPORT_POINTS.owner },
    ];
  if (!('points' in change)) return [{ seat, reason, by: -POINTS_PER_UNPLACED }];
  return [{ seat, reason, by: reason === 'loss' ? -change.points : change.points }];
}

function findEnding(
  { seats, length, belongings, lastTurns }: PointsSheet,
  players: readonly PlayerPoints[],
  [finisher, ...others]: readonly number[],
): Ending | undefined {
  if (finisher === undefined) return undefined;
  const count = seats.length;
  const turns = finalTurns(count, finisher);
  const toSeat = (turn: number): number => (finisher + turn) % count;
  const standings = players.map(({ points, quests }, seat) => ({
    points,
    quests,
    belongings: belongings[seat] ?? 0,
  }));
  const { winner, steps } = findWinner([...standings.slice(finisher), ...standings.slice(0, finisher)]);
  const asked = steps.map(({ left, ...step }) => ({ ...step, left: left.map(toSeat) }));
  const equal = asked.find(({ reason }) => reason === 'most-quests')?.left ?? [];
  const tied = equal.length > 1 ? equal : [];
  return {
    turns,
    over: Math.min(lastTurns, count),
    reasons: [
      ...(length === 'epic'
        ? [printed('epic-last-quest'), reading('epic-finish-turn')]
        : [printed('last-quest'), printed('finish-turn')]),
      ...holding([others.length > 0, reading('another-last-quest')]),
    ] as const,
    tied,
    winner: tied.some((seat) => belongings[seat] === undefined)
      ? undefined
      : { winner: toSeat(winner), steps: asked },
  };
}

export const STEP_REASONS = [
  'stops-at-zero',
  'goes-round',
  'exactly-80',
  'draw-quest',
  'no-more-quests',
  'epic-draw-quest',
  'epic-no-more-quests',
  'tied-leaders',
] as const;
export type StepReason = (typeof STEP_REASONS)[number];

/** What the last change brings with it. */
export function lastSteps(
  { length }: PointsSheet,
  { lines, leaders }: Reckoning,
): readonly Reason<StepReason>[] {
  const last = lines.at(-1);
  if (last === undefined) return [];
  const same = lines.filter(({ change }) => change === last.change);
  const rounded = same.filter(({ points }) => points !== markerSpace(points).space);
  const isRead = ({ points }: Line): boolean => markerSpace(points).basis === 'reading';
  const quests = lines.filter((line) => isQuest(line) && line.seat === last.seat).length;
  const { draws, basis } = drawsQuest(quests, length);
  const drawing = draws ? ('draw-quest' as const) : ('no-more-quests' as const);
  return holding(
    [same.some(({ lapsed }) => lapsed > 0), printed('stops-at-zero')],
    [rounded.some((line) => !isRead(line)), printed('goes-round')],
    [rounded.some(isRead), reading('exactly-80')],
    [isQuest(last), basis === 'print' ? printed(drawing) : reading(`epic-${drawing}`)],
    [leaders.length > 1 && last.points > 0, printed('tied-leaders')],
  );
}

/** Before the last quest card there are no last turns. */
export const settle = (sheet: PointsSheet): PointsSheet =>
  reckonPoints(sheet).ending === undefined ? { ...sheet, lastTurns: 0 } : sheet;

/** Takes a change out, wherever it stands. */
export const removeChange = (sheet: PointsSheet, change: number): PointsSheet =>
  settle({ ...sheet, changes: sheet.changes.toSpliced(change, 1) });

/** Other seats: what belongs to somebody who left goes, and a support quest with either of its two. */
export const reseat = (sheet: PointsSheet, seats: PointsSheet['seats']): PointsSheet =>
  settle({
    ...sheet,
    seats,
    changes: sheet.changes.filter(
      (change) =>
        change.seat < seats.length && (change.reason !== 'support-quest' || change.owner < seats.length),
    ),
    belongings: seats.map((_, seat) => sheet.belongings[seat]),
    lastTurns: Math.min(sheet.lastTurns, seats.length),
  });
