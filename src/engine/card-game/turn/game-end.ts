import { printed, reading, type Reason } from '../../reasons.ts';
import { GOLD_FACTS, GOLD_TOKENS, type GoldToken } from '../vocabulary.ts';

/** How many Monsters of one player end the game (Object of the Game, with the note on longer play). */
export const GAME_LENGTHS = { standard: 4, long: 5 } as const;
export type GameLength = keyof typeof GAME_LENGTHS;

export type Standing<P> = {
  readonly player: P;
  /** Fame Points of each Monster killed. */
  readonly monsters: readonly number[];
  /** Fame Points from Event Cards. */
  readonly events: number;
  readonly gold: Readonly<Record<GoldToken, number>>;
};

/**
 * What the book leaves open about ties: whether only the best Monster of each is compared or the next best too, and
 * whether "the most Gold" means value or number of tokens. Ours is the first of each.
 */
export const MONSTER_TIES = ['best-only', 'next-best'] as const;
export const GOLD_TIES = ['by-value', 'by-number'] as const;
export type TieReadings = {
  readonly monsters: (typeof MONSTER_TIES)[number];
  readonly gold: (typeof GOLD_TIES)[number];
};
export const OUR_TIES: TieReadings = { monsters: 'best-only', gold: 'by-value' };

export const WINNER_REASONS = ['most-fame', 'best-monster', 'most-gold', 'still-tied'] as const;
export type WinnerReason = (typeof WINNER_REASONS)[number];

export type GameResult<P> = {
  /** Several when the rules leave it unresolved. */
  readonly winners: readonly P[];
  /** The criteria that were asked, the deciding one last. */
  readonly reasons: readonly Reason<WinnerReason>[];
};

/** Whether the game ends with this turn; the rest of the turn is still played. */
export const endsGame = (monstersKilled: readonly number[], length: GameLength): boolean =>
  monstersKilled.some((count) => count >= GAME_LENGTHS[length]);

export const fame = ({ monsters, events }: Standing<unknown>): number =>
  monsters.reduce((sum, points) => sum + points, events);

/** Who wins (Ending the Game). Ending it is worth nothing by itself. */
export function decideWinner<P>(
  standings: readonly Standing<P>[],
  ties: TieReadings = OUR_TIES,
): GameResult<P> {
  const criteria: readonly [Reason<WinnerReason>, (a: Standing<P>, b: Standing<P>) => number][] = [
    [printed('most-fame'), (a, b) => fame(a) - fame(b)],
    // That each player's single best monster is meant is our reading.
    [reading('best-monster'), (a, b) => compareMonsters(a, b, ties.monsters)],
    [reading('most-gold'), (a, b) => goldOf(a, ties.gold) - goldOf(b, ties.gold)],
  ];
  const reasons: Reason<WinnerReason>[] = [];
  let leaders = standings;
  for (const [reason, compare] of criteria) {
    const among = leaders;
    leaders = among.filter((one) => among.every((other) => compare(one, other) >= 0));
    reasons.push(reason);
    if (leaders.length <= 1) break;
  }
  const tied = leaders.length > 1 ? [reading('still-tied')] : [];
  return { winners: leaders.map(({ player }) => player), reasons: [...reasons, ...tied] };
}

export type OtherWinners<P> = { readonly reading: TieReading; readonly winners: readonly P[] };
export const TIE_READINGS = ['next-best', 'by-number'] as const;
export type TieReading = (typeof TIE_READINGS)[number];

/** By which other readings somebody else wins. */
export function otherWinners<P>(standings: readonly Standing<P>[]): readonly OtherWinners<P>[] {
  const ours = decideWinner(standings).winners;
  const others: Readonly<Record<TieReading, TieReadings>> = {
    'next-best': { ...OUR_TIES, monsters: 'next-best' },
    'by-number': { ...OUR_TIES, gold: 'by-number' },
  };
  return TIE_READINGS.map((name) => ({
    reading: name,
    winners: decideWinner(standings, others[name]).winners,
  })).filter(
    ({ winners }) => winners.length !== ours.length || winners.some((player) => !ours.includes(player)),
  );
}

function compareMonsters(
  a: Standing<unknown>,
  b: Standing<unknown>,
  compared: TieReadings['monsters'],
): number {
  const [one, two] = [a, b].map(({ monsters }) => monsters.toSorted((x, y) => y - x));
  const places = compared === 'best-only' ? 1 : Math.max(a.monsters.length, b.monsters.length);
  const differences = Array.from({ length: places }, (_, place) => (one?.[place] ?? 0) - (two?.[place] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

const goldOf = ({ gold }: Standing<unknown>, counted: TieReadings['gold']): number =>
  GOLD_TOKENS.reduce(
    (sum, token) => sum + gold[token] * (counted === 'by-value' ? GOLD_FACTS[token].value : 1),
    0,
  );
