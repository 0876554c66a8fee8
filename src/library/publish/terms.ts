import { z } from 'astro/zod';
import type { Lang } from '../../i18n/locales.ts';
import { type Addresses, apiTermSchema } from './json.ts';
import type { Library } from '../library.ts';

/** The term base of all games as others read it: `terms.json`, and `terms.csv` for a spreadsheet. */
export const apiTermsSchema = z.strictObject({
  version: z.literal(2),
  terms: z.array(
    apiTermSchema.extend({
      game: z.string(),
      url: z
        .strictObject({ en: z.string(), de: z.string() })
        .optional()
        .describe('The entry that explains it.'),
    }),
  ),
});
export type ApiTerms = z.output<typeof apiTermsSchema>;

export const apiTerms = (library: Library, addresses: Addresses): ApiTerms => ({
  version: 2,
  terms: library.games.flatMap(({ terms }) =>
    terms.map(({ id, game, en, de, note, entry }) => ({
      id,
      game,
      en,
      de,
      ...(note !== undefined && { note }),
      ...(entry !== undefined && {
        entry,
        url: { en: addresses.entry('en', entry), de: addresses.entry('de', entry) },
      }),
    })),
  ),
});

const COLUMNS = ['game', 'id', 'en', 'en_source', 'de', 'de_source', 'note_en', 'note_de', 'entry'] as const;

/** One row per term, as RFC 4180 has it. The mark at the start tells spreadsheets that it is UTF-8. */
export function termsCsv({ terms }: ApiTerms): string {
  const rows = terms.map(({ game, id, en, de, note, entry }) => [
    game,
    id,
    en.word,
    sourceOf(en),
    de.word,
    sourceOf(de),
    note?.en ?? '',
    note?.de ?? '',
    entry ?? '',
  ]);
  return `\u{feff}${[COLUMNS, ...rows].map((row) => row.map(cell).join(',') + '\r\n').join('')}`;
}

const sourceOf = ({ printed, seen }: ApiTerms['terms'][number][Lang]): string =>
  printed ?? (seen === undefined ? 'ours' : `seen in ${seen.in} (${seen.confidence})`);

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
