import type { JSX } from 'preact';
import { SYMBOL_ICONS } from '../components/icons/symbols.ts';

/** A symbol of a game as a picture; what it means is said by whoever shows it. */
export const SymbolGlyph = ({ name }: { readonly name: keyof typeof SYMBOL_ICONS }): JSX.Element => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: SYMBOL_ICONS[name] }}
  />
);
