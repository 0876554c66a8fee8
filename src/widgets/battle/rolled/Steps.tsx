import type { JSX } from 'preact';
import type { BattleSheet } from '../../../engine/adventure-game/battle/battle-sheet.ts';
import type { Ending } from '../../../engine/adventure-game/battle/ending.ts';
import { effectsOf } from '../../../engine/adventure-game/spending/spending.ts';
import { RESULTS, type Total } from '../../../engine/adventure-game/vocabulary.ts';
import { ReasonRow } from '../../kit/ReasonRow.tsx';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';
import { effectName } from '../names.ts';
import { Exchange } from '../spending/Exchange.tsx';

type Props = { readonly sheet: BattleSheet; readonly ending: Ending };

/** The roll, and what each spending leaves of it. */
export function SpendingSteps({ sheet, ending: { start, spent, byHand } }: Props): JSX.Element {
  const { words, links } = useDesk();
  const { spending } = sheet.battle;
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
        <ReasonRow text={words.reasons.total} basis={start.basis} link={links[start.reason]}>
          <Figures total={start.after} />
        </ReasonRow>
        {spent.steps.map(({ reason, basis, card, after }, index) => (
          <ReasonRow
            key={index}
            text={
              <>
                {effectName(card, spending, words)}{' '}
                {effectsOf(spending)
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
      {spent.steps.length === 0 && (
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

/** The outcome in the order of the battle steps. */
export function VerdictSteps({ sheet, ending: { spent } }: Props): JSX.Element {
  const { words, links } = useDesk();
  return (
    <table class="battle-verdict">
      <caption>{words.verdict}</caption>
      <tbody>
        {spent.verdict.steps.map(({ reason, basis, stat, times }, index) => (
          <ReasonRow
            // The penalty may follow two comparisons.
            key={times === undefined ? reason : `${reason} ${index}`}
            text={words.reasons[reason]}
            basis={basis}
            link={links[reason]}
          >
            <td>
              {stat !== undefined && `${spent.final[stat]} / ${sheet.battle.enemy[stat] ?? 0}`}
              {times !== undefined && `× ${times}`}
            </td>
          </ReasonRow>
        ))}
      </tbody>
    </table>
  );
}
