/** Events of fights as letters and figures, for addresses: "cN2D3" is a combo of two cards with 3 damage. */

import { ATTACK_TYPES, type Attribute, ATTRIBUTES, CARD_COLOURS } from '../vocabulary.ts';
import { type FightEvent, NO_SPECIALTY, type WitcherEvent } from './fight-state.ts';
import { MOST_COUNTED, type WitcherNumber } from './fight.ts';
import type { FightNumber } from './telling.ts';

type Figures = Readonly<Record<string, number>>;

/** Numbers that a reader corrects, and their letters. */
const LETTERS: Readonly<Record<FightNumber, string>> = {
  shield: 'S',
  deck: 'D',
  hand: 'H',
  discard: 'G',
  trashed: 'T',
  potions: 'P',
  potionsUsed: 'U',
  combat: 'K',
  defense: 'V',
  alchemy: 'A',
  specialty: 'Y',
  pool: 'L',
};
const FIGHT_NUMBERS = Object.keys(LETTERS) as readonly FightNumber[];

/** @example makeWitcherEvent({ kind: 'draw', modifier: -1 }) // => 'dM-1' */
export function makeWitcherEvent(event: WitcherEvent): string {
  switch (event.kind) {
    case 'potion':
      return 'p';
    case 'draw':
      return `d${makeFigures({ M: event.modifier })}`;
    case 'specialty': {
      const { draw, shields, damage, cards } = event.numbers;
      return `s${makeFigures({ W: draw, X: shields, Y: damage, Z: cards })}`;
    }
    case 'combo': {
      const { draw, shields, damage, cards } = event.specialty ?? NO_SPECIALTY;
      return `c${makeFigures({
        N: event.cards,
        D: event.damage,
        S: event.shields,
        M: event.draw,
        T: event.taken,
        R: event.returned,
        K: CARD_COLOURS.reduce(
          (bits, colour, at) => bits + (event.colours.includes(colour) ? 2 ** at : 0),
          0,
        ),
        U: event.specialty === undefined ? 0 : 1,
        W: draw,
        X: shields,
        Y: damage,
        Z: cards,
      })}`;
    }
  }
}

/** An event of a witcher; nothing if the text is not exactly what one is written as. */
export function readWitcherEvent(text: string): WitcherEvent | undefined {
  const figures = readFigures(text.slice(1));
  const specialty = {
    draw: at(figures, 'W'),
    shields: at(figures, 'X'),
    damage: at(figures, 'Y'),
    cards: at(figures, 'Z'),
  };
  const events: readonly WitcherEvent[] = [
    { kind: 'potion' },
    { kind: 'draw', modifier: at(figures, 'M', -MOST_COUNTED) },
    { kind: 'specialty', numbers: specialty },
    {
      kind: 'combo',
      cards: at(figures, 'N'),
      damage: at(figures, 'D'),
      shields: at(figures, 'S'),
      draw: at(figures, 'M', -MOST_COUNTED),
      taken: at(figures, 'T'),
      returned: at(figures, 'R'),
      colours: CARD_COLOURS.filter((_, place) => (at(figures, 'K') >> place) % 2 === 1),
      specialty: at(figures, 'U') === 1 ? specialty : undefined,
    },
  ];
  return events.find((event) => makeWitcherEvent(event) === text);
}

export function makeFightEvent(event: FightEvent): string {
  switch (event.kind) {
    case 'attack-type':
      return `a${event.type.slice(0, 1)}`;
    case 'seen':
      return `z${event.card}`;
    case 'reveal': {
      if ('card' in event) return `r${event.card}`;
      const { damage, discard, trash, lower } = event.shows;
      return `h${makeFigures({ D: damage, R: discard, T: trash, L: lower === undefined ? 0 : ATTRIBUTES.indexOf(lower) + 1 })}`;
    }
    case 'correct':
      return `m${makeCorrection(event.of, event.to)}`;
    default:
      return makeWitcherEvent(event);
  }
}

export function readFightEvent(text: string): FightEvent | undefined {
  const rest = text.slice(1);
  const figures = readFigures(rest);
  const correction = readCorrection(rest);
  const events: readonly FightEvent[] = [
    ...ATTACK_TYPES.map((type) => ({ kind: 'attack-type' as const, type })),
    { kind: 'seen', card: readNumber(rest) },
    { kind: 'reveal', card: readNumber(rest) },
    {
      kind: 'reveal',
      shows: {
        damage: at(figures, 'D'),
        discard: at(figures, 'R'),
        trash: at(figures, 'T'),
        lower: ATTRIBUTES[at(figures, 'L') - 1],
      },
    },
    ...(correction === undefined ? [] : [{ kind: 'correct' as const, ...correction }]),
  ];
  return events.find((event) => makeFightEvent(event) === text) ?? readWitcherEvent(text);
}

/** @example makeCorrection('hand', 4) // => 'H4' */
export const makeCorrection = (of: FightNumber, to: number): string => `${LETTERS[of]}${to}`;

export function readCorrection(text: string): { readonly of: FightNumber; readonly to: number } | undefined {
  const to = readNumber(text.slice(1));
  const of = FIGHT_NUMBERS.find((number) => makeCorrection(number, to) === text);
  return of && { of, to };
}

export const isWitchersNumber = (of: FightNumber): of is WitcherNumber | Attribute => of !== 'pool';

/** A letter and a number for each that is not 0, in their order. */
const makeFigures = (figures: Figures): string =>
  Object.entries(figures)
    .filter(([, figure]) => figure !== 0)
    .map(([letter, figure]) => `${letter}${figure}`)
    .join('');

const readFigures = (text: string): Figures =>
  Object.fromEntries(
    Array.from(text.matchAll(/([A-Z])(-?\d{1,2})/g), ([, letter = '', figure]) => [letter, Number(figure)]),
  );

const at = (figures: Figures, letter: string, least = 0): number => Math.max(least, figures[letter] ?? 0);

/** 0 where there is none: whoever must know writes it again and compares. */
const readNumber = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : 0);
