/**
 * The two small notations that authors use to point at something:
 * where a rule is printed (`from="rulebook 14"`) and where another text stands (`dice-poker#ties`).
 */

/** A place in a printed book. `place` is a page range as printed, or the key of a section. */
export type Citation = { readonly document: string; readonly place: string };

/**
 * Parses a clause's `from`: documents separated by ";", pages by ",".
 *
 * @example parseFrom('rulebook 13-14, 30; help-card 1')
 * // => [{ document: 'rulebook', place: '13-14' }, { document: 'rulebook', place: '30' }, { document: 'help-card', place: '1' }]
 */
export function parseFrom(from: string): Citation[] | undefined {
  const citations: Citation[] = [];
  for (const part of from.split(';')) {
    const match = /^\s*([a-z][a-z0-9-]*)\s+(\S.*?)\s*$/.exec(part);
    if (match?.[1] === undefined || match[2] === undefined) return undefined;
    for (const place of match[2].split(',')) {
      citations.push({ document: match[1], place: place.trim() });
    }
  }
  return citations;
}

/** First and last page of a place such as "14" or "13-14"; undefined where it is not a page range. */
export function pageRange(place: string): readonly [number, number] | undefined {
  const match = /^(\d+)(?:-(\d+))?$/.exec(place);
  if (match?.[1] === undefined) return undefined;
  const first = Number(match[1]);
  return [first, match[2] === undefined ? first : Number(match[2])];
}

/** What a reference in a text leads to. */
export type Target =
  | { readonly kind: 'entry'; readonly entry: string; readonly clause?: string | undefined }
  | { readonly kind: 'quickref'; readonly quickref: string }
  | { readonly kind: 'tool'; readonly tool: string }
  | { readonly kind: 'bestiary'; readonly game: string; readonly monster?: string | undefined };

/** Where a reference is written: it may leave out its own game and its own entry. */
export type Place = { readonly game: string; readonly entry?: string | undefined };

/**
 * Resolves a reference like a relative address.
 *
 * @example
 * parseReference('#ties', { game: 'old-world', entry: 'old-world/dice-poker' }) // the clause of this entry
 * parseReference('dice-poker#ties', { game: 'old-world' })                     // an entry of the same game
 * parseReference('card-game/trap', { game: 'old-world' })                      // an entry of another game
 * parseReference('quick/dice-poker', { game: 'old-world' })                    // a quick reference of the same game
 * parseReference('tools/dice-poker', { game: 'old-world' })                    // a tool
 * parseReference('bestiary#griffin', { game: 'old-world' })                    // a monster of the same game
 */
export function parseReference(reference: string, place: Place): Target | undefined {
  const match = /^(?:([a-z0-9-]+)\/)?([a-z0-9-]+)?(?:#([a-z0-9-]+))?$/.exec(reference);
  if (match === null) return undefined;
  const [, folder, name, clause] = match;
  if (name === undefined) {
    return folder === undefined && clause !== undefined && place.entry !== undefined
      ? { kind: 'entry', entry: place.entry, clause }
      : undefined;
  }
  if (folder === 'tools') return clause === undefined ? { kind: 'tool', tool: name } : undefined;
  if (folder === 'quick') {
    return clause === undefined ? { kind: 'quickref', quickref: `${place.game}/${name}` } : undefined;
  }
  if (name === 'bestiary') return { kind: 'bestiary', game: folder ?? place.game, monster: clause };
  return { kind: 'entry', entry: `${folder ?? place.game}/${name}`, clause };
}

/** The game that an id such as "old-world/dice-poker" belongs to. */
export const gameOf = (id: string): string => id.slice(0, id.indexOf('/'));

/** The part of an id that stands in addresses: "dice-poker". */
export const slugOf = (id: string): string => id.slice(id.indexOf('/') + 1);
