import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { nameSeat, resize, type TableSheet } from '../../../engine/card-game/sheets/table-sheet.ts';
import { seatsOf } from '../../../engine/card-game/sheets/own-sheet.ts';
import { type GameLength, GAME_LENGTHS } from '../../../engine/card-game/turn/game-end.ts';
import { PLAYER_COUNTS } from '../../../engine/card-game/vocabulary.ts';
import { NAME_LENGTH } from '../../../engine/names.ts';
import { fill } from '../../../i18n/words.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { useKit } from '../../kit/kit.ts';
import { Select } from '../../kit/Select.tsx';
import { nameOf, namesOf, useDesk } from '../desk.ts';

/** Who plays, clockwise; who has the marker; how long. */
export function Seats(): JSX.Element {
  const desk = useDesk();
  const { words, table, onTable } = desk;
  const { atTable, inBids } = words;
  const seats = seatsOf(table.names.length);
  return (
    <details class="cards-seats">
      <summary>{fill(atTable.seats, { count: seats.length, names: namesOf(seats, desk) })}</summary>
      <div class="tool-choice" role="group" aria-label={inBids.players}>
        {PLAYER_COUNTS.map((count) => (
          <Key
            key={count}
            pressed={seats.length === count}
            onTap={() => seats.length !== count && onTable(resize(table, count))}
          >
            {fill(inBids.count, { count })}
          </Key>
        ))}
      </div>
      <div class="cards-pair">
        {seats.map((seat) => (
          <NameField key={seat} seat={seat} />
        ))}
      </div>
      <Select
        shown
        label={atTable.marker}
        options={seats.map(String)}
        names={Object.fromEntries(seats.map((seat) => [`${seat}`, nameOf(seat, desk)]))}
        chosen={`${table.marker}`}
        onChoose={(seat) => onTable({ ...table, marker: Number(seat) })}
      />
      <Choice
        legend
        label={atTable.length}
        options={Object.keys(GAME_LENGTHS) as GameLength[]}
        names={atTable.lengths}
        chosen={table.length}
        onChoose={(length) => onTable({ ...table, length })}
      />
    </details>
  );
}

/** A player's name. Each letter is kept at once, yet the whole name is one step to take back. */
function NameField({ seat }: { readonly seat: number }): JSX.Element {
  const { words, table, onTable, onAmend } = useDesk();
  const { ready } = useKit();
  // As it is typed, which may end with a space that the kept name has not; of no use once anything else changes.
  const [typed, setTyped] = useState<{ readonly text: string; readonly table: TableSheet } | undefined>(
    undefined,
  );
  const typing = typed?.table === table ? typed : undefined;
  const shown = typing?.text ?? table.names[seat] ?? '';
  return (
    <input
      class="tool-field"
      type="text"
      autocomplete="off"
      maxLength={NAME_LENGTH}
      aria-label={fill(words.atTable.nameOf, { number: seat + 1 })}
      placeholder={fill(words.atTable.seat, { number: seat + 1 })}
      disabled={!ready}
      // WebKit resets such a field to its default when the page comes back from its cache.
      defaultValue={ready ? shown : undefined}
      value={shown}
      onInput={({ currentTarget: { value: text } }) => {
        const next = nameSeat(table, seat, text);
        (typing === undefined ? onTable : onAmend)(next);
        setTyped({ text, table: next });
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
