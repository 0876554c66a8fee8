import type { JSX } from 'preact';
import { ReasonText } from '../ReasonText.tsx';
import type { Step } from './steps.ts';

/** An explanation: each step leads to its clause and says where that is printed, or that it is our reading. */
export const Why = ({ steps }: { readonly steps: readonly Step[] }): JSX.Element => (
  <ul class="destiny-why">
    {steps.map(({ text, link, basis }, index) => (
      <li key={index}>
        <ReasonText text={text} basis={basis} link={link} />
      </li>
    ))}
  </ul>
);
