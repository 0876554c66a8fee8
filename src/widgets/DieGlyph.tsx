import type { JSX } from 'preact';
import { DIE_ICONS } from '../icons/dice.ts';
import { Drawing } from './Glyph.tsx';

type Value = 1 | 2 | 3 | 4 | 5 | 6;

/** A die that shows its value, for the eye alone. */
export const DieGlyph = ({ value }: { readonly value: Value }): JSX.Element => (
  <Drawing inside={DIE_ICONS[`die-${value}`]} />
);
