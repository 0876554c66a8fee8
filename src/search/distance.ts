/** Typing stands still sometimes: from this length on, letters that are still to come are no mistakes. */
const OPEN_FROM = 5;

/**
 * How many letters of what was typed are wrong, missing, too many or transposed (Damerau–Levenshtein), counted up to one
 * more than `most`.
 *
 * @example distance('fatgiue', 'fatigue', 2) // => 1
 */
export function distance(typed: string, word: string, most: number): number {
  const tooFar = most + 1;
  const open = typed.length >= OPEN_FROM;
  if (typed.length - word.length > most || (!open && word.length - typed.length > most)) return tooFar;
  const reach = word.slice(0, typed.length + most);
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: reach.length + 1 }, (_, column) => column);
  for (let line = 0; line < typed.length; line++) {
    const next = [line + 1];
    for (let column = 0; column < reach.length; column++) {
      const transposed = typed[line] === reach[column - 1] && typed[line - 1] === reach[column];
      next.push(
        Math.min(
          at(last, column + 1) + 1,
          at(next, column) + 1,
          at(last, column) + (typed[line] === reach[column] ? 0 : 1),
          transposed ? at(beforeLast, column - 1) + 1 : tooFar,
        ),
      );
    }
    if (Math.min(...next) > most) return tooFar;
    [beforeLast, last] = [last, next];
  }
  return Math.min(tooFar, ...(open ? last.slice(typed.length - most) : last.slice(-1)));
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
