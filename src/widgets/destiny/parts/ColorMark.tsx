import type { JSX } from 'preact';
import type { Color } from '../../../engine/path-of-destiny/colors.ts';

/** Each colour has its own shape, so that two marks differ for those who do not tell the colours apart. */
const SHAPES: Readonly<Record<Color, string>> = {
  red: '<circle cx="12" cy="12" r="8.5"/>',
  yellow: '<path d="M12 3.5 20.5 19h-17z"/>',
  green: '<path d="M4.5 4.5h15v15h-15z"/>',
  blue: '<path d="M12 2.5 21.5 12 12 21.5 2.5 12z"/>',
  purple: '<path d="m12 3 9 6.6L17.6 20H6.4L3 9.6z"/>',
  white: '<path d="M7 4h10l5 8-5 8H7l-5-8z"/>',
};

/** A colour as a mark with its name. */
export const ColorMark = ({ color, name }: { readonly color: Color; readonly name: string }): JSX.Element => (
  <svg
    class="destiny-mark"
    data-color={color}
    viewBox="0 0 24 24"
    role="img"
    aria-label={name}
    dangerouslySetInnerHTML={{ __html: SHAPES[color] }}
  />
);
