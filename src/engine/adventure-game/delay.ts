import { printed, type Reason } from '../reasons.ts';

/** When an effect delays a hero, seen from his own turn. */
export const DELAY_MOMENTS = [
  'before-first-action',
  'during-first-action',
  'between-actions',
  'during-second-action',
  'after-second-action',
  'outside-own-turn',
] as const;
export type DelayMoment = (typeof DELAY_MOMENTS)[number];

export const DELAY_REASONS = ['already-delayed', 'first-action', 'second-action', 'next-action'] as const;
export type DelayReason = (typeof DELAY_REASONS)[number];

/** Which action is lost, if any. */
export type Delay = {
  readonly lost: { readonly action: 1 | 2; readonly turn: 'this' | 'next' } | undefined;
  readonly reasons: readonly Reason<DelayReason>[];
};

/** The two cases that the book names come from its general rule: the next action is lost (EN p. 3, DE p. 8). */
const LOST: Readonly<
  Record<DelayMoment, readonly [action: 1 | 2, turn: 'this' | 'next', reason: DelayReason]>
> = {
  'before-first-action': [1, 'this', 'next-action'],
  'during-first-action': [2, 'this', 'first-action'],
  'between-actions': [2, 'this', 'next-action'],
  'during-second-action': [1, 'next', 'second-action'],
  'after-second-action': [1, 'next', 'next-action'],
  'outside-own-turn': [1, 'next', 'next-action'],
};

/** What a delay costs; a hero who is already delayed ignores it (EN p. 3). */
export function delay(moment: DelayMoment, alreadyDelayed: boolean): Delay {
  if (alreadyDelayed) return { lost: undefined, reasons: [printed('already-delayed')] };
  const [action, turn, reason] = LOST[moment];
  return { lost: { action, turn }, reasons: [printed(reason)] };
}
