import { LANGS, type Lang, type Localized } from '../i18n/locales.ts';
import { formsOf } from './word-forms.ts';

type Word = { readonly word: string };
type PairedTerm = { readonly id: string } & Readonly<Record<Lang, Word>>;

/** Where a term stands in a text: from and to, and the terms that it may be. */
type Find = { readonly from: number; readonly to: number; readonly ids: readonly string[] };
type Forms = ReadonlyMap<string, readonly string[]>;

/**
 * Makes the function that marks in two texts the terms that stand in both. A term in one of them alone stays
 * unmarked, and so does a word that could be two terms: what is marked has its counterpart across.
 */
export function termMarker(terms: readonly PairedTerm[]): (html: Localized) => Localized {
  const forms = { en: formsIn(terms, 'en'), de: formsIn(terms, 'de') };
  return (html) => {
    const finds = { en: findTerms(html.en, forms.en), de: findTerms(html.de, forms.de) };
    const sure = keepShared(keepSingle(keepShared(finds)));
    const order = [...new Set(sure.en.flatMap(({ ids }) => ids))];
    const numberOf = ({ ids }: Find): number => order.indexOf(ids[0] ?? '') + 1;
    return { en: wrap(html.en, sure.en, numberOf), de: wrap(html.de, sure.de, numberOf) };
  };
}

function formsIn(terms: readonly PairedTerm[], lang: Lang): Forms {
  const forms = new Map<string, string[]>();
  for (const { id, en, de } of terms) {
    for (const form of formsOf({ en: en.word, de: de.word }, lang))
      forms.set(form, [...(forms.get(form) ?? []), id]);
  }
  return forms;
}

const TAG = /<(?:[^"'>]|"[^"]*"|'[^']*')*>/g;
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
const LONGEST = 6;

/** At each word the longest term that begins there; what lies inside a longer term is no term of its own. */
function findTerms(html: string, forms: Forms): Find[] {
  // Blanked out, tags keep every place where it was, and no term reaches across one.
  const words = [...html.replace(TAG, (tag) => '<'.repeat(tag.length)).matchAll(WORD)].map(
    ({ 0: word, index }) => ({
      from: index,
      to: index + word.length,
    }),
  );
  const finds: Find[] = [];
  for (let first = 0; first < words.length; first++) {
    for (let last = Math.min(first + LONGEST, words.length) - 1; last >= first; last--) {
      const from = words[first]?.from ?? 0;
      const to = words[last]?.to ?? 0;
      const ids = forms.get(html.slice(from, to).replace(/\s+/g, ' '));
      if (ids === undefined) continue;
      finds.push({ from, to, ids });
      first = last;
      break;
    }
  }
  return finds;
}

/** Of each find only the terms that the other language has as well. */
function keepShared(finds: Localized<readonly Find[]>): Localized<readonly Find[]> {
  const [inEnglish, inGerman] = LANGS.map((lang) => new Set(finds[lang].flatMap(({ ids }) => ids)));
  const shared = (list: readonly Find[]): Find[] =>
    list
      .map((find) => ({ ...find, ids: find.ids.filter((id) => inEnglish?.has(id) && inGerman?.has(id)) }))
      .filter(({ ids }) => ids.length > 0);
  return { en: shared(finds.en), de: shared(finds.de) };
}

const keepSingle = (finds: Localized<readonly Find[]>): Localized<readonly Find[]> => ({
  en: finds.en.filter(({ ids }) => ids.length === 1),
  de: finds.de.filter(({ ids }) => ids.length === 1),
});

function wrap(html: string, finds: readonly Find[], numberOf: (find: Find) => number): string {
  let done = 0;
  let marked = '';
  for (const find of finds) {
    marked += html.slice(done, find.from);
    marked += `<mark data-t="${numberOf(find)}">${html.slice(find.from, find.to)}</mark>`;
    done = find.to;
  }
  return marked + html.slice(done);
}
