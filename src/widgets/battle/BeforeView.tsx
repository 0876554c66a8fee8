import type { JSX } from 'preact';
import { type BattleOdds, battleOdds } from '../../engine/adventure-game/odds/battle-odds.ts';
import type { BattleSheet } from '../../engine/adventure-game/battle/battle-sheet.ts';
import { battleDice, type DiceSet } from '../../engine/adventure-game/dice/dice-set.ts';
import { isSearchable } from '../../engine/adventure-game/spending/searchable.ts';
import { type Objective, OBJECTIVES } from '../../engine/adventure-game/spending/spending-solver.ts';
import { STATS } from '../../engine/adventure-game/enemy/verdict.ts';
import type { Die } from '../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import { Chances } from './Chances.tsx';
import type { Desk } from './desk.ts';
import { NeedsTable } from './NeedsTable.tsx';
import { OddsDetails } from './OddsDetails.tsx';
import { HeroChoice, Setup } from './Setup.tsx';
import { WorthTable } from './WorthTable.tsx';

type Props = { readonly sheet: BattleSheet; readonly desk: Desk };

/** "Before I roll": the exact chances, what would improve them, and what is needed. */
export function BeforeView({ sheet, desk }: Props): JSX.Element {
  const { words, lang, ready, onView } = desk;
  const outlook = outlookOf(sheet, desk.dice);
  const shared = { sheet, desk };
  return (
    <>
      <HeroChoice {...shared} />
      <Setup {...shared} />
      <div class="tool-result battle-outcome" aria-live="polite">
        {typeof outlook === 'string' ? (
          <p>{fill(words.noChances[outlook], { hero: words.heroes[sheet.hero] })}</p>
        ) : (
          <Chances
            enemy={sheet.battle.enemy}
            odds={outlook.odds[sheet.objective]}
            words={words}
            lang={lang}
          />
        )}
        {outlook === 'no-dice' && (
          <button type="button" class="tool-key" disabled={!ready} onClick={() => onView('dice')}>
            {words.views.dice}
          </button>
        )}
      </div>
      {typeof outlook !== 'string' && (
        <>
          <OddsDetails
            enemy={sheet.battle.enemy}
            odds={outlook.odds}
            objective={sheet.objective}
            words={words}
            lang={lang}
          />
          <WorthTable {...shared} dice={outlook.dice} now={outlook.odds[sheet.objective]} />
          <NeedsTable {...shared} dice={outlook.dice} />
        </>
      )}
    </>
  );
}

export type Outlook = {
  readonly dice: readonly Die[];
  readonly odds: Readonly<Record<Objective, BattleOdds>>;
};

/** The chances by aim, or what stands against them. */
export function outlookOf(
  { battle: { enemy, spending }, hero }: BattleSheet,
  set: DiceSet,
): Outlook | 'no-stats' | 'no-dice' | 'too-many-ways' {
  const dice = battleDice(set, hero);
  if (dice === undefined) return 'no-dice';
  if (STATS.every((stat) => enemy[stat] === undefined)) return 'no-stats';
  if (!isSearchable(dice, enemy, spending, OBJECTIVES.length)) return 'too-many-ways';
  const odds = (aim: Objective): BattleOdds => battleOdds(dice, enemy, spending, aim);
  return { dice, odds: { attack: odds('attack'), defence: odds('defence'), both: odds('both') } };
}
