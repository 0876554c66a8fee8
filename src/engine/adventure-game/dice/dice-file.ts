/** The dice as a file that people can read and other programs too. */
import type { Result } from '../../result.ts';
import { type DiceSet, isDie } from './dice-set.ts';
import { DICE_COUNTS, DICE_OWNERS, type DiceOwner, type Die, type Face, FACES } from '../vocabulary.ts';

export const DICE_FILE_ERRORS = [
  'no-json',
  'no-dice-file',
  'unknown-version',
  'no-face',
  'not-six-faces',
  'too-many-dice',
] as const;
export type DiceFileError = (typeof DICE_FILE_ERRORS)[number];

const FORMAT = 'medallion-battle-dice';
const VERSION = 1;

/** A die on each line. */
export function makeDiceFile(set: DiceSet): string {
  const owners = DICE_OWNERS.map((owner) => {
    const dice = set[owner].map((die) => `      ${JSON.stringify(die)}`);
    return `    "${owner}": [${dice.length === 0 ? '' : `\n${dice.join(',\n')}\n    `}]`;
  });
  return `{\n  "format": "${FORMAT}",\n  "version": ${VERSION},\n  "dice": {\n${owners.join(',\n')}\n  }\n}\n`;
}

/** The dice of a file; a broken one is refused as a whole, so that what the device keeps is not lost for half of it. */
export function readDiceFile(text: string): Result<DiceSet, DiceFileError> {
  const file = parseJson(text);
  if (file === undefined) return { ok: false, error: 'no-json' };
  if (!isRecord(file) || file.format !== FORMAT || !isRecord(file.dice))
    return { ok: false, error: 'no-dice-file' };
  if (file.version !== VERSION) return { ok: false, error: 'unknown-version' };
  const { dice } = file;
  const read = DICE_OWNERS.map((owner) => [owner, readDice(dice[owner] ?? [], DICE_COUNTS[owner])] as const);
  const broken = read.map(([, { error }]) => error).find((error) => error !== undefined);
  if (broken !== undefined) return { ok: false, error: broken };
  const set = Object.fromEntries(read.map(([owner, { value }]) => [owner, value]));
  return { ok: true, value: set as Record<DiceOwner, readonly Die[]> };
}

type ReadDice = { readonly value: readonly Die[]; readonly error: DiceFileError | undefined };

function readDice(dice: unknown, most: number): ReadDice {
  const fail = (error: DiceFileError): ReadDice => ({ value: [], error });
  if (!Array.isArray(dice) || !dice.every((die) => Array.isArray(die))) return fail('no-dice-file');
  const read = dice.map((die: readonly unknown[]) =>
    die.map((face) => FACES.find((known) => known === face)),
  );
  const known: readonly (readonly Face[])[] = read.map((die) => die.filter((face) => face !== undefined));
  if (read.some((die) => die.includes(undefined))) return fail('no-face');
  const whole = known.filter(isDie);
  if (whole.length < known.length) return fail('not-six-faces');
  return whole.length > most ? fail('too-many-dice') : { value: whole, error: undefined };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
