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
import type { Words } from '../../i18n/words.ts';
import { useAddressState } from '../address-state.ts';
import { Glyph } from '../Glyph.tsx';
import { ToolBar } from '../ToolBar.tsx';
import { Hand } from './Hand.tsx';
import { Pad } from './Pad.tsx';
import { type ReasonLinks, Verdict } from './Verdict.tsx';
import type { DicePokerWords } from './words.ts';

type Props = {
  readonly initial: Table;
  readonly words: DicePokerWords;
  readonly links: ReasonLinks;
  readonly toolBar: Words['toolBar'];
};

type Slot = { readonly seat: Seat; readonly index: number };

export function DicePoker({ initial, words, links, toolBar }: Props): JSX.Element {
  const {
    state: table,
    setState: setTable,
    undo,
    error,
    ready,
  } = useAddressState('dice-poker', initial, EMPTY_TABLE, parseTable, makeTable);
  const [chosen, setChosen] = useState<Slot | undefined>(undefined);
  const slot = chosen ?? nextSlot(table);

  /** A change from outside the pad: a die that was chosen before may be gone. */
  const changed = (change: () => void): void => {
    change();
    setChosen(undefined);
  };
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
      <Pad words={words} ready={ready} full={slot === undefined} onEnter={enter} onErase={erase} />
      <Verdict table={table} words={words} links={links} />
      <ToolBar
        words={toolBar}
        ready={ready}
        onUndo={undo && (() => changed(undo))}
        onReset={isEmpty(table) ? undefined : () => changed(() => setTable(EMPTY_TABLE))}
      >
        <button
          type="button"
          class="button"
          disabled={!ready}
          onClick={() => changed(() => setTable({ active: table.other, other: table.active }))}
        >
          <Glyph name="swap" />
          {words.swap}
        </button>
      </ToolBar>
    </div>
  );
}

const isEmpty = (table: Table): boolean => SEATS.every((seat) => table[seat].length === 0);

/** The next die to be entered: the active player's hand first. */
function nextSlot(table: Table): Slot | undefined {
  const seat = SEATS.find((candidate) => table[candidate].length < HAND_SIZE);
  return seat && { seat, index: table[seat].length };
}
