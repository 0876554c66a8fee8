/** Ends of a fight counted in ways. Fights of different length are put on the same number of ways before they are added. */

/** In how many ways each end is reached, and the longest way there: the ways count the orders of so many cards. */
export type Ends = {
  readonly ways: readonly number[];
  readonly attacks: number;
  readonly turns: number;
};

export const onlyEnd = (place: number): Ends => ({
  ways: Array.from({ length: place + 1 }, (_, at) => (at === place ? 1 : 0)),
  attacks: 0,
  turns: 0,
});

export const addWays = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** So many cards lead to these ends, after so many own turns. */
export type Branch = { readonly count: number; readonly ends: Ends; readonly turns: number };

/** One attack; `cards` are all that may be turned. */
export function joinCards(branches: readonly Branch[], cards: number, byDie: boolean): Ends {
  const ways: number[] = [];
  let [attacks, turns] = [0, 0];
  for (const { ends, turns: own } of branches) {
    attacks = Math.max(attacks, ends.attacks);
    turns = Math.max(turns, ends.turns + own);
  }
  for (const { count, ends } of branches)
    addTo(ways, ends.ways, count * ordersOf(cards - 1 - ends.attacks, attacks - ends.attacks, byDie));
  return { ways, attacks: attacks + 1, turns };
}

/** The types of one attack: both by the die, or the one that is worse. Nothing beyond what whole numbers can tell. */
export function joinTypes(types: readonly Ends[], cards: number, byDie: boolean): Ends | undefined {
  const attacks = Math.max(...types.map((type) => type.attacks));
  const turns = Math.max(...types.map((type) => type.turns));
  const level = types.map(({ ways, attacks: own }) => {
    const sum: number[] = [];
    addTo(sum, ways, ordersOf(cards - own, attacks - own, byDie));
    return sum;
  });
  const ways = byDie ? mixed(level) : level.reduce((worst, other) => (isWorse(other, worst) ? other : worst));
  return Number.isSafeInteger(addWays(ways)) ? { ways, attacks, turns } : undefined;
}

/** Each of two types for half of the faces; a single one for all. */
function mixed(types: readonly (readonly number[])[]): readonly number[] {
  const both: number[] = [];
  for (const ways of types) addTo(both, ways, 2 / types.length);
  return both;
}

/** Ends stand in the order in which a witcher likes them. Worse are fewer won fights, then more complete defeats. */
function isWorse(one: readonly number[], other: readonly number[]): boolean {
  const won = (ways: readonly number[]): number => addWays(ways.slice(2));
  const lost = (ways: readonly number[]): number => addWays(ways.slice(0, 1));
  return won(one) < won(other) || (won(one) === won(other) && lost(one) > lost(other));
}

/** In how many orders so many of the cards can be turned; by the die, each in two ways. */
function ordersOf(cards: number, turned: number, byDie: boolean): number {
  let orders = 1;
  for (let next = 0; next < turned; next += 1) orders *= (cards - next) * (byDie ? 2 : 1);
  return orders;
}

function addTo(sum: number[], ways: readonly number[], factor: number): void {
  ways.forEach((count, place) => {
    sum[place] = (sum[place] ?? 0) + count * factor;
  });
}
