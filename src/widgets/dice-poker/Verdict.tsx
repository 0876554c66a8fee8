import type { JSX } from 'preact';
import {
  compare,
  type ComparisonReason,
  type ComparisonStep,
  HAND_RANKS,
} from '../../engine/old-world/dice-poker.ts';
import { isHand, type Table } from '../../engine/old-world/dice-poker-table.ts';
import type { DicePokerWords } from './words.ts';

/** Where each reason is explained: address and source of its clause. */
export type ReasonLinks = Readonly<
  Record<ComparisonReason, { readonly href: string; readonly source: string }>
>;

type Props = { readonly table: Table; readonly words: DicePokerWords; readonly links: ReasonLinks };

export function Verdict({ table: { active, other }, words, links }: Props): JSX.Element {
  if (!isHand(active) || !isHand(other)) {
    return (
      <div class="poker-verdict" aria-live="polite">
        <p>{words.prompt}</p>
      </div>
    );
  }
  const { winner, steps } = compare(active, other);
  const deciding = steps.at(-1);
  return (
    <div class="poker-verdict" aria-live="polite">
      <p>
        <span class="poker-winner">{words.winner[winner]}</span>
        {deciding && ` · ${words.reasons[deciding.reason]}`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.step}</th>
            <th scope="col">{words.seats.active}</th>
            <th scope="col">{words.seats.other}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <Step
              key={index}
              step={step}
              decides={index === steps.length - 1}
              words={words}
              link={links[step.reason]}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type StepProps = {
  readonly step: ComparisonStep;
  readonly decides: boolean;
  readonly words: DicePokerWords;
  readonly link: ReasonLinks[ComparisonReason];
};

function Step({ step: { reason, basis, active, other }, decides, words, link }: StepProps): JSX.Element {
  const figure = (value: number): string => {
    const isRank = reason === 'better-rank' || reason === 'nothing-below-pair';
    const name = isRank ? HAND_RANKS[value] : undefined;
    return name === undefined ? String(value) : words.ranks[name];
  };
  const label = (
    <th scope="row" colSpan={reason === 'active-player' ? 3 : 1}>
      <a href={link.href}>{words.reasons[reason]}</a>
      <small class={basis === 'reading' ? 'poker-reading' : undefined}>{link.source}</small>
    </th>
  );
  return (
    <tr class={decides ? 'poker-decides' : undefined}>
      {label}
      {reason !== 'active-player' && (
        <>
          <td>{active > other && decides ? <strong>{figure(active)}</strong> : figure(active)}</td>
          <td>{other > active && decides ? <strong>{figure(other)}</strong> : figure(other)}</td>
        </>
      )}
    </tr>
  );
}
