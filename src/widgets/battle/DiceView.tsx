import type { JSX } from 'preact';
import type { BattleSheet } from '../../engine/adventure-game/battle/battle-sheet.ts';
import { outlookOf } from './BeforeView.tsx';
import { Chances } from './Chances.tsx';
import type { Desk } from './desk.ts';
import type { DiceState } from './dice-state.ts';
import { DiceFile } from './DiceFile.tsx';
import { DiceForm } from './DiceForm.tsx';

type Props = { readonly sheet: BattleSheet; readonly state: DiceState; readonly desk: Desk };

/** "My dice": entered once, and what they mean for the battle as soon as they are there. */
export function DiceView({ sheet, state, desk }: Props): JSX.Element {
  const { words, lang, links, ready } = desk;
  const outlook = outlookOf(sheet, desk.dice);
  return (
    <>
      <DiceForm state={state} words={words} blankLink={links['one-blank']} ready={ready} />
      <DiceFile state={state} words={words} ready={ready} />
      {typeof outlook !== 'string' && (
        <div class="tool-result battle-outcome" aria-live="polite">
          <Chances
            enemy={sheet.battle.enemy}
            odds={outlook.odds[sheet.objective]}
            words={words}
            lang={lang}
          />
        </div>
      )}
    </>
  );
}
