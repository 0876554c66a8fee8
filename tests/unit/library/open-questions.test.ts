import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../../src/library/open-questions.ts';
import { library } from '../../support/library.ts';

describe.each(library.games)('openQuestions of $key', (game) => {
  const { asked, rare } = openQuestions(game);
  const addresses = (entries: typeof asked): string[] =>
    entries.flatMap(({ entry, readings }) => readings.map(({ id }) => `${entry.id}#${id}`));
  const cited = game.entries.flatMap(({ rulings }) =>
    rulings.flatMap(({ cites }) => cites.map(({ entry, clause }) => `${entry}#${clause}`)),
  );

  it('has every reading once, and nothing else', () => {
    const readings = game.entries.flatMap(({ id, clauses }) =>
      clauses.filter(({ kind }) => kind === 'reading').map((clause) => `${id}#${clause.id}`),
    );
    expect(addresses([...asked, ...rare]).toSorted()).toEqual(readings.toSorted());
  });

  it('has every entry once, its readings by how often they are asked', () => {
    const entries = [...asked, ...rare].map(({ entry }) => entry.id);
    expect(entries).toEqual([...new Set(entries)]);
    for (const { entry, readings } of asked) {
      const times = readings.map(
        ({ id }) => cited.filter((address) => address === `${entry.id}#${id}`).length,
      );
      expect(times).toEqual(times.toSorted((one, other) => other - one));
    }
  });

  it('begins with the entry that is asked about most', () => {
    const times = asked.map((open) => cited.filter((address) => addresses([open]).includes(address)).length);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(times.at(-1)).toBeGreaterThan(0);
    expect(addresses(rare).filter((address) => cited.includes(address))).toEqual([]);
  });
});
