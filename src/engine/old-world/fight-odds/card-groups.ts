import { type CardHalf, type UnseenCards, unseenCards } from '../fight/attack-cards.ts';
import type { FightSetUp, FightState, Witcher } from '../fight/fight-state.ts';
import type { AttackType, Attribute } from '../vocabulary.ts';

/** Unseen cards that do the same for the rest of the fight: one of them, and how many there are. */
export type CardGroup = UnseenCards & {
  /** What one card of it is worth in a number that stands for how many of each group are left. */
  readonly stride: number;
};

/** The unseen cards, those together that differ in no half of these types. */
export function groupCards(
  setUp: FightSetUp,
  state: FightState,
  types: readonly AttackType[],
): readonly CardGroup[] {
  const cards = unseenCards(setUp.cards, state.seen).map((unseen) => ({
    ...unseen,
    halves: types.map((type) => unseen.card[type]),
  }));
  const lowered = cards.flatMap(({ halves }) => halves.map(({ lower }) => lower));
  const groups = new Map<string, UnseenCards>();
  for (const { halves, kind, card, count } of cards) {
    const key = halves.map((half) => halfKey(half, setUp, state.witcher, lowered)).join();
    const found = groups.get(key);
    groups.set(key, found === undefined ? { kind, card, count } : { ...found, count: found.count + count });
  }
  let stride = 1;
  return Array.from(groups.values(), (group) => {
    const own = stride;
    stride *= group.count + 1;
    return { ...group, stride: own };
  });
}

/** What a half does; the level of an attribute is a mere number as long as no unseen card lowers it. */
function halfKey(
  { damage = 0, discard, trash, lower }: CardHalf,
  { monster: { level } }: FightSetUp,
  witcher: Witcher,
  lowered: readonly (Attribute | undefined)[],
): string {
  const number =
    typeof damage === 'object'
      ? level + damage.levelAnd
      : typeof damage === 'string' && !lowered.includes(damage)
        ? witcher[damage]
        : damage;
  return [number, discard, trash, lower].join('-');
}
