/** A fight against a monster as a short text for an address, and back. */

import type { Read } from '../../result.ts';
import {
  ATTRIBUTES,
  type Level,
  LEVELS,
  MONSTER_LEVELS,
  PLAYER_COUNTS,
  POTION_LIMIT,
  SCHOOLS,
} from '../vocabulary.ts';
import { CARD_READINGS, FIRST_CARD_READING } from './attack-cards.ts';
import { makeFightEvent, readFightEvent } from './event-code.ts';
import type { FightEvent, FightSetUp, WitcherSetUp } from './fight-state.ts';
import { MOST_COUNTED } from './fight.ts';
import { runFight } from './monster-fight.ts';
import type { MonsterEffect } from './monster-effect.ts';

export type Fight = { readonly setUp: FightSetUp; readonly events: readonly FightEvent[] };

/** A witcher with whom an empty page can begin. */
export const NEW_WITCHER: WitcherSetUp = {
  combat: 1,
  defense: 1,
  alchemy: 1,
  specialty: 1,
  shield: 1,
  deck: 7,
  hand: 3,
  potions: 0,
  school: undefined,
};

export const NEW_FIGHT: Fight = {
  setUp: {
    monster: { name: '', level: 1, life: 10, effect: undefined },
    trail: false,
    players: 2,
    witcher: NEW_WITCHER,
    cards: FIRST_CARD_READING,
  },
  events: [],
};

const FIGHT_CODE_ERRORS = [
  'unknown-version',
  'not-a-monster',
  'unknown-ability',
  'not-a-witcher',
  'not-a-card-reading',
  'not-a-step',
  'impossible-step',
  'too-many-steps',
] as const;
export type FightCodeError = (typeof FIGHT_CODE_ERRORS)[number];

/** More than any fight has. */
export const MOST_EVENTS = 200;

const VERSION = 'v1';
const LONGEST_NAME = 40;

/**
 * Version, monster, its level and life and the players, with t for a trail and a for the bestiary's ability, the
 * witcher, the reading of the cards, and what has happened.
 * @example 'v1.archespore.1-12-2ta.bear-3333-3-10-2-2.0.cN2D3_d_ab_r0'
 */
export function makeFight({ setUp: { monster, trail, players, witcher, cards }, events }: Fight): string {
  const flags = `${trail ? 't' : ''}${monster.effect === undefined ? '' : 'a'}`;
  const reading = CARD_READINGS.findIndex(
    ({ disputed, lowering }) => disputed === cards.disputed && lowering === cards.lowering,
  );
  return [
    VERSION,
    monster.name,
    `${monster.level}-${monster.life}-${players}${flags}`,
    makeWitcher(witcher),
    reading,
    ...makeEvents(events, makeFightEvent),
  ].join('.');
}

/** @example makeWitcher(…) // => 'bear-3233-3-10-2-2': school, attributes, shield, deck, hand, potions */
export const makeWitcher = (witcher: WitcherSetUp): string =>
  [
    witcher.school ?? '',
    ATTRIBUTES.map((attribute) => witcher[attribute]).join(''),
    witcher.shield,
    witcher.deck,
    witcher.hand,
    witcher.potions,
  ].join('-');

/** The fight that an address holds, as far as it can be read. The bestiary knows what abilities do. */
export function readFight(
  text: string,
  abilityOf: (name: string) => MonsterEffect | undefined,
): Read<Fight, FightCodeError> {
  const [version, name = '', numbers = '', witcherText = '', cardsText, eventsText = '', ...rest] =
    text.split('.');
  const isName = /^[a-z0-9-]*$/.test(name) && name.length <= LONGEST_NAME;
  const found = /^([123])-([1-9]\d?)-([1-5])(t?)(a?)$/.exec(numbers);
  const [, level, life, players, trail, ability] = found ?? [];
  const effect = isName && ability === 'a' ? abilityOf(name) : undefined;
  const witcher = readWitcher(witcherText);
  const cards = CARD_READINGS[CARD_READINGS.findIndex((_, place) => `${place}` === cardsText)];
  const start = NEW_FIGHT.setUp;
  const setUp: FightSetUp = {
    monster: {
      name: isName ? name : '',
      level: MONSTER_LEVELS.find((known) => `${known}` === level) ?? start.monster.level,
      life: found === null ? start.monster.life : Number(life),
      effect,
    },
    trail: trail === 't',
    players: PLAYER_COUNTS.find((known) => `${known}` === players) ?? start.players,
    witcher: witcher ?? NEW_WITCHER,
    cards: cards ?? FIRST_CARD_READING,
  };
  const steps = readEvents(eventsText, readFightEvent);
  const run = runFight(setUp, steps.value);
  const wrong: Readonly<Record<FightCodeError, boolean>> = {
    'unknown-version': version !== VERSION || rest.length > 0,
    'not-a-monster': found === null || !isName,
    'unknown-ability': ability === 'a' && effect === undefined,
    'not-a-witcher': witcher === undefined,
    'not-a-card-reading': cards === undefined,
    'not-a-step': steps.error === 'not-a-step',
    'impossible-step': run.error !== undefined,
    'too-many-steps': steps.error === 'too-many-steps',
  };
  return {
    value: { setUp, events: steps.value.slice(0, run.steps.length) },
    error: FIGHT_CODE_ERRORS.find((error) => wrong[error]),
  };
}

/** No part at all where nothing has happened. */
export const makeEvents = <Event>(
  events: readonly Event[],
  make: (event: Event) => string,
): readonly string[] => (events.length === 0 ? [] : [events.map(make).join('_')]);

/** Events up to the first that cannot be read: what came after it would mean something else. */
export function readEvents<Event>(
  text: string,
  read: (text: string) => Event | undefined,
): Read<readonly Event[], 'not-a-step' | 'too-many-steps'> {
  const texts = text === '' ? [] : text.split('_');
  const events = texts.slice(0, MOST_EVENTS).map(read);
  const end = events.indexOf(undefined);
  const known = (end < 0 ? events : events.slice(0, end)).filter((event) => event !== undefined);
  const error =
    end >= 0 ? 'not-a-step' : texts.length > MOST_EVENTS ? ('too-many-steps' as const) : undefined;
  return { value: known, error };
}

/** A witcher as `makeWitcher` writes it, with at least one card; or nothing. */
export function readWitcher(text: string): WitcherSetUp | undefined {
  const [schoolText = '', levels = '', ...texts] = text.split('-');
  const [shield = NaN, deck = NaN, hand = NaN, potions = NaN] = texts.map(Number);
  const [combat, defense, alchemy, specialty] = Array.from(levels, readLevel);
  if (combat === undefined || defense === undefined || alchemy === undefined || specialty === undefined)
    return undefined;
  const school = SCHOOLS.find((known) => known === schoolText);
  const witcher = { school, combat, defense, alchemy, specialty, shield, deck, hand, potions };
  const isPossible =
    [shield, deck, hand].every((count) => count >= 0 && count <= MOST_COUNTED) &&
    deck + hand > 0 &&
    potions >= 0 &&
    potions <= POTION_LIMIT;
  return isPossible && makeWitcher(witcher) === text ? witcher : undefined;
}

const readLevel = (text: string): Level | undefined => LEVELS.find((level) => `${level}` === text);
