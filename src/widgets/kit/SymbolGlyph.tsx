import type { JSX } from 'preact';
import { TOOL_SYMBOL_ICONS } from '../../icons/tool-symbols.ts';
import { Drawing } from '../Glyph.tsx';

/** A symbol of a game as a picture; what it means is said by whoever shows it. */
export const SymbolGlyph = ({ name }: { readonly name: keyof typeof TOOL_SYMBOL_ICONS }): JSX.Element => (
  <Drawing inside={TOOL_SYMBOL_ICONS[name]} />
);
