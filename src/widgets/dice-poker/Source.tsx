import type { JSX } from 'preact';
import type { Reason } from '../../engine/reasons.ts';
import { ReasonText } from '../ReasonText.tsx';
import type { DicePokerReason } from './tool.ts';

/** Where each reason is explained: address and source of its clause. */
export type ReasonLinks = Readonly<
  Record<DicePokerReason, { readonly href: string; readonly source: string }>
>;

type Props = { readonly reason: Reason<DicePokerReason>; readonly links: ReasonLinks };

/** What was applied, leading to its clause. */
export const Source = ({ reason, links, text }: Props & { readonly text: string }): JSX.Element => (
  <ReasonText text={text} basis={reason.basis} link={links[reason.reason]} />
);

/** The page alone, where the text beside it already says what is applied. */
export const SourceLink = ({ reason: { reason, basis }, links }: Props): JSX.Element => (
  <p>
    <a class="poker-source" href={links[reason].href} data-kind={basis === 'reading' ? 'reading' : undefined}>
      {links[reason].source}
    </a>
  </p>
);
