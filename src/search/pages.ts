import { type Lang, LANGS, type Localized, otherLang } from '../i18n/locales.ts';
import { routes } from '../i18n/routes.ts';
import { fill, wordsIn } from '../i18n/words.ts';
import { hasBook } from '../library/citation.ts';
import type { Game, SetUp } from '../library/library.ts';
import { describeWhen, PLAYERS } from '../library/set-up.ts';
import { type Item, textOutsideTables, type Unit } from './item.ts';

/** What a page is called, what it is for, and what readers may type who look for it, with commas between. */
type About = { readonly title: string; readonly summary: string; readonly names?: string };

/** How a table says that there is nothing. */
const NOTHING = '–';

/** Something that is found as a whole, by what it is called and what it settles. */
export const pageItem = (
  place: Pick<Item, 'kind' | 'id' | 'game' | 'href'>,
  text: Localized<About>,
  lang: Lang,
): Item => ({
  ...place,
  title: text[lang].title,
  otherTitle: text[otherLang(lang)].title,
  names: LANGS.flatMap((each) => text[each].names?.split(', ') ?? []),
  units: [{ id: '', kind: 'answer', text: text[lang].summary }],
});

/** The pages of a game that are no entry, quick reference or tool. */
export function pagesOfGame(game: Game, lang: Lang): Item[] {
  const page = (name: string, href: string, about: (words: Words) => About): Item =>
    pageItem({ kind: 'page', id: `${game.key}/${name}`, game: game.key, href }, inBoth(about), lang);
  const twoBooks = LANGS.every((each) => hasBook(game, each));
  return [
    page('differences', routes.differences(lang, game.key), ({ differences }) => ({
      ...differences,
      summary: twoBooks ? differences.intro : differences.none,
    })),
    page('rulebook', routes.rulebook(lang, game.key), ({ rulebook }) => ({
      ...rulebook,
      summary: rulebook.intro,
    })),
    ...(game.setUp === undefined ? [] : checklists(game.setUp, game, lang)),
    ...(game.monsters.length === 0
      ? []
      : [
          page('bestiary', routes.bestiary(lang, game.key), ({ bestiary }) => ({
            ...bestiary,
            summary: bestiary.intro,
          })),
        ]),
    ...(game.quickrefs.length === 0
      ? []
      : [page('table', routes.table(lang, game.key), ({ table }) => ({ ...table, summary: table.about }))]),
  ];
}

/** The set-up, and the same for every number of players: who types "setup 5 players" finds it with five chosen. */
function checklists(setUp: SetUp, game: Game, lang: Lang): Item[] {
  const place = (name: string, players?: string) => ({
    kind: 'page' as const,
    id: `${game.key}/${name}`,
    game: game.key,
    href: routes.checklist(lang, game.key, players),
  });
  const counts = setUp.choices.flatMap(({ id, options }) => (id === PLAYERS ? options : []));
  const about = (each: Lang): About => ({
    ...wordsIn(each).checklist,
    summary: wordsIn(each).checklist.intro,
  });
  return [
    pageItem(place('checklist'), { en: about('en'), de: about('de') }, lang),
    ...counts.map(({ id: count }): Item => {
      const aboutCount = (each: Lang): About => {
        const { titleFor, namesFor, intro } = wordsIn(each).checklist;
        const players = describeWhen({ [PLAYERS]: [count] }, setUp, each);
        return {
          title: fill(titleFor, { players }),
          names: fill(namesFor, { players, count }),
          summary: intro,
        };
      };
      const item = pageItem(
        place(`checklist-${count}`, count),
        { en: aboutCount('en'), de: aboutCount('de') },
        lang,
      );
      const [unit = item.units[0]] = unitsFor(setUp, game, count, lang);
      return { ...item, units: [unit] };
    }),
  ];
}

/** What the set-up tells a number of players in tables: their row, without what is empty. */
const unitsFor = ({ groups }: SetUp, { entries }: Game, players: string, lang: Lang): Unit[] =>
  groups
    .flatMap(({ steps }) => steps)
    .flatMap(({ rows, clause: own, shows = own }) => {
      const found = rows.findIndex((when) => when[PLAYERS]?.join() === players);
      const clauses = entries.find(({ id }) => id === shows.entry)?.clauses;
      const clause = clauses?.find(({ id }) => id === shows.clause);
      const table = clause?.tables[lang][0];
      const row = table?.rows[found];
      if (clause === undefined || table === undefined || row === undefined) return [];
      const full = (_: string, column: number): boolean => row[column] !== NOTHING;
      const tables = [{ head: table.head.filter(full), rows: [row.filter(full)] }];
      return [{ id: '', kind: 'answer', text: textOutsideTables(clause, lang), tables }];
    });

/** The pages that all games share. */
export function pagesOfSite(lang: Lang): Item[] {
  const page = (id: 'terms' | 'openQuestions' | 'sources' | 'offline' | 'settings'): Item =>
    pageItem(
      { kind: 'page', id, game: '', href: routes[id](lang) },
      inBoth((words) => ({ ...words[id], summary: words[id].intro })),
      lang,
    );
  return [page('terms'), page('openQuestions'), page('sources'), page('offline'), page('settings')];
}

type Words = ReturnType<typeof wordsIn>;
const inBoth = (about: (words: Words) => About): Localized<About> => ({
  en: about(wordsIn('en')),
  de: about(wordsIn('de')),
});
