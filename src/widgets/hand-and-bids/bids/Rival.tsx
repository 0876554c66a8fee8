import type { JSX } from 'preact';
import { goldBounds } from '../../../engine/card-game/bidding/bids.ts';
import { mostRival } from '../../../engine/card-game/sheets/own-sheet.ts';
import { printed } from '../../../engine/reasons.ts';
import { fill } from '../../../i18n/words.ts';
import { Stepper } from '../../kit/Stepper.tsx';
import { Why } from '../../kit/Why.tsx';
import { toSteps, useDesk } from '../desk.ts';

/** Their number is open, their value is not: between which limits a rival's covered tokens lie. */
export function Rival(): JSX.Element {
  const desk = useDesk();
  const { words, own, onOwn } = desk;
  const { inBids } = words;
  const most = mostRival(own.gold);
  const rival = Math.min(own.rival, most);
  const bounds = goldBounds(rival, own.gold);
  return (
    <details class="tool-more">
      <summary>{inBids.rival}</summary>
      <Stepper
        name={inBids.rivalTokens}
        count={rival}
        canMore={rival < most}
        onChange={(count) => onOwn({ ...own, rival: count })}
      />
      <p class="cards-line" aria-live="polite">
        {fill(inBids.rivalWorth, bounds)}
      </p>
      <Why steps={toSteps(desk, 'bid', [printed('rival-bounds')])} />
    </details>
  );
}
