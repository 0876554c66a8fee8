import { DIE_VALUES, type DieValue } from '../../../engine/old-world/poker/dice-poker.ts';

/** The largest count of byte values that six divides: with the few above it, 1 to 4 would come too often. */
const FAIR_BYTES = 252;

/** Rolls fair dice. Chance comes from the device; tests hand in their own bytes. */
export function rollDice(
  count: number,
  randomByte: () => number = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? FAIR_BYTES,
): readonly DieValue[] {
  const dice: DieValue[] = [];
  while (dice.length < count) {
    const byte = randomByte();
    const value = byte < FAIR_BYTES ? DIE_VALUES[byte % DIE_VALUES.length] : undefined;
    if (value !== undefined) dice.push(value);
  }
  return dice;
}
