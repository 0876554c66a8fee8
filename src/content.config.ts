import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import type { Difference, EntryItem, GameItem, Monster, Quickref, Ruling, Term } from './library/library.ts';
import { contentLoaders } from './library/loaders.ts';
import { VOCABULARY } from './vocabulary.ts';

const loaders = contentLoaders('content', VOCABULARY);

/** The library has checked everything by its own schemas: these only tell what type it is of. */
const ofType = <T>() => z.custom<T>();

export const collections = {
  games: defineCollection({ loader: loaders.games, schema: ofType<GameItem>() }),
  entries: defineCollection({ loader: loaders.entries, schema: ofType<EntryItem>() }),
  rulings: defineCollection({ loader: loaders.rulings, schema: ofType<Ruling>() }),
  quickrefs: defineCollection({ loader: loaders.quickrefs, schema: ofType<Quickref>() }),
  terms: defineCollection({ loader: loaders.terms, schema: ofType<Term>() }),
  differences: defineCollection({ loader: loaders.differences, schema: ofType<Difference>() }),
  monsters: defineCollection({ loader: loaders.monsters, schema: ofType<Monster>() }),
  texts: defineCollection({ loader: loaders.texts }),
};
