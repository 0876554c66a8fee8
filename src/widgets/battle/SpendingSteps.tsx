import type { JSX } from 'preact';
import type { BestSpending } from '../../engine/adventure-game/best-spending.ts';
import { isIgni } from '../../engine/adventure-game/igni.ts';
import { effectsOf, type Spending } from '../../engine/adventure-game/spending.ts';
import { RESULTS, type Total } from '../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import { SymbolGlyph } from '../SymbolGlyph.tsx';
import { Exchange } from './Exchange.tsx';
import type { ReasonLinks } from './links.ts';
import { ReasonRow } from './ReasonRow.tsx';
import type { BattleWords } from './words.ts';

type Props = {
  readonly roll: Total;
  readonly spending: Spending;
  readonly best: BestSpending;
  readonly words: BattleWords;
  readonly links: ReasonLinks;
};

/** The roll, and what each spending leaves of it. */
export function SpendingSteps({ roll, spending, best, words, links }: Props): JSX.Element {
  const effects = effectsOf(spending);
  const nameOf = (place: number | undefined): string => {
    const card = place === undefined ? undefined : spending.cards[place];
    if (place === undefined || card === undefined) return words.dodgeStep;
    return isIgni(card, spending.dodge) ? words.igni : fill(words.card, { index: place + 1 });
  };
  return (
    <table class="battle-spending">
      <caption>{words.bestSpending}</caption>
      <thead>
        <tr>
          <th scope="col">{words.step}</th>
          {RESULTS.map((kind) => (
            <th key={kind} scope="col">
              <SymbolGlyph name={kind} />
              <span class="visually-hidden">{words.results[kind]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <ReasonRow text={words.reasons.total} basis="print" link={links.total}>
          <Figures total={roll} />
        </ReasonRow>
        {best.steps.map(({ reason, basis, card, after }, index) => (
          <ReasonRow
            key={index}
            text={
              <>
                {nameOf(card)}{' '}
                {effects
                  .filter((effect) => effect.card === card)
                  .map((effect) => (
                    <Exchange key={effect.card} {...effect} />
                  ))}
              </>
            }
            basis={basis}
            link={links[reason]}
          >
            <Figures total={after} />
          </ReasonRow>
        ))}
      </tbody>
      {best.steps.length === 0 && (
        <tfoot>
          <tr>
            <td colSpan={1 + RESULTS.length}>{words.nothingSpent}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const Figures = ({ total }: { readonly total: Total }): JSX.Element => (
  <>
    {RESULTS.map((kind) => (
      <td key={kind} data-none={total[kind] === 0}>
        {total[kind]}
      </td>
    ))}
  </>
);
