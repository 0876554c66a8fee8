import { TIE_READINGS, type TieReading } from '../chapter/destiny-token.ts';
import { ARRANGEMENTS, type Arrangement } from '../vocabulary.ts';

/** Whether the Automa, which receives no Path token, still keeps the player from one (p. 21). */
export const AUTOMA_READINGS = ['automa-compares', 'automa-left-out'] as const;
export type AutomaReading = (typeof AUTOMA_READINGS)[number];

/** How a table reads what the book leaves open and what changes a result. */
export type Readings = {
  readonly ties: TieReading;
  readonly automa: AutomaReading;
  readonly arrangement: Arrangement;
};

export type Reading = Readings[keyof Readings];

/** All ways to read, our own first. */
export const READINGS: { readonly [Kind in keyof Readings]: readonly Readings[Kind][] } = {
  ties: TIE_READINGS,
  automa: AUTOMA_READINGS,
  arrangement: ARRANGEMENTS,
};

/** As the entries of the glossary read it. */
export const OUR_READINGS: Readings = {
  ties: 'ties-left-out',
  automa: 'automa-compares',
  arrangement: 'adjacent',
};

const valuesOf = ({ ties, automa, arrangement }: Readings): readonly string[] => [ties, automa, arrangement];

/** Only those that differ from ours. */
export const makeReadings = (readings: Readings): string =>
  valuesOf(readings)
    .filter((value) => !valuesOf(OUR_READINGS).includes(value))
    .join('~');

export function readReadings(text: string): Readings {
  const given = text.split('~');
  const choose = <T extends string>(options: readonly T[], ours: T): T =>
    options.find((option) => option !== ours && given.includes(option)) ?? ours;
  return {
    ties: choose(READINGS.ties, OUR_READINGS.ties),
    automa: choose(READINGS.automa, OUR_READINGS.automa),
    arrangement: choose(READINGS.arrangement, OUR_READINGS.arrangement),
  };
}

/** Every other way to read one thing, with all else as it is. */
export const otherReadings = (
  readings: Readings,
): readonly { readonly kind: keyof Readings; readonly option: Reading; readonly readings: Readings }[] =>
  (['ties', 'automa', 'arrangement'] as const).flatMap((kind) =>
    READINGS[kind]
      .filter((option) => option !== readings[kind])
      .map((option) => ({ kind, option, readings: { ...readings, [kind]: option } })),
  );
