import type { JSX } from 'preact';
import {
  type BattleSheet,
  changeSpending,
  chooseHero,
  removeCard,
} from '../../engine/adventure-game/battle/battle-sheet.ts';
import { OBJECTIVES } from '../../engine/adventure-game/spending/spending-solver.ts';
import { HEROES } from '../../engine/adventure-game/vocabulary.ts';
import { Choice } from './Choice.tsx';
import type { Desk } from './desk.ts';
import { EnemyForm } from './EnemyForm.tsx';
import { SpendingForm } from './SpendingForm.tsx';

type Props = { readonly sheet: BattleSheet; readonly desk: Desk };

/** What is asked before the roll and after it: the enemy, the ways to spend, and the aim. */
export function Setup({ sheet, desk }: Props): JSX.Element {
  const { words, links, enemyLinks, ownEnemies, ready, onChange } = desk;
  const { battle, objective } = sheet;
  return (
    <>
      <EnemyForm
        enemy={battle.enemy}
        own={ownEnemies}
        words={words}
        links={enemyLinks}
        ready={ready}
        onChange={(enemy) => onChange({ ...sheet, battle: { ...battle, enemy } })}
      />
      <SpendingForm
        spending={battle.spending}
        words={words}
        dodgeLink={links['dodge-rule']}
        ready={ready}
        onChange={(spending) => onChange(changeSpending(sheet, spending))}
        onRemove={(card) => onChange(removeCard(sheet, card))}
      />
      <fieldset class="tool-part battle-part">
        <legend>{words.objective}</legend>
        <Choice
          label={words.objective}
          options={OBJECTIVES}
          chosen={objective}
          names={words.objectives}
          ready={ready}
          onChoose={(next) => onChange({ ...sheet, objective: next })}
        />
      </fieldset>
    </>
  );
}

export const HeroChoice = ({ sheet, desk }: Props): JSX.Element => (
  <fieldset class="tool-part battle-part">
    <legend>{desk.words.hero}</legend>
    <Choice
      label={desk.words.hero}
      options={HEROES}
      chosen={sheet.hero}
      names={desk.words.heroes}
      ready={desk.ready}
      onChoose={(hero) => desk.onChange(chooseHero(sheet, hero))}
    />
  </fieldset>
);
