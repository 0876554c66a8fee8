/** The slow truth that the fast code is compared with: every roll and every order of spending, without any shortcut. */
import fc from 'fast-check';
import {
  type Objective,
  OBJECTIVES,
} from '../../../../src/engine/adventure-game/spending/spending-solver.ts';
import {
  canPay,
  DODGE_READINGS,
  effectsOf,
  spend,
  type Spending,
} from '../../../../src/engine/adventure-game/spending/spending.ts';
import { type Enemy, ENEMY_KINDS } from '../../../../src/engine/adventure-game/enemy/verdict.ts';
import {
  type Amounts,
  type Die,
  type Face,
  FACES,
  type Total,
} from '../../../../src/engine/adventure-game/vocabulary.ts';

/** sword, shield, dodge, ritual, sign */
type Figures = readonly number[];
type Way = { readonly cost: Figures; readonly gain: Figures; readonly uses: number };

const WORTH: Record<Face, Figures> = {
  sword: [1, 0, 0, 0, 0],
  shield: [0, 1, 0, 0, 0],
  dodge: [0, 0, 1, 0, 0],
  ritual: [0, 0, 0, 1, 0],
  'witcher-sign': [0, 0, 0, 0, 1],
  'double-sword': [2, 0, 0, 0, 0],
  'double-shield': [0, 2, 0, 0, 0],
  'dodge-shield': [0, 1, 1, 0, 0],
  'sword-double-shield': [1, 2, 0, 0, 0],
  blank: [0, 0, 0, 0, 0],
};

/** All totals that some order of spending leaves by the engine's own steps, the unspent one first. */
export function reachable(total: Total, spending: Spending): readonly Total[] {
  const effects = effectsOf(spending);
  const seen = new Map<string, Total>();
  const walk = (at: Total, left: readonly number[]): void => {
    const key = [...Object.values(at), ...left].join();
    if (seen.has(key)) return;
    seen.set(key, at);
    effects.forEach((effect, place) => {
      if (left[place] !== 0 && canPay(at, effect))
        walk(spend(at, effect), left.with(place, left[place]! - 1));
    });
  };
  walk(
    total,
    effects.map(({ uses }) => (uses === 'any' ? 99 : uses)),
  );
  return [...new Map([...seen.values()].map((each) => [Object.values(each).join(), each])).values()];
}

export function* allRolls(dice: readonly (readonly Face[])[]): Generator<readonly Face[]> {
  const [first, ...rest] = dice;
  if (first === undefined) yield [];
  for (const face of first ?? []) for (const others of allRolls(rest)) yield [face, ...others];
}

export const addUp = (faces: readonly Face[]): Figures =>
  faces.reduce<Figures>((sum, face) => sum.map((figure, i) => figure + WORTH[face][i]!), [0, 0, 0, 0, 0]);

/** Every total that can be left, once per order of spending that leaves it. */
export function leftovers(total: Figures, spending: Spending): readonly Figures[] {
  const ways: Way[] = spending.cards.map(({ cost, gain, uses }) => ({
    cost: figures(cost),
    gain: figures(gain),
    uses,
  }));
  if (spending.dodge === 'sword-to-shield')
    ways.push({ cost: [1, 0, 1, 0, 0], gain: [0, 1, 0, 0, 0], uses: 99 });
  if (spending.dodge === 'shield-to-sword')
    ways.push({ cost: [0, 1, 1, 0, 0], gain: [1, 0, 0, 0, 0], uses: 99 });
  const walk = (at: Figures, open: readonly Way[]): Figures[] => [
    at,
    ...open.flatMap((way, i) =>
      way.uses > 0 && way.cost.every((cost, kind) => at[kind]! >= cost)
        ? walk(
            at.map((figure, kind) => figure - way.cost[kind]! + way.gain[kind]!),
            open.with(i, { ...way, uses: way.uses - 1 }),
          )
        : [],
    ),
  ];
  return walk(total, ways);
}

export type Missing = { readonly attack: number; readonly shield: number; readonly ritual: number };

/** What the best spending leaves short, found by comparing the objective's parts one after the other. */
export function leastMissing(
  total: Figures,
  enemy: Enemy,
  spending: Spending,
  objective: Objective,
): Missing {
  const outcomes = leftovers(total, spending).map(([sword, shield, , ritual]) => {
    const missing = (stat: number | undefined, have: number) => Math.max(0, (stat ?? 0) - have);
    const swordMissing = missing(enemy.sword, sword!);
    const ritualMissing = missing(enemy.ritual, ritual!);
    const instead = enemy.sword === undefined;
    return {
      attack: instead ? ritualMissing : swordMissing,
      shield: missing(enemy.shield, shield!),
      ritual: instead ? 0 : ritualMissing,
    };
  });
  const parts = ({ attack, shield, ritual }: Missing): number[] => {
    const fails = (missing: number) => (missing > 0 ? 1 : 0);
    if (objective === 'attack') return [fails(attack), fails(shield), shield, attack, ritual];
    if (objective === 'defence') return [fails(shield), fails(attack), attack, shield, ritual];
    return [fails(attack + shield), attack + shield, fails(attack), shield, ritual];
  };
  return outcomes.reduce((best, next) => (before(parts(next), parts(best)) ? next : best));
}

const before = (one: number[], two: number[]): boolean => {
  const place = one.findIndex((part, i) => part !== two[i]);
  return place >= 0 && one[place]! < two[place]!;
};

export function slowOdds(
  dice: readonly (readonly Face[])[],
  enemy: Enemy,
  spending: Spending,
  objective: Objective,
) {
  const counts = { attack: 0, defence: 0, both: 0, total: 0, attackShort: 0, shieldShort: 0, ritualShort: 0 };
  for (const roll of allRolls(dice)) {
    const { attack, shield, ritual } = leastMissing(addUp(roll), enemy, spending, objective);
    counts.total += 1;
    if (attack === 0) counts.attack += 1;
    if (shield === 0) counts.defence += 1;
    if (attack + shield === 0) counts.both += 1;
    counts.attackShort += attack;
    counts.shieldShort += shield;
    counts.ritualShort += ritual;
  }
  return counts;
}

const figures = ({ sword = 0, shield = 0, dodge = 0, ritual = 0, sign = 0 }: Amounts): Figures => [
  sword,
  shield,
  dodge,
  ritual,
  sign,
];

// What fast-check draws from

const face = fc.constantFrom(...FACES);
export const anyDie: fc.Arbitrary<Die> = fc.tuple(face, face, face, face, face, face);

const few = fc.integer({ min: 0, max: 2 });
const amounts: fc.Arbitrary<Amounts> = fc.record(
  { sword: few, shield: few, dodge: few, ritual: few, sign: few },
  { requiredKeys: [] },
);
export const anySpending: fc.Arbitrary<Spending> = fc.record({
  dodge: fc.constantFrom(...DODGE_READINGS, 'none' as const),
  cards: fc.array(fc.record({ cost: amounts, gain: amounts, uses: few }), { maxLength: 2 }),
});

const stat = fc.integer({ min: 0, max: 6 });
export const anyEnemy: fc.Arbitrary<Enemy> = fc.record(
  { kind: fc.constantFrom(...ENEMY_KINDS), sword: stat, shield: stat, ritual: stat },
  { requiredKeys: ['kind'] },
);
export const anyObjective = fc.constantFrom(...OBJECTIVES);

// The made-up dice of the specification

export const die = (text: string): Die => text.split(' ') as unknown as Die;
export const B = die('sword sword shield double-sword dodge blank');
export const H = die('sword shield dodge witcher-sign double-shield sword-double-shield');
export const R = die('ritual ritual blank sword shield dodge');

/** Igni in the German example (p. 7): a witcher sign makes two swords, once. */
export const IGNI = { cost: { sign: 1 }, gain: { sword: 2 }, uses: 1 };
