import { type Lang, LANGS, type Localized, otherLang } from '../i18n/locales.ts';
import { routes } from '../i18n/routes.ts';
import { describeClauseSource, describeSources } from '../library/citation.ts';
import type { ClauseKind } from '../library/clause-kinds.ts';
import type { Clause, Entry, Game, Library, Ruling, Table } from '../library/library.ts';
import type { Tool } from '../widgets/tool.ts';

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
};

/** Something that search can find, in the language of the reader. */
export type Item = {
  readonly kind: 'entry' | 'quickref' | 'tool';
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** The title in the other language. */
  readonly otherTitle: string;
  readonly href: string;
  /** What else it is called, in both languages: aliases and terms. */
  readonly names: readonly string[];
  /** The short answer first. */
  readonly units: readonly [Unit, ...Unit[]];
};

/** Everything that search knows of one game in one language: one file, fetched when the game is searched. */
export type GameTexts = {
  readonly items: readonly Item[];
  /** What is asked most in this game: places of rulings, "old-world/dice-poker#refuse". */
  readonly asked: readonly string[];
};

export function makeGameTexts(
  library: Library,
  tools: Readonly<Record<string, Tool>>,
  game: Game,
  lang: Lang,
): GameTexts {
  const other = otherLang(lang);
  const answer = (text: string): Unit => ({ id: '', kind: 'answer', text });
  const entries = game.entries.map((entry): Item => {
    const terms = game.terms.filter((term) => term.entry === entry.id);
    const names = [
      ...LANGS.flatMap((each) => entry.text[each].aliases),
      ...terms.flatMap(({ en, de }) => [en.word, de.word]),
    ];
    return {
      kind: 'entry',
      id: entry.id,
      game: game.key,
      title: entry.text[lang].title,
      otherTitle: entry.text[other].title,
      href: routes.entry(lang, entry.id),
      names: [...new Set(names)].filter((name) => LANGS.every((each) => name !== entry.text[each].title)),
      units: [answer(entry.text[lang].answer), ...unitsOf(library, game, entry, lang)],
    };
  });
  /** Quick references and tools: what they are called and what they settle. */
  const page = (
    kind: 'quickref' | 'tool',
    id: string,
    href: string,
    text: Localized<{ readonly title: string; readonly summary: string }>,
  ): Item => ({
    kind,
    id,
    game: game.key,
    title: text[lang].title,
    otherTitle: text[other].title,
    href,
    names: [],
    units: [answer(text[lang].summary)],
  });
  const quickrefs = game.quickrefs.map(({ id, text }) =>
    page('quickref', id, routes.quickref(lang, id), text),
  );
  const toolItems = Object.entries(tools)
    .filter(([, tool]) => tool.game === game.key)
    .map(([id, { words }]) => page('tool', id, routes.tool(lang, id), words));
  return {
    items: [...entries, ...quickrefs, ...toolItems],
    asked: (game.asked ?? []).map((question) => `${game.key}/${question}`),
  };
}

const unitsOf = (library: Library, game: Game, { clauses, rulings }: Entry, lang: Lang): Unit[] => [
  ...clauses.map((clause) => clauseUnit(clause, game, lang)),
  ...rulings.map((ruling) => rulingUnit(library, ruling, game, lang)),
];

function clauseUnit(clause: Clause, game: Game, lang: Lang): Unit {
  const tables = clause.tables[lang];
  return {
    id: clause.id,
    kind: clause.kind,
    text: tables.reduce(without, clause.text[lang]).trim(),
    ...(tables.length > 0 && { tables }),
    source: describeClauseSource(clause, game, lang),
  };
}

/** The plain words of a clause without those of a table: its rows and cells, as the library joins them. */
const without = (text: string, { rows }: Table): string =>
  text.replace(rows.map((cells) => cells.join(': ')).join('; '), '');

/** A ruling is printed where the clauses are that it rests on. */
function rulingUnit(library: Library, { id, cites, ...ruling }: Ruling, game: Game, lang: Lang): Unit {
  const from = cites.flatMap((cited) => library.clause(cited).from[lang]);
  const places = new Map(from.map((citation) => [`${citation.document} ${citation.place}`, citation]));
  return {
    id,
    kind: 'ruling',
    question: ruling[lang].question,
    text: ruling[lang].answer,
    source: describeSources([...places.values()], game, lang),
  };
}
