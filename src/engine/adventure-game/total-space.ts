/** Totals with capped figures as small whole numbers, so that odds can be counted in plain arrays. */
import { RESULTS, type Total } from './vocabulary.ts';

export type TotalSpace = {
  readonly caps: Total;
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
    return (code) => {
      let sum = code;
      for (const part of parts) sum += part.stride * Math.min(part.amount, part.cap - figure(code, part));
      return sum;
    };
  };
  const taking = (cost: Total): ((code: number) => number) => {
    const parts = named(cost);
    return (code) => {
      let rest = code;
      for (const part of parts) {
        if (figure(code, part) < part.amount) return -1;
        rest -= part.stride * part.amount;
      }
      return rest;
    };
  };
  const [sword, shield, dodge, ritual, sign] = places as [Place, Place, Place, Place, Place];
  return {
    caps,
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
