import type { JSX } from 'preact';
import type { Step } from './steps.ts';

/** An explanation: each step leads to its clause and says where that is printed, or that it is our reading. */
export const Why = ({ steps }: { readonly steps: readonly Step[] }): JSX.Element => (
  <ul class="destiny-why">
    {steps.map(({ text, link, basis }, index) => (
      <li key={index}>
        <p>
          <a href={link.href} data-kind={basis === 'reading' ? 'reading' : undefined}>
            {text}
          </a>{' '}
          <small class={basis === 'reading' ? 'destiny-reading' : undefined}>{link.source}</small>
        </p>
      </li>
    ))}
  </ul>
);
