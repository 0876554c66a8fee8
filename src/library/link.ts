import { LANGS, type Lang, type Localized } from '../i18n/locales.ts';
import { HEADING_ANCHOR } from '../i18n/page-names.ts';
import type {
  Block,
  BookSays,
  Clause,
  ClauseAddress,
  Collections,
  Confidence,
  Difference,
  EntryItem,
  GameItem,
  Monster,
  Moved,
  Quickref,
  Ruling,
  Seen,
  SetUp,
  Term,
} from './library.ts';
import { PLAYERS } from './set-up.ts';
import type { RawContent, RawEntry, RawQuickref } from './read/content.ts';
import type { MdxFile, RawBlock, RawClause } from './read/mdx.ts';
import {
  type Citation,
  gameOf,
  parseFrom,
  parseReference,
  type Place,
  slugOf,
  type Target,
} from './references.ts';
import type { DifferenceData, GameData, MonsterData, SetUpData, TextData } from './schema.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Builds the collections from checked content: references become ids, links also run backwards. */
export function linkContent(content: RawContent, vocabulary: Vocabulary): Collections {
  const mentions = collectMentions(content);
  const entries = [...content.games].flatMap(([key, { data }]) =>
    data.chapters.flatMap(({ id: chapter, entries: slugs }) =>
      slugs.map((slug) => {
        const id = `${key}/${slug}`;
        const raw = present(content.entries.get(id));
        return linkEntry(id, chapter, raw, data, mentions, vocabulary);
      }),
    ),
  );
  return {
    games: [...content.games].map(([key, { data }]): GameItem => ({
      ...data,
      key,
      terms: (content.terms.get(key)?.data ?? []).map(({ id }) => id),
      differences: (content.differences.get(key)?.data ?? []).map(({ id }) => id),
      moved: linkMoved(key, content.moved.get(key)?.data ?? {}),
      setUp: linkSetUp(key, content.setUps.get(key)?.data),
    })),
    entries,
    rulings: [...content.entries].flatMap(([id, raw]) => linkRulings(id, raw)),
    quickrefs: [...content.quickrefs].map(([id, raw]) => linkQuickref(id, raw)),
    terms: [...content.terms].flatMap(([game, { data }]) =>
      data.map((term): Term => ({
        ...term,
        game,
        entry: entries.find((entry) => entry.game === game && entry.terms.includes(term.id))?.id,
      })),
    ),
    differences: [...content.differences].flatMap(([game, { data }]) =>
      data.map((difference) => linkDifference(difference, game)),
    ),
    monsters: [...content.monsters].map(([id, { data }]) => linkMonster(id, data)),
  };
}

function linkEntry(
  id: string,
  chapter: string,
  { data: { data }, texts, rulings, typed }: RawEntry,
  game: GameData,
  mentions: Mentions,
  { tools }: Vocabulary,
): EntryItem {
  const place = { game: gameOf(id), entry: id };
  const related = data.related.map((reference) => entryTarget(reference, place).entry);
  const mentionedBy = mentions.entries.get(id) ?? [];
  return {
    id,
    game: place.game,
    slug: slugOf(id),
    chapter,
    text: { en: texts.en.data, de: texts.de.data },
    blocks: pairs(texts, ({ blocks }) => blocks).flatMap(([en, de]) => linkBlock(en, de, place, tools)),
    clauses: pairs(texts, ({ clauses }) => clauses).map(([en, de]) => linkClause(en, de, game)),
    rulings: (rulings?.data ?? []).map((ruling) => ruling.id),
    typed: typed?.data ?? {},
    tools: data.tools,
    terms: data.terms,
    seeAlso: [...new Set([...related, ...mentionedBy])].filter((other) => other !== id),
    quickrefs: mentions.quickrefs.get(id) ?? [],
  };
}

/** What both languages of a text have in the same order. */
function pairs<T>(
  texts: Localized<MdxFile<TextData>>,
  list: (text: MdxFile<TextData>) => readonly T[],
): (readonly [T, T])[] {
  const german = list(texts.de);
  return list(texts.en).map((english, index) => [english, present(german[index])]);
}

function linkBlock(en: RawBlock, de: RawBlock, place: Place, tools: Vocabulary['tools']): Block[] {
  if (en.type === 'clause') return [{ type: 'clause', id: en.id }];
  if (en.type === 'heading' && de.type === 'heading') {
    const id =
      HEADING_ANCHOR +
      en.title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
    return [{ type: 'heading', id, title: { en: en.title, de: de.title } }];
  }
  if (en.type === 'also') {
    const clause = clauseTarget(en.attributes.get('clause') ?? '', place);
    return [{ type: 'also', clause, ...(en.step !== undefined && { step: en.step }) }];
  }
  if (en.type !== 'tool') return [];
  const [tool] = present(Object.entries(tools).find(([, { tag }]) => tag === en.name));
  return [{ type: 'tool', tool, attributes: Object.fromEntries(en.attributes) }];
}

function linkClause(en: RawClause, de: RawClause, game: GameData): Clause {
  const { id, kind, step } = en;
  const from = { en: citations(en.attributes.get('from')), de: citations(de.attributes.get('from')) };
  const why = { en: en.attributes.get('why'), de: de.attributes.get('why') };
  const confidence = en.attributes.get('confidence') as Confidence | undefined;
  const onlyIn = kind === 'rule' || kind === 'example' ? onlyLanguage(from, game) : undefined;
  return {
    id,
    kind,
    ...(step !== undefined && { step }),
    text: { en: en.text, de: de.text },
    markdown: { en: en.markdown, de: de.markdown },
    tables: { en: en.tables, de: de.tables },
    from,
    ...(why.en !== undefined && why.de !== undefined && { why: { en: why.en, de: why.de } }),
    ...(confidence !== undefined && { confidence }),
    ...(onlyIn !== undefined && { onlyIn }),
  };
}

/**
 * The language of the only books that print a statement. Where no printed book of a language is at hand this says nothing
 * about any single statement, and pages say it once.
 */
function onlyLanguage(from: Clause['from'], { documents }: GameData): Lang | undefined {
  const printed = Object.values(documents).filter(({ online }) => online === undefined);
  if (!LANGS.every((lang) => printed.some(({ language }) => language === lang))) return undefined;
  // What an example takes from the web, no book prints.
  const languages = new Set(
    [...from.en, ...from.de]
      .map(({ document }) => present(documents[document]))
      .flatMap(({ language, online }) => (online === undefined ? [language] : [])),
  );
  const [only] = languages;
  return languages.size === 1 && LANGS.some((lang) => lang === only) ? (only as Lang) : undefined;
}

const linkRulings = (id: string, { rulings }: RawEntry): Ruling[] =>
  (rulings?.data ?? []).map((ruling) => ({
    ...ruling,
    entry: id,
    cites: ruling.cites.map((reference) => clauseTarget(reference, { game: gameOf(id), entry: id })),
  }));

function linkDifference(data: DifferenceData, game: string): Difference {
  const says = ({ from, says: text }: DifferenceData['english']): BookSays => ({
    from: citations(from),
    says: text,
  });
  return {
    ...data,
    game,
    clauses: data.clauses.map((reference) => clauseTarget(reference, { game })),
    by: data.by.map((reference) => clauseTarget(reference, { game })),
    english: says(data.english),
    german: says(data.german),
  };
}

function linkMonster(id: string, { sources, printed, ...data }: MonsterData): Monster {
  const seen = ({ from, confidence }: MonsterData['sources']['life']): Seen => ({
    from: citations(from),
    confidence,
  });
  return {
    ...data,
    id: slugOf(id),
    game: gameOf(id),
    sources: { name: seen(sources.name), life: seen(sources.life), ability: seen(sources.ability) },
    printed: citations(printed),
  };
}

const linkMoved = (game: string, moved: Readonly<Record<string, string>>): Moved[] =>
  Object.entries(moved).map(([address, reference]) => {
    const [slug = '', anchor] = address.split('#');
    const to = entryTarget(reference, { game });
    return { entry: `${game}/${slug}`, anchor, to: { entry: to.entry, anchor: to.clause } };
  });

function linkSetUp(game: string, data: SetUpData | undefined): SetUp | undefined {
  if (data === undefined) return undefined;
  const address = (reference: string): ClauseAddress => clauseTarget(reference, { game });
  return {
    choices: [
      { id: PLAYERS, when: {}, options: data.players.map((count) => ({ id: String(count) })) },
      ...data.choices.map((choice) => ({ ...choice, when: choice.when ?? {} })),
    ],
    groups: data.groups.map(({ title, steps }) => ({
      title,
      steps: steps.map(({ clause, when = {}, shows, rows = [], columns = [], here = [], notes = [] }) => ({
        clause: address(clause),
        when,
        shows: shows === undefined ? undefined : address(shows),
        rows,
        columns,
        here: here.map(({ when: at, en, de }) => ({ when: at, text: { en, de } })),
        notes: notes.map(address),
      })),
    })),
  };
}

const citations = (from: string | undefined): readonly Citation[] =>
  from === undefined ? [] : present(parseFrom(from));

function linkQuickref(id: string, { texts }: RawQuickref): Quickref {
  const summary = ({ data: { title, short, summary } }: (typeof texts)['en']) => ({
    title,
    short: short ?? title,
    summary,
  });
  return {
    id,
    game: gameOf(id),
    slug: slugOf(id),
    text: { en: summary(texts.en), de: summary(texts.de) },
    restsOn: linkedEntries(texts, { game: gameOf(id) }),
    cites: linkedClauses(texts, { game: gameOf(id) }),
  };
}

/** Who mentions an entry: texts and rulings of other entries, and quick references. */
type Mentions = {
  readonly entries: ReadonlyMap<string, readonly string[]>;
  readonly quickrefs: ReadonlyMap<string, readonly string[]>;
};

function collectMentions(content: RawContent): Mentions {
  const entries = new Map<string, string[]>();
  const quickrefs = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, target: string, by: string): void => {
    to.set(target, [...new Set([...(to.get(target) ?? []), by])]);
  };
  for (const [id, { texts, rulings }] of content.entries) {
    const place = { game: gameOf(id), entry: id };
    const cited = (rulings?.data ?? [])
      .flatMap(({ cites }) => cites)
      .map((cite) => entryTarget(cite, place).entry);
    const shown = texts.en.blocks.flatMap((block) =>
      block.type === 'also' ? [entryTarget(block.attributes.get('clause') ?? '', place).entry] : [],
    );
    for (const target of [...linkedEntries(texts, place), ...cited, ...shown]) add(entries, target, id);
  }
  for (const [id, { texts }] of content.quickrefs) {
    for (const target of linkedEntries(texts, { game: gameOf(id) })) add(quickrefs, target, id);
  }
  return { entries, quickrefs };
}

function linkedEntries(texts: Localized<MdxFile<unknown>>, place: Place): string[] {
  return [...new Set(linkedPlaces(texts, place).map(({ entry }) => entry))];
}

function linkedClauses(texts: Localized<MdxFile<unknown>>, place: Place): ClauseAddress[] {
  const addresses = linkedPlaces(texts, place).flatMap(({ entry, clause }) =>
    clause === undefined ? [] : [[`${entry}#${clause}`, { entry, clause }] as const],
  );
  return [...new Map(addresses).values()];
}

function linkedPlaces(
  texts: Localized<MdxFile<unknown>>,
  place: Place,
): Extract<Target, { kind: 'entry' }>[] {
  const targets = LANGS.flatMap((lang) => texts[lang].links).map(({ to }) => parseReference(to, place));
  return targets.filter((target) => target?.kind === 'entry');
}

function entryTarget(reference: string, place: Place): { entry: string; clause: string | undefined } {
  const target = parseReference(reference, place);
  if (target?.kind !== 'entry') throw new Error(`"${reference}" leads to no entry.`);
  return { entry: target.entry, clause: target.clause };
}

function clauseTarget(reference: string, place: Place): ClauseAddress {
  const { entry, clause } = entryTarget(reference, place);
  return { entry, clause: present(clause) };
}

/** The checks ran before: what is looked up here exists. */
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The content was linked before it was checked.');
  return value;
}
