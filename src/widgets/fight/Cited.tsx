import type { ComponentChildren, JSX } from 'preact';
import type { Reason } from '../../engine/reasons.ts';
import { ReasonText } from '../kit/ReasonText.tsx';
import { useLink } from './desk.ts';

type Props = { readonly text?: ComponentChildren; readonly clause: Reason<string> };

/** A reason that is a clause itself. */
export const Cited = ({ text, clause: { reason, basis } }: Props): JSX.Element => (
  <ReasonText text={text} basis={basis} link={useLink()(reason)} />
);
