import type { ComponentChildren, JSX } from 'preact';
import type { Basis } from '../../engine/reasons.ts';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import type { ClauseLink } from '../kit/clause-links.ts';
import { Key } from '../kit/Key.tsx';
import { ReasonText } from '../kit/ReasonText.tsx';
import type { ScoreWords } from './words.ts';

export type Entry = {
  readonly who: string;
  readonly text: string;
  readonly basis: Basis;
  readonly link: ClauseLink;
  readonly figure: ComponentChildren;
  /** Takes it out; a second line of the same entry goes with the first. */
  readonly onRemove: (() => void) | undefined;
};

type Props = { readonly entries: readonly Entry[]; readonly words: ScoreWords };

/** Everything that was written down, the latest first. A mistake of long ago can be taken out by itself. */
export function History({ entries, words }: Props): JSX.Element | null {
  if (entries.length === 0) return null;
  const count = entries.filter(({ onRemove }) => onRemove).length;
  return (
    <details class="tool-more">
      <summary>{fill(words.history, { count })}</summary>
      <ol class="score-history" reversed>
        {entries.toReversed().map(({ who, text, basis, link, figure, onRemove }, place) => (
          <li key={entries.length - place}>
            <span>
              <strong>{who}</strong>
              <ReasonText text={text} basis={basis} link={link} />
            </span>
            <span class="score-figure">{figure}</span>
            {onRemove ? (
              <Key kind="step" label={fill(words.remove, { what: `${who}, ${text}` })} onTap={onRemove}>
                <Glyph name="close" />
              </Key>
            ) : (
              <span />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
