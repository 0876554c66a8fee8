import type { JSX } from 'preact';
import { type ComparisonStep, rankFigure } from '../../engine/old-world/poker/dice-poker.ts';
import { type Gains, type Outcome, seatsIn } from '../../engine/old-world/poker/poker-game.ts';
import type { PokerMode } from '../../engine/old-world/poker/dice-poker-table.ts';
import { formatChange } from '../odds-format.ts';
import { type ReasonLinks, Source } from './Source.tsx';
import { type DicePokerWords, sideOf } from './words.ts';

type Shared = { readonly words: DicePokerWords; readonly links: ReasonLinks };
type Props = Shared & {
  readonly mode: PokerMode;
  readonly outcome: Outcome;
  /** A game that may not be played moves no gold and bars no fight. */
  readonly counts: boolean;
};

/** How the result came about, step by step, each with its clause. */
export function Steps({ mode, outcome: { comparison, gains }, counts, words, links }: Props): JSX.Element {
  const steps = comparison?.steps ?? [];
  return (
    <div class="poker-steps">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.step}</th>
            {seatsIn(mode).map((seat) => (
              <th key={seat} scope="col">
                {words.seats[sideOf(mode, seat)]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <Step key={index} step={step} decides={index === steps.length - 1} words={words} links={links} />
          ))}
          {counts && <Gold mode={mode} gains={gains} words={words} links={links} />}
        </tbody>
      </table>
    </div>
  );
}

type StepProps = Shared & { readonly step: ComparisonStep; readonly decides: boolean };

function Step({ step, decides, words, links }: StepProps): JSX.Element {
  const { reason, active, other } = step;
  const figure = (value: number): string => {
    const name = rankFigure(reason, value);
    return name === undefined ? String(value) : words.ranks[name];
  };
  return (
    <tr class={decides ? 'poker-decides' : undefined}>
      <th scope="row" colSpan={reason === 'active-player' ? 3 : 1}>
        <Source reason={step} text={words.reasons[reason]} links={links} />
      </th>
      {reason !== 'active-player' && (
        <>
          <td>{active > other && decides ? <strong>{figure(active)}</strong> : figure(active)}</td>
          <td>{other > active && decides ? <strong>{figure(other)}</strong> : figure(other)}</td>
        </>
      )}
    </tr>
  );
}

type GoldProps = Shared & { readonly mode: PokerMode; readonly gains: Gains };

/** Alone the card names the reward; against others the change is what counts. */
const Gold = ({ mode, gains, words, links }: GoldProps): JSX.Element => (
  <tr>
    <th scope="row">
      <Source reason={gains} text={words.gold[gains.reason]} links={links} />
    </th>
    {seatsIn(mode).map((seat) => {
      const gain = gains.gold.find((each) => each.seat === seat);
      return <td key={seat}>{gain && (mode === 'solo' ? gain.payout : formatChange(gain.gain))}</td>;
    })}
  </tr>
);
