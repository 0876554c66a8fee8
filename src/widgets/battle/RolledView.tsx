import type { JSX } from 'preact';
import { type BattleSheet, enterFaces } from '../../engine/adventure-game/battle/battle-sheet.ts';
import { spendBest } from '../../engine/adventure-game/spending/best-spending.ts';
import { type HandSpending, spendByHand } from '../../engine/adventure-game/spending/hand-spending.ts';
import { totalOf } from '../../engine/adventure-game/dice/results.ts';
import { STATS } from '../../engine/adventure-game/enemy/verdict.ts';
import type { Desk } from './desk.ts';
import { HandForm } from './HandForm.tsx';
import { Outcome } from './Outcome.tsx';
import { RerollAdvice } from './RerollAdvice.tsx';
import { Roll } from './Roll.tsx';
import { Setup } from './Setup.tsx';
import { SpendingSteps } from './SpendingSteps.tsx';
import { VerdictSteps } from './VerdictSteps.tsx';

type Props = { readonly sheet: BattleSheet; readonly desk: Desk };

/** "I rolled": the dice on the table, what is spent, how it ends, and what another roll would bring. */
export function RolledView({ sheet, desk }: Props): JSX.Element {
  const { words, links, ready, onChange } = desk;
  const { faces, enemy, spending } = sheet.battle;
  const roll = totalOf(faces);
  const best = spendBest(roll, enemy, spending, sheet.objective);
  const byHand = spendingByHand(sheet);
  const { final, verdict } = byHand ?? best;
  const complete = faces.length > 0 && STATS.some((stat) => enemy[stat] !== undefined);
  return (
    <>
      <Roll
        faces={faces}
        words={words}
        ready={ready}
        onChange={(next) => onChange(enterFaces(sheet, next))}
      />
      <Setup sheet={sheet} desk={desk} />
      {complete && <HandForm sheet={sheet} best={best} byHand={byHand} desk={desk} />}
      <div class="tool-result battle-outcome" aria-live="polite">
        {complete ? (
          <Outcome enemy={enemy} final={final} verdict={verdict} words={words} />
        ) : (
          <p>{words.prompt}</p>
        )}
      </div>
      {complete && (
        <>
          <SpendingSteps
            roll={roll}
            spending={spending}
            best={byHand ?? best}
            byHand={byHand !== undefined}
            words={words}
            links={links}
          />
          <VerdictSteps enemy={enemy} final={final} verdict={verdict} words={words} links={links} />
          <RerollAdvice sheet={sheet} desk={desk} />
        </>
      )}
    </>
  );
}

/** What the reader's own spending leaves, if there is one. */
export const spendingByHand = ({ battle, hand }: BattleSheet): HandSpending | undefined =>
  hand && spendByHand(totalOf(battle.faces), battle.enemy, battle.spending, hand);
