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
const GLYPHS = { up: 'chevron-up', down: 'chevron-down' } as const;

/** Up and down in a list, which is marked with `data-moves`. The focus goes along with who moves. */
export function MoveButtons({ name, place, count, speech: { words }, onMove }: Props): JSX.Element {
  const key = (way: Way): JSX.Element => {
    const to = way === 'up' ? place - 1 : place + 1;
    return (
      <Key
        kind="step"
        data={{ 'data-way': way }}
        disabled={to < 0 || to >= count}
        label={fill(words.move[way], { who: name })}
        onTap={(event) => {
          const list = event.currentTarget.closest('[data-moves]');
          onMove(to);
          requestAnimationFrame(() => focusAt(list, to, way));
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

/** The button for the same way at the new place; at the end of the list, the one for the way back. */
function focusAt(list: Element | null, place: number, way: Way): void {
  const find = (which: Way): HTMLButtonElement | undefined =>
    [...(list?.querySelectorAll<HTMLButtonElement>(`[data-way=${which}]`) ?? [])][place];
  const same = find(way);
  (same?.disabled === true ? find(way === 'up' ? 'down' : 'up') : same)?.focus();
}
