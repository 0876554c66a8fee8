import type { JSX } from 'preact';
import type { FightEvent } from '../../../engine/old-world/fight/fight-state.ts';
import type { Told } from '../../../engine/old-world/fight/telling.ts';
import type { DuelEvent } from '../../../engine/old-world/fight/witcher-duel.ts';
import { fill } from '../../../i18n/words.ts';
import { Key } from '../../kit/Key.tsx';
import { useDesk } from '../desk.ts';
import type { FightWords } from '../words/shape.ts';
import { Telling } from './Telling.tsx';

type Props = {
  readonly begin: readonly Told[];
  readonly events: readonly (FightEvent | DuelEvent)[];
  /** What each event told. */
  readonly told: readonly (readonly Told[])[];
  /** Goes back to where only so many events had happened. */
  readonly onUndoTo: (count: number) => void;
};

/** The last step in full, all others to open; each can be gone back to. */
export function Log({ begin, events, told, onUndoTo }: Props): JSX.Element {
  const { words } = useDesk();
  const last = events.at(-1);
  return (
    <>
      <section class="fight-last">
        <h2>
          {words.log.last}: {last === undefined ? words.log.begin : nameOf(last, words)}
        </h2>
        <Telling told={told.at(-1) ?? begin} />
      </section>
      {events.length > 0 && (
        <details class="tool-more">
          <summary>{words.log.title}</summary>
          <ol class="fight-log">
            <li>
              <b>{words.log.begin}</b>
              <Telling told={begin} />
            </li>
            {events.map((event, place) => (
              <li key={place}>
                <div class="tool-beside">
                  <b>{nameOf(event, words)}</b>
                  <Key label={`${words.log.undoTo}: ${nameOf(event, words)}`} onTap={() => onUndoTo(place)}>
                    {words.log.undoTo}
                  </Key>
                </div>
                <Telling told={told[place] ?? []} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function nameOf(event: FightEvent | DuelEvent, words: FightWords): string {
  const name = words.log.events[event.kind];
  if (event.kind === 'combo') return fill(name, { cards: event.cards, damage: event.damage });
  return event.kind === 'attack-type' ? fill(name, { type: words.attackTypes[event.type] }) : name;
}
