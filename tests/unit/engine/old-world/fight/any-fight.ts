import fc from 'fast-check';
import {
  type Attack,
  CARD_READINGS,
  FIRST_CARD_READING,
} from '../../../../../src/engine/old-world/fight/attack-cards.ts';
import {
  type FightEvent,
  type FightSetUp,
  type PlayedCombo,
  type WitcherEvent,
  type WitcherSetUp,
} from '../../../../../src/engine/old-world/fight/fight-state.ts';
import type { MonsterEffect } from '../../../../../src/engine/old-world/fight/monster-effect.ts';
import {
  ATTACK_TYPES,
  ATTRIBUTES,
  CARD_COLOURS,
  LEVELS,
  MONSTER_LEVELS,
  PLAYER_COUNTS,
  SCHOOLS,
} from '../../../../../src/engine/old-world/vocabulary.ts';

/** What the abilities of all monsters do, as the bestiary tells it (from outside the books). */
export const EFFECTS: Readonly<Record<string, MonsterEffect>> = {
  arachas: { kind: 'discard', of: 'hand', count: 1, when: 'before-life-pool' },
  foglet: { kind: 'worse-first-attack' },
  'drowners-nest': { kind: 'discard', of: 'deck', count: 1, when: 'after-life-pool' },
  barghest: { kind: 'lower-shield', by: 1 },
  'nekkers-nest': { kind: 'draw-less', by: 1, unless: 'dodge' },
  rotfiend: { kind: 'draw-after-defeat', count: 1 },
  archespore: { kind: 'discard', of: 'potions', count: 1, when: 'to-begin' },
  harpy: { kind: 'combat-in-first-turn', value: 0 },
  ekimmara: { kind: 'discard', of: 'hand', count: 1, when: 'before-first-turn', unless: 'trail' },
  'ghouls-nest': { kind: 'damage-in-first-turn', most: 2, cards: true },
  fiend: { kind: 'colors-without-effect', colors: ['purple'] },
  'grave-hag': { kind: 'first-attack-hits-hand' },
  werewolf: { kind: 'lower-shield', by: 2 },
  weavess: { kind: 'lower-defense', by: 1 },
  manticore: { kind: 'discard-for-damage', by: 1, count: 1 },
  noonwraith: { kind: 'shield-per-turn', most: 1 },
  nightwraith: { kind: 'random-first-card' },
  penitent: { kind: 'damage-in-first-turn', most: 0, unless: 'trail' },
  griffin: { kind: 'draw-less', by: 1, least: 1 },
  wyvern: { kind: 'discard', of: 'hand', count: 1, random: true, when: 'after-first-attack' },
  whispess: { kind: 'colors-lower-shield', colors: ['yellow'], by: 2 },
  'water-hag': { kind: 'potions-per-fight', most: 1 },
  bruxa: { kind: 'stronger-last-attacks', by: 2, left: 2 },
  brewess: { kind: 'colors-lower-damage', colors: ['green', 'yellow'], by: 1 },
  striga: { kind: 'lower-shield', by: 1, per: 'hand-card' },
  glustyworp: { kind: 'damage-in-first-turn', most: 1 },
  yghern: { kind: 'colors-lower-damage', colors: ['blue'], by: 1 },
  leshen: { kind: 'lower-defense', by: 1 },
  troll: { kind: 'stronger-first-attack', by: 3 },
};

export const WITCHER: WitcherSetUp = {
  combat: 3,
  defense: 3,
  alchemy: 2,
  specialty: 3,
  shield: 3,
  deck: 12,
  hand: 3,
  potions: 2,
  school: undefined,
};

export const setUpOf = (
  monster: Partial<FightSetUp['monster']>,
  witcher: Partial<WitcherSetUp> = {},
  rest: Partial<FightSetUp> = {},
): FightSetUp => ({
  monster: { name: '', level: 1, life: 12, effect: undefined, ...monster },
  trail: true,
  players: 2,
  witcher: { ...WITCHER, ...witcher },
  cards: FIRST_CARD_READING,
  ...rest,
});

export const comboOf = (combo: Partial<PlayedCombo>): WitcherEvent & { readonly kind: 'combo' } => ({
  kind: 'combo',
  cards: 1,
  damage: 0,
  shields: 0,
  draw: 0,
  taken: 0,
  returned: 0,
  colours: [],
  specialty: undefined,
  ...combo,
});

export const DRAW: WitcherEvent = { kind: 'draw', modifier: 0 };

export const attackedBy = (
  shows: Partial<Attack>,
  type: 'charge' | 'bite' = 'bite',
): readonly FightEvent[] => [
  { kind: 'attack-type', type },
  { kind: 'reveal', shows: { damage: 0, discard: 0, trash: 0, lower: undefined, ...shows } },
];

const count = fc.nat({ max: 6 });
const level = fc.constantFrom(...LEVELS);

export const anyWitcher: fc.Arbitrary<WitcherSetUp> = fc
  .record({
    combat: level,
    defense: level,
    alchemy: level,
    specialty: level,
    shield: fc.nat({ max: 4 }),
    deck: fc.nat({ max: 12 }),
    hand: fc.nat({ max: 7 }),
    potions: fc.nat({ max: 4 }),
    school: fc.constantFrom(undefined, ...SCHOOLS),
  })
  .filter(({ deck, hand }) => deck + hand > 0);

export const anySetUp: fc.Arbitrary<FightSetUp> = fc
  .record({
    name: fc.constantFrom('', ...Object.keys(EFFECTS)),
    level: fc.constantFrom(...MONSTER_LEVELS),
    life: fc.integer({ min: 1, max: 19 }),
    trail: fc.boolean(),
    players: fc.constantFrom(...PLAYER_COUNTS),
    witcher: anyWitcher,
    cards: fc.constantFrom(...CARD_READINGS),
  })
  .map(({ name, level: rank, life, ...rest }) => ({
    monster: { name, level: rank, life, effect: EFFECTS[name] },
    ...rest,
  }));

const specialty = fc.record({ draw: count, shields: count, damage: count, cards: fc.nat({ max: 2 }) });

export const anyWitcherEvent: fc.Arbitrary<WitcherEvent> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ kind: 'potion' as const }) },
  { weight: 1, arbitrary: specialty.map((numbers) => ({ kind: 'specialty' as const, numbers })) },
  {
    weight: 4,
    arbitrary: fc
      .record({
        cards: fc.nat({ max: 4 }),
        damage: count,
        shields: count,
        draw: fc.integer({ min: -3, max: 3 }),
        taken: fc.nat({ max: 2 }),
        returned: fc.nat({ max: 2 }),
        colours: fc.subarray([...CARD_COLOURS]),
        specialty: fc.option(specialty, { nil: undefined, freq: 5 }),
      })
      .map((combo) => ({ kind: 'combo' as const, ...combo })),
  },
  {
    weight: 4,
    arbitrary: fc.integer({ min: -2, max: 2 }).map((modifier) => ({ kind: 'draw' as const, modifier })),
  },
);

export const anyFightEvent: fc.Arbitrary<FightEvent> = fc.oneof(
  { weight: 4, arbitrary: anyWitcherEvent },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...ATTACK_TYPES).map((type) => ({ kind: 'attack-type' as const, type })),
  },
  { weight: 2, arbitrary: fc.nat({ max: 18 }).map((card) => ({ kind: 'reveal' as const, card })) },
  {
    weight: 1,
    arbitrary: fc
      .record({
        damage: count,
        discard: fc.nat({ max: 3 }),
        trash: fc.nat({ max: 1 }),
        lower: fc.constantFrom(undefined, ...ATTRIBUTES),
      })
      .map((shows) => ({ kind: 'reveal' as const, shows })),
  },
  { weight: 1, arbitrary: fc.nat({ max: 18 }).map((card) => ({ kind: 'seen' as const, card })) },
  {
    weight: 1,
    arbitrary: fc
      .record({
        of: fc.constantFrom('shield', 'deck', 'hand', 'discard', 'potions', 'pool', ...ATTRIBUTES),
        to: fc.nat({ max: 9 }),
      })
      .map((correction) => ({ kind: 'correct' as const, ...correction })),
  },
);
