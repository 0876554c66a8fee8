import type { Game } from './library.ts';

export type SetUp = { readonly kind: 'quickref' | 'entry'; readonly id: string };

const SLUGS: readonly string[] = ['set-up', 'setup'];

/** Where a game tells how it is set up: its quick reference, or else the entry. */
export function setUpOf({ quickrefs, entries }: Pick<Game, 'quickrefs' | 'entries'>): SetUp | undefined {
  const quickref = quickrefs.find(({ slug }) => SLUGS.includes(slug));
  if (quickref !== undefined) return { kind: 'quickref', id: quickref.id };
  const entry = entries.find(({ slug }) => SLUGS.includes(slug));
  return entry && { kind: 'entry', id: entry.id };
}
