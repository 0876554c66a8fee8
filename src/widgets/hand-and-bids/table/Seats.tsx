import type { JSX } from 'preact';
import { nameSeat, resize } from '../../../engine/card-game/sheets/table-sheet.ts';
import { seatsOf } from '../../../engine/card-game/sheets/own-sheet.ts';
import { type GameLength, GAME_LENGTHS } from '../../../engine/card-game/turn/game-end.ts';
import { PLAYER_COUNTS } from '../../../engine/card-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { NameField } from '../../kit/NameField.tsx';
import { Select } from '../../kit/Select.tsx';
import { nameOf, namesOf, useDesk } from '../desk.ts';

/** Who plays, clockwise; who has the marker; how long. */
export function Seats(): JSX.Element {
  const desk = useDesk();
  const { words, table, onTable, onAmend } = desk;
  const { atTable, inBids } = words;
  const seats = seatsOf(table.names.length);
  return (
    <details class="tool-table cards-seats">
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
          <NameField
            key={seat}
            label={fill(atTable.nameOf, { number: seat + 1 })}
            placeholder={fill(atTable.seat, { number: seat + 1 })}
            name={table.names[seat]}
            onName={(typed) => onTable(nameSeat(table, seat, typed))}
            onAmend={(typed) => onAmend(nameSeat(table, seat, typed))}
          />
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
