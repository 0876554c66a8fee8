import type { Vocabulary } from './load.ts';
import type { Problem } from './problems.ts';
import type { RawContent } from './read-content.ts';
import { CLAUSE_TAGS, type RawTag } from './read-mdx.ts';
import { pageRange, parseFrom, parseReference, type Place } from './references.ts';
import type { DocumentData } from './schema.ts';

/** Questions about names in the content. Where an answer is a string, it is the message for the author. */
export type Lookup = {
  readonly hasGame: (game: string) => boolean;
  readonly hasTool: (tool: string) => boolean;
  readonly hasTerm: (game: string, term: string) => boolean;
  readonly document: (game: string, key: string) => DocumentData | undefined;
  readonly documents: (game: string) => readonly string[];
  readonly deadReference: (reference: string, place: Place) => string | undefined;
  readonly notAClause: (reference: string, place: Place) => string | undefined;
  readonly notAnEntry: (reference: string, place: Place) => string | undefined;
  readonly badTag: (tag: RawTag) => string | undefined;
};

export function makeLookup(content: RawContent, vocabulary: Vocabulary): Lookup {
  const clauseIds = new Map(
    [...content.entries].map(([id, { texts }]) => [id, new Set(texts.en.clauses.map((clause) => clause.id))]),
  );
  const hasTool = (tool: string): boolean => Object.hasOwn(vocabulary.tools, tool);

  const deadReference = (reference: string, place: Place): string | undefined => {
    if (/^[a-z]+:/i.test(reference)) {
      return `"${reference}" leads to another host. Texts link within the site only.`;
    }
    const target = parseReference(reference, place);
    if (target === undefined)
      return `"${reference}" is no reference. Write "entry", "entry#clause" or "#clause".`;
    if (target.kind === 'tool')
      return hasTool(target.tool) ? undefined : `There is no tool "${target.tool}".`;
    if (target.kind === 'quickref') {
      return content.quickrefs.has(target.quickref)
        ? undefined
        : `There is no quick reference "${target.quickref}".`;
    }
    const clauses = clauseIds.get(target.entry);
    if (clauses === undefined) return `There is no entry "${target.entry}".`;
    if (target.clause !== undefined && !clauses.has(target.clause)) {
      return `The entry "${target.entry}" has no clause "${target.clause}". It has: ${[...clauses].join(', ')}.`;
    }
    return undefined;
  };

  const notAClause = (reference: string, place: Place): string | undefined => {
    const target = parseReference(reference, place);
    return target?.kind === 'entry' && target.clause !== undefined
      ? undefined
      : `"${reference}" names no clause. Write "entry#clause".`;
  };

  const notAnEntry = (reference: string, place: Place): string | undefined => {
    const target = parseReference(reference, place);
    if (target?.kind === 'entry' && target.clause === undefined && target.entry !== place.entry)
      return undefined;
    return `"${reference}" is not another entry. Name one here.`;
  };

  const embeds = new Set(Object.values(vocabulary.tools));
  const badTag = ({ name, attributes }: RawTag): string | undefined => {
    if (name === 'Icon') {
      const icon = attributes.get('name') ?? '';
      return Object.hasOwn(vocabulary.icons.en, icon) ? undefined : `There is no icon "${icon}".`;
    }
    if (name === 'Dice') {
      return /^[1-6]+$/.test(attributes.get('faces') ?? '')
        ? undefined
        : 'Write <Dice faces="55123" /> with values from 1 to 6.';
    }
    if (name === 'Steps' || embeds.has(name)) return undefined;
    const tags = [...Object.keys(CLAUSE_TAGS), 'Steps', 'Icon', 'Dice', ...embeds];
    return `There is no tag <${name}>. Authors may use: ${tags.join(', ')}.`;
  };

  return {
    hasGame: (game) => content.games.has(game),
    hasTool,
    hasTerm: (game, term) => content.terms.get(game)?.data.some(({ id }) => id === term) ?? false,
    document: (game, key) => content.games.get(game)?.data.documents[key],
    documents: (game) => Object.keys(content.games.get(game)?.data.documents ?? {}),
    deadReference,
    notAClause,
    notAnEntry,
    badTag,
  };
}

type Position = Pick<Problem, 'file' | 'line'>;

/** Like `checkCitations`, for what is printed: a source on the web prints nothing. */
export function checkPrinted(
  from: string,
  game: string,
  at: Position,
  lookup: Lookup,
  report: (problem: Problem) => void,
): void {
  checkCitations(from, game, at, lookup, report);
  for (const key of new Set(parseFrom(from)?.map(({ document }) => document))) {
    if (lookup.document(game, key)?.online !== undefined) {
      report({ ...at, message: `"${key}" is no printed book. Write a <Reading>, or cite a book.` });
    }
  }
}

/** A `from` must name a document of the game and a page (or section) that the document has. */
export function checkCitations(
  from: string,
  game: string,
  at: Position,
  lookup: Lookup,
  report: (problem: Problem) => void,
): void {
  const citations = parseFrom(from);
  if (citations === undefined) {
    report({ ...at, message: `from="${from}" cannot be read. Write document and page: from="rulebook 14".` });
    return;
  }
  const unknown = new Set<string>();
  for (const { document: key, place } of citations) {
    const document = lookup.document(game, key);
    if (document === undefined) {
      if (unknown.has(key)) continue;
      unknown.add(key);
      const documents = lookup.documents(game).join(', ') || 'none';
      report({ ...at, message: `"${key}" is no document of this game. Its documents: ${documents}.` });
    } else if (document.pages !== undefined) {
      const range = pageRange(place);
      if (range === undefined || range[0] < 1 || range[1] < range[0] || range[1] > document.pages) {
        report({
          ...at,
          message: `"${key}" has no page "${place}". Its pages run from 1 to ${document.pages}.`,
        });
      }
    } else if (!Object.hasOwn(document.sections ?? {}, place)) {
      const sections = Object.keys(document.sections ?? {}).join(', ');
      report({ ...at, message: `"${key}" has no section "${place}". It has: ${sections}.` });
    }
  }
}
