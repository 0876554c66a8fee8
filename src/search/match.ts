import type { CatalogItem } from './catalog.ts';
import { fold } from './fold.ts';

/** How well a name fits what was typed, from 0 (not at all) to 5 (exactly). The title counts a little more. */
export type NameMatch = { readonly item: CatalogItem; readonly score: number };

/** A catalogue whose names are folded once, so that each key press only compares. */
export type FoldedCatalog = readonly { readonly item: CatalogItem; readonly names: readonly string[] }[];

export const foldCatalog = (catalog: readonly CatalogItem[]): FoldedCatalog =>
  catalog.map((item) => ({ item, names: [item.title, item.otherTitle, ...item.names].map(fold) }));

/** Items whose names fit the query, best first. */
export function matchNames(catalog: FoldedCatalog, query: string): NameMatch[] {
  const typed = fold(query);
  if (typed.length < 2) return [];
  return catalog
    .map(({ item, names }) => ({
      item,
      score: Math.max(...names.map((name, index) => scoreName(name, typed) + (index < 2 ? 0.5 : 0))),
    }))
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score);
}

function scoreName(name: string, typed: string): number {
  if (name === typed) return 5;
  if (name.startsWith(typed)) return 4;
  if (name.includes(` ${typed}`)) return 3;
  const words = typed.split(' ');
  if (words.length > 1 && words.every((word) => name.includes(word))) return 2;
  // The end or the middle of a compound: "poker" in "würfelpoker".
  return typed.length >= 3 && name.includes(typed) ? 1 : -1;
}
