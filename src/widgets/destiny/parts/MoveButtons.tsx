import type { JSX } from 'preact';
import { fill } from '../../../i18n/words.ts';
import { Glyph } from '../../Glyph.tsx';
import { Key } from '../../kit/Key.tsx';
import type { Speech } from '../steps.ts';

type Props = {
  /** Who moves. */
  readonly name: string;
  /** From 0, of so many. */
  readonly place: number;
  readonly count: number;
  readonly speech: Speech;
  readonly onMove: (to: number) => void;
};

type Way = 'up' | 'down';
const BACK = { up: 'down', down: 'up' } as const;
const GLYPHS = { up: 'chevron-up', down: 'chevron-down' } as const;

/** Up and down in a list, which is marked with `data-moves`. The focus goes along with who moves. */
export function MoveButtons({ name, place, count, speech: { words }, onMove }: Props): JSX.Element {
  const key = (way: Way): JSX.Element => {
    const by = way === 'up' ? -1 : 1;
    const to = place + by;
    const isFree = (at: number): boolean => at >= 0 && at < count;
    return (
      <Key
        kind="step"
        data={{ 'data-way': way }}
        disabled={!isFree(to)}
        label={fill(words.move[way], { who: name })}
        onTap={(event) => {
          const list = event.currentTarget.closest('[data-moves]');
          onMove(to);
          requestAnimationFrame(() => focusAt(list, to, isFree(to + by) ? way : BACK[way]));
        }}
      >
        <Glyph name={GLYPHS[way]} />
      </Key>
    );
  };
  return (
    <>
      {key('up')}
      {key('down')}
    </>
  );
}

/** The button for the same way at the new place; at the end of the list, it is the one for the way back. */
function focusAt(list: Element | null, place: number, way: Way): void {
  list?.querySelectorAll<HTMLButtonElement>(`[data-way=${way}]`)[place]?.focus();
}
