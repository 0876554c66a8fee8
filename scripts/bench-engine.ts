import { battleOdds } from '../src/engine/adventure-game/odds/battle-odds.ts';
import { spendBest } from '../src/engine/adventure-game/spending/best-spending.ts';
import { totalOf } from '../src/engine/adventure-game/dice/results.ts';
import type { Spending } from '../src/engine/adventure-game/spending/spending.ts';
import type { Enemy } from '../src/engine/adventure-game/enemy/verdict.ts';
import type { Die } from '../src/engine/adventure-game/vocabulary.ts';
import { cheapestCards } from '../src/engine/card-game/fighting/cheapest-cards.ts';
import { checkTechnique } from '../src/engine/card-game/fighting/technique.ts';
import { type AttackCard, forEachClass } from '../src/engine/card-game/vocabulary.ts';
import { compare, DIE_VALUES, type Hand } from '../src/engine/old-world/poker/dice-poker.ts';
import { bestPlayOdds, rateActiveKeeps } from '../src/engine/old-world/poker/poker-odds.ts';

const NO_AIDS = { aspect: undefined, events: forEachClass(() => 0) };

/** Each fast function beside the slow and obvious way, in one run, on the machine that prints it. */
type Row = {
  readonly fast: string;
  readonly oracle: string;
  readonly times: string;
  readonly budget: string;
  readonly met: string;
};
const table: Record<string, Row> = {};

function row(what: string, fast: number, oracle: number | undefined, budget: string, met: boolean): void {
  table[what] = {
    fast: milliseconds(fast),
    oracle: oracle === undefined ? '–' : milliseconds(oracle),
    times: oracle === undefined ? '–' : `${Math.round(oracle / fast)} ×`,
    budget,
    met: met ? 'yes' : 'NO',
  };
}

// Made-up dice: the books print the real ones as pictures only.
const B: Die = ['sword', 'sword', 'shield', 'double-sword', 'dodge', 'blank'];
const H: Die = ['sword', 'shield', 'dodge', 'witcher-sign', 'double-shield', 'sword-double-shield'];
const R: Die = ['ritual', 'ritual', 'blank', 'sword', 'shield', 'dodge'];
const ENEMY: Enemy = { kind: 'monster', sword: 4, shield: 2 };
const SPENDING: Spending = {
  dodge: 'sword-to-shield',
  cards: [{ cost: { sign: 1 }, gain: { sword: 2 }, uses: 1 }],
};

for (const dice of [
  [B, B, B, H],
  [B, B, B, H, H, H],
  [B, B, B, H, H, H, R, R],
]) {
  const fast = median(30, () => battleOdds(dice, ENEMY, SPENDING, 'both'));
  const oracle = enumerateBattle(dice);
  const budget = dice.length === 8 ? '≤ 16 ms, ≥ 100 ×' : '≤ 16 ms';
  row(
    `battle odds, ${dice.length} dice`,
    fast,
    oracle,
    budget,
    fast <= 16 && (dice.length < 8 || oracle / fast >= 100),
  );
}

const mine: Hand = [1, 2, 3, 5, 6];
const theirs: Hand = [5, 5, 6, 4, 1];
const reroll = median(200, () => rateActiveKeeps(mine, theirs));
row(
  'best reroll in dice poker, warm',
  reroll,
  median(1, () => enumerateKeeps(mine, theirs)),
  '≤ 2 ms',
  reroll <= 2,
);
row(
  'two-player reroll table',
  median(3, () => bestPlayOdds()),
  undefined,
  'printed',
  true,
);

const hand: readonly AttackCard[] = [
  'steel-1',
  'steel-1',
  'steel-2',
  'silver-1',
  'silver-1',
  'silver-2',
  'potion-1',
  'potion-1',
  'potion-2',
  'sign-1',
  'sign-1',
  'sign-2',
  'steel-1',
  'sword-of-destiny',
  'sword-of-destiny',
];
const technique = { steel: 4, silver: 3, potion: 2, sign: 2 };
const cards = median(50, () => cheapestCards(technique, hand, NO_AIDS, 'fewest-cards'));
row(
  `technique search, ${hand.length} cards`,
  cards,
  median(1, () => enumerateSubsets()),
  'faster',
  true,
);

console.table(table);

// Helpers

/** Every roll spent best by itself; of more than 20,000 rolls, that many are timed and the rest is reckoned. */
function enumerateBattle(dice: readonly Die[]): number {
  const rolls = 6 ** dice.length;
  const tried = Math.min(rolls, 20_000);
  const started = performance.now();
  for (let roll = 0; roll < tried; roll++) {
    const faces = dice.map((die, index) => die[Math.floor(roll / 6 ** index) % 6] ?? 'blank');
    spendBest(totalOf(faces), ENEMY, SPENDING, 'both');
  }
  return ((performance.now() - started) * rolls) / tried;
}

/** Every choice of dice to keep, every roll of the others. */
function enumerateKeeps(own: Hand, other: Hand): number {
  let best = 0;
  for (let choice = 0; choice < 32; choice++) {
    const free = own.map((_, index) => index).filter((index) => (choice & (1 << index)) === 0);
    let wins = 0;
    for (let roll = 0; roll < 6 ** free.length; roll++) {
      const dice = [...own];
      free.forEach((index, place) => (dice[index] = DIE_VALUES[Math.floor(roll / 6 ** place) % 6] ?? 1));
      if (compare(dice as unknown as Hand, other).winner === 'active') wins++;
    }
    best = Math.max(best, wins / 6 ** free.length);
  }
  return best;
}

/** Every subset of the hand. */
function enumerateSubsets(): number {
  let fewest = Infinity;
  for (let choice = 0; choice < 2 ** hand.length; choice++) {
    const chosen = hand.filter((_, index) => (choice & (1 << index)) !== 0);
    if (checkTechnique(technique, { cards: chosen, ...NO_AIDS }).met)
      fewest = Math.min(fewest, chosen.length);
  }
  return fewest;
}

function median(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  }).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? NaN;
}

function milliseconds(time: number): string {
  return time >= 100 ? `${Math.round(time)} ms` : `${time.toPrecision(2)} ms`;
}
