import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { quickrefSchema, textSchema } from './library/schema.ts';

/** Ids are paths without their ending: "old-world/dice-poker/en". */
const texts = (base: string): ReturnType<typeof glob> =>
  glob({ base, pattern: '**/{en,de}.mdx', generateId: ({ entry }) => entry.replace(/\.mdx$/, '') });

/** Only what Astro renders is a collection; `src/library` reads, checks and links all of the content. */
export const collections = {
  glossary: defineCollection({ loader: texts('./content/glossary'), schema: textSchema }),
  quickrefs: defineCollection({ loader: texts('./content/quickrefs'), schema: quickrefSchema }),
};
