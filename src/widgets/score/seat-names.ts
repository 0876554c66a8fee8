import type { Seat } from '../../engine/seats.ts';
import { fill } from '../../i18n/words.ts';
import type { ScoreWords } from './words.ts';

/** What everybody at the table is called: by their own name, with the figure where two have the same. */
export function seatNames<Who extends string>(
  seats: readonly Seat<Who>[],
  figures: Readonly<Record<Who, string>>,
  words: ScoreWords,
): readonly string[] {
  const plain = seats.map(({ who, name }) => name ?? figures[who]);
  return seats.map(({ who, name = figures[who] }) =>
    plain.filter((other) => other === name).length > 1 && name !== figures[who]
      ? fill(words.sameName, { name, character: figures[who] })
      : name,
  );
}
