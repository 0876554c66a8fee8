import { type Lang, LANGS, type Localized } from '../i18n/locales.ts';
import { fold } from './fold.ts';

/** Words that questions are made of. They say little about which rule is meant, but they tell the language. */
const QUESTION_WORDS: Localized<ReadonlySet<string>> = {
  en: wordsOf(`a about after again all also am an and any are as at be been before both but by can could did do does for
    from get gets give got had has have he her his how i if in into is it its just let long many may me much must my need
    no not of off on once one only onto or our out over own per same shall she should so some still than that the their
    them then there they this those to too under until up upon us use used was we were what whats when where whether
    which while who whose why will with without work works would you your happens happen mean means
    rule rules allowed possible exactly ok okay please`),
  de: wordsOf(`aber alle als am an auch auf aus bei beim bekomme bekommt bin bis da dabei dann darf das dass dem den der
    des dich die dies diese dieser dieses doch du durch ein eine einem einen einer eines er es etwas für gegen geht genau
    gibt hab habe haben hat hinter ich ihm ihn ihr ihre im immer in ins ist ja jede jeder jedes kann kein keine können
    macht mal man mehr mein meine meinem meinen meiner mich mir mit muss müssen nach nicht noch nur ob oder ohne passiert
    pro schon sein seine seinen selbst sich sie sind so sofort soll sollen über um und uns unter vom von vor wann war
    warum was wegen welche welchem welchen welcher welches wem wen wenn wer werden wie wieder wieviel wieviele viel viele
    wir wird wo wofür woher wohin womit wozu zu zum zur zwischen eigentlich überhaupt heißt bedeutet
    regel regeln erlaubt möglich bitte denn gerade`),
};

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(fold));
}

/** Endings of both languages, the longer first, after the least that a stem has. */
const ENDING = /(?<=..[^i])ing$|(?<=.{4})(?:ern|em|er|en|es|ed|e|s|n)$/;

/**
 * A folded word without its endings and doubled letters, roughly and the same for both languages: it only has to bring
 * the forms of a word together.
 *
 * @example stem('karten') // => 'kart', as stem('karte')
 */
export const stem = (word: string): string => withoutEndings(american(word));

function withoutEndings(word: string): string {
  const shorter = word.replace(ENDING, '');
  if (shorter !== word) return withoutEndings(shorter);
  return word.replace(/y$/, 'i').replace(/(\p{L})\1/gu, '$1');
}

/** The books are American; players may not be. */
const american = (word: string): string =>
  word
    .replace(/(?<=.{3})our/, 'or')
    .replace(/ence$/, 'ense')
    .replace(/^grey/, 'gray');

/** All words of a text, folded. */
export const wordsIn = (text: string): string[] => fold(text).split(' ').filter(Boolean);

/** The stems of a text that tell something, in order. */
export const stemsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => !isQuestionWord(word) && counts(word))
    .map(stem);

/** The words that a look-up is made of, folded, each once. */
export const askedWords = (query: string): string[] => [...new Set(fold(query).split(' '))].filter(counts);

/** Those of them that say which rule is meant: all of them, where there are only question words. */
export function tellingWords(query: string): string[] {
  const words = askedWords(query);
  const telling = words.filter((word) => !isQuestionWord(word));
  return telling.length > 0 ? telling : words;
}

/** Whether questions in a language are made of a folded word. */
export const isQuestionWordIn = (lang: Lang, word: string): boolean => QUESTION_WORDS[lang].has(word);

/** Whether a folded word says little about which rule is meant. */
export const isQuestionWord = (word: string): boolean => LANGS.some((lang) => isQuestionWordIn(lang, word));

/** Single letters are noise, single digits are not. */
const counts = (word: string): boolean => word.length > 1 || /\p{N}/u.test(word);
