import { type Permission, permission, printed, type Reason } from '../reasons.ts';
import type { Terrain } from './vocabulary.ts';

/** The terrain icon of an action card; a wild icon is any terrain (p. 12). */
export type MoveIcon = Terrain | 'wild';

/** The ways to pay for one move (p. 12), those with a single card first. */
export const PAYMENT_KINDS = ['matching-card', 'wild-card', 'card-and-gold', 'two-cards'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export type Payment = Reason<PaymentKind> & {
  readonly cards: readonly MoveIcon[];
  readonly gold: 0 | 1;
};

/** Every different way to pay for a move to a connected location of this terrain; none if it cannot be paid. */
export function movePayments(hand: readonly MoveIcon[], gold: number, target: Terrain): readonly Payment[] {
  const kinds = [...new Set(hand)];
  const pairs = hand.flatMap((first, index) =>
    hand.slice(index + 1).map((second) => [first, second].sort() as [MoveIcon, MoveIcon]),
  );
  const differentPairs = pairs.filter(
    (pair, index) => pairs.findIndex((other) => other.join() === pair.join()) === index,
  );
  const pay = (kind: PaymentKind, cards: readonly MoveIcon[], coins: 0 | 1 = 0): Payment => ({
    ...printed(kind),
    cards,
    gold: coins,
  });
  return [
    ...kinds.filter((icon) => icon === target).map((icon) => pay('matching-card', [icon])),
    ...kinds.filter((icon) => icon === 'wild').map((icon) => pay('wild-card', [icon])),
    ...kinds.filter(() => gold >= 1).map((icon) => pay('card-and-gold', [icon], 1)),
    ...differentPairs.map((pair) => pay('two-cards', pair)),
  ];
}

export const LOCATION_ACTION_OBSTACLES = ['not-moved-yet', 'done-this-turn'] as const;
export type LocationActionObstacle = (typeof LOCATION_ACTION_OBSTACLES)[number];

/** Every location action once a turn, and none before the first move (p. 13). */
export const mayUseLocation = (turn: {
  readonly moved: boolean;
  /** This location's action, even if the witcher left and came back. */
  readonly doneHere: boolean;
}): Permission<LocationActionObstacle> =>
  permission([!turn.moved, printed('not-moved-yet')], [turn.doneHere, printed('done-this-turn')]);
