import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Call, nextBids, runAuction } from '../../../engine/card-game/bidding/auction.ts';
import { changePlayers, seatsOf } from '../../../engine/card-game/sheets/own-sheet.ts';
import { biddingOrder } from '../../../engine/card-game/sheets/table-sheet.ts';
import { PLAYER_COUNTS } from '../../../engine/card-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Key } from '../../kit/Key.tsx';
import { OtherReading } from '../../kit/OtherReading.tsx';
import { Result } from '../../kit/Result.tsx';
import { basisOf, Why } from '../../kit/Why.tsx';
import { nameOf, toSteps, useDesk } from '../desk.ts';

const OFFERED = 6;

/** A bidding call by call: whose call it is, who wins, who is the runner-up. */
export function Bidding(): JSX.Element {
  const desk = useDesk();
  const { words, own, onOwn, table } = desk;
  const { inBids } = words;
  const { auction, players, calls } = own;
  // Once opened it stays so, also when the last call is taken back.
  const [isOpen, setIsOpen] = useState(false);
  // Where the table is as large, its names stand for the places.
  const order = table.names.length === players ? biddingOrder(table) : seatsOf(players);
  const record = { auction, players: order, calls };
  const result = runAuction(record);
  const state = result.ok ? result.value : undefined;
  const call = (next: Call): void => onOwn({ ...own, calls: [...calls, next] });
  const who = (seat: number | undefined): string => (seat === undefined ? '' : nameOf(seat, desk));
  return (
    <details
      class="tool-more cards-bidding"
      open={isOpen || calls.length > 0}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{inBids.bidding}</summary>
      <div class="tool-choice" role="group" aria-label={inBids.players}>
        {PLAYER_COUNTS.map((count) => (
          <Key
            key={count}
            pressed={players === count}
            onTap={() => players !== count && onOwn(changePlayers(own, count))}
          >
            {fill(inBids.count, { count })}
          </Key>
        ))}
      </div>
      <ol class="cards-calls" aria-label={inBids.calls}>
        {calls.map((each, place) => (
          <li key={place}>
            {fill(inBids.callOf, {
              who: who(callerOf(order, calls, place)),
              call: each === 'pass' ? inBids.pass : each,
            })}
          </li>
        ))}
      </ol>
      {state?.over === false && (
        <>
          <p class="cards-line" aria-live="polite">
            {fill(inBids.called, { who: who(state.next) })}
          </p>
          <div class="cards-totals" role="group" aria-label={fill(inBids.called, { who: who(state.next) })}>
            <Key onTap={() => call('pass')}>{inBids.pass}</Key>
            {nextBids(record, OFFERED).map((bid) => (
              <Key key={bid} label={fill(inBids.total, { total: bid })} onTap={() => call(bid)}>
                {bid}
              </Key>
            ))}
          </div>
        </>
      )}
      {state?.over === true && (
        <Result
          verdict={
            state.winner
              ? fill(inBids.wins[auction], { who: who(state.winner.player), stake: state.winner.stake })
              : inBids.nobody[auction]
          }
          detail={
            state.winner && (
              <>
                {state.runnerUp
                  ? fill(inBids.runnerUp, { who: who(state.runnerUp.player), stake: state.runnerUp.stake })
                  : auction === 'witcher' && inBids.noRunnerUp}{' '}
                {fill(inBids.staked[auction], { count: state.staked })}
              </>
            )
          }
          basis={basisOf(state.reasons)}
        />
      )}
      {state?.otherwise && (
        <OtherReading>
          {fill(inBids.otherAuction[state.otherwise.reason], { who: who(state.otherwise.player) })}
        </OtherReading>
      )}
      {state && <Why steps={toSteps(desk, 'auction', state.reasons)} />}
      {calls.length > 0 && (
        <div class="cards-buttons">
          <Key onTap={() => onOwn({ ...own, calls: calls.slice(0, -1) })}>{inBids.takeBack}</Key>
          <Key onTap={() => onOwn({ ...own, calls: [] })}>{inBids.anew}</Key>
        </div>
      )}
    </details>
  );
}

/** Who made a call. */
function callerOf(order: readonly number[], calls: readonly Call[], place: number): number | undefined {
  const before = runAuction({ auction: 'event', players: order, calls: calls.slice(0, place) });
  return before.ok ? before.value.next : undefined;
}
