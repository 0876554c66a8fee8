import type { RawContent } from '../read/content.ts';
import { CLAUSE_TAGS } from '../clause-kinds.ts';
import type { RawTag } from '../read/mdx.ts';
import { gameOf, parseReference, type Place, slugOf } from '../references.ts';
import type { DocumentData } from '../schema.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Questions about names in the content. Where an answer is a string, it is the message for the author. */
export type Lookup = {
  readonly hasTool: (tool: string) => boolean;
  readonly hasTerm: (game: string, term: string) => boolean;
  readonly document: (game: string, key: string) => DocumentData | undefined;
  readonly documents: (game: string) => readonly string[];
  /** What is wrong with a reference; a link may leave out the clause. */
  readonly deadReference: (reference: string, place: Place) => string | undefined;
  /** The same for a reference that must name a clause. */
  readonly deadClause: (reference: string, place: Place) => string | undefined;
  /** The same for one that must name another entry. */
  readonly deadEntry: (reference: string, place: Place) => string | undefined;
  /** Clauses and rulings of an entry; undefined where there is no such entry. */
  readonly anchors: (entry: string) => ReadonlySet<string> | undefined;
  readonly badTag: (tag: RawTag) => string | undefined;
};

export function makeLookup(content: RawContent, vocabulary: Vocabulary): Lookup {
  const clauseIds = new Map(
    [...content.entries].map(([id, { texts }]) => [id, new Set(texts.en.clauses.map((clause) => clause.id))]),
  );
  const hasTool = (tool: string): boolean => Object.hasOwn(vocabulary.tools, tool);
  const movedTo = (entry: string, clause?: string): string => {
    const address = slugOf(entry) + (clause === undefined ? '' : `#${clause}`);
    const to = own(content.moved.get(gameOf(entry))?.data ?? {}, address);
    return to === undefined ? '' : ` It has moved to "${to}".`;
  };

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
    if (target.kind === 'bestiary') {
      const monsters = [...content.monsters.keys()].filter((id) => gameOf(id) === target.game).map(slugOf);
      if (monsters.length === 0) return `There is no bestiary of "${target.game}".`;
      return target.monster === undefined || monsters.includes(target.monster)
        ? undefined
        : `There is no monster "${target.monster}" in bestiary/${target.game}/.`;
    }
    const clauses = clauseIds.get(target.entry);
    if (clauses === undefined) return `There is no entry "${target.entry}".${movedTo(target.entry)}`;
    if (target.clause === undefined || clauses.has(target.clause)) return undefined;
    const moved = movedTo(target.entry, target.clause);
    const others = moved === '' ? ` It has: ${[...clauses].join(', ')}.` : moved;
    return `The entry "${target.entry}" has no clause "${target.clause}".${others}`;
  };

  const deadClause = (reference: string, place: Place): string | undefined => {
    const target = parseReference(reference, place);
    return (
      deadReference(reference, place) ??
      (target?.kind === 'entry' && target.clause !== undefined
        ? undefined
        : `"${reference}" names no clause. Write "entry#clause".`)
    );
  };

  const deadEntry = (reference: string, place: Place): string | undefined => {
    const target = parseReference(reference, place);
    return (
      deadReference(reference, place) ??
      (target?.kind === 'entry' && target.clause === undefined && target.entry !== place.entry
        ? undefined
        : `"${reference}" is not another entry. Name one here.`)
    );
  };

  const tools = Object.values(vocabulary.tools);
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
    if (name === 'Steps' || name === 'Also') return undefined;
    const tool = tools.find(({ tag }) => tag === name);
    if (tool !== undefined) return tool.problemIn(Object.fromEntries(attributes));
    const tags = [
      ...Object.keys(CLAUSE_TAGS),
      'Also',
      'Steps',
      'Icon',
      'Dice',
      ...tools.map(({ tag }) => tag),
    ];
    return `There is no tag <${name}>. Authors may use: ${tags.join(', ')}.`;
  };

  return {
    hasTool,
    hasTerm: (game, term) => content.terms.get(game)?.data.some(({ id }) => id === term) ?? false,
    document: (game, key) => own(content.games.get(game)?.data.documents ?? {}, key),
    documents: (game) => Object.keys(content.games.get(game)?.data.documents ?? {}),
    deadReference,
    deadClause,
    deadEntry,
    anchors: (entry) => {
      const raw = content.entries.get(entry);
      return (
        raw && new Set([...(clauseIds.get(entry) ?? []), ...(raw.rulings?.data ?? []).map(({ id }) => id)])
      );
    },
    badTag,
  };
}

/** What a group of fields itself has under a name: every object also knows "constructor". */
const own = <T>(fields: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
