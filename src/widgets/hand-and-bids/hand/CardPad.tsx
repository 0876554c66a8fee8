import type { JSX } from 'preact';
import { changeCards } from '../../../engine/card-game/sheets/own-sheet.ts';
import {
  ATTACK_CARDS,
  type AttackCard,
  CARD_FACTS,
  SWORD_OF_DESTINY,
} from '../../../engine/card-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Part } from '../../kit/Part.tsx';
import { StrengthMark } from '../CardMark.tsx';
import { cardName, useDesk } from '../desk.ts';
import { FaceKey } from '../FaceKey.tsx';

/** The classes side by side, the weak above the strong, and beside them the card that stands for any. */
const KEYS: readonly AttackCard[] = ATTACK_CARDS.toSorted(
  (one, two) => CARD_FACTS[one].strength - CARD_FACTS[two].strength,
);

/** The cards in hand: each tap on the pad adds one, a tap on a card in hand puts it away. */
export function CardPad(): JSX.Element {
  const desk = useDesk();
  const { words, own, onOwn } = desk;
  const { inHand } = words;
  const strength = own.cards.reduce((sum, card) => sum + CARD_FACTS[card].strength, 0);
  return (
    <Part name={inHand.hand}>
      <p class="cards-beside">{fill(inHand.handCount, { count: own.cards.length, strength })}</p>
      <div class="cards-pad" role="group" aria-label={inHand.hand}>
        {KEYS.map((card) => {
          const { attackClass, strength: points, copies } = CARD_FACTS[card];
          const count = own.cards.filter((each) => each === card).length;
          return (
            <FaceKey
              key={card}
              data={{ 'data-wild': attackClass === undefined }}
              disabled={count >= copies}
              label={fill(inHand.addCard, { card: cardName(card, desk) })}
              onTap={() => onOwn(changeCards(own, card, 1))}
            >
              <StrengthMark of={attackClass ?? SWORD_OF_DESTINY} strength={points} />
              {attackClass === undefined ? inHand.wild : inHand.shortClasses[attackClass]}
            </FaceKey>
          );
        })}
      </div>
      <div class="cards-hand">
        {own.cards.length === 0 && <p class="tool-hint">{inHand.noCards}</p>}
        {own.cards.map((card, place) => (
          <FaceKey
            key={place}
            class="cards-held"
            label={fill(inHand.removeCard, { card: cardName(card, desk) })}
            onTap={() => onOwn(changeCards(own, card, -1))}
          >
            <StrengthMark
              of={CARD_FACTS[card].attackClass ?? SWORD_OF_DESTINY}
              strength={CARD_FACTS[card].strength}
            />
          </FaceKey>
        ))}
      </div>
    </Part>
  );
}
