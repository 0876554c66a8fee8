import type { JSX } from 'preact';
import { later } from '../../kit/later.tsx';
import { More } from '../../kit/More.tsx';
import { useDesk } from '../desk.ts';
import type { AdviceProps } from './Advice.tsx';

const Advice = later(async () => (await import('./Advice.tsx')).Advice);

/** Loaded and reckoned only once the reader asks. */
export function RerollAdvice({ reroll, onKeep }: AdviceProps): JSX.Element {
  const { words } = useDesk();
  return (
    <More title={words.rerolls[reroll.reason].title}>
      {(close) => (
        <Advice
          reroll={reroll}
          onKeep={(dice) => {
            // Each player rerolls once: what the list said is used up.
            close();
            onKeep(dice);
          }}
        />
      )}
    </More>
  );
}
