import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type DieValue, HAND_SIZE } from '../../../engine/old-world/poker/dice-poker.ts';
import type { RatedKeep } from '../../../engine/old-world/poker/poker-odds.ts';
import type { Chance } from '../../../engine/odds.ts';
import { fill } from '../../../i18n/words.ts';
import { DieGlyph } from '../../DieGlyph.tsx';
import { formatFraction } from '../../kit/format.ts';
import { useDesk } from '../desk.ts';

type Props = {
  readonly keeps: readonly RatedKeep[];
  readonly valueName: string;
  readonly show: (rated: RatedKeep) => string;
  readonly onKeep: (keep: readonly DieValue[]) => void;
};

/** So many are worth reading at the table; the rest is one tap away. */
const SHOWN = 6;

/** Every way to reroll, best first; keeping all dice is always in sight, to compare with. */
export function Keeps({ keeps, ...shared }: Props): JSX.Element {
  const { words } = useDesk();
  const [open, setOpen] = useState(false);
  const isShown = ({ keep }: RatedKeep, place: number): boolean => place < SHOWN || keep.length === HAND_SIZE;
  const rest = keeps.filter((rated, place) => !isShown(rated, place));
  return (
    <>
      <KeepTable keeps={keeps.filter(isShown)} {...shared} />
      {rest.length > 0 && (
        <details class="tool-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{fill(words.otherKeeps, { count: rest.length })}</summary>
          {open && <KeepTable keeps={rest} {...shared} />}
        </details>
      )}
    </>
  );
}

function KeepTable({ keeps, valueName, show, onKeep }: Props): JSX.Element {
  const { words } = useDesk();
  const name = (keep: readonly DieValue[]): string =>
    keep.length === 0 ? words.rollAll : fill(words.keepThese, { dice: keep.join(' ') });
  return (
    <table class="tool-figures poker-keeps">
      <thead>
        <tr>
          <th scope="col">{words.keep}</th>
          <th scope="col">{valueName}</th>
        </tr>
      </thead>
      <tbody>
        {keeps.map((rated) => {
          const { keep, value } = rated;
          return (
            <tr key={keep.join('')}>
              <th scope="row">
                {keep.length === HAND_SIZE ? (
                  words.keepAll
                ) : (
                  <button type="button" class="button" aria-label={name(keep)} onClick={() => onKeep(keep)}>
                    {keep.length === 0
                      ? words.rollAll
                      : keep.map((die, place) => <DieGlyph key={place} value={die} />)}
                  </button>
                )}
              </th>
              <td>
                <Exact value={value} text={show(rated)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A rounded figure that opens to the exact fraction, which is not made before. */
export function Exact({ value, text }: { readonly value: Chance; readonly text: string }): JSX.Element {
  const { lang } = useDesk();
  const [open, setOpen] = useState(false);
  return (
    <details class="poker-fraction" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text}</summary>
      {open && formatFraction(value, lang)}
    </details>
  );
}
