import type { JSX } from 'preact';
import { CONTROL_ICONS } from '../icons/controls.ts';

/** A picture without a name of its own; what it means is said by whoever shows it. */
export const Glyph = ({ name }: { readonly name: keyof typeof CONTROL_ICONS }): JSX.Element => (
  <Drawing inside={CONTROL_ICONS[name]} />
);

/** The inside of an icon, drawn. */
export const Drawing = ({ inside }: { readonly inside: string }): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: inside }} />
);
