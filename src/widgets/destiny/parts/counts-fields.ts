import { type Counts, NO_SYMBOLS, SIDES } from '../../../engine/path-of-destiny/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import type { Field } from '../../kit/NumberField.tsx';
import type { DestinyWords } from '../words/words.ts';

/** The two fields of somebody's Active Symbols. Whoever enters one side has counted: the other one is then 0. */
export const countsFields = (
  name: string,
  counts: Counts | undefined,
  words: DestinyWords,
  onChange: (counts: Counts) => void,
): readonly Field[] =>
  SIDES.map((side) => ({
    label: fill(words.field.name, { who: name, what: words.sides[side] }),
    value: counts?.[side],
    least: 0,
    onChange: (value) => onChange({ ...NO_SYMBOLS, ...counts, [side]: value }),
  }));
