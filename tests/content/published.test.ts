import { describe, expect, it } from 'vitest';
import { library } from '../support/library.ts';
import { readPublished } from '../support/published.ts';

describe('published addresses', () => {
  const published = readPublished();
  const games = new Set(library.games.map(({ key }) => key));
  const moved = new Set(
    library.games.flatMap((game) =>
      game.moved.map(({ entry, anchor }) => (anchor === undefined ? entry : `${entry}#${anchor}`)),
    ),
  );
  const here = new Set(
    library.entries.flatMap(({ id, clauses, rulings }) => [
      id,
      ...[...clauses, ...rulings].map((unit) => `${id}#${unit.id}`),
    ]),
  );
  for (const { key, monsters } of library.games) {
    if (monsters.length > 0) here.add(`${key}/bestiary`);
    for (const { id } of monsters) here.add(`${key}/bestiary#${id}`);
  }
  /** Clauses and rulings, and the entries that they stand in: "old-world/dice-poker#ties". */
  const anchored = published
    .filter((address) => address.includes('#'))
    .map((address) => address.slice(1).replace('/#', '#'));
  const entries = [...new Set(anchored.map((address) => address.replace(/#.*/, '')))];

  it('are those of all games', () => {
    expect(anchored.length).toBeGreaterThan(3000);
    expect(entries.length).toBeGreaterThan(200);
    expect(new Set(entries.map((entry) => entry.split('/')[0]))).toEqual(games);
  });

  it('still lead to their entry, clause or ruling, or to what took it in', () => {
    expect([...anchored, ...entries].filter((address) => !here.has(address) && !moved.has(address))).toEqual(
      [],
    );
  });
});
