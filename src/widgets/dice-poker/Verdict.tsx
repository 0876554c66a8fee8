import { Fragment, type JSX } from 'preact';
import { type ComparisonStep, rankFigure } from '../../engine/old-world/poker/dice-poker.ts';
import type { Table } from '../../engine/old-world/poker/dice-poker-table.ts';
import type { Outcome, StandingBar } from '../../engine/old-world/poker/poker-game.ts';
import { STAKE } from '../../engine/old-world/poker/poker-game.ts';
import { fill } from '../../i18n/words.ts';
import { formatChange } from '../odds-format.ts';
import type { ReasonLinks } from './Source.tsx';
import { type DicePokerWords, sideOf } from './words.ts';

type Props = {
  readonly table: Table;
  readonly outcome: Outcome | undefined;
  readonly bars: readonly StandingBar[];
  readonly words: DicePokerWords;
  readonly links: ReasonLinks;
};

/** The result in three lines that never move: who wins, why, and the gold. */
export function Verdict({ table, outcome, bars, words, links }: Props): JSX.Element {
  return (
    <div class="tool-result poker-verdict" aria-live="polite">
      {outcome === undefined ? (
        <p>{words.prompt[table.mode]}</p>
      ) : (
        <Result table={table} outcome={outcome} words={words} showGold={bars.length === 0} />
      )}
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
    </div>
  );
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

type ResultProps = {
  readonly table: Table;
  readonly outcome: Outcome;
  readonly words: DicePokerWords;
  readonly showGold: boolean;
};

function Result({
  table: { mode },
  outcome: { comparison, gains },
  words,
  showGold,
}: ResultProps): JSX.Element {
  const change = (changes: string): string => fill(words.goldChange, { changes });
  if (comparison === undefined) {
    return (
      <>
        {showGold &&
          gains.gold.map(({ seat, payout, gain }) => (
            <Fragment key={seat}>
              <p class="tool-verdict">{change(formatChange(gain))}</p>
              <p>{fill(words.reward, { payout, stake: STAKE })}</p>
            </Fragment>
          ))}
      </>
    );
  }
  const deciding = comparison.steps.at(-1);
  const changes = gains.gold.map(
    ({ seat, gain }) => `${words.sides[sideOf(mode, seat)]} ${formatChange(gain)}`,
  );
  return (
    <>
      <p class="tool-verdict">{words.winner[sideOf(mode, comparison.winner)]}</p>
      <p class="tool-detail">{deciding && describeStep(deciding, words)}</p>
      {showGold && <p>{change(changes.join(' · '))}</p>}
    </>
  );
}
