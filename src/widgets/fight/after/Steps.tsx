import type { JSX } from 'preact';
import type { AfterStep } from '../../../engine/old-world/after-fight/afterwards.ts';
import type { Fighter } from '../../../engine/old-world/fight/witcher-fight.ts';
import { fill } from '../../../i18n/words.ts';
import { useKit } from '../../kit/kit.ts';
import { useDesk, useLink } from '../desk.ts';
import { ROMAN } from '../names.ts';

type Props = {
  readonly steps: readonly (AfterStep & { readonly by?: Fighter | 'both' | 'spectators' })[];
  /** Those that are done, by their places. */
  readonly done: readonly number[];
  readonly onDone: (done: readonly number[]) => void;
};

/** What follows, in the order of the book, to tick off; each with its clause. */
export function Steps({ steps, done, onDone }: Props): JSX.Element {
  const { words } = useDesk();
  const { ready } = useKit();
  const link = useLink();
  return (
    <ol class="fight-ticks">
      {steps.map(({ reason, basis, clause, amount, by }, place) => (
        <li key={place}>
          <label>
            <input
              type="checkbox"
              checked={done.includes(place)}
              disabled={!ready}
              onChange={(event) =>
                onDone(
                  steps.flatMap((_, at) =>
                    (at === place ? event.currentTarget.checked : done.includes(at)) ? [at] : [],
                  ),
                )
              }
            />
            <span>
              {by === undefined ? '' : `${words.after.by[by]}: `}
              {fill(words.after.reasons[reason], { amount: amount ?? '', level: romanOf(amount) })}
            </span>
          </label>
          <small>
            <a href={link(clause).href} data-kind={basis === 'reading' ? 'reading' : undefined}>
              {link(clause).source}
            </a>
            {basis === 'outside' && words.basis.outside}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** A level as the cards print it; other amounts are none. */
const romanOf = (amount: number | undefined): string =>
  amount === 1 || amount === 2 || amount === 3 ? ROMAN[amount] : '';
