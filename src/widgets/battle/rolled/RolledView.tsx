import type { JSX } from 'preact';
import { makeSheet } from '../../../engine/adventure-game/battle/battle-sheet-code.ts';
import { endingOf, isComplete, isQuick } from '../../../engine/adventure-game/battle/ending.ts';
import { useAfterPaint } from '../../kit/after-paint.ts';
import { later } from '../../kit/later.tsx';
import { More } from '../../kit/More.tsx';
import { Result } from '../../kit/Result.tsx';
import { useDesk } from '../desk.ts';
import { Setup } from '../Setup.tsx';
import { HandForm } from './HandForm.tsx';
import { Outcome } from './Outcome.tsx';
import { Roll } from './Roll.tsx';
import { SpendingSteps, VerdictSteps } from './Steps.tsx';

const RerollAdvice = later(async () => (await import('./RerollAdvice.tsx')).RerollAdvice);

/** "I rolled": the dice on the table, what is spent, how it ends, and what another roll would bring. */
export function RolledView(): JSX.Element {
  const { words, sheet } = useDesk();
  const complete = isComplete(sheet);
  const works = complete ? [() => ({ sheet, ending: endingOf(sheet) })] : [];
  const { value, stale } = useAfterPaint(makeSheet(sheet), works, !complete || isQuick(sheet));
  // An older ending speaks of its own battle, never of half another one.
  const worked = complete ? value?.[0] : undefined;
  return (
    <>
      <Roll />
      <Setup />
      {worked && <HandForm {...worked} />}
      {worked ? (
        <Outcome {...worked} stale={stale} />
      ) : (
        <Result detail={complete ? words.reckoning : words.prompt} />
      )}
      {worked && (
        <>
          <SpendingSteps {...worked} />
          <VerdictSteps {...worked} />
          <More title={words.reroll.title}>{() => <RerollAdvice />}</More>
        </>
      )}
    </>
  );
}
