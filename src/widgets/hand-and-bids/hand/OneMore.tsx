import type { JSX } from 'preact';
import {
  cheapestFor,
  helpfulCards,
  TAKERS,
  TAKING_WAYS,
  waysToTake,
} from '../../../engine/card-game/fighting/one-more.ts';
import { isAsked, prospectOf } from '../../../engine/card-game/sheets/own-sheet.ts';
import { printed } from '../../../engine/reasons.ts';
import { fill } from '../../../i18n/words.ts';
import { Part } from '../../kit/Part.tsx';
import { Why } from '../../kit/Why.tsx';
import { StrengthMark } from '../CardMark.tsx';
import { cardName, toSteps, useDesk } from '../desk.ts';
import { CARD_FACTS, SWORD_OF_DESTINY } from '../../../engine/card-game/vocabulary.ts';

/** What one more card from the table would change, and how it can be taken. */
export function OneMore(): JSX.Element | null {
  const desk = useDesk();
  const { words, own } = desk;
  const { inHand } = words;
  if (!isAsked(own, own.place)) return null;
  const prospect = prospectOf(own, own.place);
  const found = cheapestFor(prospect);
  const helpful = helpfulCards(prospect);
  const ways = TAKING_WAYS.filter((way) =>
    helpful.some((card) => waysToTake(card, own.facts.classes).includes(way)),
  );
  if (helpful.length === 0) {
    return (
      <Part name={inHand.oneMore}>
        <p class="tool-hint">
          {found.possible
            ? inHand.oneMoreNothing.yes
            : fill(inHand.oneMoreNothing.no, { count: found.best.short })}
        </p>
      </Part>
    );
  }
  return (
    <Part name={inHand.oneMore}>
      <p class="tool-hint">{found.possible ? inHand.oneMoreSaves[own.objective] : inHand.oneMoreMeets}</p>
      <ul class="cards-helpful">
        {helpful.map((card) => (
          <li key={card}>
            <span>
              <StrengthMark
                of={CARD_FACTS[card].attackClass ?? SWORD_OF_DESTINY}
                strength={CARD_FACTS[card].strength}
              />{' '}
              {cardName(card, desk)}
            </span>
            <small>
              {waysToTake(card, own.facts.classes)
                .map((way) => inHand.ways[way])
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {TAKERS.some((taker) => own.facts.classes[taker].length === 0) && (
        <p class="tool-hint">{inHand.classesUnknown}</p>
      )}
      <details class="tool-more">
        <summary>{inHand.howToTake}</summary>
        <Why steps={toSteps(desk, 'take', ways.map(printed))} />
      </details>
    </Part>
  );
}
