import type { Lang } from '../i18n/locales.ts';

/**
 * The forms in which a term of the term base stands in a text. Precision goes before recall: a wrong pair misleads,
 * a missing one does not. So compounds, separated verbs and irregular forms are not among them.
 *
 * @example formsOf({ en: 'minor wound', de: 'leichte Wunde' }, 'de') // has 'leichten Wunden'
 */
export function formsOf(words: Readonly<Record<Lang, string>>, lang: Lang): ReadonlySet<string> {
  const verb = isVerb(words.de);
  const inflect = lang === 'en' ? englishForms : germanForms;
  return new Set(
    variants(words[lang], lang)
      // A term that is printed in the plural ("victory points") also stands in the singular.
      .flatMap((word) => (words.en.endsWith('s') ? [word, singular(word, lang)] : [word]))
      .flatMap((word) => [...inflect(word, verb)])
      .flatMap((form) => [form, ...atSentenceStart(form)]),
  );
}

/** "victory points (VP)" is two words for one thing; an article is no part of a term. */
function variants(word: string, lang: Lang): string[] {
  const [, long = word, short] = /^(.*\S) \((\p{L}+)\)$/u.exec(word) ?? [];
  const bare = long.replace(lang === 'en' ? /^the / : /^(der|die|das) /, '');
  return [bare, ...(short === undefined ? [] : [short])];
}

const singular = (word: string, lang: Lang): string => word.replace(lang === 'en' ? /s$/ : /(en|e|n)$/, '');

/** German tells a noun by its capital; nouns such as "Rasten" are verbs as well. */
const isVerb = (german: string): boolean => /^(\p{Ll}.*|\p{Lu}\p{Ll}*(en|eln|ern))$/u.test(german);

function* englishForms(word: string, verb: boolean): Generator<string> {
  yield word;
  yield /(s|x|ch|sh)$/.test(word) ? `${word}es` : word.replace(/([^aeiou])y$/, '$1ie') + 's';
  if (!verb) return;
  yield word.replace(/e$/, '') + 'ed';
  yield word.replace(/e$/, '') + 'ing';
}

function* germanForms(word: string, verb: boolean): Generator<string> {
  yield word;
  const last = word.slice(word.lastIndexOf(' ') + 1);
  const before = word.slice(0, word.length - last.length);
  if (/^\p{Lu}/u.test(last)) {
    for (const start of adjectiveForms(before)) for (const noun of nounForms(last)) yield start + noun;
  }
  if (before !== '' || !verb) return;
  yield* verbForms(last.toLowerCase());
  if (/^\p{Ll}/u.test(last)) for (const end of ADJECTIVE_ENDINGS) yield last + end;
}

const ADJECTIVE_ENDINGS = ['e', 'en', 'er', 'es', 'em'];

/** "leichte " also stands as "leichten ", "leichter " and so on; "zwei " stands as it is. */
function adjectiveForms(before: string): string[] {
  const words = before.split(' ').slice(0, -1);
  return words.reduce<string[]>(
    (starts, word) => {
      const [, stem] = /^(\p{L}{2,}?)e[nrsm]?$/u.exec(word) ?? [];
      const forms = stem === undefined ? [word] : ADJECTIVE_ENDINGS.map((end) => stem + end);
      return starts.flatMap((start) => forms.map((form) => `${start}${form} `));
    },
    [''],
  );
}

function nounForms(noun: string): string[] {
  const umlaut = noun.replace(
    /(a|o|u)(?!.*[aeiouäöü])/,
    (vowel) => ({ a: 'ä', o: 'ö', u: 'ü' })[vowel] ?? vowel,
  );
  return [
    ...['', 's', 'es', 'e', 'n', 'en', 'er', 'ern'].map((end) => noun + end),
    ...(umlaut === noun ? [] : ['e', 'en', 'er', 'ern'].map((end) => umlaut + end)),
  ];
}

/** "ablegen": ablegt, abgelegt, abzulegen. "legt … ab" is left out: nothing tells its two halves from other words. */
function* verbForms(infinitive: string): Generator<string> {
  const [, prefix = '', base = infinitive] =
    /^(ab|an|auf|aus|ein|um|vor)(\p{L}{4,})$/u.exec(infinitive) ?? [];
  const stem = base.replace(/e?n$/, '');
  const ending = /[dt]$/.test(stem) ? 'et' : 't';
  yield infinitive;
  if (stem === base) return;
  yield `${prefix}${stem}${ending}`;
  yield `${prefix}ge${stem}${ending}`;
  yield `${prefix}ge${base}`;
  if (prefix !== '') yield `${prefix}zu${base}`;
}

const atSentenceStart = (form: string): string[] =>
  /^\p{Ll}/u.test(form) ? [form.charAt(0).toUpperCase() + form.slice(1)] : [];
