import type { JSX } from 'preact';
import { seatsOf } from '../../../engine/card-game/sheets/own-sheet.ts';
import { allHaveChosen, choose, MOST_PILE, pilesOf } from '../../../engine/card-game/sheets/table-sheet.ts';
import { choosingOrder, orderOfPlay } from '../../../engine/card-game/turn/characters.ts';
import { characterNumber, CHARACTERS } from '../../../engine/card-game/vocabulary.ts';
import { printed } from '../../../engine/reasons.ts';
import { fill } from '../../../i18n/words.ts';
import { Part } from '../../kit/Part.tsx';
import { Select } from '../../kit/Select.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { Why } from '../../kit/Why.tsx';
import { nameOf, namesOf, toSteps, useDesk } from '../desk.ts';

/** Who has which Character, and what lies on the others: their numbers are the order of play. */
export function Turn(): JSX.Element {
  const desk = useDesk();
  const { words, table, onTable } = desk;
  const { atTable } = words;
  const seats = seatsOf(table.names.length);
  const all = allHaveChosen(table);
  const { collected, after, reasons } = pilesOf(table);
  return (
    <Part name={atTable.turn}>
      <p class="cards-line">
        {fill(atTable.chooses, { names: namesOf(choosingOrder(seats.length, table.marker), desk) })}
      </p>
      <ul class="cards-characters">
        {CHARACTERS.map((character) => {
          const seat = table.chosen.indexOf(character);
          const name = fill(atTable.character, {
            number: characterNumber(character),
            name: atTable.characters[character],
          });
          const pile = table.piles[character];
          return (
            <li key={character}>
              <span>{name}</span>
              <Select
                label={name}
                options={seats.map(String)}
                names={Object.fromEntries(seats.map((each) => [`${each}`, nameOf(each, desk)]))}
                chosen={seat === -1 ? undefined : `${seat}`}
                none={atTable.nobody}
                onChoose={(next) =>
                  onTable(choose(table, character, next === undefined ? undefined : Number(next)))
                }
              />
              <small>
                {seat !== -1 && pile > 0
                  ? fill(atTable.takes, { count: collected[character] })
                  : all && seat === -1
                    ? fill(atTable.gets, { count: pile, after: after[character] })
                    : pile > 0 && fill(atTable.piled, { count: pile })}
              </small>
            </li>
          );
        })}
      </ul>
      <p class="cards-line" aria-live="polite">
        <strong>
          {all ? fill(atTable.order, { names: namesOf(orderOfPlay(table.chosen), desk) }) : atTable.orderOpen}
        </strong>
      </p>
      <details class="tool-more">
        <summary>{atTable.pileRules}</summary>
        <div class="cards-pair">
          {CHARACTERS.map((character) => (
            <Stepper
              key={character}
              name={fill(atTable.pile, { character: atTable.characters[character] })}
              count={table.piles[character]}
              canMore={table.piles[character] < MOST_PILE}
              onChange={(count) => onTable({ ...table, piles: { ...table.piles, [character]: count } })}
            />
          ))}
        </div>
        <Why
          steps={toSteps(desk, 'turn', [
            printed('marker-chooses-first'),
            printed('lowest-number-first'),
            ...reasons,
          ])}
        />
      </details>
    </Part>
  );
}
