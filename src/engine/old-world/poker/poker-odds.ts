/**
 * The odds of dice poker in Old World (rulebook p. 14, alone p. 33), exact: what a roll brings, which dice to keep, and
 * what the whole game is worth. The other player rerolls first, then the active player, who sees the final hand.
 */

import {
  type Chance,
  chanceThat,
  compareChances,
  convolve,
  countWays,
  type Distribution,
  oppositeChance,
  simplify,
} from '../../odds.ts';
import {
  type DieValue,
  type Hand,
  HAND_RANKS,
  type HandRank,
  type Seat,
  type TieReading,
} from './dice-poker.ts';
import { ALL_ROLLS, at, type Keep, type PokerRolls, pokerRolls } from './poker-rolls.ts';
import { soloPayout } from './poker-game.ts';

/** One way to reroll: these dice stay, highest first, and all others are rolled. */
export type RatedKeep = {
  readonly keep: readonly DieValue[];
  /** The chance to win; alone the mean payout, which may exceed 1. In smallest terms. */
  readonly value: Chance;
};

/** How many of the 7776 first rolls give each rank, from worst to best. */
export const rollRanks = (): Distribution<HandRank> =>
  countRanks(pokerRolls().hands.map(({ rank, rolls }) => [rank, rolls]));

export type PlainOdds = {
  readonly activeWins: Chance;
  /** Nothing but being the active player decides. */
  readonly tie: Chance;
  readonly sameRank: Chance;
};

/** Two players who never reroll. */
export function plainOdds(): PlainOdds {
  const strengths = countWays(pokerRolls().hands.map(({ firstEqual, rolls }) => [firstEqual, rolls]));
  const leads = convolve(strengths, strengths, (active, other) => Math.sign(active - other));
  const sameRank = convolve(rollRanks(), rollRanks(), (active, other) => active === other);
  return {
    activeWins: simplify(chanceThat(leads, (lead) => lead >= 0)),
    tie: simplify(chanceThat(leads, (lead) => lead === 0)),
    sameRank: simplify(chanceThat(sameRank, (same) => same)),
  };
}

/** What the active player can keep against the other's final hand, best first. */
export function rateActiveKeeps(
  mine: Hand,
  other: Hand,
  ties: TieReading = 'two-dice',
): readonly RatedKeep[] {
  const rolls = pokerRolls(ties);
  return rateKeeps(mine, rolls, activeValue(rolls.placeOf(other)));
}

/** What the other player can keep, best first, when the active player then answers with their best keep. */
export function rateOtherKeeps(
  mine: Hand,
  active: Hand,
  ties: TieReading = 'two-dice',
): readonly RatedKeep[] {
  const rolls = pokerRolls(ties);
  return rateKeeps(mine, rolls, otherValue(bestReplies(active, rolls)));
}

/** What a player alone can keep, best mean payout first. */
export const rateSoloKeeps = (mine: Hand): readonly RatedKeep[] =>
  rateKeeps(mine, pokerRolls(), soloValue(soloPayouts()));

/** The chance of the active player before the first roll, when both keep the best dice. Of 6^20 ways, simplified. */
export function bestPlayOdds(): Chance {
  const { hands, keepsOf } = pokerRolls();
  const choices = hands.map(({ dice }) => keepsOf(dice));
  let ways = 0;
  for (const active of hands) {
    const left = leftByKeeps(active.dice);
    hands.forEach(({ rolls }, place) => {
      ways += active.rolls * rolls * Math.min(...at(choices, place).map(left));
    });
  }
  return simplify({ ways, total: ALL_ROLLS ** 4 });
}

/** Final ranks of a player alone who always keeps the best dice, from worst to best, of 7776 × 7776 ways. */
export function bestSoloRanks(): Distribution<HandRank> {
  const rate = soloValue(soloPayouts());
  return finalRanks(
    pokerRolls().hands.map(
      ({ dice, rolls }) => [at(sortKeeps(dice, pokerRolls(), rate), 0).keep, rolls] as const,
    ),
  );
}

/** What the kept dice end as when the others are rolled, from worst to best. */
export const keepRanks = (dice: readonly DieValue[]): Distribution<HandRank> =>
  countRanks(rankOutcomes(pokerRolls().keepOf(dice)));

/**
 * Final ranks of two players who always keep the best dice, from worst to best: of 7776³ ways for the other player, who
 * sees the active player's first roll, and of 7776⁴ for the active player, who sees the other's final hand.
 */
export function bestPlayRanks(): Readonly<Record<Seat, Distribution<HandRank>>> {
  const { hands } = pokerRolls();
  const choices = hands.map(({ dice }) => preferredKeeps(dice));
  const kept: Record<Seat, Map<Keep, number>> = { active: new Map(), other: new Map() };
  const count = (seat: Seat, keep: Keep, ways: number): void =>
    void kept[seat].set(keep, (kept[seat].get(keep) ?? 0) + ways);

  hands.forEach((active, activePlace) => {
    const left = leftByKeeps(active.dice);
    const finals = hands.map(() => 0);
    hands.forEach(({ rolls }, place) => {
      const keep = bestOf(at(choices, place), (choice) => -left(choice));
      const ways = active.rolls * rolls;
      count('other', keep, ways);
      for (const [final, outcomes] of keep.outcomes)
        finals[final] = at(finals, final) + ways * outcomes * (ALL_ROLLS / keep.total);
    });
    finals.forEach((ways, final) => {
      const winsOf = ({ wins, total }: Keep): number => at(wins, final) * (ALL_ROLLS / total);
      count('active', bestOf(at(choices, activePlace), winsOf), ways);
    });
  });
  return { active: finalRanks([...kept.active]), other: finalRanks([...kept.other]) };
}

/** What keeping these dice is worth. */
type Rate = (keep: Keep) => Chance;

const activeValue =
  (place: number): Rate =>
  ({ wins, total }) => ({ ways: at(wins, place), total });

const otherValue =
  (replies: readonly number[]): Rate =>
  ({ outcomes, total }) =>
    oppositeChance({ ways: sumValues(outcomes, replies), total: total * ALL_ROLLS });

const soloValue =
  (payouts: readonly number[]): Rate =>
  ({ outcomes, total }) => ({ ways: sumValues(outcomes, payouts), total });

const soloPayouts = (): readonly number[] => pokerRolls().hands.map(({ rank }) => soloPayout(rank));

/** For every hand the other player can end with, how many of 7776 ways the active player's best keep wins. */
function bestReplies(active: Hand, { hands, keepsOf } = pokerRolls()): readonly number[] {
  const choices = keepsOf(active);
  return hands.map((_, place) =>
    Math.max(...choices.map(({ wins, total }) => at(wins, place) * (ALL_ROLLS / total))),
  );
}

/** What the other player leaves to the active player with each keep, all of the same total: 7776 × 7776. */
function leftByKeeps(active: Hand): (keep: Keep) => number {
  const replies = bestReplies(active);
  const left = new Map(
    pokerRolls()
      .allKeeps()
      .map((keep) => [keep, sumValues(keep.outcomes, replies) * (ALL_ROLLS / keep.total)]),
  );
  return (keep) => Number(left.get(keep));
}

const rateKeeps = (hand: Hand, rolls: PokerRolls, rate: Rate): readonly RatedKeep[] =>
  sortKeeps(hand, rolls, rate).map(({ keep, value }) => ({ keep: keep.dice, value: simplify(value) }));

/** Best first; of equals the preferred one. */
const sortKeeps = (
  hand: Hand,
  rolls: PokerRolls,
  rate: Rate,
): readonly { readonly keep: Keep; readonly value: Chance }[] =>
  preferredKeeps(hand, rolls)
    .map((keep) => ({ keep, value: rate(keep) }))
    .sort((one, two) => compareChances(two.value, one.value));

/** What a hand can keep: of two that are worth the same, the one with more dice comes first, then with higher dice. */
const preferredKeeps = (hand: Hand, { keepsOf } = pokerRolls()): readonly Keep[] =>
  keepsOf(hand).toSorted(
    (one, two) => two.dice.length - one.dice.length || Number(two.dice.join('')) - Number(one.dice.join('')),
  );

/** The first of those that are worth most. */
const bestOf = (choices: readonly Keep[], worth: (keep: Keep) => number): Keep =>
  choices.reduce((best, keep) => (worth(keep) > worth(best) ? keep : best));

/** The ranks that rerolls end with, each keep chosen in so many ways. */
const finalRanks = (kept: readonly (readonly [Keep, number])[]): Distribution<HandRank> =>
  countRanks(
    kept.flatMap(([keep, ways]) =>
      rankOutcomes(keep).map(([name, rolls]) => [name, rolls * ways * (ALL_ROLLS / keep.total)] as const),
    ),
  );

const rankOutcomes = ({ outcomes }: Keep): readonly (readonly [HandRank, number])[] =>
  Array.from(outcomes, ([place, ways]) => [at(pokerRolls().hands, place).rank, ways] as const);

/** Every rank, also one without a way, from worst to best. */
const countRanks = (ways: readonly (readonly [HandRank, number])[]): Distribution<HandRank> =>
  countWays([...HAND_RANKS.map((rank) => [rank, 0] as const), ...ways]);

/** The sum of a value over all ways; `values` has one for every place. */
function sumValues(outcomes: Distribution<number>, values: readonly number[]): number {
  let sum = 0;
  for (const [place, ways] of outcomes) sum += ways * at(values, place);
  return sum;
}
