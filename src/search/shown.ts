import type { Unit } from './item.ts';
import type { Hit } from './lookup.ts';
import { stemsOf } from './words.ts';

/**
 * How many letters may stand in the list down to the end of each hit that is shown whole: with these the first two stand
 * above the keyboard of a phone. The third is scrolled to anyway. Of later ones there are two lines.
 */
const ROOM = [400, 560, Infinity] as const;
export const WHOLE_HITS = ROOM.length;

/** From this share of its words on, a text says nothing new. */
const SAYS_AGAIN = 0.75;

/**
 * What is shown of the first hits: the unit that answers, then the entry's short answer and what fits nearly as well. What
 * only says again what stands there already is left out, and so is what finds no room; but the first always has its short
 * answer.
 */
export function shownUnits(hits: readonly Hit[]): readonly (readonly Unit[])[] {
  let end = 0;
  return hits.slice(0, WHOLE_HITS).map(({ item, unit, next }, place) => {
    const [answer] = item.units;
    const shown: Unit[] = [unit];
    const endWith = (units: readonly Unit[]): number => end + item.title.length + lettersOf(units);
    const isNew = (more: Unit): boolean => !shown.some((each) => each === more || saysAgain(more, each));
    const fits = (more: Unit): boolean => endWith([...shown, more]) <= (ROOM[place] ?? 0);
    if (isNew(answer) && (place === 0 || fits(answer))) shown.push(answer);
    if (next !== undefined && isNew(next) && fits(next)) shown.push(next);
    end = endWith(shown);
    return shown;
  });
}

/** Whether nearly all words of a text stand in another. */
function saysAgain({ text }: Unit, other: Unit): boolean {
  const words = stemsOf(text);
  const known = new Set(stemsOf(`${other.question ?? ''} ${other.text}`));
  return words.filter((word) => known.has(word)).length >= SAYS_AGAIN * words.length;
}

const lettersOf = (units: readonly Unit[]): number =>
  units
    .map(({ question = '', text, tables = [] }) =>
      [question, text, ...tables.flatMap(({ rows }) => rows.flat())].join(' '),
    )
    .join('').length;
