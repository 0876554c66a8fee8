import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of the built site, as the look-ups need it. */
export type Entry = {
  /** "old-world/dice-poker" */
  readonly id: string;
  /** Its English title and aliases. */
  readonly names: readonly string[];
  /** By language: title, answer and clauses, in this order. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
};

type Both<T> = Readonly<Record<string, T>>;
type GameFile = {
  readonly entries: readonly {
    readonly id: string;
    readonly title: Both<string>;
    readonly answer: Both<string>;
    readonly aliases: Both<readonly string[]>;
    readonly clauses: readonly { readonly text: Both<string> }[];
  }[];
  readonly moved: readonly { readonly from: string; readonly to: string }[];
};

function gamesIn(api: string): readonly GameFile[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(api, file), 'utf8'));
  return (read('index.json') as { games: { key: string }[] }).games.map(
    ({ key }) => read(`${key}.json`) as GameFile,
  );
}

/** All entries, from the JSON that the build publishes. */
export function readEntries(api: string): readonly Entry[] {
  return gamesIn(api).flatMap((game) =>
    game.entries.map(({ id, title, answer, aliases, clauses }) => ({
      id,
      names: [title.en ?? '', ...(aliases.en ?? [])],
      texts: Object.fromEntries(
        Object.keys(title).map((lang) => [
          lang,
          [title[lang] ?? '', answer[lang] ?? '', ...clauses.map(({ text }) => text[lang] ?? '')],
        ]),
      ),
    })),
  );
}

/** Where clauses and rulings that were merged stand now: "game/entry#id" to "game/entry#id". */
export function readMoved(api: string): ReadonlyMap<string, string> {
  return new Map(
    gamesIn(api).flatMap(({ moved }) =>
      moved.map(({ from, to }) => [from, to.includes('#') ? to : `${to}#`]),
    ),
  );
}

/** What a search without any skill finds: titles that contain the query, then answers, then clauses. */
export function searchBySubstring(entries: readonly Entry[], lang: string, query: string): readonly string[] {
  const place = ({ texts }: Entry): number =>
    (texts[lang] ?? []).findIndex((text) => text.toLowerCase().includes(query.toLowerCase()));
  return entries
    .map((entry) => ({ id: entry.id, place: place(entry) }))
    .filter((entry) => entry.place >= 0)
    .sort((a, b) => Math.min(a.place, 2) - Math.min(b.place, 2))
    .map(({ id }) => id);
}
