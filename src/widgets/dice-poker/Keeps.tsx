import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type DieValue, HAND_SIZE } from '../../engine/old-world/poker/dice-poker.ts';
import type { RatedKeep } from '../../engine/old-world/poker/poker-odds.ts';
import type { Lang } from '../../i18n/locales.ts';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import { formatMean, formatPercent } from '../odds-format.ts';
import { Exact } from './Exact.tsx';
import type { DicePokerWords } from './words.ts';

type Shared = {
  /** The value is a mean of gold, not a chance. */
  readonly isMean: boolean;
  readonly valueName: string;
  readonly lang: Lang;
  readonly words: DicePokerWords;
  readonly onKeep: (keep: readonly DieValue[]) => void;
};
type Props = Shared & { readonly keeps: readonly RatedKeep[] };

/** So many are worth reading at the table; the rest is one tap away. */
const SHOWN = 6;

/** Every way to reroll, best first; keeping all dice is always in sight, to compare with. */
export function Keeps({ keeps, ...shared }: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const isShown = ({ keep }: RatedKeep, place: number): boolean => place < SHOWN || keep.length === HAND_SIZE;
  const rest = keeps.filter((rated, place) => !isShown(rated, place));
  return (
    <>
      <KeepTable keeps={keeps.filter(isShown)} {...shared} />
      {rest.length > 0 && (
        <details class="poker-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{fill(shared.words.otherKeeps, { count: rest.length })}</summary>
          {open && <KeepTable keeps={rest} {...shared} />}
        </details>
      )}
    </>
  );
}

const KeepTable = ({ keeps, ...shared }: Props): JSX.Element => (
  <table class="tool-figures poker-keeps">
    <thead>
      <tr>
        <th scope="col">{shared.words.keep}</th>
        <th scope="col">{shared.valueName}</th>
      </tr>
    </thead>
    <tbody>
      {keeps.map((rated) => (
        <KeepRow key={rated.keep.join('')} rated={rated} {...shared} />
      ))}
    </tbody>
  </table>
);

function KeepRow({
  rated: { keep, value },
  isMean,
  lang,
  words,
  onKeep,
}: Shared & { readonly rated: RatedKeep }): JSX.Element {
  const label = keep.length === 0 ? words.rollAll : fill(words.keepThese, { dice: keep.join(' ') });
  return (
    <tr>
      <th scope="row">
        {keep.length === HAND_SIZE ? (
          words.keepAll
        ) : (
          <button type="button" class="button" aria-label={label} onClick={() => onKeep(keep)}>
            {keep.length === 0
              ? words.rollAll
              : keep.map((die, place) => <Glyph key={place} name={`die-${die}`} />)}
          </button>
        )}
      </th>
      <td>
        <Exact
          value={value}
          text={isMean ? formatMean(value, lang) : formatPercent(value, lang)}
          lang={lang}
        />
      </td>
    </tr>
  );
}
