import type { JSX } from 'preact';
import { outlookOf } from '../../../engine/adventure-game/odds/outlook.ts';
import { Chances, useProspect } from '../before/BeforeView.tsx';
import { DiceFile } from './DiceFile.tsx';
import { DiceForm } from './DiceForm.tsx';

/** "My dice": entered once, and what they mean for the battle as soon as they are there. */
export function DiceView(): JSX.Element {
  const outlook = outlookOf(useProspect());
  return (
    <>
      <DiceForm />
      <DiceFile />
      {typeof outlook !== 'string' && outlook.entered && <Chances outlook={outlook} />}
    </>
  );
}
