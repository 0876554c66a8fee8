import type { Clause, Entry, Game } from './library.ts';

/** The readings of one entry, the most often asked first. */
export type OpenEntry = { readonly entry: Entry; readonly readings: readonly Clause[] };

/** What a game's books leave open: first the entries that players ask about, the most often asked first, then the rest. */
export type OpenQuestions = { readonly asked: readonly OpenEntry[]; readonly rare: readonly OpenEntry[] };

export function openQuestions(game: Game): OpenQuestions {
  const asked = timesAsked(game);
  const timesOf = ({ id: entry }: Entry, { id }: Clause): number => asked.get(`${entry}#${id}`) ?? 0;
  const entries = game.entries
    .map((entry) => ({
      entry,
      readings: entry.clauses
        .filter(({ kind }) => kind === 'reading')
        .toSorted((one, other) => timesOf(entry, other) - timesOf(entry, one)),
    }))
    .filter(({ readings }) => readings.length > 0)
    .map((open) => ({
      open,
      times: open.readings.reduce((sum, reading) => sum + timesOf(open.entry, reading), 0),
    }))
    .toSorted((one, other) => other.times - one.times);
  return {
    asked: entries.filter(({ times }) => times > 0).map(({ open }) => open),
    rare: entries.filter(({ times }) => times === 0).map(({ open }) => open),
  };
}

/** How many questions rest on each clause. */
function timesAsked({ entries }: Game): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { cites } of entries.flatMap(({ rulings }) => rulings)) {
    for (const { entry, clause } of cites) {
      const address = `${entry}#${clause}`;
      times.set(address, (times.get(address) ?? 0) + 1);
    }
  }
  return times;
}
