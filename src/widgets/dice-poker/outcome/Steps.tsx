import type { JSX } from 'preact';
import { type ComparisonStep, rankFigure, type Seat } from '../../../engine/old-world/poker/dice-poker.ts';
import { type Outcome, seatsIn } from '../../../engine/old-world/poker/poker-game.ts';
import { formatChange } from '../../kit/format.ts';
import { ReasonRow } from '../../kit/ReasonRow.tsx';
import { useDesk } from '../desk.ts';
import { sideOf } from '../words.ts';

type Props = {
  readonly outcome: Outcome;
  /** A game that may not be played moves no gold and bars no fight. */
  readonly counts: boolean;
};

/** How the result came about, step by step, each with its clause. */
export function Steps({ outcome: { comparison, gains }, counts }: Props): JSX.Element {
  const { words, links, table } = useDesk();
  const { mode } = table;
  const steps = comparison?.steps ?? [];
  const seats = seatsIn(mode);
  const figure = ({ reason, ...figures }: ComparisonStep, seat: Seat): string => {
    const name = rankFigure(reason, figures[seat]);
    return name === undefined ? String(figures[seat]) : words.ranks[name];
  };
  return (
    <table class="poker-steps">
      <thead>
        <tr>
          <th scope="col">{words.step}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {words.seats[sideOf(mode, seat)]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => {
          const decides = index === steps.length - 1;
          const isTie = step.reason === 'active-player';
          return (
            <ReasonRow
              key={index}
              text={words.reasons[step.reason]}
              basis={step.basis}
              link={links[step.reason]}
              decides={decides}
              span={isTie ? 3 : 1}
            >
              {!isTie &&
                seats.map((seat) => (
                  <td key={seat}>
                    {decides && comparison?.winner === seat ? (
                      <strong>{figure(step, seat)}</strong>
                    ) : (
                      figure(step, seat)
                    )}
                  </td>
                ))}
            </ReasonRow>
          );
        })}
        {counts && (
          <ReasonRow text={words.gold[gains.reason]} basis={gains.basis} link={links[gains.reason]}>
            {seats.map((seat) => {
              const gain = gains.gold.find((each) => each.seat === seat);
              // Alone the card names the reward; against others the change is what counts.
              return (
                <td key={seat}>
                  {gain && (comparison === undefined ? gain.payout : formatChange(gain.gain))}
                </td>
              );
            })}
          </ReasonRow>
        )}
      </tbody>
    </table>
  );
}
