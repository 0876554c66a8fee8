import type { JSX } from 'preact';
import type { BestSpending } from '../../engine/adventure-game/spending/best-spending.ts';
import { effectsOf, type Spending } from '../../engine/adventure-game/spending/spending.ts';
import { RESULTS, type Total } from '../../engine/adventure-game/vocabulary.ts';
import { SymbolGlyph } from '../SymbolGlyph.tsx';
import { effectName } from './effect-name.ts';
import { Exchange } from './Exchange.tsx';
import type { ReasonLinks } from './links.ts';
import { ReasonRow } from './ReasonRow.tsx';
import type { BattleWords } from './words.ts';

type Props = {
  readonly roll: Total;
  readonly spending: Spending;
  readonly best: BestSpending;
  readonly byHand: boolean;
  readonly words: BattleWords;
  readonly links: ReasonLinks;
};

/** The roll, and what each spending leaves of it. */
export function SpendingSteps({ roll, spending, best, byHand, words, links }: Props): JSX.Element {
  const effects = effectsOf(spending);
  return (
    <table class="battle-spending">
      <caption>{byHand ? words.hand.spent : words.bestSpending}</caption>
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
                {effectName(card, spending, words)}{' '}
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
            <td colSpan={1 + RESULTS.length}>{byHand ? words.hand.nothing : words.nothingSpent}</td>
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
