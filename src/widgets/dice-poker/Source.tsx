import type { JSX } from 'preact';
import type { Reason } from '../../engine/reasons.ts';
import type { DicePokerReason } from './tool.ts';

/** Where each reason is explained: address and source of its clause. */
export type ReasonLinks = Readonly<
  Record<DicePokerReason, { readonly href: string; readonly source: string }>
>;

type Props = { readonly reason: Reason<DicePokerReason>; readonly links: ReasonLinks };

const sourceClass = ({ basis }: Reason<string>): string =>
  basis === 'reading' ? 'poker-source poker-reading' : 'poker-source';

/** What was applied, leading to its clause, with the page beneath; a reading looks like one. */
export const Source = ({ reason, links, text }: Props & { readonly text: string }): JSX.Element => (
  <>
    <a href={links[reason.reason].href}>{text}</a>
    <small class={sourceClass(reason)}>{links[reason.reason].source}</small>
  </>
);

/** The page alone, where the text beside it already says what is applied. */
export const SourceLink = ({ reason, links }: Props): JSX.Element => (
  <p>
    <a class={sourceClass(reason)} href={links[reason.reason].href}>
      {links[reason.reason].source}
    </a>
  </p>
);
