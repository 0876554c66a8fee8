import type { Reason } from '../../engine/reasons.ts';
import { fill } from '../../i18n/words.ts';
import type { ClauseLink } from '../kit/clause-links.ts';
import type { Step } from '../kit/Why.tsx';

type Sayings<R extends string> = {
  readonly words: { readonly reasons: Readonly<Record<R, string>> };
  readonly links: Readonly<Record<R, ClauseLink>>;
};

/** Reasons of the engine as a reader reads them, each with its clause. */
export const toSteps = <R extends string>(
  { words, links }: Sayings<R>,
  reasons: readonly Reason<R>[],
  values: Readonly<Record<string, string | number>> = {},
): readonly Step[] =>
  reasons.map(({ reason, basis }) => ({
    text: fill(words.reasons[reason], values),
    link: links[reason],
    basis,
  }));
