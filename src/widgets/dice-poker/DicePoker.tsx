import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { DieValue, Seat } from '../../engine/old-world/poker/dice-poker.ts';
import {
  EMPTY_TABLE,
  makeTable,
  parseDie,
  readTable,
  type Table,
} from '../../engine/old-world/poker/dice-poker-table.ts';
import { rerollsIn } from '../../engine/old-world/poker/poker-advice.ts';
import { barsAgainst, fightAfter, findOutcome, seatsIn } from '../../engine/old-world/poker/poker-game.ts';
import { POKER_MODES } from '../../engine/old-world/poker/dice-poker-table.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/words.ts';
import { useAddressState } from '../address-state.ts';
import { Glyph } from '../Glyph.tsx';
import { ToolBar } from '../ToolBar.tsx';
import { Advice } from './Advice.tsx';
import { Bars } from './Bars.tsx';
import { Hand } from './Hand.tsx';
import { Pad } from './Pad.tsx';
import { rollDice } from './roll-dice.ts';
import { Segments } from './Segments.tsx';
import { Source, type ReasonLinks } from './Source.tsx';
import { Steps } from './Steps.tsx';
import { Ties } from './Ties.tsx';
import { enterDie, eraseDie, isCleared, nextSlot, rollTable, type Slot } from './table-entry.ts';
import { Verdict } from './Verdict.tsx';
import { type DicePokerWords, sideOf } from './words.ts';

type Props = {
  readonly initial: Table;
  readonly lang: Lang;
  readonly words: DicePokerWords;
  readonly links: ReasonLinks;
  readonly toolBar: Words['toolBar'];
};

export function DicePoker({ initial, lang, words, links, toolBar }: Props): JSX.Element {
  const {
    state: table,
    setState,
    undo,
    error,
    ready,
  } = useAddressState('dice-poker', initial, readTable, makeTable);
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
    <div class="tool poker" data-ready={ready} ref={root} onKeyDown={onKeyDown}>
      {error !== undefined && (
        <p class="notice" role="alert">
          {words.errors[error]} {words.restKept}
        </p>
      )}
      <Segments
        name="dice-poker-mode"
        legend={words.mode}
        options={POKER_MODES}
        names={words.modes}
        chosen={table.mode}
        ready={ready}
        onChoose={(mode) => change({ ...table, mode })}
      />
      {seats.map((seat) => (
        <Hand
          key={seat}
          seat={seat}
          name={words.seats[sideOf(table.mode, seat)]}
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
        rollLabel={nextSlot(table) === undefined ? words.rollAnew : words.roll}
        onRoll={() => change(rollTable(table, rollDice))}
      />
      <Verdict table={table} outcome={outcome} bars={bars} words={words} links={links} />
      <ToolBar
        words={toolBar}
        ready={ready}
        onUndo={
          undo &&
          (() => {
            undo();
            setChosen(undefined);
          })
        }
        onReset={
          isCleared(table) ? undefined : () => change({ ...EMPTY_TABLE, mode: table.mode, ties: table.ties })
        }
      >
        {seats.length > 1 && (
          <button
            type="button"
            class="button"
            disabled={!ready}
            onClick={() => change({ ...table, active: table.other, other: table.active })}
          >
            <Glyph name="swap" />
            {words.swap}
          </button>
        )}
      </ToolBar>
      {outcome && (
        <Steps mode={table.mode} outcome={outcome} counts={bars.length === 0} words={words} links={links} />
      )}
      {fight && (
        <p class="poker-fight">
          <Source reason={fight} text={words.fights[fight.reason]} links={links} />
        </p>
      )}
      {seats.length > 1 && (
        <Ties
          table={table}
          words={words}
          links={links}
          ready={ready}
          onChoose={(ties) => change({ ...table, ties })}
        />
      )}
      {rerollsIn(table.mode).map((reroll) => (
        <Advice
          key={reroll.reason}
          reroll={reroll}
          table={table}
          lang={lang}
          words={words}
          links={links}
          onKeep={(dice) => keep(reroll.seat, dice)}
        />
      ))}
      <Bars
        table={table}
        words={words}
        links={links}
        ready={ready}
        onChange={(said) => change({ ...table, bars: said })}
      />
    </div>
  );
}
