import type { ComponentChildren, JSX } from 'preact';
import type { Basis } from '../engine/reasons.ts';

type Props = {
  readonly text: ComponentChildren;
  readonly basis: Basis;
  /** Address and source of the clause. */
  readonly link: { readonly href: string; readonly source: string };
};

/** What was applied, leading to its clause, with the page beneath; a reading looks like one. */
export const ReasonText = ({ text, basis, link }: Props): JSX.Element => (
  <span class="tool-reason">
    <a href={link.href} data-kind={basis === 'reading' ? 'reading' : undefined}>
      {text}
    </a>{' '}
    <small class={basis === 'reading' ? 'tool-reading' : undefined}>{link.source}</small>
  </span>
);
