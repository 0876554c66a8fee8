import { z } from 'astro/zod';
import { LANGS, type Lang, type Localized } from '../../i18n/locales.ts';
import { CLAUSE_TAGS, type ClauseKind } from '../clause-kinds.ts';
import type {
  Block,
  BookSays,
  Clause,
  Difference,
  Entry,
  Game,
  Library,
  Monster,
  Seen,
  Text,
} from '../library.ts';
import { effectSchema } from '../schema.ts';

/**
 * The content as others read it: `/api/v2/`. These schemas are the contract; the JSON Schema that is published
 * and the tests both come from them. Fields may be added; anything else needs a new version.
 */
const both = <S extends z.ZodType>(schema: S) => z.strictObject({ en: schema, de: schema });
const citation = z.strictObject({
  document: z.string().describe('Key of a document of the game.'),
  place: z.string().describe('Page or range of pages as printed, or the key of a section.'),
});
const address = z.strictObject({ entry: z.string(), clause: z.string() });

const table = z.strictObject({ head: z.array(z.string()), rows: z.array(z.array(z.string())) });

const clauseSchema = z.strictObject({
  id: z.string().describe('Permanent, and the same in both languages.'),
  kind: z
    .enum(Object.values(CLAUSE_TAGS) as [ClauseKind, ...ClauseKind[]])
    .describe(
      'rule: printed in a book; reading: our interpretation where the books are silent; example; gap: only the components or a better copy tell; outside: a fact from outside the books.',
    ),
  step: z.int().optional().describe('Its number, where it is a step.'),
  text: both(z.string()).describe('Plain words; rows of tables are separated by semicolons.'),
  tables: both(z.array(table)).optional().describe('The tables that the text holds, row by row.'),
  source: both(z.array(citation)).describe('Where it is printed, per language.'),
  onlyIn: z.enum(LANGS).optional().describe('The language of the only books that print it.'),
  why: both(z.string()).optional().describe('Of a reading: what the book leaves open.'),
  confidence: z.enum(['high', 'medium', 'low']).optional().describe('Of a fact from outside the books.'),
});

const blockSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('heading'), title: both(z.string()) }),
    z.strictObject({ type: z.literal('clause'), id: z.string() }),
    z
      .strictObject({ type: z.literal('also'), ...address.shape, step: z.int().optional() })
      .describe('A clause of another entry, shown here as well.'),
    z.strictObject({ type: z.literal('tool'), tool: z.string() }),
  ])
  .describe('What the entry shows, in order.');

const entrySchema = z.strictObject({
  id: z.string().describe('"game/slug", permanent.'),
  chapter: z.string(),
  title: both(z.string()),
  answer: both(z.string()),
  aliases: both(z.array(z.string())),
  url: both(z.string()),
  markdown: both(z.string()).describe('The same entry as Markdown.'),
  blocks: z.array(blockSchema),
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
  seeAlso: z.array(z.string()),
  tools: z.array(z.string()),
});

const movedSchema = z
  .strictObject({ from: z.string(), to: z.string() })
  .describe('Addresses "game/entry#id" that were published, and where what stood there stands now.');

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

const seenSchema = z.strictObject({
  source: z.array(citation),
  confidence: z.enum(['high', 'medium', 'low']),
});

const monsterSchema = z
  .strictObject({
    id: z.string().describe('Permanent, and the same in both languages.'),
    name: both(z.string()),
    names: both(z.array(z.string())).describe('What else players type for it.'),
    level: z.int(),
    life: z.int(),
    ability: both(z.string()),
    effect: effectSchema.describe('What the ability does, for programs.'),
    expansion: both(z.string()).optional().describe('Where it is not in the box of the game.'),
    sources: z
      .strictObject({ name: seenSchema, life: seenSchema, ability: seenSchema })
      .describe('Where players wrote it down: its German name, level and life, ability.'),
    printed: z.array(citation).describe('Where a book happens to show it.'),
    url: both(z.string()),
  })
  .describe('From outside the books: the card on the table counts.');

export const apiGameSchema = z.strictObject({
  version: z.literal(2),
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
  moved: z.array(movedSchema),
  monsters: z.array(monsterSchema),
});
export type ApiGame = z.output<typeof apiGameSchema>;

export const apiIndexSchema = z.strictObject({
  version: z.literal(2),
  schema: z.string(),
  games: z.array(
    z.strictObject({ key: z.string(), name: both(z.string()), entries: z.int(), url: z.string() }),
  ),
  terms: z.string().describe('The term base of all games.'),
});
export type ApiIndex = z.output<typeof apiIndexSchema>;

/** Addresses, as the site makes them. */
export type Addresses = {
  readonly entry: (lang: Lang, id: string, anchor?: string) => string;
  readonly markdown: (lang: Lang, id: string) => string;
  readonly quickref: (lang: Lang, id: string) => string;
  readonly tool: (lang: Lang, id: string) => string;
  readonly bestiary: (lang: Lang, game: string, monster?: string) => string;
  readonly bestiaryMarkdown: (lang: Lang, game: string) => string;
  readonly api: (file: string) => string;
};

export const apiSchema = (): object => z.toJSONSchema(apiGameSchema);

export const apiIndex = (library: Library, addresses: Addresses): ApiIndex => ({
  version: 2,
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
  version: 2,
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
  moved: game.moved.map(({ entry, anchor, to }) => ({
    from: addressOf(entry, anchor),
    to: addressOf(to.entry, to.anchor),
  })),
  monsters: game.monsters.map((monster) => apiMonster(monster, addresses)),
});

const addressOf = (entry: string, anchor: string | undefined): string =>
  anchor === undefined ? entry : `${entry}#${anchor}`;

function apiMonster(monster: Monster, addresses: Addresses): ApiGame['monsters'][number] {
  const { id, game, name, names, level, life, ability, effect, expansion, sources, printed } = monster;
  const seen = ({ from, confidence }: Seen) => ({ source: [...from], confidence });
  return {
    id,
    name,
    names,
    level,
    life,
    ability,
    effect,
    ...(expansion !== undefined && { expansion }),
    sources: { name: seen(sources.name), life: seen(sources.life), ability: seen(sources.ability) },
    printed: [...printed],
    url: each((lang) => addresses.bestiary(lang, game, id)),
  };
}

function apiDifference(difference: Difference): ApiGame['differences'][number] {
  const { id, title, wins, ruling, clauses, by, english, german } = difference;
  const book = ({ from, says }: BookSays) => ({ source: [...from], says });
  return {
    id,
    title,
    wins,
    ruling,
    clauses: [...clauses],
    by: [...by],
    english: book(english),
    german: book(german),
  };
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
    markdown: each((lang) => addresses.markdown(lang, entry.id)),
    blocks: entry.blocks.map(apiBlock),
    clauses: entry.clauses.map(apiClause),
    rulings: entry.rulings.map(({ id, verdict, cites, en, de }) => ({
      id,
      ...(verdict !== undefined && { verdict }),
      question: { en: en.question, de: de.question },
      answer: { en: en.answer, de: de.answer },
      cites: [...cites],
    })),
    seeAlso: [...entry.seeAlso],
    tools: [...entry.tools],
  };
}

function apiBlock(block: Block): ApiGame['entries'][number]['blocks'][number] {
  if (block.type === 'heading') return { type: 'heading', title: block.title };
  if (block.type === 'tool') return { type: 'tool', tool: block.tool };
  if (block.type === 'clause') return block;
  const { clause, step } = block;
  return { type: 'also', ...clause, ...(step !== undefined && { step }) };
}

function apiClause(clause: Clause): ApiGame['entries'][number]['clauses'][number] {
  const { id, kind, step, text, tables, from, onlyIn, why, confidence } = clause;
  const rows = each((lang) =>
    tables[lang].map(({ head, rows: lines }) => ({ head: [...head], rows: lines.map((line) => [...line]) })),
  );
  return {
    id,
    kind,
    ...(step !== undefined && { step }),
    text,
    ...(rows.en.length > 0 && { tables: rows }),
    source: each((lang) => [...from[lang]]),
    ...(onlyIn !== undefined && { onlyIn }),
    ...(why !== undefined && { why }),
    ...(confidence !== undefined && { confidence }),
  };
}

const each = <T>(make: (lang: Lang) => T): { en: T; de: T } =>
  Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as { en: T; de: T } & Localized<T>;
