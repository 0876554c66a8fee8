import type { ComponentChildren, JSX } from 'preact';
import type { Basis } from '../../engine/reasons.ts';
import type { ClauseLink } from './clause-links.ts';

type Props = {
  /** Without it, the page alone leads to the clause: the words beside it already say what is applied. */
  readonly text?: ComponentChildren;
  readonly basis: Basis;
  readonly link: ClauseLink;
};

/** What was applied, leading to its clause, with the page beneath; a reading looks like one. */
export const ReasonText = ({ text, basis, link: { href, source } }: Props): JSX.Element => (
  <span class="tool-reason">
    <a href={href} data-kind={basis === 'reading' ? 'reading' : undefined}>
      {text ?? source}
    </a>{' '}
    {text !== undefined && <small class={basis === 'reading' ? 'tool-reading' : undefined}>{source}</small>}
  </span>
);
