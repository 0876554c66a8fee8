import type { JSX } from 'preact';
import { chooseHero } from '../../engine/adventure-game/battle/battle-sheet.ts';
import { OBJECTIVES } from '../../engine/adventure-game/spending/spending-solver.ts';
import { HEROES } from '../../engine/adventure-game/vocabulary.ts';
import { Choice } from '../kit/Choice.tsx';
import { useDesk } from './desk.ts';
import { EnemyForm } from './enemy/EnemyForm.tsx';
import { SpendingForm } from './spending/SpendingForm.tsx';

/** What is asked before the roll and after it: the enemy, the ways to spend, and the aim. */
export function Setup(): JSX.Element {
  const { words, sheet, onChange } = useDesk();
  return (
    <>
      <EnemyForm />
      <SpendingForm />
      <Choice
        legend
        label={words.objective}
        options={OBJECTIVES}
        names={words.objectives}
        chosen={sheet.objective}
        onChoose={(objective) => onChange({ ...sheet, objective })}
      />
    </>
  );
}

export function HeroChoice(): JSX.Element {
  const { words, sheet, onChange } = useDesk();
  return (
    <Choice
      legend
      label={words.hero}
      options={HEROES}
      names={words.heroes}
      chosen={sheet.hero}
      onChoose={(hero) => onChange(chooseHero(sheet, hero))}
    />
  );
}
