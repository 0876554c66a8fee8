import type { JSX } from 'preact';
import type { Place } from '../../../engine/path-of-destiny/chapter/destiny-token.ts';
import { Glyph } from '../../Glyph.tsx';

const MARKS = { left: 'arrow-left', right: 'arrow-right', aside: 'close' } as const;

/** Where a Destiny token went, as a picture; whoever shows it says it in words, too. */
export const PlaceMark = ({ place }: { readonly place: Place }): JSX.Element => <Glyph name={MARKS[place]} />;
