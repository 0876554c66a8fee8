import type { Report } from '../problems.ts';
import type { RawContent } from '../read/content.ts';
import { gameOf, slugOf } from '../references.ts';
import { checkPrinted } from './citations.ts';
import type { Lookup } from './lookup.ts';

/** Every term once, and explained by one entry. */
export function checkTerms(content: RawContent, lookup: Lookup, report: Report): void {
  for (const [game, { file, data, lineOf }] of content.terms) {
    const seen = new Set<string>();
    data.forEach((term, index) => {
      const line = lineOf([index]);
      if (seen.has(term.id))
        report({ file, line, message: `The term "${term.id}" is listed twice. Keep one.` });
      seen.add(term.id);
      for (const word of [term.en, term.de]) {
        if (word.printed !== undefined) checkPrinted(word.printed, game, { file, line }, lookup, report);
      }
      const homes = [...content.entries].filter(
        ([id, entry]) => gameOf(id) === game && entry.data.data.terms.includes(term.id),
      );
      if (homes.length > 1) {
        const message = `The term "${term.id}" is explained by ${homes.map(([id]) => slugOf(id)).join(' and ')}. Leave it with one.`;
        report({ file, line, message });
      }
    });
  }
}

export function checkDifferences(content: RawContent, lookup: Lookup, report: Report): void {
  for (const [game, { file, data, lineOf }] of content.differences) {
    data.forEach((difference, index) => {
      const at = { file, line: lineOf([index]) };
      if (data.findIndex(({ id }) => id === difference.id) < index) {
        report({ ...at, message: `The difference "${difference.id}" is listed twice. Rename one of them.` });
      }
      for (const { from } of [difference.english, difference.german]) {
        if (from !== undefined) checkPrinted(from, game, at, lookup, report);
      }
      for (const field of ['clauses', 'by'] as const) {
        difference[field].forEach((reference, r) => {
          const message = lookup.deadClause(reference, { game });
          if (message !== undefined) report({ file, line: lineOf([index, field, r]), message });
        });
      }
    });
  }
}
