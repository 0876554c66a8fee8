/** A fight between witchers as a short text for an address, and back. */

import type { Read } from '../../result.ts';
import {
  isWitchersNumber,
  makeCorrection,
  makeWitcherEvent,
  readCorrection,
  readWitcherEvent,
} from './event-code.ts';
import { makeEvents, makeWitcher, NEW_WITCHER, readEvents, readWitcher } from './fight-code.ts';
import { type DuelEvent, type DuelSetUp, runDuel } from './witcher-duel.ts';
import { FIGHTERS } from './witcher-fight.ts';

export type Duel = { readonly setUp: DuelSetUp; readonly events: readonly DuelEvent[] };

export const NEW_DUEL: Duel = { setUp: { attacker: NEW_WITCHER, defender: NEW_WITCHER }, events: [] };

const DUEL_CODE_ERRORS = [
  'unknown-version',
  'not-an-attacker',
  'not-a-defender',
  'not-a-step',
  'impossible-step',
  'too-many-steps',
] as const;
export type DuelCodeError = (typeof DUEL_CODE_ERRORS)[number];

const VERSION = 'v1';

/** @example 'v1.wolf-2222-2-9-3-0.bear-2121-1-8-2-1.cN3D4_d' // attacker, defender, what has happened */
export const makeDuel = ({ setUp, events }: Duel): string =>
  [
    VERSION,
    makeWitcher(setUp.attacker),
    makeWitcher(setUp.defender),
    ...makeEvents(events, makeDuelEvent),
  ].join('.');

/** The duel that an address holds, as far as it can be read. */
export function readDuel(text: string): Read<Duel, DuelCodeError> {
  const [version, attackerText = '', defenderText = '', eventsText = '', ...rest] = text.split('.');
  const [attacker, defender] = [readWitcher(attackerText), readWitcher(defenderText)];
  const setUp: DuelSetUp = { attacker: attacker ?? NEW_WITCHER, defender: defender ?? NEW_WITCHER };
  const steps = readEvents(eventsText, readDuelEvent);
  const run = runDuel(setUp, steps.value);
  const wrong: Readonly<Record<DuelCodeError, boolean>> = {
    'unknown-version': version !== VERSION || rest.length > 0,
    'not-an-attacker': attacker === undefined,
    'not-a-defender': defender === undefined,
    'not-a-step': steps.error === 'not-a-step',
    'impossible-step': run.error !== undefined,
    'too-many-steps': steps.error === 'too-many-steps',
  };
  return {
    value: { setUp, events: steps.value.slice(0, run.steps.length) },
    error: DUEL_CODE_ERRORS.find((error) => wrong[error]),
  };
}

/** Corrections say whose number it is by the first letter: "maH4". */
const makeDuelEvent = (event: DuelEvent): string =>
  event.kind === 'correct'
    ? `m${event.fighter.slice(0, 1)}${makeCorrection(event.of, event.to)}`
    : makeWitcherEvent(event);

function readDuelEvent(text: string): DuelEvent | undefined {
  const fighter = FIGHTERS.find((known) => text.startsWith(`m${known.slice(0, 1)}`));
  if (fighter === undefined) return readWitcherEvent(text);
  const correction = readCorrection(text.slice(2));
  return correction !== undefined && isWitchersNumber(correction.of)
    ? { kind: 'correct', fighter, of: correction.of, to: correction.to }
    : undefined;
}
