import type { Lang, Localized } from '../../src/i18n/locales.ts';

type Values = readonly (readonly [pattern: RegExp, value: string])[];

/**
 * Number words from two on ("one" and "ein" are articles as often as numbers), with those that count in other ways:
 * twice, a runner-up, a third. German ones also stand before other parts of a word (dreimal, zweiseitig).
 */
const ENGLISH: Values = [
  [/^(two|twice)$/, '2'],
  [/^three$/, '3'],
  [/^four$/, '4'],
  [/^five$/, '5'],
  [/^six$/, '6'],
  [/^seven$/, '7'],
  [/^eight$/, '8'],
  [/^nine$/, '9'],
  [/^ten$/, '10'],
  [/^eleven$/, '11'],
  [/^twelve$/, '12'],
  [/^(second|runner)$/, '2nd'],
  [/^third$/, '3rd'],
  [/^fourth$/, '4th'],
  [/^fifth$/, '5th'],
  [/^sixth$/, '6th'],
];
const COUNTED = '(en|er|mal|erlei|seitig\\p{L}*|fach\\p{L}*)?$';
const german = (pattern: string): RegExp => new RegExp(`^${pattern}`, 'u');
const GERMAN: Values = [
  [german(`zwei${COUNTED}`), '2'],
  [german('(zweit|doppelt\\p{L}*)$'), '2'],
  [german(`drei${COUNTED}`), '3'],
  [german('(dritt|drilling\\p{L}*)$'), '3'],
  [german(`vier${COUNTED}`), '4'],
  [german('(viert|vierling\\p{L}*)$'), '4'],
  [german(`fünf${COUNTED}`), '5'],
  [german('(fünft|fünfling\\p{L}*)$'), '5'],
  [german(`sechs${COUNTED}`), '6'],
  [german('sieben$'), '7'],
  [german('acht$'), '8'],
  [german('neun$'), '9'],
  [german('zehn$'), '10'],
  [german('elf$'), '11'],
  [german('zwölf$'), '12'],
  [german('zweit(e[nrsm]?$|höchst|best)'), '2nd'],
  [german('(dritte[nrsm]?|drittel)$'), '3rd'],
  [german('vierte[nrsm]?$'), '4th'],
  [german('fünfte[nrsm]?$'), '5th'],
  [german('sechste[nrsm]?$'), '6th'],
];

/** The numbers that a text names, each once, in digits or in words; "2nd" is another than "2". */
export function numbersIn(text: string, lang: Lang): Set<string> {
  const values = lang === 'en' ? ENGLISH : GERMAN;
  const found = [...text.toLowerCase().matchAll(/\p{N}+(?:[.,\u{a0}]\p{N}{3})*|\p{L}+/gu)].map(([word]) =>
    /^\p{N}/u.test(word)
      ? word.replace(/[^\p{N}]/gu, '')
      : values.find(([pattern]) => pattern.test(word))?.[1],
  );
  return new Set(found.filter((value) => value !== undefined).filter((value) => value !== '1'));
}

/** The numbers of one text that the other lacks. "Both" may stand for two, or for nothing. */
export function numbersApart(texts: Localized): string[] {
  const named = { en: numbersIn(texts.en, 'en'), de: numbersIn(texts.de, 'de') };
  const implied = { en: /\bboth\b/i.test(texts.en), de: /\bbeide/i.test(texts.de) };
  const lacks = (lang: Lang, value: string): boolean =>
    !named[lang].has(value) && !(value === '2' && implied[lang]);
  return [
    ...[...named.en].filter((value) => lacks('de', value)).map((value) => `en ${value}`),
    ...[...named.de].filter((value) => lacks('en', value)).map((value) => `de ${value}`),
  ];
}
