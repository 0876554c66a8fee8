import type { ComponentChildren, JSX } from 'preact';
import type { Step } from './steps.ts';
import type { DestinyWords } from './words.ts';

type Props = {
  /** None as long as something is missing. */
  readonly verdict: ComponentChildren;
  readonly detail: string;
  /** What it rests on; shown elsewhere, but whether it is printed belongs to the result. */
  readonly steps: readonly Step[];
  readonly words: DestinyWords;
  /** How many lines it may need: room for them is kept from the start. */
  readonly lines?: 3 | 4;
};

/**
 * What the numbers come to. It stands above them and stays in sight while they are entered: so it covers none of those
 * that are still to come, and as its height does not change, nothing moves under the thumb.
 */
export const Result = ({ verdict, detail, steps, words, lines = 3 }: Props): JSX.Element => (
  <div class="tool-result destiny-result" data-lines={lines} aria-live="polite">
    {verdict !== undefined && <p class="tool-verdict">{verdict}</p>}
    <p class="tool-detail">
      {detail}
      {steps.some(({ basis }) => basis === 'reading') && (
        <>
          {' '}
          <small class="tool-reading">{words.reading}</small>
        </>
      )}
    </p>
  </div>
);
