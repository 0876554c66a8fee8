import type { ComponentChildren, JSX } from 'preact';
import type { Step } from './steps.ts';
import { Why } from './Why.tsx';

type Props = {
  /** None as long as something is missing. */
  readonly verdict: ComponentChildren;
  readonly detail: string;
  /** In the order of the rules; the last one decided. */
  readonly steps: readonly Step[];
};

/** What the numbers come to. It stays in sight while they are entered; only the deciding step does so, too. */
export const Result = ({ verdict, detail, steps }: Props): JSX.Element => (
  <>
    <div class="destiny-result" aria-live="polite">
      {verdict !== undefined && <p class="destiny-verdict">{verdict}</p>}
      <p class="destiny-detail">{detail}</p>
      <Why steps={steps.slice(-1)} />
    </div>
    {steps.length > 1 && <Why steps={steps.slice(0, -1)} />}
  </>
);
