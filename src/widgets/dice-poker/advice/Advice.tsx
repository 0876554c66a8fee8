import type { JSX } from 'preact';
import { type DieValue, HAND_SIZE } from '../../../engine/old-world/poker/dice-poker.ts';
import { makeTable } from '../../../engine/old-world/poker/dice-poker-table.ts';
import { type Advice as Advised, adviseReroll } from '../../../engine/old-world/poker/poker-advice.ts';
import type { RatedKeep } from '../../../engine/old-world/poker/poker-odds.ts';
import type { Reroll } from '../../../engine/old-world/poker/poker-rerolls.ts';
import { totalWays } from '../../../engine/odds.ts';
import { fill } from '../../../i18n/words.ts';
import { useAfterPaint } from '../../kit/after-paint.ts';
import { formatMean, formatPercent } from '../../kit/format.ts';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { useDesk } from '../desk.ts';
import { Exact, Keeps } from './Keeps.tsx';

export type AdviceProps = {
  readonly reroll: Reroll;
  /** The player keeps these dice; the others are about to be rolled. */
  readonly onKeep: (keep: readonly DieValue[]) => void;
};

/** The list stays until the next one is there, so that nothing jumps. */
export function Advice({ reroll, onKeep }: AdviceProps): JSX.Element {
  const { words, links, lang, table } = useDesk();
  const { value, stale } = useAfterPaint(`${makeTable(table)} ${reroll.seat}`, [
    () => ({ advice: adviseReroll(table, reroll.seat) }),
  ]);
  const advice = value?.[0]?.advice;
  const isMean = table.mode === 'solo';
  const show = (rated: RatedKeep): string =>
    isMean ? formatMean(rated.value, lang) : formatPercent(rated.value, lang);
  return (
    <>
      <p>{words.rerolls[reroll.reason].why}</p>
      <ReasonText basis={reroll.basis} link={links[reroll.reason]} />
      <div class="poker-advice" aria-busy={stale}>
        {value && advice === undefined && <p>{words.prompt[table.mode]}</p>}
        {advice && (
          <>
            <BestKeep keeps={advice.keeps} show={show} />
            <Keeps
              keeps={advice.keeps}
              valueName={words.rerolls[reroll.reason].value}
              show={show}
              onKeep={onKeep}
            />
            <FinalRanks ranks={advice.ranks} />
          </>
        )}
      </div>
    </>
  );
}

type BestProps = Pick<Advised, 'keeps'> & { readonly show: (rated: RatedKeep) => string };

/** The advice in one sentence: what to keep, and what that is worth beside leaving the dice as they lie. */
export function BestKeep({ keeps, show }: BestProps): JSX.Element {
  const { best: sentences } = useDesk().words;
  const [best] = keeps;
  const stay = keeps.find(({ keep }) => keep.length === HAND_SIZE);
  const sentence =
    best?.keep.length === HAND_SIZE ? sentences.stay : best?.keep.length ? sentences.keep : sentences.roll;
  return (
    <p class="poker-best" aria-live="polite">
      {best && stay && fill(sentence, { dice: best.keep.join(' '), value: show(best), stay: show(stay) })}
    </p>
  );
}

/** What the best keep ends as, best result first, with a bar for the eye and its numbers for everybody. */
export function FinalRanks({ ranks }: Pick<Advised, 'ranks'>): JSX.Element {
  const { words, lang } = useDesk();
  const total = totalWays(ranks);
  const possible = [...ranks].filter(([, ways]) => ways > 0).reverse();
  return (
    <details class="tool-more">
      <summary>{words.becomes}</summary>
      <table class="tool-figures poker-ranks">
        <caption class="visually-hidden">{words.becomes}</caption>
        <tbody>
          {possible.map(([name, ways]) => (
            <tr key={name}>
              <th scope="row">{words.ranks[name]}</th>
              <td>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * ways) / total} height="8" />
                </svg>
              </td>
              <td>
                <Exact value={{ ways, total }} text={formatPercent({ ways, total }, lang)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
