import type { JSX } from 'preact';
import { TIE_READINGS, type TieReading } from '../../engine/old-world/poker/dice-poker.ts';
import type { Table } from '../../engine/old-world/poker/dice-poker-table.ts';
import { findOutcome, tiesThatMatter } from '../../engine/old-world/poker/poker-game.ts';
import { reading } from '../../engine/reasons.ts';
import { fill } from '../../i18n/words.ts';
import { Segments } from './Segments.tsx';
import { type ReasonLinks, Source } from './Source.tsx';
import { type DicePokerWords, sideOf } from './words.ts';

type Props = {
  readonly table: Table;
  readonly words: DicePokerWords;
  readonly links: ReasonLinks;
  readonly ready: boolean;
  readonly onChoose: (ties: TieReading) => void;
};

/** Which reading breaks ties without a combination; opens by itself where the other one has another winner. */
export function Ties({ table, words, links, ready, onChoose }: Props): JSX.Element {
  const [other] = tiesThatMatter(table);
  const winner = other && findOutcome({ ...table, ties: other })?.comparison?.winner;
  return (
    <details class="poker-more" open={other !== undefined}>
      <summary>{words.ties}</summary>
      {other && winner && (
        <p>
          {fill(words.otherWinner, {
            reading: words.tieReadings[other],
            winner: words.winner[sideOf(table.mode, winner)],
          })}
        </p>
      )}
      <Segments
        name="dice-poker-ties"
        legend={words.ties}
        options={TIE_READINGS}
        names={words.tieReadings}
        chosen={table.ties}
        ready={ready}
        onChoose={onChoose}
      />
      <p>{words.tiesMean[table.ties]}</p>
      <p>
        <Source reason={reading('nothing-next-die')} text={words.ranks.nothing} links={links} />
      </p>
    </details>
  );
}
