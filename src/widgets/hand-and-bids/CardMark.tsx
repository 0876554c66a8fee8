import type { JSX } from 'preact';
import {
  type AttackCard,
  type AttackClass,
  CARD_FACTS,
  SWORD_OF_DESTINY,
} from '../../engine/card-game/vocabulary.ts';
import { SymbolGlyph } from '../kit/SymbolGlyph.tsx';
import { cardName, useDesk } from './desk.ts';

const CLASS_ICONS = {
  steel: 'sword',
  silver: 'silver-sword',
  potion: 'potion',
  sign: 'sign',
  [SWORD_OF_DESTINY]: 'sword-of-destiny',
} as const;

export const ClassGlyph = ({ of }: { readonly of: AttackClass | typeof SWORD_OF_DESTINY }): JSX.Element => (
  <SymbolGlyph name={CLASS_ICONS[of]} />
);

/** A class with a strength as a picture; what it means is said by whoever shows it. */
export const StrengthMark = ({
  of,
  strength,
}: {
  readonly of: AttackClass | typeof SWORD_OF_DESTINY;
  readonly strength: number;
}): JSX.Element => (
  <span class="cards-mark" aria-hidden="true">
    <ClassGlyph of={of} />
    {strength}
  </span>
);

/** A card as a picture with its name for those who do not see it. */
export function CardMark({ card }: { readonly card: AttackCard }): JSX.Element {
  const desk = useDesk();
  const { attackClass = SWORD_OF_DESTINY, strength } = CARD_FACTS[card];
  return (
    <>
      <StrengthMark of={attackClass} strength={strength} />
      <span class="visually-hidden">{cardName(card, desk)}</span>
    </>
  );
}
