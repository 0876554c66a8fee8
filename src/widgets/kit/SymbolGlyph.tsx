import type { JSX } from 'preact';
import { TOOL_SYMBOL_ICONS } from '../../icons/tool-symbols.ts';

/** A symbol of a game as a picture; what it means is said by whoever shows it. */
export const SymbolGlyph = ({ name }: { readonly name: keyof typeof TOOL_SYMBOL_ICONS }): JSX.Element => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: TOOL_SYMBOL_ICONS[name] }}
  />
);
