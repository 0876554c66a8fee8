import type { Lang } from '../../src/i18n/locales.ts';

type Banned = readonly [instead: string, pattern: RegExp];

const BOOK = '(?:Heft|Referenzhandbuch|Handbuch|Spielregel|Regelheft|Seite \\d+|Seiten \\d+ und \\d+)';

/** What the house style (content/README.md) never says, with what to write instead. */
export const BANNED: Readonly<Record<Lang, readonly Banned[]>> = {
  en: [
    ['“by our reading”: in our reading', /\bby our reading\b/],
    ['“lies”: is, are', /\b(?:lies?|lying)\b/],
    ['“stands”: is printed on, is, replaces', /\bstands?\b(?!-in)/],
    ['“brings”: gives, earns, adds', /\bbring(?:s|ing)?\b/],
    ['“is no”: is not a', /(?<!\bthere )\b(?:is|are) no\b(?! longer\b| more\b| limit)/],
    ['“is a duty”: must', /\bdut(?:y|ies)\b/],
    ['“finds no space”: cannot be placed', /\bfinds? no\b/],
    ['“something else is said”: an effect says otherwise', /\bsomething else is said\b/],
    ['“takes no effect”: has no effect', /\btakes? no effect\b/],
    ['“in vain”, “all the same”: say what happens', /\b(?:in vain|all the same)\b/],
    ['“cards of their hand”: in their hand', /\bcards? of (?:their|your|his|her|the) (?:own )?hand\b/],
    ['British spelling: as the books print it', /\b(?:colour\w*|defence|armour|levelling|neighbour\w*)\b/],
  ],
  de: [
    ['„kommt nicht vor“: wird nicht erwähnt', /\bkomm(?:t|en) nicht vor\b/],
    ['„bringt“: gibt, erhält man', /\bbring(?:t|en)\b(?! sie| ihn| es)/],
    ['„Abhandlung“: nachdem … abgehandelt ist', /\bAbhandlung\b/],
    ['„kommt weg“: wird entfernt', /\bkomm(?:t|en) (?:weg|herunter)\b/],
    ['„Inhaltsangabe“: Inhaltsverzeichnis', /\bInhaltsangabe\b/],
    ['„findet keinen Platz“: kann nicht gelegt werden', /\bfinde[tn] kein\w* (?:Platz|Feld)\b/],
    [
      'books that act: wird … erwähnt, nach Seite …',
      new RegExp(
        `\\b${BOOK}(?: \\d+)? (?:sagt|sagen|nennt|nennen|spricht|sprechen|mischt|ersetzt|verlangt|lässt|lassen|beschreibt|kennt|schweigt|erwähnt|regelt|regeln|zählt auf|verweist|meint|fordert|erlaubt|verbietet|erklärt|gibt|zeigt|legt|setzt|führt|knüpft|begrenzt|prüft)\\b`,
      ),
    ],
  ],
};
