import type { JSX } from 'preact';
import { SAID_BARS, type SaidBar, type Table } from '../../engine/old-world/poker/dice-poker-table.ts';
import { barsIn } from '../../engine/old-world/poker/poker-game.ts';
import { type ReasonLinks, SourceLink } from './Source.tsx';
import type { DicePokerWords } from './words.ts';

type Props = {
  readonly table: Table;
  readonly words: DicePokerWords;
  readonly links: ReasonLinks;
  readonly ready: boolean;
  readonly onChange: (bars: readonly SaidBar[]) => void;
};

/** What may stand against the game: ticked by the reader, judged by the engine. */
export function Bars({ table: { mode, bars }, words, links, ready, onChange }: Props): JSX.Element {
  const toggle = (bar: SaidBar): void =>
    onChange(SAID_BARS.filter((each) => bars.includes(each) !== (each === bar)));
  return (
    <details class="poker-more">
      <summary>{words.mayPlay}</summary>
      <ul class="poker-bars">
        {barsIn(mode).map((standing) => (
          <li key={standing.bar}>
            <label>
              <input
                type="checkbox"
                checked={bars.includes(standing.bar)}
                disabled={!ready}
                onChange={() => toggle(standing.bar)}
              />
              {words.bars[standing.reason]}
            </label>
            <SourceLink reason={standing} links={links} />
          </li>
        ))}
      </ul>
    </details>
  );
}
