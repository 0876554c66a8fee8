import type { JSX } from 'preact';
import { FIRST_ROW } from '../../../engine/card-game/sheets/own-sheet.ts';
import { endTurn, rowOf, toCount, TURN_END_STEPS } from '../../../engine/card-game/sheets/table-sheet.ts';
import {
  dominate,
  FALL_STEPS,
  FIRST_ROW_STATES,
  type FirstRowMonster,
} from '../../../engine/card-game/turn/domination.ts';
import { displaySize } from '../../../engine/card-game/vocabulary.ts';
import { printed } from '../../../engine/reasons.ts';
import { fill } from '../../../i18n/words.ts';
import { Key } from '../../kit/Key.tsx';
import { OtherReading } from '../../kit/OtherReading.tsx';
import { Part } from '../../kit/Part.tsx';
import { Select } from '../../kit/Select.tsx';
import { Why } from '../../kit/Why.tsx';
import { nameOf, toSteps, useDesk } from '../desk.ts';

/** The Monsters at the end of the turn: how far they are turned, which Location falls, and what is done then. */
export function FirstRow(): JSX.Element {
  const desk = useDesk();
  const { words, table, onTable } = desk;
  const { atTable } = words;
  const { spots, falling, reasons } = dominate(rowOf(table));
  const next = endTurn(table);
  const places = falling.map((place) => `${place + 1}`).join(atTable.and);
  return (
    <Part name={atTable.row}>
      <div class="cards-row">
        {FIRST_ROW.map((place) => {
          const name = fill(atTable.location, { number: place + 1 });
          const spot = spots[place];
          return (
            <div key={place} role="group" aria-label={name} data-falls={spot?.outcome === 'location-falls'}>
              <span>{name}</span>
              <Select
                label={name}
                options={FIRST_ROW_STATES.map((state) => `${state}` as const)}
                names={atTable.states}
                chosen={`${table.row[place]}`}
                onChoose={(state) => onTable({ ...table, row: { ...table.row, [place]: toMonster(state) } })}
              />
              <small>{spot && fill(atTable.ends[spot.outcome], { next: atTable.states[spot.turns] })}</small>
            </div>
          );
        })}
      </div>
      <p class="cards-line" aria-live="polite">
        <strong>
          {fill(atTable.falls[falling.length === 0 ? 'none' : falling.length === 1 ? 'one' : 'many'], {
            places,
          })}
        </strong>
      </p>
      {falling.length > 0 && (
        <div class="cards-falls">
          <Why steps={toSteps(desk, 'row', FALL_STEPS.map(printed))} />
        </div>
      )}
      {reasons.some(({ reason }) => reason === 'newcomers-not-turned') && (
        <OtherReading>{atTable.otherNewcomers}</OtherReading>
      )}
      <Key class="cards-end" onTap={() => onTable(next)}>
        {atTable.endTurn}
      </Key>
      <details class="tool-more">
        <summary>{atTable.rules}</summary>
        <Why
          steps={[
            ...toSteps(desk, 'row', reasons),
            ...toSteps(desk, 'turn', TURN_END_STEPS.map(printed), {
              size: displaySize(toCount(table.names.length)),
              next: nameOf(next.marker, desk),
            }),
          ]}
        />
      </details>
    </Part>
  );
}

const toMonster = (state: string | undefined): FirstRowMonster =>
  FIRST_ROW_STATES.find((known) => `${known}` === state) ?? 0;
