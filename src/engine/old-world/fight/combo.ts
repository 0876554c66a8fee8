import { printed, reading, type Reason } from '../../reasons.ts';
import type { CardColour } from '../vocabulary.ts';

/** p. 24. Drawing more or fewer cards is a number here: it waits for step 4. */
export const SPECIAL_EFFECTS = ['take-top-discard', 'return-this-card'] as const;
export type SpecialEffect = (typeof SPECIAL_EFFECTS)[number];

/** The icons of a card or of a combo extension. Only the cards print them, so they are input. */
export type ComboIcons = {
  readonly damage: number;
  readonly shields: number;
  readonly draw: number;
  readonly specials: readonly SpecialEffect[];
};

export type ComboCard = ComboIcons & {
  readonly colour: CardColour;
  readonly extensions: readonly (ComboIcons & { readonly colour: CardColour })[];
  /** An effect lets this card join without matching, such as a potion's (p. 32). It uses no extension. */
  readonly joinsFreely?: boolean;
};

export const COMBO_REASONS = [
  'nothing-to-play',
  'extension-used',
  'joined-by-effect',
  'visible-icons',
] as const;
export type ComboReason = (typeof COMBO_REASONS)[number];

export const COMBO_ERRORS = ['must-play-a-card', 'more-than-hand', 'not-connected'] as const;
export type ComboError = (typeof COMBO_ERRORS)[number];

export type Combo = ComboIcons & {
  /** How many combo extensions count. */
  readonly extensionsUsed: number;
  readonly reasons: readonly Reason<ComboReason>[];
};

export type ComboResult =
  | { readonly ok: true; readonly value: Combo }
  /** `at`: the place of the first card that does not connect, from 0. */
  | { readonly ok: false; readonly error: ComboError; readonly at?: number };

/** Whether these cards, the first one at the bottom, form a combo, and what it adds up to (p. 22–24). */
export function resolveCombo(cards: readonly ComboCard[], cardsInHand: number): ComboResult {
  if (cards.length > cardsInHand) return { ok: false, error: 'more-than-hand' };
  if (cards.length === 0 && cardsInHand > 0) return { ok: false, error: 'must-play-a-card' };
  const links = cards.slice(1).map((card, index) => link(cards[index], card));
  const broken = links.indexOf('none');
  if (broken >= 0) return { ok: false, error: 'not-connected', at: broken + 1 };

  const used = links.filter((joint) => typeof joint === 'object');
  const counted = cards.flatMap((card, index) => {
    const joint = links[index];
    return typeof joint === 'object' ? [card, joint] : [card];
  });
  return {
    ok: true,
    value: {
      damage: sum(counted.map(({ damage }) => damage)),
      shields: sum(counted.map(({ shields }) => shields)),
      draw: sum(counted.map(({ draw }) => draw)),
      specials: counted.flatMap(({ specials }) => specials),
      extensionsUsed: used.length,
      reasons: [
        ...links.map((joint) => printed(joint === 'free' ? ('joined-by-effect' as const) : 'extension-used')),
        cards.length === 0 ? reading('nothing-to-play') : printed('visible-icons'),
      ],
    },
  };
}

/** The extension that a card matches on the card directly beneath it; all its others are ignored (p. 23). */
function link(beneath: ComboCard | undefined, card: ComboCard): ComboIcons | 'free' | 'none' {
  if (card.joinsFreely === true) return 'free';
  return beneath?.extensions.find(({ colour }) => colour === card.colour) ?? 'none';
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
