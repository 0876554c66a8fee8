import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type DieValue, HAND_SIZE, type Seat, SEATS } from '../../engine/old-world/dice-poker.ts';
import {
  EMPTY_TABLE,
  makeTable,
  parseDie,
  parseTable,
  type Table,
} from '../../engine/old-world/dice-poker-table.ts';
import { useAddressState } from '../address-state.ts';
import { Hand } from './Hand.tsx';
import { Pad } from './Pad.tsx';
import { type ReasonLinks, Verdict } from './Verdict.tsx';
import type { DicePokerWords } from './words.ts';

type Props = {
  readonly initial: Table;
  readonly words: DicePokerWords;
  readonly links: ReasonLinks;
};

type Slot = { readonly seat: Seat; readonly index: number };

export function DicePoker({ initial, words, links }: Props): JSX.Element {
  const {
    state: table,
    setState: setTable,
    error,
    ready,
  } = useAddressState('dice-poker', initial, EMPTY_TABLE, parseTable, makeTable);
  const [chosen, setChosen] = useState<Slot | undefined>(undefined);
  const slot = chosen ?? nextSlot(table);

  const enter = (value: DieValue): void => {
    if (slot === undefined) return;
    const dice = [...table[slot.seat]];
    dice[slot.index] = value;
    setTable({ ...table, [slot.seat]: dice });
    setChosen(undefined);
  };
  const erase = (): void => {
    const seat = table.other.length > 0 ? 'other' : 'active';
    const from = chosen ?? { seat, index: table[seat].length - 1 };
    setTable({ ...table, [from.seat]: table[from.seat].filter((_, index) => index !== from.index) });
    setChosen(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const value = parseDie(event.key);
    if (value !== undefined) enter(value);
    else if (event.key === 'Backspace') erase();
    else return;
    event.preventDefault();
  };

  return (
    <div class="poker" onKeyDown={onKeyDown}>
      {error !== undefined && (
        <p class="notice" role="alert">
          {words.errors[error]} {words.startAgain}
        </p>
      )}
      {SEATS.map((seat) => (
        <Hand
          key={seat}
          seat={seat}
          dice={table[seat]}
          current={slot?.seat === seat ? slot.index : undefined}
          words={words}
          ready={ready}
          onChoose={(index) => setChosen({ seat, index: Math.min(index, table[seat].length) })}
        />
      ))}
      <Pad
        words={words}
        ready={ready}
        full={slot === undefined}
        onEnter={enter}
        onErase={erase}
        onSwap={() => setTable({ active: table.other, other: table.active })}
        onClear={() => setTable(EMPTY_TABLE)}
      />
      <Verdict table={table} words={words} links={links} />
    </div>
  );
}

/** The next die to be entered: the active player's hand first. */
function nextSlot(table: Table): Slot | undefined {
  const seat = SEATS.find((candidate) => table[candidate].length < HAND_SIZE);
  return seat && { seat, index: table[seat].length };
}
