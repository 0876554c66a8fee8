import type { JSX } from 'preact';
import { type Distribution, totalWays } from '../../engine/odds.ts';
import type { HandRank } from '../../engine/old-world/poker/dice-poker.ts';
import type { Lang } from '../../i18n/locales.ts';
import { formatPercent } from '../odds-format.ts';
import { Exact } from './Exact.tsx';
import type { DicePokerWords } from './words.ts';

type Props = {
  readonly ranks: Distribution<HandRank>;
  readonly lang: Lang;
  readonly words: DicePokerWords;
};

/** What the best keep ends as, best result first, with a bar for the eye and its numbers for everybody. */
export function FinalRanks({ ranks, lang, words }: Props): JSX.Element {
  const total = totalWays(ranks);
  const possible = [...ranks].filter(([, ways]) => ways > 0).reverse();
  return (
    <details class="poker-more">
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
                <Exact value={{ ways, total }} text={formatPercent({ ways, total }, lang)} lang={lang} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
