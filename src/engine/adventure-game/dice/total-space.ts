/** Totals with capped figures as whole numbers, which a map or an array finds at once. */
import { RESULTS, type Total } from '../vocabulary.ts';

export type TotalSpace = {
  /** How many totals there are: codes go from 0 to size − 1. */
  readonly size: number;
  /** The code of a total; figures above a cap count as the cap. */
  readonly encode: (total: Total) => number;
  readonly decode: (code: number) => Total;
  /** Gives the code after these results came in. */
  readonly adding: (gain: Total) => (code: number) => number;
  /** Gives the code after these results went out, or −1 when they are not all there. */
  readonly taking: (cost: Total) => (code: number) => number;
};

export function makeSpace(caps: Total): TotalSpace {
  // The first kind changes fastest.
  const radix = RESULTS.map((kind) => caps[kind] + 1);
  const places = RESULTS.map((kind, index) => ({
    kind,
    cap: caps[kind],
    stride: radix.slice(0, index).reduce((product, count) => product * count, 1),
  }));
  type Place = (typeof places)[number];
  const figure = (code: number, { stride, cap }: Place): number => Math.floor(code / stride) % (cap + 1);

  /** Only the kinds that an amount names: most faces and effects touch one or two. */
  const named = (amounts: Total): readonly (Place & { readonly amount: number })[] =>
    places.map((place) => ({ ...place, amount: amounts[place.kind] })).filter(({ amount }) => amount > 0);

  const adding = (gain: Total): ((code: number) => number) => {
    const parts = named(gain);
    return (code) =>
      parts.reduce(
        (sum, part) => sum + part.stride * Math.min(part.amount, part.cap - figure(code, part)),
        code,
      );
  };
  const taking = (cost: Total): ((code: number) => number) => {
    const parts = named(cost);
    const paid = parts.reduce((sum, { stride, amount }) => sum + stride * amount, 0);
    return (code) => (parts.every((part) => figure(code, part) >= part.amount) ? code - paid : -1);
  };
  const [sword, shield, dodge, ritual, sign] = places as [Place, Place, Place, Place, Place];
  return {
    size: radix.reduce((product, count) => product * count, 1),
    encode: (total) => adding(total)(0),
    decode: (code) => ({
      sword: figure(code, sword),
      shield: figure(code, shield),
      dodge: figure(code, dodge),
      ritual: figure(code, ritual),
      sign: figure(code, sign),
    }),
    adding,
    taking,
  };
}
