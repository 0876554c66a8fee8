import type { JSX } from 'preact';
import { type ComparisonStep, rankFigure } from '../../../engine/old-world/poker/dice-poker.ts';
import {
  findOutcome,
  type Outcome,
  type StandingBar,
  STAKE,
  tiesThatMatter,
} from '../../../engine/old-world/poker/poker-game.ts';
import { fill } from '../../../i18n/words.ts';
import { formatChange } from '../../kit/format.ts';
import { OtherReading } from '../../kit/OtherReading.tsx';
import { Result } from '../../kit/Result.tsx';
import { basisOf } from '../../kit/Why.tsx';
import { useDesk } from '../desk.ts';
import { type DicePokerWords, sideOf } from '../words.ts';

type Props = { readonly outcome: Outcome | undefined; readonly bars: readonly StandingBar[] };

/** The result in three lines that never move: who wins, why, and the gold; and whether a reading would turn it. */
export function Verdict({ outcome, bars }: Props): JSX.Element {
  const { words, links, table } = useDesk();
  const deciding = outcome?.comparison?.steps.at(-1);
  return (
    <>
      <Result
        verdict={outcome && headline(outcome, bars.length === 0, table.mode, words)}
        detail={outcome === undefined ? words.prompt[table.mode] : deciding && describeStep(deciding, words)}
        basis={basisOf(deciding ? [deciding] : [])}
      >
        {outcome && bars.length === 0 && <p>{goldOf(outcome, table.mode, words)}</p>}
        {bars.length > 0 && (
          <p>
            <strong>{words.noGame}</strong>{' '}
            {bars.map(({ reason }) => (
              <a key={reason} href={links[reason].href}>
                {words.bars[reason]}
              </a>
            ))}
          </p>
        )}
      </Result>
      <OtherWinner />
    </>
  );
}

/** The reading by which the other side wins with the same dice. */
function OtherWinner(): JSX.Element | null {
  const { words, table, onChange } = useDesk();
  const [ties] = tiesThatMatter(table);
  const winner = ties && findOutcome({ ...table, ties })?.comparison?.winner;
  if (ties === undefined || winner === undefined) return null;
  return (
    <OtherReading name={words.tieReadings[ties]} onTake={() => onChange({ ...table, ties })}>
      <span class="tool-reading">{words.tieHinges}</span>{' '}
      {fill(words.otherWinner, {
        reading: words.tieReadings[ties],
        winner: words.winner[sideOf(table.mode, winner)],
      })}
    </OtherReading>
  );
}

type Mode = Parameters<typeof sideOf>[0];

/** Alone there is nobody to beat: what counts is the gold. */
function headline(
  { comparison, gains }: Outcome,
  counts: boolean,
  mode: Mode,
  words: DicePokerWords,
): string | undefined {
  if (comparison !== undefined) return words.winner[sideOf(mode, comparison.winner)];
  const [own] = gains.gold;
  return counts && own ? fill(words.goldChange, { changes: formatChange(own.gain) }) : undefined;
}

function goldOf({ comparison, gains: { gold } }: Outcome, mode: Mode, words: DicePokerWords): string {
  if (comparison === undefined) return fill(words.reward, { payout: gold[0]?.payout ?? 0, stake: STAKE });
  const changes = gold.map(({ seat, gain }) => `${words.sides[sideOf(mode, seat)]} ${formatChange(gain)}`);
  return fill(words.goldChange, { changes: changes.join(' · ') });
}

/** The step that decided, with its figures; a rank needs no name in front. */
function describeStep({ reason, active, other }: ComparisonStep, words: DicePokerWords): string {
  if (active === other) return words.reasons[reason];
  const [more, less] = [Math.max(active, other), Math.min(active, other)];
  const [winning, losing] = [rankFigure(reason, more), rankFigure(reason, less)];
  return winning && losing
    ? fill(words.beats, { winning: words.ranks[winning], losing: words.ranks[losing] })
    : `${words.reasons[reason]}: ${more} > ${less}`;
}
