import type { Lang } from '../i18n/locales.ts';
import { routes } from '../i18n/routes.ts';
import { parseReference } from '../library/references.ts';
import { library } from '../site.ts';
import { describeClauseSource } from './citation.ts';

type ReasonLink = { readonly href: string; readonly source: string };

/** Leads from the engine's reasons to their clauses. Throws, and so stops the build, when a clause does not exist. */
export function reasonLinks<Reason extends string>(
  clauses: Readonly<Record<Reason, string>>,
  game: string,
  lang: Lang,
): Record<Reason, ReasonLink> {
  const link = (reference: string): ReasonLink => {
    const target = parseReference(reference, { game });
    if (target?.kind !== 'entry' || target.clause === undefined)
      throw new Error(`"${reference}" names no clause.`);
    const clause = library.clause({ entry: target.entry, clause: target.clause }, lang);
    return {
      href: routes.entry(lang, target.entry, target.clause),
      source: describeClauseSource(clause, library.game(game), lang),
    };
  };
  return Object.fromEntries(
    Object.entries<string>(clauses).map(([reason, reference]) => [reason, link(reference)]),
  ) as Record<Reason, ReasonLink>;
}
