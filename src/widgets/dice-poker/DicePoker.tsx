import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { DieValue, Seat } from '../../engine/old-world/poker/dice-poker.ts';
import {
  EMPTY_TABLE,
  makeTable,
  parseDie,
  POKER_MODES,
  readTable,
  type Table,
} from '../../engine/old-world/poker/dice-poker-table.ts';
import { rerollsIn } from '../../engine/old-world/poker/poker-rerolls.ts';
import { barsAgainst, fightAfter, findOutcome, seatsIn } from '../../engine/old-world/poker/poker-game.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../kit/Choice.tsx';
import { ReasonText } from '../kit/ReasonText.tsx';
import { BarButton, ToolBar } from '../kit/ToolBar.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import { useToolState } from '../kit/tool-state.ts';
import { RerollAdvice } from './advice/RerollAdvice.tsx';
import { type Desk, DeskContext } from './desk.ts';
import { Bars } from './outcome/Bars.tsx';
import { Steps } from './outcome/Steps.tsx';
import { Ties } from './outcome/Ties.tsx';
import { Verdict } from './outcome/Verdict.tsx';
import { Hand } from './table/Hand.tsx';
import { Pad } from './table/Pad.tsx';
import { rollDice } from './table/roll-dice.ts';
import { enterDie, eraseDie, isCleared, nextSlot, rollTable, type Slot } from './table/table-entry.ts';

type Props = Pick<Desk, 'words' | 'lang' | 'links'> & {
  readonly initial: Table;
  readonly toolBar: Words['toolBar'];
};

export function DicePoker({ initial, toolBar, ...shared }: Props): JSX.Element {
  const { words, links } = shared;
  const {
    state: table,
    setState,
    undo,
    error,
    ready,
  } = useToolState({
    name: 'dice-poker',
    initial,
    read: readTable,
    make: makeTable,
  });
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Slot | undefined>(undefined);
  const slot = chosen ?? nextSlot(table);
  const outcome = findOutcome(table);
  const bars = barsAgainst(table);
  const fight = fightAfter(table);
  const seats = seatsIn(table.mode);

  /** After any change a die that was chosen before may be gone. */
  const change = (next: Table): void => {
    setState(next);
    setChosen(undefined);
  };
  const enter = (value: DieValue): void => {
    if (slot !== undefined) change(enterDie(table, slot, value));
  };
  const erase = (): void => change(eraseDie(table, chosen));
  /** Leads to where the new values go, typed, tapped or rolled. */
  const keep = (seat: Seat, dice: readonly DieValue[]): void => {
    setState({ ...table, [seat]: dice });
    setChosen({ seat, index: dice.length });
    root.current?.querySelector<HTMLElement>(`[data-slot="${seat}-${dice.length}"]`)?.focus();
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
    <ToolFrame
      name="poker"
      words={toolBar}
      ready={ready}
      error={error && words.errors[error]}
      onKeyDown={onKeyDown}
    >
      <DeskContext.Provider value={{ ...shared, table, onChange: change }}>
        <div class="poker-mode">
          <Choice
            label={words.mode}
            options={POKER_MODES}
            names={words.modes}
            chosen={table.mode}
            onChoose={(mode) => change({ ...table, mode })}
          />
        </div>
        <div class="poker-hands" ref={root}>
          {seats.map((seat) => (
            <Hand
              key={seat}
              seat={seat}
              current={slot?.seat === seat ? slot.index : undefined}
              onChoose={(index) => setChosen({ seat, index: Math.min(index, table[seat].length) })}
            />
          ))}
        </div>
        <Pad
          full={slot === undefined}
          onEnter={enter}
          onErase={erase}
          rollLabel={nextSlot(table) === undefined ? words.rollAnew : words.roll}
          onRoll={() => change(rollTable(table, rollDice))}
        />
        <Verdict outcome={outcome} bars={bars} />
        <ToolBar
          onUndo={
            undo &&
            (() => {
              undo();
              setChosen(undefined);
            })
          }
          onReset={
            isCleared(table)
              ? undefined
              : () => change({ ...EMPTY_TABLE, mode: table.mode, ties: table.ties })
          }
        >
          {seats.length > 1 && (
            <BarButton
              glyph="swap"
              name={words.swap}
              onTap={() => change({ ...table, active: table.other, other: table.active })}
            />
          )}
        </ToolBar>
        {outcome && <Steps outcome={outcome} counts={bars.length === 0} />}
        {fight && (
          <ReasonText text={words.fights[fight.reason]} basis={fight.basis} link={links[fight.reason]} />
        )}
        {seats.length > 1 && <Ties />}
        {rerollsIn(table.mode).map((reroll) => (
          <RerollAdvice key={reroll.reason} reroll={reroll} onKeep={(dice) => keep(reroll.seat, dice)} />
        ))}
        <Bars />
      </DeskContext.Provider>
    </ToolFrame>
  );
}
