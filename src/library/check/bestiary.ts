import { LANGS } from '../../i18n/locales.ts';
import type { Report } from '../problems.ts';
import type { RawContent } from '../read/content.ts';
import { gameOf, slugOf } from '../references.ts';

import { checkOutside, checkPrinted } from './citations.ts';
import { checkAnchor } from './clauses.ts';
import type { Lookup } from './lookup.ts';

/** Monsters rest on what players wrote down, each name is one monster's, and each has an anchor on the page of all. */
export function checkBestiary(content: RawContent, lookup: Lookup, report: Report): void {
  const named = new Map<string, string>();
  for (const [id, { file, data, lineOf }] of content.monsters) {
    const game = gameOf(id);
    const at = (...path: readonly string[]) => ({ file, line: lineOf(path) });
    checkAnchor(slugOf(id), (message) => report({ file, message }));
    for (const field of ['name', 'life', 'ability'] as const)
      checkOutside(data.sources[field].from, game, at('sources', field, 'from'), lookup, report);
    if (data.printed !== undefined) checkPrinted(data.printed, game, at('printed'), lookup, report);
    if (data.ability.en === data.ability.de)
      report({ ...at('ability'), message: 'Both languages say the same words. Translate one of them.' });
    for (const lang of LANGS) {
      const key = `${game} ${lang} ${data.name[lang].toLowerCase()}`;
      const other = named.get(key);
      if (other !== undefined)
        report({
          ...at('name', lang),
          message: `"${data.name[lang]}" is also the name of "${other}". Rename one of them.`,
        });
      named.set(key, slugOf(id));
    }
  }
}
