import type { JSX } from 'preact';
import { SAID_BARS, type SaidBar } from '../../../engine/old-world/poker/dice-poker-table.ts';
import { barsIn } from '../../../engine/old-world/poker/poker-game.ts';
import { useKit } from '../../kit/kit.ts';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { useDesk } from '../desk.ts';

/** What may stand against the game: ticked by the reader, judged by the engine. */
export function Bars(): JSX.Element {
  const { words, links, table, onChange } = useDesk();
  const { ready } = useKit();
  const { mode, bars } = table;
  const toggle = (bar: SaidBar): void =>
    onChange({ ...table, bars: SAID_BARS.filter((each) => bars.includes(each) !== (each === bar)) });
  return (
    <details class="tool-more">
      <summary>{words.mayPlay}</summary>
      <ul class="poker-bars">
        {barsIn(mode).map(({ bar, reason, basis }) => (
          <li key={bar}>
            <label>
              <input
                type="checkbox"
                checked={bars.includes(bar)}
                disabled={!ready}
                onChange={() => toggle(bar)}
              />
              {words.bars[reason]}
            </label>
            <ReasonText basis={basis} link={links[reason]} />
          </li>
        ))}
      </ul>
    </details>
  );
}
