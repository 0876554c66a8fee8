import type { ComponentChildren, JSX } from 'preact';
import type { Basis } from '../../engine/reasons.ts';
import type { ClauseLink } from './links.ts';

type Props = {
  readonly text: ComponentChildren;
  readonly basis: Basis;
  readonly link: ClauseLink;
  /** The figures beside the reason. */
  readonly children?: ComponentChildren;
};

/** A step with the clause that it rests on; a reading looks like one. */
export const ReasonRow = ({ text, basis, link, children }: Props): JSX.Element => (
  <tr>
    <th scope="row">
      <a href={link.href}>{text}</a>
      <small class={basis === 'reading' ? 'battle-reading' : undefined}>{link.source}</small>
    </th>
    {children}
  </tr>
);
