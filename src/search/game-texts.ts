import { type Lang, LANGS, otherLang } from '../i18n/locales.ts';
import { routes } from '../i18n/routes.ts';
import { describeLevelAndLife, describeMonsterSources } from '../library/bestiary.ts';
import { describeClauseSource, describeSources } from '../library/citation.ts';
import type { Clause, ClauseAddress, Entry, Game, Library, Monster, Ruling } from '../library/library.ts';
import { SHORT_ANSWER } from '../library/schema.ts';
import type { Tool } from '../widgets/tool.ts';
import { type GameTexts, type Item, saidBy, textOutsideTables, type Unit } from './item.ts';
import { pageItem, pagesOfGame } from './pages.ts';
import { stem, wordsIn } from './words.ts';

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
      units: [
        withTyped(answer(entry.text[lang].answer), entry.typed[SHORT_ANSWER]?.[lang]),
        ...unitsOf(library, game, entry, lang).map((unit) => withTyped(unit, entry.typed[unit.id]?.[lang])),
      ],
    };
  });
  const quickrefs = game.quickrefs.map(({ id, text }) =>
    pageItem({ kind: 'quickref', id, game: game.key, href: routes.quickref(lang, id) }, text, lang),
  );
  const toolItems = Object.entries(tools)
    .filter(([, tool]) => tool.game === game.key)
    .map(([id, { words }]) =>
      pageItem({ kind: 'tool', id, game: game.key, href: routes.tool(lang, id) }, words, lang),
    );
  return {
    items: [
      ...entries,
      ...game.monsters.map((monster) => monsterItem(monster, game, lang)),
      ...quickrefs,
      ...toolItems,
      ...pagesOfGame(game, lang),
    ],
    asked: (game.asked ?? []).map((question) => `${game.key}/${question}`),
  };
}

/** A monster is found by its names, and says all that is known of it. */
function monsterItem(monster: Monster, game: Game, lang: Lang): Item {
  const { id, name, names, ability } = monster;
  return {
    kind: 'monster',
    id: `${game.key}/bestiary#${id}`,
    game: game.key,
    title: name[lang],
    otherTitle: name[otherLang(lang)],
    href: routes.bestiary(lang, game.key, id),
    names: LANGS.flatMap((each) => names[each]),
    units: [
      {
        id: '',
        kind: 'outside',
        text: `${describeLevelAndLife(monster, lang)} · ${ability[lang]}`,
        source: describeMonsterSources(monster, game, lang),
      },
    ],
  };
}

/** A unit with the words of look-ups that it does not say in any form. */
function withTyped(unit: Unit, lookups: readonly string[] = []): Unit {
  const said = new Set(Object.values(saidBy(unit)).flatMap(wordsIn).map(stem));
  const typed = new Set(lookups.flatMap(wordsIn).filter((word) => !said.has(stem(word))));
  // In order, because neighbours that begin alike are smaller on their way.
  return typed.size === 0 ? unit : { ...unit, typed: [...typed].sort().join(' ') };
}

const unitsOf = (library: Library, game: Game, { id, clauses, rulings }: Entry, lang: Lang): Unit[] => [
  ...clauses.map((clause) => ({
    ...clauseUnit(clause, game, lang),
    ...markOf(library, [{ entry: id, clause: clause.id }]),
  })),
  ...rulings.map((ruling) => rulingUnit(library, ruling, game, lang)),
];

function clauseUnit(clause: Clause, game: Game, lang: Lang): Unit {
  const tables = clause.tables[lang];
  return {
    id: clause.id,
    kind: clause.kind,
    text: textOutsideTables(clause, lang),
    ...(tables.length > 0 && { tables }),
    source: describeClauseSource(clause, game, lang),
  };
}

/** The mark of what rests on clauses, where the books differ about one of them. */
const markOf = (library: Library, clauses: readonly ClauseAddress[]): Pick<Unit, 'differs'> =>
  clauses.some((address) => library.differencesOf(address).length > 0) ? { differs: true } : {};

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
    ...markOf(library, cites),
  };
}
