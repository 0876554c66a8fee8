import { type Colour, COLOURS, whole } from './vocabulary.ts';

/** Leads for one proof, by the hero sheet; what our sources do not show is an input. */
export type Rates = Readonly<Record<Colour, number>>;

/**
 * Geralt's rates are 3, 5 and 7 (DE p. 2), and the red one is pictured (DE p. 5). That it is the 3 is a reading, which a
 * player's report supports: the figure beside the picture is not in our text.
 */
export const GERALT_RED_RATE = 3;

export type Exchanged = { readonly proof: number; readonly leads: number };

/** As much proof as leads of one colour can buy, and what stays; never across colours, never back (EN p. 5 and 7). */
export function exchange(leads: number, rate: number): Exchanged {
  const [owned, price] = [whole(leads), whole(rate)];
  const proof = price === 0 ? 0 : Math.floor(owned / price);
  return { proof, leads: owned - proof * price };
}

export type Belongings = {
  readonly proof: Readonly<Record<Colour, number>>;
  /** All colours together. */
  readonly leads: number;
  readonly gold: number;
};

/** The second tie-break: proof turned back into leads at the hero's rates, with leads and gold (EN p. 9). */
export const countBelongings = ({ proof, leads, gold }: Belongings, rates: Rates): number =>
  COLOURS.reduce(
    (sum, colour) => sum + whole(proof[colour]) * whole(rates[colour]),
    whole(leads) + whole(gold),
  );
