import type { JSX } from 'preact';
import { type Distribution, totalWays } from '../../engine/odds.ts';
import type { HandRank } from '../../engine/old-world/dice-poker.ts';
import type { Lang } from '../../i18n/locales.ts';
import { formatFraction, formatPercent } from '../odds-format.ts';
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
    <table class="poker-ranks">
      <caption>{words.becomes}</caption>
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
              <details class="poker-fraction">
                <summary>{formatPercent({ ways, total }, lang)}</summary>
                {formatFraction({ ways, total }, lang)}
              </details>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
