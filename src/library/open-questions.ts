import type { Clause, Entry, Game } from './library.ts';

/** The readings of one entry. */
export type OpenEntry = { readonly entry: Entry; readonly readings: readonly Clause[] };

/** What a game's books leave open: first what players ask about, the most often asked first, then the rest. */
export type OpenQuestions = { readonly asked: readonly OpenEntry[]; readonly rare: readonly OpenEntry[] };

export function openQuestions(game: Game): OpenQuestions {
  const asked = timesAsked(game);
  const times = ({ entry, readings }: OpenEntry): number =>
    readings.reduce((sum, { id }) => sum + (asked.get(`${entry.id}#${id}`) ?? 0), 0);
  const entriesWith = (isAsked: boolean): OpenEntry[] =>
    game.entries
      .map((entry) => ({
        entry,
        readings: entry.clauses.filter(
          ({ kind, id }) => kind === 'reading' && asked.has(`${entry.id}#${id}`) === isAsked,
        ),
      }))
      .filter(({ readings }) => readings.length > 0);
  return {
    asked: entriesWith(true).toSorted((one, other) => times(other) - times(one)),
    rare: entriesWith(false),
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
