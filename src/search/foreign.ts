import type { Lang } from '../i18n/locales.ts';
import type { Corpus } from './corpus.ts';
import { askedWords, isForeignQuestionWord, isQuestionWord, stem } from './words.ts';

/**
 * Whether a query may be asked in the other language: it has a question word of that language, or a word that stands in
 * no text (names do not count, they are there in both languages). The last word may still be unfinished. A mistyped word
 * counts too; then the other language is looked through in vain, which does no harm.
 */
export function mayBeForeign(query: string, lang: Lang, { stems, words }: Corpus): boolean {
  const isInTexts = (root: string): boolean =>
    (stems.get(root) ?? []).some((word) => (words.get(word)?.documents.length ?? 0) > 0);
  const asked = askedWords(query);
  return asked.some((word, index) => {
    if (isQuestionWord(word)) return isForeignQuestionWord(word, lang);
    const root = stem(word);
    if (isInTexts(root)) return false;
    const mayGoOn = index === asked.length - 1;
    return !(mayGoOn && [...stems.keys()].some((each) => each.startsWith(root) && isInTexts(each)));
  });
}
