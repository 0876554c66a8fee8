import type { Problem, Report } from '../problems.ts';
import { pageRange, parseFrom } from '../references.ts';
import type { Lookup } from './lookup.ts';

export type Position = Pick<Problem, 'file' | 'line'>;

/** Like `checkCitations`, for what is printed: a source on the web prints nothing. */
export function checkPrinted(from: string, game: string, at: Position, lookup: Lookup, report: Report): void {
  checkCitations(from, game, at, lookup, report);
  for (const key of documentsIn(from)) {
    if (lookup.document(game, key)?.online !== undefined) {
      report({ ...at, message: `"${key}" is no printed book. Write a <Reading>, or cite a book.` });
    }
  }
}

/** The opposite: a fact from outside the books cites none of them. */
export function checkOutside(from: string, game: string, at: Position, lookup: Lookup, report: Report): void {
  checkCitations(from, game, at, lookup, report);
  for (const key of documentsIn(from)) {
    const document = lookup.document(game, key);
    if (document !== undefined && document.online === undefined) {
      report({ ...at, message: `"${key}" is a printed book. Write a <Rule>, or cite a source outside.` });
    }
  }
}

/** A `from` must name a document of the game and a page (or section) that the document has. */
export function checkCitations(
  from: string,
  game: string,
  at: Position,
  lookup: Lookup,
  report: Report,
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

const documentsIn = (from: string): ReadonlySet<string> =>
  new Set(parseFrom(from)?.map(({ document }) => document));
