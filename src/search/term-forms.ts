import { LANGS, type Localized } from '../i18n/locales.ts';
import { formsOf } from '../library/word-forms.ts';
import { foldAll } from './fold.ts';

/**
 * How each term of a list may be typed, folded: as it is printed and in its other forms, in both languages. For all terms
 * at once: folding one by one is slow.
 *
 * @example typedForms([{ en: 'lead', de: 'Hinweis' }]) // => [['lead', 'leads', …, 'hinweis', 'hinweise', …]]
 */
export function typedForms(terms: readonly Localized[]): readonly (readonly string[])[] {
  const forms = terms.map((words) => LANGS.flatMap((lang) => [words[lang], ...formsOf(words, lang)]));
  const folded = foldAll(forms.flat());
  let from = 0;
  return forms.map(({ length }) => folded.slice(from, (from += length)));
}
