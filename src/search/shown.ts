import type { Unit } from './item.ts';
import type { Hit } from './lookup.ts';
import { stemsOf } from './words.ts';

/** How many hits are shown whole; of the others two lines. */
export const WHOLE_HITS = 3;

/** How many letters a hit may have before it pushes the next one below the keyboard of a phone. */
const ROOM_OF_ONE = 380;
/** As many letters of the first two hits stand above the keyboard of a phone. */
const ROOM_OF_TWO = 560;

/** From this share of its words on, a text says nothing new. */
const SAYS_AGAIN = 0.75;

/**
 * What is shown of the first hits: the unit that answers, then the entry's short answer and what fits nearly as well. What
 * only says again what stands there already is left out, and so is what would push the second hit below the keyboard; but
 * the first always has its short answer.
 */
export function shownUnits(hits: readonly Hit[]): readonly (readonly Unit[])[] {
  let above = 0;
  return hits.slice(0, WHOLE_HITS).map(({ item, unit, next }, place) => {
    const [answer] = item.units;
    const shown: Unit[] = [unit];
    const isNew = (more: Unit): boolean => !shown.some((each) => each === more || saysAgain(more, each));
    const fits = (more: Unit): boolean => {
      const letters = lettersOf([...shown, more]);
      return letters <= ROOM_OF_ONE && (place !== 1 || above + item.title.length + letters <= ROOM_OF_TWO);
    };
    if (isNew(answer) && (place === 0 || fits(answer))) shown.push(answer);
    if (next !== undefined && isNew(next) && fits(next)) shown.push(next);
    above += item.title.length + lettersOf(shown);
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
