import { LANGS, type Lang } from './i18n/locales.ts';
import { routes } from './i18n/routes.ts';
import type { Entry, Game, Moved, Quickref, SetUp } from './library/library.ts';
import type { Addresses } from './library/publish/json.ts';
import { slugOf } from './library/references.ts';
import { getLibrary } from './site.ts';
import { TOOLS } from './widgets/registry.ts';

/** The static paths of every kind of page, in every language. Pages only say which kind they are. */

type Path<P extends object, D extends object> = { params: P & { lang: Lang }; props: D & { lang: Lang } };

const inEachLang = <P extends object, D extends object>(
  list: readonly { params: P; props: D }[],
): Path<P, D>[] =>
  LANGS.flatMap((lang) =>
    list.map(({ params, props }) => ({ params: { ...params, lang }, props: { ...props, lang } })),
  );

export const langPaths = (): Path<object, object>[] => inEachLang([{ params: {}, props: {} }]);

export const gamePaths = async (): Promise<Path<{ game: string }, { game: Game }>[]> =>
  inEachLang((await getLibrary()).games.map((game) => ({ params: { game: game.key }, props: { game } })));

/** The games that have something to lay on the table. */
export const tablePaths = async (): ReturnType<typeof gamePaths> =>
  (await gamePaths()).filter(({ props }) => props.game.quickrefs.length > 0);

/** The games whose set-up is told step by step. */
export const checklistPaths = async (): Promise<Path<{ game: string }, { game: Game; setUp: SetUp }>[]> =>
  (await gamePaths()).flatMap(({ params, props }) =>
    props.game.setUp === undefined ? [] : [{ params, props: { ...props, setUp: props.game.setUp } }],
  );

/** The games whose monsters are known. */
export const bestiaryPaths = async (): ReturnType<typeof gamePaths> =>
  (await gamePaths()).filter(({ props }) => props.game.monsters.length > 0);

export const entryPaths = async (): Promise<Path<{ game: string; entry: string }, { entry: Entry }>[]> =>
  inEachLang(
    (await getLibrary()).entries.map((entry) => ({
      params: { game: entry.game, entry: entry.slug },
      props: { entry },
    })),
  );

/** Entries that were published and have moved since, each with where its clauses went. */
export const movedPaths = async (): Promise<
  Path<{ game: string; moved: string }, { to: Moved['to']; clauses: readonly Moved[] }>[]
> =>
  inEachLang(
    (await getLibrary()).games.flatMap(({ key, moved }) =>
      moved
        .filter(({ anchor }) => anchor === undefined)
        .map(({ entry, to }) => ({
          params: { game: key, moved: slugOf(entry) },
          props: { to, clauses: moved.filter((each) => each.entry === entry && each.anchor !== undefined) },
        })),
    ),
  );

export const quickrefPaths = async (): Promise<
  Path<{ game: string; ref: string }, { quickref: Quickref }>[]
> =>
  inEachLang(
    (await getLibrary()).quickrefs.map((quickref) => ({
      params: { game: quickref.game, ref: quickref.slug },
      props: { quickref },
    })),
  );

export const toolPaths = (): Path<{ tool: string }, { tool: string }>[] =>
  inEachLang(Object.keys(TOOLS).map((tool) => ({ params: { tool }, props: { tool } })));

/** Addresses as they are read away from the site. */
export const absoluteRoutes = (site: URL | undefined): Addresses => {
  const absolute = (path: string): string => new URL(path, site).href;
  return {
    entry: (lang, id, anchor) => absolute(routes.entry(lang, id, anchor)),
    markdown: (lang, id) => absolute(routes.markdown(lang, id)),
    quickref: (lang, id) => absolute(routes.quickref(lang, id)),
    tool: (lang, id) => absolute(routes.tool(lang, id)),
    bestiary: (lang, game, monster) => absolute(routes.bestiary(lang, game, monster)),
    bestiaryMarkdown: (lang, game) => absolute(routes.bestiaryMarkdown(lang, game)),
    api: (file) => absolute(routes.api(file)),
  };
};
