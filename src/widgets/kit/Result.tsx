import type { ComponentChildren, JSX } from 'preact';
import type { Basis } from '../../engine/reasons.ts';
import { useKit } from './kit.ts';

type Props = {
  /** None as long as something is missing. */
  readonly verdict?: ComponentChildren;
  readonly detail?: ComponentChildren;
  /** Whether it rests on a reading: the steps stand elsewhere, but that belongs to the result. */
  readonly basis?: Basis;
  /** Where it may need more lines than others: room for them is kept from the start. */
  readonly lines?: 4;
  /** Stands above what is entered and stays at the upper edge; else it stays at the lower one. */
  readonly above?: boolean;
  readonly children?: ComponentChildren;
};

/** What comes out. It stays in sight while something is entered, and nothing moves under the thumb. */
export function Result({ verdict, detail, basis, lines, above, children }: Props): JSX.Element {
  const { words } = useKit();
  return (
    <div class="tool-result" data-lines={lines} data-above={above} aria-live="polite">
      {verdict !== undefined && <p class="tool-verdict">{verdict}</p>}
      {(detail !== undefined || basis === 'reading') && (
        <p class="tool-detail">
          {detail} {basis === 'reading' && <small class="tool-reading">{words.reading}</small>}
        </p>
      )}
      {children}
    </div>
  );
}
