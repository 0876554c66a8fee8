import { cleanName, makeName, readName } from './names.ts';

/** Somebody at a table: what they play, and their own name if they gave one. Seats stand in order of play. */
export type Seat<Who extends string> = { readonly who: Who; readonly name: string | undefined };

/** As many seats: those who sit stay, and the first of those who are free join them. */
export function resizeSeats<Who extends string>(
  seats: readonly Seat<Who>[],
  count: number,
  all: readonly Who[],
): readonly Seat<Who>[] {
  const free = all.filter((who) => seats.every((seat) => seat.who !== who));
  return [...seats, ...free.map((who) => ({ who, name: undefined }))].slice(0, count);
}

/** Gives a seat another figure to play; whoever had that one takes the other in exchange. Names stay where they are. */
export const castSeat = <Who extends string>(
  seats: readonly Seat<Who>[],
  place: number,
  who: Who,
): readonly Seat<Who>[] => {
  const before = seats[place]?.who ?? who;
  return seats.map((seat, other) =>
    other === place ? { ...seat, who } : seat.who === who ? { ...seat, who: before } : seat,
  );
};

/** A name as it was typed; nothing typed takes it away. */
export const nameSeat = <Who extends string>(
  seats: readonly Seat<Who>[],
  place: number,
  typed: string,
): readonly Seat<Who>[] =>
  seats.map((seat, other) => (other === place ? { ...seat, name: cleanName(typed) } : seat));

/** @example 'geralt~Anna-triss' */
export const makeSeats = (seats: readonly Seat<string>[]): string =>
  seats.map(({ who, name }) => (name === undefined ? who : `${who}~${makeName(name)}`)).join('-');

/**
 * At least so many seats, at most one for each figure. Who cannot be read, or is there twice, gets a free one, so that
 * all others keep their seats.
 */
export function readSeats<Who extends string>(
  text: string,
  all: readonly Who[],
  least: number,
): readonly Seat<Who>[] {
  const fields = text.split('-').map((seat) => seat.split('~'));
  const count = Math.min(all.length, Math.max(least, fields.length));
  const named = Array.from({ length: count }, (_, place) => all.find((who) => who === fields[place]?.[0]));
  const kept = named.map((who, place) => (named.indexOf(who) === place ? who : undefined));
  const free = all.filter((who) => !kept.includes(who));
  return kept.flatMap((who, place) =>
    (who === undefined ? free.splice(0, 1) : [who]).map((taken) => ({
      who: taken,
      name: readName(fields[place]?.[1] ?? ''),
    })),
  );
}
