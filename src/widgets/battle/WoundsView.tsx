import type { JSX } from 'preact';
import { type BattleSheet, woundsOf } from '../../engine/adventure-game/battle/battle-sheet.ts';
import { spendBest } from '../../engine/adventure-game/spending/best-spending.ts';
import { totalOf } from '../../engine/adventure-game/dice/results.ts';
import { fill } from '../../i18n/words.ts';
import type { Desk } from './desk.ts';
import { spendingByHand } from './RolledView.tsx';
import { HeroChoice } from './Setup.tsx';
import { Wounds, WoundSteps } from './Wounds.tsx';

type Props = { readonly sheet: BattleSheet; readonly desk: Desk };

/** "Wounds": what the battle that was rolled costs the hero. Without a roll nothing is short yet. */
export function WoundsView({ sheet, desk }: Props): JSX.Element {
  const { words, links, ready, onChange } = desk;
  const { faces, enemy, spending } = sheet.battle;
  const ended = spendingByHand(sheet) ?? spendBest(totalOf(faces), enemy, spending, sheet.objective);
  const short = faces.length === 0 ? { sword: 0, shield: 0, ritual: 0 } : ended.verdict.short;
  const result = woundsOf(sheet, enemy, short);
  const { placed, loss } = result.suffered;
  return (
    <>
      <HeroChoice sheet={sheet} desk={desk} />
      {faces.length === 0 && <p class="tool-hint battle-hint">{words.noRollYet}</p>}
      <Wounds sheet={sheet} words={words} ready={ready} onChange={onChange} />
      <div class="tool-result battle-outcome" aria-live="polite">
        <p class="tool-verdict">
          {words.wounds}: {result.wounds}
        </p>
        <p>{fill(words.woundsGo, { placed, loss })}</p>
      </div>
      <WoundSteps result={result} words={words} links={links} />
    </>
  );
}
