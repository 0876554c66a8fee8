import type { JSX } from 'preact';
import { HAND_SIZE } from '../../engine/old-world/poker/dice-poker.ts';
import type { RatedKeep } from '../../engine/old-world/poker/poker-odds.ts';
import type { Lang } from '../../i18n/locales.ts';
import { fill } from '../../i18n/words.ts';
import { formatMean, formatPercent } from '../odds-format.ts';
import type { DicePokerWords } from './words.ts';

type Props = {
  readonly keeps: readonly RatedKeep[];
  /** The value is a mean of gold, not a chance. */
  readonly isMean: boolean;
  readonly lang: Lang;
  readonly words: DicePokerWords;
};

/** The advice in one sentence: what to keep, and what that is worth beside leaving the dice as they lie. */
export function BestKeep({ keeps, isMean, lang, words }: Props): JSX.Element {
  const [best] = keeps;
  const stay = keeps.find(({ keep }) => keep.length === HAND_SIZE);
  const show = ({ value }: RatedKeep): string =>
    isMean ? formatMean(value, lang) : formatPercent(value, lang);
  const sentence =
    best?.keep.length === HAND_SIZE ? words.best.stay : best?.keep.length ? words.best.keep : words.best.roll;
  return (
    <p class="poker-best" aria-live="polite">
      {best && stay && fill(sentence, { dice: best.keep.join(' '), value: show(best), stay: show(stay) })}
    </p>
  );
}
