import type { JSX } from 'preact';
import type { FightNumber } from '../../../engine/old-world/fight/telling.ts';
import { ATTRIBUTES, HIGHEST_LEVEL } from '../../../engine/old-world/vocabulary.ts';
import { Stepper } from '../../kit/Stepper.tsx';
import { useDesk } from '../desk.ts';
import { More } from '../../kit/More.tsx';

type Props<Of extends FightNumber> = {
  readonly fields: readonly { readonly of: Of; readonly count: number }[];
  /** Whose numbers they are, where there are two. */
  readonly whose?: string;
  readonly onCorrect: (of: Of, to: number) => void;
};

/** The table has the last word: every number can be set. */
export function Corrections<Of extends FightNumber>({ fields, whose, onCorrect }: Props<Of>): JSX.Element {
  const { words } = useDesk();
  return (
    <More title={whose === undefined ? words.correct : `${words.correct}: ${whose}`}>
      {() => (
        <div class="fight-numbers">
          {fields.map(({ of, count }) => {
            const isLevel = ATTRIBUTES.some((attribute) => attribute === of);
            return (
              <Stepper
                key={of}
                name={words.numbers[of]}
                count={count}
                canLess={count > (isLevel ? 1 : 0)}
                canMore={!isLevel || count < HIGHEST_LEVEL}
                onChange={(to) => onCorrect(of, to)}
              />
            );
          })}
        </div>
      )}
    </More>
  );
}
