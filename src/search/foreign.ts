import { type Lang, otherLang } from '../i18n/locales.ts';
import type { Corpus } from './corpus.ts';
import { askedWords, isQuestionWordIn, stem } from './words.ts';

/** From this share of unknown words on, a query may be asked in the other language. */
const UNKNOWN = 0.5;

/**
 * Whether a query may be asked in the other language: among the words that stand in no text of the reader's own is one
 * that questions of the other are made of, or they are at least half of it. Names do not count, they are there in both
 * languages; the last word may still be unfinished. A mistyped word counts too; then the other language is looked through
 * in vain, which does no harm.
 */
export function mayBeForeign(query: string, lang: Lang, { stems, words }: Corpus): boolean {
  const isInTexts = (root: string): boolean =>
    (stems.get(root) ?? []).some((word) => (words.get(word)?.documents.length ?? 0) > 0);
  const mayBecomeKnown = (root: string): boolean =>
    [...stems.keys()].some((each) => each.startsWith(root) && isInTexts(each));
  const asked = askedWords(query).filter((word) => !isQuestionWordIn(lang, word));
  const unknown = asked.filter((word) => {
    const root = stem(word);
    const isFinished = word !== asked.at(-1) || words.has(word);
    return !isInTexts(root) && (isFinished || !mayBecomeKnown(root));
  });
  const isAskedInOther = unknown.some((word) => isQuestionWordIn(otherLang(lang), word));
  return isAskedInOther || (unknown.length > 0 && unknown.length >= UNKNOWN * asked.length);
}
