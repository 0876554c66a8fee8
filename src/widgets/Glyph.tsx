import type { JSX } from 'preact';
import { DIE_ICONS } from '../icons/dice.ts';
import { INTERFACE_ICONS } from '../icons/interface.ts';

const GLYPHS = { ...DIE_ICONS, ...INTERFACE_ICONS };

/** A picture without a name of its own; what it means is said by whoever shows it. */
export const Glyph = ({ name }: { readonly name: keyof typeof GLYPHS }): JSX.Element => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: GLYPHS[name] }}
  />
);
