/** A clause as a tool shows it: where it is, and where it is printed. */
export type ClauseLink = { readonly href: string; readonly source: string };

/** Finds the clause "entry#clause" of the tool's game. Throws, and so stops the build, when it does not exist. */
export type LinkTo = (reference: string) => ClauseLink;

/** Leads from the engine's reasons to their clauses. */
export const clauseLinks = <Reason extends string>(
  clauses: Readonly<Record<Reason, string>>,
  linkTo: LinkTo,
): Record<Reason, ClauseLink> =>
  Object.fromEntries(
    Object.entries<string>(clauses).map(([reason, reference]) => [reason, linkTo(reference)]),
  ) as Record<Reason, ClauseLink>;
