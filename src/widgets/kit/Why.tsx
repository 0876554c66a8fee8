import type { JSX } from 'preact';
import type { Basis } from '../../engine/reasons.ts';
import type { ClauseLink } from './clause-links.ts';
import { ReasonText } from './ReasonText.tsx';

/** A sentence of an explanation with its clause. */
export type Step = { readonly text: string; readonly link: ClauseLink; readonly basis: Basis };

/** An explanation: each step leads to its clause and says where that is printed, or that it is our reading. */
export const Why = ({ steps }: { readonly steps: readonly Step[] }): JSX.Element => (
  <ul class="tool-why">
    {steps.map((step, index) => (
      <li key={index}>
        <ReasonText {...step} />
      </li>
    ))}
  </ul>
);

/** Whether any of the steps is our reading. */
export const basisOf = (steps: readonly { readonly basis: Basis }[]): Basis =>
  steps.some(({ basis }) => basis === 'reading') ? 'reading' : 'print';
