import type { Lang } from '../i18n/locales.ts';
import type { Entry } from '../library/library.ts';

/** What a clause or ruling says; of a ruling, with its question. */
export type Passage = { readonly question?: string; readonly text: string };
/** The clauses and rulings of one entry, by their ids. */
export type UnitTexts = Readonly<Record<string, Passage>>;

export const makeUnitTexts = ({ clauses, rulings }: Entry, lang: Lang): UnitTexts => ({
  ...Object.fromEntries(clauses.map(({ id, text }) => [id, { text: text[lang] }])),
  ...Object.fromEntries(
    rulings.map((ruling) => [ruling.id, { question: ruling[lang].question, text: ruling[lang].answer }]),
  ),
});

/** Fetches the texts of entries from a folder; what could not be fetched is asked for again the next time. */
export function openUnitTexts(
  folder: string,
): (entries: readonly string[]) => Promise<ReadonlyMap<string, UnitTexts>> {
  const known = new Map<string, UnitTexts>();
  const fetchMissing = async (entry: string): Promise<void> => {
    if (known.has(entry)) return;
    const response = await fetch(`${folder}${entry}.json`);
    if (!response.ok) throw new Error(`${entry}: ${response.status}`);
    known.set(entry, (await response.json()) as UnitTexts);
  };
  return async (entries) => {
    // One text that does not arrive must not keep the others back.
    await Promise.allSettled(entries.map(fetchMissing));
    return known;
  };
}
