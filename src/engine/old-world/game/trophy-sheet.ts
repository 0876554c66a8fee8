import { holding, type Permission, permission, printed, reading, type Reason } from '../../reasons.ts';
import type { Seat } from '../../seats.ts';
import {
  gainTrophy,
  mayMeditate,
  type MeditateObstacle,
  printedFatigue,
  type TrophyReason,
  type TrophySource,
} from './trophies.ts';
import { type Attribute, HIGHEST_LEVEL, type School, TOP_SPACE, type TrackSpace } from '../vocabulary.ts';
import { mayDefeatNextMonster, type SoloProgress, type SoloRating, soloRating } from './solo.ts';

/** A trophy that somebody gained, in one of the three ways (p. 29). Seats are counted from 0. */
export type Trophy =
  | { readonly seat: number; readonly kind: 'monster' }
  | { readonly seat: number; readonly kind: 'witcher'; readonly from: number }
  | { readonly seat: number; readonly kind: 'attribute'; readonly attribute: Attribute };

const SOURCES: Readonly<Record<Trophy['kind'], TrophySource>> = {
  monster: 'monster-fight',
  witcher: 'witcher-fight',
  attribute: 'meditate',
};

/** The spaces whose fatigue only the board shows: all but the first, and the last, which wins (p. 29). */
export const BOARD_FATIGUE = [2, 3] as const satisfies readonly TrackSpace[];

/** All that is written down during a game. What follows from it is never stored. */
export type TrophySheet = {
  /** One seat is the solo mode. */
  readonly seats: readonly Seat<School>[];
  readonly trophies: readonly Trophy[];
  /** The fatigue values of `BOARD_FATIGUE`, as the board shows them. */
  readonly fatigue: readonly (number | undefined)[];
  /** The turn of a solo game, from 1 on. */
  readonly turn: number;
};

export const BAR_REASONS = [
  'game-over',
  'witcher-trophy-owned',
  'trophy-gone',
  'both-trophies-gone',
  'trophy-owned',
  'attribute-trophy-first',
  'final-monster-fight',
] as const;
export type BarReason = (typeof BAR_REASONS)[number];

export const STEP_REASONS = ['four-below-top', 'solo-won'] as const;
export type StepReason = TrophyReason | (typeof STEP_REASONS)[number];

export type WitcherTrophies = {
  readonly space: TrackSpace;
  readonly trophies: readonly Trophy[];
  /** What the last trophy did. */
  readonly steps: readonly Reason<StepReason>[];
  /** The fatigue that the last trophy brought: a number, `board` where that is still to be read, or none. */
  readonly fatigue: number | 'board' | undefined;
  /** Whether the next trophy wins if it comes from a fight. */
  readonly oneShort: boolean;
};

export type SoloState = SoloProgress & { readonly rating: SoloRating };

export type TrophyReckoning = {
  readonly players: readonly WitcherTrophies[];
  readonly winner: number | undefined;
  /** Whoever is highest on the track. */
  readonly leaders: readonly number[];
  readonly solo: SoloState | undefined;
};

export function reckonTrophies(sheet: TrophySheet): TrophyReckoning {
  const players = sheet.seats.map((_, seat) =>
    sheet.trophies.filter((trophy) => trophy.seat === seat).reduce(addTrophy(sheet), NOTHING_YET),
  );
  const best = Math.max(...players.map(({ space }) => space));
  const won = players.findIndex(({ space }) => space === TOP_SPACE);
  const progress = soloProgress(sheet);
  return {
    players,
    winner: won < 0 ? undefined : won,
    leaders: players.flatMap(({ space }, seat) => (space === best ? [seat] : [])),
    solo: isSolo(sheet) ? { ...progress, rating: soloRating(sheet.turn) } : undefined,
  };
}

export const isSolo = ({ seats }: Pick<TrophySheet, 'seats'>): boolean => seats.length === 1;

const NOTHING_YET: WitcherTrophies = {
  space: 0,
  trophies: [],
  steps: [],
  fatigue: undefined,
  oneShort: false,
};

const addTrophy =
  (sheet: TrophySheet) =>
  ({ space: from, trophies: before }: WitcherTrophies, trophy: Trophy): WitcherTrophies => {
    const { space, fatigue, reasons, wins } = gainTrophy(from, SOURCES[trophy.kind]);
    const trophies = [...before, trophy];
    const isHeld = trophies.length >= TOP_SPACE && !wins;
    return {
      space,
      trophies,
      steps: [
        ...reasons,
        ...holding([isHeld, reading('four-below-top')], [wins && isSolo(sheet), printed('solo-won')]),
      ],
      fatigue: fatigue ? fatigueOf(sheet, space) : undefined,
      oneShort: !wins && gainTrophy(space, 'monster-fight').wins,
    };
  };

const fatigueOf = (sheet: TrophySheet, space: TrackSpace): number | 'board' =>
  printedFatigue(space) ?? sheet.fatigue[BOARD_FATIGUE.findIndex((other) => other === space)] ?? 'board';

const soloProgress = ({ trophies }: TrophySheet): SoloProgress => ({
  monstersDefeated: trophies.filter(({ kind }) => kind === 'monster').length,
  attributeTrophy: trophies.some(({ kind }) => kind === 'attribute'),
});

/** Whether somebody may gain a trophy now; if not, everything that stands against it. */
export function mayGain(sheet: TrophySheet, trophy: Trophy): Permission<BarReason> {
  const over = reckonTrophies(sheet).winner !== undefined;
  const own = sheet.trophies.filter(({ seat }) => seat === trophy.seat);
  if (trophy.kind === 'witcher')
    return permission(
      [over, printed('game-over')],
      [
        own.some((other) => other.kind === 'witcher' && other.from === trophy.from),
        printed('witcher-trophy-owned'),
      ],
    );
  if (trophy.kind === 'monster') {
    const barred = isSolo(sheet) && !mayDefeatNextMonster(soloProgress(sheet)).allowed;
    return permission(
      [over, printed('game-over')],
      [barred, printed('attribute-trophy-first')],
      [barred, reading('final-monster-fight')],
    );
  }
  const isSame = (other: Trophy): boolean =>
    other.kind === 'attribute' && other.attribute === trophy.attribute;
  const of = trophiesOfEach(sheet);
  const { obstacles } = mayMeditate({
    level: HIGHEST_LEVEL,
    // Alone there is one, whichever was drawn.
    trophiesLeft:
      of -
      sheet.trophies.filter((other) => isSame(other) || (isSolo(sheet) && other.kind === 'attribute')).length,
    owned: own.some(isSame),
  });
  const stands = (obstacle: MeditateObstacle): boolean => obstacles.some(({ reason }) => reason === obstacle);
  const owned = stands('trophy-owned');
  return permission(
    [over, printed('game-over')],
    [
      // Who has it need not be told that it is gone. That the eight cards are two of each is our reading (p. 4, 6).
      stands('trophy-gone') && !owned,
      of > 1 ? reading('both-trophies-gone') : printed('trophy-gone'),
    ],
    [owned, printed('trophy-owned')],
  );
}

/** How many trophies each attribute has at this table; in the solo mode, the one that was drawn (p. 6, 33). */
const trophiesOfEach = ({ seats }: TrophySheet): number => (seats.length >= 4 ? 2 : 1);

/** A sheet with those of the trophies that its players could gain, one after the other. */
export const withTrophies = (sheet: TrophySheet, trophies: readonly Trophy[]): TrophySheet =>
  trophies.reduce<TrophySheet>(
    (before, trophy) =>
      isAtTable(before, trophy) && mayGain(before, trophy).allowed
        ? { ...before, trophies: [...before.trophies, trophy] }
        : before,
    { ...sheet, trophies: [] },
  );

const isAtTable = ({ seats }: TrophySheet, trophy: Trophy): boolean =>
  trophy.seat < seats.length &&
  (trophy.kind !== 'witcher' || (trophy.from < seats.length && trophy.from !== trophy.seat));

/** Other seats: what belongs to somebody who left goes, and what there is no longer at a smaller table. */
export const reseatWitchers = (sheet: TrophySheet, seats: TrophySheet['seats']): TrophySheet =>
  withTrophies({ ...sheet, seats, turn: seats.length === 1 ? sheet.turn : 1 }, sheet.trophies);

/** Takes a trophy out, wherever it stands, and those that then could not have been gained. */
export const removeTrophy = (sheet: TrophySheet, place: number): TrophySheet =>
  withTrophies(sheet, sheet.trophies.toSpliced(place, 1));
