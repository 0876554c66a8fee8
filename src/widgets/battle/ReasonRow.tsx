import type { ComponentChildren, JSX } from 'preact';
import type { Basis } from '../../engine/reasons.ts';
import { ReasonText } from '../ReasonText.tsx';
import type { ClauseLink } from './links.ts';

type Props = {
  readonly text: ComponentChildren;
  readonly basis: Basis;
  readonly link: ClauseLink;
  /** The figures beside the reason. */
  readonly children?: ComponentChildren;
};

/** A step with the clause that it rests on. */
export const ReasonRow = ({ text, basis, link, children }: Props): JSX.Element => (
  <tr>
    <th scope="row">
      <ReasonText text={text} basis={basis} link={link} />
    </th>
    {children}
  </tr>
);
