import type { ClauseKind } from '../library/clause-kinds.ts';
import type { Lang } from '../i18n/locales.ts';
import type { Clause, Table } from '../library/library.ts';

/** The smallest thing that can answer: a clause, a ruling, or what an item says in short. */
export type Unit = {
  /** The anchor of a clause or ruling; of a short answer it is empty. */
  readonly id: string;
  readonly kind: ClauseKind | 'ruling' | 'answer';
  readonly question?: string;
  /** What it says in plain words; of a clause with tables, what stands outside of them. */
  readonly text: string;
  readonly tables?: readonly Table[];
  /** Book and page, as a reader would say it. */
  readonly source?: string;
  /** Whether the books differ about what it says. */
  readonly differs?: true;
  /** Words that players type for it and that it does not say, folded. */
  readonly typed?: string;
};

/** Something that search can find, in the language of the reader. */
export type Item = {
  readonly kind: 'entry' | 'monster' | 'quickref' | 'tool' | 'page';
  readonly id: string;
  /** Empty where it belongs to all games. */
  readonly game: string;
  readonly title: string;
  /** The title in the other language. */
  readonly otherTitle: string;
  readonly href: string;
  /** What else it is called, in both languages: aliases and terms; of a page, what it may be looked for by. */
  readonly names: readonly string[];
  /** The short answer first. */
  readonly units: readonly [Unit, ...Unit[]];
};

/** @example placeOf({ item: poker, unit: ties }) // => 'entry:old-world/dice-poker#ties' */
export const placeOf = ({ item, unit }: { readonly item: Item; readonly unit: Unit }): string =>
  `${item.kind}:${item.id}#${unit.id}`;

/** Everything that search knows of one game in one language: one file, fetched when the game is searched. */
export type GameTexts = {
  readonly items: readonly Item[];
  /** What is asked most in this game: places of rulings, "old-world/dice-poker#refuse". */
  readonly asked: readonly string[];
};

/** The plain words of a clause without those of its tables: rows and cells, as the library joins them. */
export const textOutsideTables = ({ text, tables }: Clause, lang: Lang): string =>
  tables[lang]
    .reduce(
      (said, { rows }) => said.replace(rows.map((cells) => cells.join(': ')).join('; '), ''),
      text[lang],
    )
    .trim();

/** All words that a unit says, tables included. */
export const saidBy = ({
  question = '',
  text,
  tables = [],
}: Unit): Readonly<Record<'question' | 'text', string>> => ({
  question,
  text: [text, ...tables.flatMap(({ head, rows }) => [head, ...rows].flat())].join(' '),
});
