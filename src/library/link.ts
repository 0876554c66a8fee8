import { LANGS, type Localized } from '../i18n/locales.ts';
import {
  type Backlink,
  type BookSays,
  type ClauseAddress,
  type Difference,
  type Entry,
  type Game,
  Library,
  type Quickref,
  type Text,
} from './library.ts';
import type { RawContent, RawEntry, RawQuickref } from './read-content.ts';
import type { MdxFile } from './read-mdx.ts';
import { type Citation, gameOf, parseFrom, parseReference, type Place, slugOf } from './references.ts';
import type { DifferenceData, TextData } from './schema.ts';

/** Builds the library from checked content: references become ids, links also run backwards. */
export function linkContent(content: RawContent): Library {
  const usedIn = collectBacklinks(content);
  const games = [...content.games].map(([key, { data }]): Game => {
    const chapters = data.chapters.map(({ id, title, entries }) => ({
      id,
      title,
      entries: entries.map((slug) => {
        const entryId = `${key}/${slug}`;
        return linkEntry(entryId, id, present(content.entries.get(entryId)), usedIn.get(entryId) ?? []);
      }),
    }));
    const entries = chapters.flatMap((chapter) => chapter.entries);
    return {
      ...data,
      key,
      chapters,
      entries,
      quickrefs: data.quickrefs.map((slug) =>
        linkQuickref(`${key}/${slug}`, present(content.quickrefs.get(`${key}/${slug}`))),
      ),
      terms: (content.terms.get(key)?.data ?? []).map((term) => ({
        ...term,
        game: key,
        entry: entries.find((entry) => entry.terms.includes(term.id))?.id,
      })),
      differences: (content.differences.get(key)?.data ?? []).map((data) => linkDifference(data, key)),
    };
  });
  return new Library(games);
}

function linkEntry(id: string, chapter: string, raw: RawEntry, usedIn: readonly Backlink[]): Entry {
  const place = { game: gameOf(id), entry: id };
  return {
    id,
    game: place.game,
    slug: slugOf(id),
    chapter,
    text: { en: linkText(raw.texts.en), de: linkText(raw.texts.de) },
    related: raw.data.data.related.map((reference) => entryTarget(reference, place).entry),
    tools: raw.data.data.tools,
    terms: raw.data.data.terms,
    rulings: (raw.rulings?.data ?? []).map((ruling) => ({
      ...ruling,
      cites: ruling.cites.map((reference) => clauseTarget(reference, place)),
    })),
    usedIn,
    tags: raw.texts.en.tags.map(({ name, attributes }) => ({
      name,
      attributes: Object.fromEntries(attributes),
    })),
  };
}

const linkText = ({ data, clauses }: MdxFile<TextData>): Text => ({
  ...data,
  clauses: clauses.map(({ id, kind, from, why, text }) => ({
    id,
    kind,
    from: citations(from),
    why,
    text,
  })),
});

function linkDifference(data: DifferenceData, game: string): Difference {
  const says = ({ from, says: text }: DifferenceData['english']): BookSays => ({
    from: citations(from),
    says: text,
  });
  return {
    ...data,
    clauses: data.clauses.map((reference) => clauseTarget(reference, { game })),
    by: data.by.map((reference) => clauseTarget(reference, { game })),
    english: says(data.english),
    german: says(data.german),
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
  };
}

/** Who mentions an entry: texts and rulings of other entries, and quick references. */
function collectBacklinks(content: RawContent): ReadonlyMap<string, Backlink[]> {
  const backlinks = new Map<string, Backlink[]>();
  const add = (target: string, backlink: Backlink): void => {
    const known = backlinks.get(target) ?? [];
    const itself = backlink.kind === 'entry' && backlink.id === target;
    if (!itself && !known.some(({ kind, id }) => kind === backlink.kind && id === backlink.id)) {
      backlinks.set(target, [...known, backlink]);
    }
  };
  for (const [id, entry] of content.entries) {
    const place = { game: gameOf(id), entry: id };
    const cited = (entry.rulings?.data ?? [])
      .flatMap(({ cites }) => cites)
      .map((cite) => entryTarget(cite, place).entry);
    for (const target of [...linkedEntries(entry.texts, place), ...cited]) add(target, { kind: 'entry', id });
  }
  for (const [id, { texts }] of content.quickrefs) {
    for (const target of linkedEntries(texts, { game: gameOf(id) })) add(target, { kind: 'quickref', id });
  }
  return backlinks;
}

function linkedEntries(texts: Localized<MdxFile<unknown>>, place: Place): string[] {
  const targets = LANGS.flatMap((lang) => texts[lang].links).map(({ to }) => parseReference(to, place));
  return [...new Set(targets.flatMap((target) => (target?.kind === 'entry' ? [target.entry] : [])))];
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
