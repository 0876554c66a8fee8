import type { ComponentChildren, JSX } from 'preact';
import type { Basis } from '../../engine/reasons.ts';
import type { ClauseLink } from './clause-links.ts';
import { ReasonText } from './ReasonText.tsx';

type Props = {
  readonly text: ComponentChildren;
  readonly basis: Basis;
  readonly link: ClauseLink;
  /** Whether this is the step that decides. */
  readonly decides?: boolean;
  /** How many columns the reason takes. */
  readonly span?: number;
  /** The figures beside it. */
  readonly children?: ComponentChildren;
};

/** A step with the clause that it rests on. */
export const ReasonRow = ({ decides, span, children, ...reason }: Props): JSX.Element => (
  <tr data-chosen={decides}>
    <th scope="row" colSpan={span}>
      <ReasonText {...reason} />
    </th>
    {children}
  </tr>
);
