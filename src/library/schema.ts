import { z } from 'astro/zod';

/**
 * What an author may write, field by field. Unknown fields fail: a mistyped key must not be lost silently.
 * `content/README.md` tells the same in prose; this file is what the build believes.
 */

const text = z.string().trim().min(1, 'Write a text here, or leave the field out.');

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write lower-case words joined by hyphens, such as "dice-poker".');

const ONE_OR_NONE = 'Write at least one look-up, or leave the text out.';

/** A text in both languages. One language alone fails: readers get both or neither. */
const both = z.strictObject({ en: text, de: text });

/** A printed book (or a page of one) that clauses cite by its key: `from="rulebook 14"`. */
export const documentSchema = z
  .strictObject({
    /** Full title as a reader would look for it. */
    title: both,
    /** How a citation begins: "Rulebook" gives "Rulebook p. 14". */
    cite: both,
    /** The language that the book itself is printed in. */
    language: z.enum(['en', 'de', 'es', 'pl']),
    /** Number of the last printed page. Leave it out for a book without page numbers, and list `sections`. */
    pages: z.int().positive().optional(),
    /** Headings of a book without page numbers; cited by key: `from="rulebook trap"`. */
    sections: z.record(slug, both).optional(),
    /** Address of a source that is no printed book. Readings may rest on it, rules cannot. */
    online: z.url({ protocol: /^https?$/ }).optional(),
    /** What we had of it and how sure the page numbers are. */
    note: both.optional(),
  })
  .refine((document) => (document.pages === undefined) !== (document.sections === undefined), {
    message: 'Give either "pages" (last page number) or, for a book without page numbers, "sections".',
  });

export const gameSchema = z.strictObject({
  name: both,
  /** The name as players say it, for breadcrumbs and citations: "Old World". */
  short: both,
  /** Left out where our sources do not name one. */
  publisher: both.optional(),
  /** Designer and year of the edition our sources are. */
  edition: both,
  /** Number of players as printed; left out where our sources do not say. */
  players: text.optional(),
  /** One sentence that tells somebody who found this page what game it is. */
  about: both,
  documents: z.record(slug, documentSchema),
  /** Reading order of the rulebook page: every entry stands in exactly one chapter. */
  chapters: z.array(z.strictObject({ id: slug, title: both, entries: z.array(slug) })),
  /** Order of the quick references. */
  quickrefs: z.array(slug),
  /** The quick reference of the turn order: table mode opens with it. Without it, with the first. */
  turn: slug.optional(),
  /** The questions that are asked most, "entry#ruling": search offers them before anything is typed. */
  asked: z.array(text).optional(),
  /** Symbols (names of icons) and colours that are drawn wherever a text names them. */
  symbols: z.array(slug).optional(),
  /** What the books show only as pictures or our copies lost; listed on the sources page. */
  unknown: z.array(both),
});

/** `entry.yaml`: what is the same in both languages. */
export const entrySchema = z.strictObject({
  /** Entries worth reading next, most useful first. */
  related: z.array(text),
  /** Tools that work out what this entry describes. */
  tools: z.array(slug),
  /** Terms of the game's term base that this entry explains. */
  terms: z.array(slug),
});

/** Front matter of an entry's `en.mdx` and `de.mdx`. */
export const textSchema = z.strictObject({
  title: text,
  /** One or two sentences: what a player at the table needs most. Shown first, and in search results and previews. */
  answer: text.max(
    200,
    'An answer is one or two sentences of at most 200 characters; the rest belongs into clauses.',
  ),
  /** Abbreviations, slang, synonyms, merged titles: what matching cannot derive from the text by itself. */
  aliases: z.array(text),
});

/** Front matter of a quick reference's `en.mdx` and `de.mdx`. */
export const quickrefSchema = z.strictObject({
  title: text,
  /** Its name on a tab of table mode, where the title is too long for one. */
  short: text.max(18, 'A tab is narrow: write at most 18 characters.').optional(),
  /** What the page settles, in one sentence. */
  summary: text,
});

/** `rulings.yaml`: questions as players ask them. */
export const rulingsSchema = z.array(
  z.strictObject({
    id: slug,
    /** Leave it out where the question cannot be answered by yes or no. */
    verdict: z.enum(['yes', 'no', 'depends']).optional(),
    /** The clauses that the answer rests on. */
    cites: z.array(text).min(1, 'Name at least one clause that the answer rests on.'),
    en: z.strictObject({ question: text, answer: text }),
    de: z.strictObject({ question: text, answer: text }),
  }),
);

/** The key of an entry's short answer among its texts. */
export const SHORT_ANSWER = 'answer';

/**
 * `typed.yaml`: what players type who want one text of the entry, by the id of its clause or ruling; `answer` is the
 * entry's short answer. Search learns the words from it that the text does not say; nothing of it is shown.
 */
export const typedSchema = z.record(
  slug,
  z.strictObject({ en: z.array(text).min(1, ONE_OR_NONE), de: z.array(text).min(1, ONE_OR_NONE) }),
);

/** Where a word of the term base was seen. */
const provenance = {
  /** Document and page, as in a clause's `from`. */
  printed: text.optional(),
  /** Seen in another source (reviews, component lists): which, and how sure that is. */
  seen: z.strictObject({ in: text, confidence: z.enum(['high', 'medium', 'low']) }).optional(),
  /** Our own translation, because no printed word is known. */
  ours: z.literal(true).optional(),
};
const word = z
  .strictObject({ word: text, ...provenance })
  .refine(
    (entry) => [entry.printed, entry.seen, entry.ours].filter((source) => source !== undefined).length === 1,
    {
      message: 'Say where the word is from: exactly one of "printed", "seen" or "ours: true".',
    },
  );

export const termsSchema = z.array(z.strictObject({ id: slug, en: word, de: word, note: both.optional() }));

/** What the books of one language say; without `from` they are silent. */
const bookSays = z.strictObject({ from: text.optional(), says: both });

/** Where the printed German and English books differ in content, most consequential first. */
export const differencesSchema = z.array(
  z
    .strictObject({
      id: slug,
      title: both,
      /** The clauses that it concerns. */
      clauses: z.array(text).min(1, 'Name at least one clause that the difference concerns.'),
      english: bookSays,
      german: bookSays,
      /** Whose word counts; `both` where one book only completes the other. */
      wins: z.enum(['english', 'german', 'both']),
      /** The clauses by which it wins: a golden rule. */
      by: z.array(text),
      /** What to do at the table. */
      ruling: both,
    })
    .refine(({ wins, by }) => (wins === 'both') === (by.length === 0), {
      message: 'Name in "by" the rule by which one book wins, and none where both count.',
    })
    .refine(({ english, german }) => english.from !== undefined || german.from !== undefined, {
      message: 'Two books that are both silent do not differ. Add "from" to one of them.',
    }),
);

const number = z.int().positive('Write a number from 1 on.');
const cardColors = z.array(z.enum(['red', 'blue', 'green', 'yellow', 'purple'])).min(1, 'Name a color.');
const effectOf = <K extends string, F extends z.ZodRawShape>(kind: K, fields: F) =>
  z.strictObject({ kind: z.literal(kind), ...fields });
/** A trail token of the monster spares the witcher. */
const unlessTrail = z.literal('trail').optional();

/**
 * What the ability of a monster does, so that a tool can apply it. Where no `when` says otherwise, a kind names its moment;
 * first turns are those of the witcher, first attacks those of the monster.
 */
const EFFECTS = [
  effectOf('discard', {
    of: z.enum(['hand', 'deck', 'potions']),
    count: number,
    random: z.literal(true).optional(),
    when: z.enum([
      'to-begin',
      'before-life-pool',
      'after-life-pool',
      'before-first-turn',
      'after-first-attack',
    ]),
    unless: unlessTrail,
  }),
  /** Before the fight. */
  effectOf('lower-shield', { by: number, per: z.literal('hand-card').optional() }),
  /** Before the fight, and for all of it. */
  effectOf('lower-defense', { by: number }),
  effectOf('combat-in-first-turn', { value: z.int().nonnegative() }),
  effectOf('damage-in-first-turn', {
    most: z.int().nonnegative(),
    /** Whatever takes them, not damage alone. */
    cards: z.literal(true).optional(),
    unless: unlessTrail,
  }),
  effectOf('random-first-card', {}),
  /** At the end of every turn of the witcher. */
  effectOf('draw-less', { by: number, least: number.optional(), unless: z.literal('dodge').optional() }),
  effectOf('shield-per-turn', { most: number }),
  effectOf('colors-lower-damage', { colors: cardColors, by: number }),
  effectOf('colors-lower-shield', { colors: cardColors, by: number }),
  effectOf('colors-without-effect', { colors: cardColors }),
  effectOf('potions-per-fight', { most: number }),
  /** The attack type that costs the witcher more cards. */
  effectOf('worse-first-attack', {}),
  /** Hand, then shield and deck as usual. */
  effectOf('first-attack-hits-hand', {}),
  effectOf('stronger-first-attack', { by: number }),
  /** While it has at most `left` cards. */
  effectOf('stronger-last-attacks', { by: number, left: number }),
  /** Whenever it deals damage: so much less, and so many random hand cards. */
  effectOf('discard-for-damage', { by: number, count: number }),
  /** In Phase III of the turn in which it was defeated. */
  effectOf('draw-after-defeat', { count: number }),
] as const;

export const effectSchema = z.discriminatedUnion('kind', EFFECTS, {
  error: `Write one of these kinds: ${EFFECTS.map(({ shape }) => shape.kind.value).join(', ')}.`,
});

const seen = z.strictObject({
  /** A source outside the books: a document with `online`. */
  from: text,
  confidence: z.enum(['high', 'medium', 'low']),
});

/** `bestiary/<game>/<monster>.yaml`: what no book prints and players have written down from their cards. */
export const monsterSchema = z.strictObject({
  name: both,
  /** What else players type for it: plurals, other spellings, what it is. */
  names: z.strictObject({ en: z.array(text), de: z.array(text) }),
  level: z.literal([1, 2, 3], { error: 'Write the level of the monster: 1, 2 or 3.' }),
  life: number,
  ability: both,
  effect: effectSchema,
  /** The expansion that it belongs to; left out for what is in the box of the game. */
  expansion: both.optional(),
  sources: z.strictObject({
    /** Of the German name: our book is English. */
    name: seen,
    /** Of level and life. */
    life: seen,
    ability: seen,
  }),
  /** Where a book happens to show the monster, in an example. */
  printed: text.optional(),
});

/** For which tables something is: options by choice; a choice that is not named does not matter. */
const when = z.record(
  slug,
  z.array(z.coerce.string()).min(1, 'Name at least one option, or leave the choice out.'),
);

const setUpStep = z.strictObject({
  /** The clause that says what to do: "entry#clause". */
  clause: text,
  when: when.optional(),
  /** A clause shown below it, such as the table that it speaks of. */
  shows: text.optional(),
  /** Of the table in the one or the other, for which tables each row is. */
  rows: z.array(when).optional(),
  /** The same for each column but the first. */
  columns: z.array(when).optional(),
  /** What it comes to at certain tables: the number that they need, in few words. */
  here: z.array(z.strictObject({ when, en: text, de: text })).optional(),
  /** Clauses that help with it, folded away. */
  notes: z.array(text).optional(),
});

/** `set-up/<game>.yaml`: what to do before the first turn, in order, and on what it depends. */
export const setUpSchema = z.strictObject({
  /** The numbers of players: the first choice, called "players". */
  players: z.array(z.int().positive()).min(1, 'Name at least one number of players.'),
  /** What else a table decides. */
  choices: z.array(
    z.strictObject({
      id: slug,
      name: both,
      when: when.optional(),
      options: z.array(z.strictObject({ id: slug, name: both })).min(2, 'A choice has at least two options.'),
    }),
  ),
  groups: z
    .array(z.strictObject({ title: both, steps: z.array(setUpStep).min(1, 'Name at least one step.') }))
    .min(1, 'Write at least one group of steps.'),
});

/**
 * What was published under another address, by game: from the entry, or the clause or ruling, that is no longer there to
 * the one that took it in: `dice-poker#help-card: help-card#poker`.
 */
export const movedSchema = z.record(
  z
    .string()
    .regex(
      /^[a-z0-9-]+(#[a-z0-9-]+)?$/,
      'Write the address that was published: "dice-poker" or "dice-poker#ties".',
    ),
  text,
);

export type GameData = z.output<typeof gameSchema>;
export type DocumentData = z.output<typeof documentSchema>;
export type EntryData = z.output<typeof entrySchema>;
export type TextData = z.output<typeof textSchema>;
export type QuickrefData = z.output<typeof quickrefSchema>;
export type RulingData = z.output<typeof rulingsSchema>[number];
export type TypedData = z.output<typeof typedSchema>;
export type TermData = z.output<typeof termsSchema>[number];
export type SetUpData = z.output<typeof setUpSchema>;
export type MonsterData = z.output<typeof monsterSchema>;
export type DifferenceData = z.output<typeof differencesSchema>[number];
