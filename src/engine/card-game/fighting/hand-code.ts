import type { Result } from '../../result.ts';
import { ATTACK_CARDS, type AttackCard, CARD_FACTS } from '../vocabulary.ts';

export const HAND_ERRORS = [
  'unknown-version',
  'wrong-number-of-counts',
  'not-a-count',
  'too-many-copies',
] as const;
export type HandError = (typeof HAND_ERRORS)[number];

const VERSION = 'v1';

/**
 * Attack Cards as a number for each card there is; their order is not kept.
 * @example makeHand(['steel-2', 'sword-of-destiny']) // => 'v1.0-1-0-0-0-0-0-0-1'
 */
export const makeHand = (cards: readonly AttackCard[]): string =>
  `${VERSION}.${ATTACK_CARDS.map((kind) => cards.filter((card) => card === kind).length).join('-')}`;

/** The cards that an address holds, in the order of `ATTACK_CARDS`. No more copies than the deck has. */
export function parseHand(text: string): Result<readonly AttackCard[], HandError> {
  const [version, counts, ...rest] = text.split('.');
  if (version !== VERSION) return { ok: false, error: 'unknown-version' };
  const parts = counts?.split('-') ?? [];
  if (parts.length !== ATTACK_CARDS.length || rest.length > 0) {
    return { ok: false, error: 'wrong-number-of-counts' };
  }
  if (!parts.every((part) => /^\d{1,2}$/.test(part))) return { ok: false, error: 'not-a-count' };
  const stacks = ATTACK_CARDS.map((card, index) => ({ card, count: Number(parts[index]) }));
  if (stacks.some(({ card, count }) => count > CARD_FACTS[card].copies)) {
    return { ok: false, error: 'too-many-copies' };
  }
  return { ok: true, value: stacks.flatMap(({ card, count }) => Array.from({ length: count }, () => card)) };
}
