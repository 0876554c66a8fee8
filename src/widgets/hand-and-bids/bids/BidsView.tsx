import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  AUCTIONS,
  biddable,
  bidReasons,
  type BidPiece,
  isGold,
  legalRaises,
  pieceValue,
  type Raise,
  raises,
} from '../../../engine/card-game/bidding/bids.ts';
import {
  changeAuction,
  isHighest,
  MOST_STAKE,
  placeBid,
  purseOf,
} from '../../../engine/card-game/sheets/own-sheet.ts';
import { GOLD_FACTS, GOLD_TOKENS } from '../../../engine/card-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { NumberField } from '../../kit/NumberField.tsx';
import { Part } from '../../kit/Part.tsx';
import { Result } from '../../kit/Result.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { basisOf, Why } from '../../kit/Why.tsx';
import { cardName, type Desk, toSteps, useDesk } from '../desk.ts';
import { Bidding } from './Bidding.tsx';
import { Rival } from './Rival.tsx';

const worth = (pieces: readonly BidPiece[]): number =>
  pieces.reduce((sum, piece) => sum + pieceValue(piece), 0);

/** What must I bid? What I can bid with, what lies on the table, and the smallest raise. */
export function BidsView(): JSX.Element {
  const desk = useDesk();
  const { words, own, onOwn } = desk;
  const { inBids, inHand } = words;
  const { auction, current, stake } = own;
  const [wished, setWished] = useState<number | undefined>(undefined);
  const purse = purseOf(own);
  const pieces = biddable(purse.pieces, auction);
  const legal = legalRaises(purse, auction, current);
  const chosen = legal.find(({ total }) => total === wished) ?? legal[0];
  const gold = GOLD_TOKENS.reduce((sum, token) => sum + own.gold[token] * GOLD_FACTS[token].value, 0);
  const reasons = bidReasons(purse, auction, current);
  const raiseIn = ({ total, pieces: added }: Raise): Readonly<Record<string, string | number>> => ({
    total,
    pieces: added.map((piece) => pieceName(piece, desk)).join(' + '),
  });
  const field = (name: 'current' | 'stake'): JSX.Element => (
    <div class="cards-field">
      <span>{inBids[name]}</span>
      <NumberField
        stepped
        field={{
          label: inBids[name],
          value: own[name],
          least: 0,
          onChange: (value) => onOwn({ ...own, [name]: Math.min(MOST_STAKE, value) }),
        }}
      />
    </div>
  );
  return (
    <>
      <Choice
        legend
        label={inBids.bidFor}
        options={AUCTIONS}
        names={inBids.auctions}
        chosen={auction}
        onChoose={(next) => onOwn(next === auction ? own : changeAuction(own, next))}
      />
      <Part name={inBids.gold}>
        <p class="cards-beside">{fill(inBids.goldWorth, { value: gold })}</p>
        <div class="cards-pair">
          {GOLD_TOKENS.map((token) => (
            <Stepper
              key={token}
              name={inBids.tokens[token]}
              count={own.gold[token]}
              canMore={own.gold[token] < GOLD_FACTS[token].copies}
              onChange={(count) => onOwn({ ...own, gold: { ...own.gold, [token]: count } })}
            />
          ))}
        </div>
        {auction === 'event' && (
          <p class="tool-hint">
            {fill(inBids.withCards, { count: own.cards.length, value: worth(own.cards) })}
          </p>
        )}
      </Part>
      <div class="cards-pair">
        {field('current')}
        {field('stake')}
      </div>
      {isHighest(own) ? (
        <Result
          lines={4}
          verdict={fill(inBids.highest, { stake })}
          detail={chosen === undefined ? inBids.noneAbove : fill(inBids.above, raiseIn(chosen))}
        />
      ) : chosen === undefined ? (
        <Result
          lines={4}
          verdict={pieces.length === 0 && stake === 0 ? undefined : inBids.passes}
          detail={
            pieces.length === 0 && stake === 0
              ? inBids.nothingToBid
              : fill(inBids.passReason, { most: stake + worth(pieces), current })
          }
        />
      ) : (
        <Result
          lines={4}
          verdict={fill(current === 0 ? inBids.opens : inBids.bid, raiseIn(chosen))}
          detail={fill(inBids.lose, {
            value: chosen.total,
            rest: worth(pieces) - worth(chosen.pieces),
          })}
          basis={basisOf(reasons)}
        />
      )}
      {pieces.length > 0 && (
        <Part name={inBids.totals}>
          <div class="cards-totals" role="group" aria-label={inBids.totals}>
            {raises(purse, auction).map(({ total }) => (
              <Key
                key={total}
                pressed={total === chosen?.total}
                disabled={total <= current}
                label={fill(inBids.total, { total })}
                onTap={() => setWished(total)}
              >
                {total}
              </Key>
            ))}
          </div>
          <Key
            class="cards-end"
            disabled={chosen === undefined}
            onTap={() => chosen && onOwn(placeBid(own, chosen))}
          >
            {chosen ? fill(inBids.place, { total: chosen.total }) : inBids.passes}
          </Key>
        </Part>
      )}
      <details class="tool-more">
        <summary>{inHand.why}</summary>
        <Why steps={toSteps(desk, 'bid', reasons)} />
      </details>
      <Bidding />
      <Rival />
    </>
  );
}

const pieceName = (piece: BidPiece, desk: Desk): string =>
  isGold(piece) ? fill(desk.words.inBids.goldToken, { value: pieceValue(piece) }) : cardName(piece, desk);
