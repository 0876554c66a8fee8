import { z } from 'astro/zod';
import { LANGS, type Lang, type Localized } from '../i18n/locales.ts';
import type { BookSays, Difference, Entry, Game, Library, Text } from './library.ts';

/**
 * The content as others read it: `/api/v1/`. These schemas are the contract; the JSON Schema that is published
 * and the tests both come from them. Fields may be added; anything else needs a new version.
 */
const both = <S extends z.ZodType>(schema: S) => z.strictObject({ en: schema, de: schema });
const citation = z.strictObject({
  document: z.string().describe('Key of a document of the game.'),
  place: z.string().describe('Page or range of pages as printed, or the key of a section.'),
});
const address = z.strictObject({ entry: z.string(), clause: z.string() });

const clauseSchema = z.strictObject({
  id: z.string().describe('Permanent, and the same in both languages.'),
  kind: z
    .enum(['rule', 'reading', 'example'])
    .describe('rule: printed in a book; reading: our interpretation where the books are silent; example.'),
  text: both(z.string()),
  source: both(z.array(citation)).describe('Where it is printed, per language.'),
  why: both(z.string()).optional().describe('Of a reading: what the book leaves open.'),
});

const entrySchema = z.strictObject({
  id: z.string().describe('"game/slug", permanent.'),
  chapter: z.string(),
  title: both(z.string()),
  answer: both(z.string()),
  aliases: both(z.array(z.string())),
  url: both(z.string()),
  clauses: z.array(clauseSchema),
  rulings: z.array(
    z.strictObject({
      id: z.string(),
      verdict: z.enum(['yes', 'no', 'depends']).optional(),
      question: both(z.string()),
      answer: both(z.string()),
      cites: z.array(address),
    }),
  ),
  related: z.array(z.string()),
  tools: z.array(z.string()),
});

const wordSchema = z.strictObject({
  word: z.string(),
  printed: z.string().optional().describe('Document and page.'),
  seen: z.strictObject({ in: z.string(), confidence: z.enum(['high', 'medium', 'low']) }).optional(),
  ours: z.literal(true).optional().describe('Our own translation: no printed word is known.'),
});

export const apiTermSchema = z.strictObject({
  id: z.string(),
  en: wordSchema,
  de: wordSchema,
  note: both(z.string()).optional(),
  entry: z.string().optional(),
});

const bookSays = z.strictObject({
  source: z.array(citation).describe('Empty where the books of this language are silent.'),
  says: both(z.string()),
});

export const apiGameSchema = z.strictObject({
  version: z.literal(1),
  key: z.string(),
  name: both(z.string()),
  documents: z.record(
    z.string(),
    z.strictObject({
      title: both(z.string()),
      language: z.string(),
      pages: z.int().optional(),
      sections: z.record(z.string(), both(z.string())).optional(),
      online: z.string().optional().describe('Address of a source that is no printed book.'),
    }),
  ),
  chapters: z.array(
    z.strictObject({ id: z.string(), title: both(z.string()), entries: z.array(z.string()) }),
  ),
  entries: z.array(entrySchema),
  quickrefs: z.array(
    z.strictObject({
      id: z.string(),
      title: both(z.string()),
      summary: both(z.string()),
      restsOn: z.array(z.string()),
      url: both(z.string()),
    }),
  ),
  terms: z.array(apiTermSchema),
  differences: z.array(
    z.strictObject({
      id: z.string(),
      title: both(z.string()),
      clauses: z.array(address),
      english: bookSays,
      german: bookSays,
      wins: z
        .enum(['english', 'german', 'both'])
        .describe('Whose word counts; both: they complete each other.'),
      by: z.array(address).describe('The golden rules by which it wins.'),
      ruling: both(z.string()),
    }),
  ),
});
export type ApiGame = z.output<typeof apiGameSchema>;

export const apiIndexSchema = z.strictObject({
  version: z.literal(1),
  schema: z.string(),
  games: z.array(
    z.strictObject({ key: z.string(), name: both(z.string()), entries: z.int(), url: z.string() }),
  ),
  terms: z.string().describe('The term base of all games.'),
});
export type ApiIndex = z.output<typeof apiIndexSchema>;

/** Addresses, as the site makes them. */
export type Addresses = {
  readonly entry: (lang: Lang, id: string) => string;
  readonly quickref: (lang: Lang, id: string) => string;
  readonly api: (file: string) => string;
};

export const apiSchema = (): object => z.toJSONSchema(apiGameSchema);

export const apiIndex = (library: Library, addresses: Addresses): ApiIndex => ({
  version: 1,
  schema: addresses.api('schema.json'),
  games: library.games.map(({ key, name, entries }) => ({
    key,
    name,
    entries: entries.length,
    url: addresses.api(`${key}.json`),
  })),
  terms: addresses.api('terms.json'),
});

export const apiGame = (game: Game, addresses: Addresses): ApiGame => ({
  version: 1,
  key: game.key,
  name: game.name,
  documents: Object.fromEntries(
    Object.entries(game.documents).map(([key, { title, language, pages, sections, online }]) => [
      key,
      {
        title,
        language,
        ...(pages !== undefined && { pages }),
        ...(sections !== undefined && { sections }),
        ...(online !== undefined && { online }),
      },
    ]),
  ),
  chapters: game.chapters.map(({ id, title, entries }) => ({
    id,
    title,
    entries: entries.map((entry) => entry.id),
  })),
  entries: game.entries.map((entry) => apiEntry(entry, addresses)),
  quickrefs: game.quickrefs.map(({ id, text, restsOn }) => ({
    id,
    title: each((lang) => text[lang].title),
    summary: each((lang) => text[lang].summary),
    restsOn: [...restsOn],
    url: each((lang) => addresses.quickref(lang, id)),
  })),
  terms: game.terms.map(({ id, en, de, note, entry }) => ({
    id,
    en,
    de,
    ...(note !== undefined && { note }),
    ...(entry !== undefined && { entry }),
  })),
  differences: game.differences.map(apiDifference),
});

function apiDifference(difference: Difference): ApiGame['differences'][number] {
  const { clauses, by, english, german, ...rest } = difference;
  const book = ({ from, says }: BookSays) => ({ source: [...from], says });
  return { ...rest, clauses: [...clauses], by: [...by], english: book(english), german: book(german) };
}

function apiEntry(entry: Entry, addresses: Addresses): ApiGame['entries'][number] {
  const texts = <T>(pick: (text: Text) => T): { en: T; de: T } => each((lang) => pick(entry.text[lang]));
  return {
    id: entry.id,
    chapter: entry.chapter,
    title: texts(({ title }) => title),
    answer: texts(({ answer }) => answer),
    aliases: texts(({ aliases }) => [...aliases]),
    url: each((lang) => addresses.entry(lang, entry.id)),
    clauses: entry.text.en.clauses.map((clause, index) => {
      const german = entry.text.de.clauses[index];
      if (german === undefined) throw new Error(`${entry.id}#${clause.id} has no German counterpart.`);
      const pair = { en: clause, de: german };
      return {
        id: clause.id,
        kind: clause.kind,
        text: each((lang) => pair[lang].text),
        source: each((lang) => [...pair[lang].from]),
        ...(clause.why !== undefined &&
          german.why !== undefined && { why: { en: clause.why, de: german.why } }),
      };
    }),
    rulings: entry.rulings.map(({ id, verdict, cites, en, de }) => ({
      id,
      ...(verdict !== undefined && { verdict }),
      question: { en: en.question, de: de.question },
      answer: { en: en.answer, de: de.answer },
      cites: [...cites],
    })),
    related: [...entry.related],
    tools: [...entry.tools],
  };
}

const each = <T>(make: (lang: Lang) => T): { en: T; de: T } =>
  Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as { en: T; de: T } & Localized<T>;
