/** Figures of 0 or more that are worked out once per key. */
type Memo = {
  /** −1 while it is not known. */
  readonly get: (key: number) => number;
  readonly set: (key: number, value: number) => void;
};

/** Above this many keys a table would cost more than it saves. */
const DENSE = 1_000_000;

/** A memo for keys from 0 to size − 1. */
export function makeMemo(size: number): Memo {
  if (size > DENSE) {
    const known = new Map<number, number>();
    return { get: (key) => known.get(key) ?? -1, set: (key, value) => void known.set(key, value) };
  }
  const table = new Float64Array(size).fill(-1);
  return {
    get: (key) => Number(table[key]),
    set: (key, value) => {
      table[key] = value;
    },
  };
}

/** A function that works out each answer once. */
export function remembered<T>(work: (key: number) => T): (key: number) => T {
  const known = new Map<number, { readonly made: T }>();
  return (key) => {
    const found = known.get(key) ?? { made: work(key) };
    known.set(key, found);
    return found.made;
  };
}
