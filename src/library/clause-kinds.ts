/** The kinds of statement, by the tag that an author writes. They are never mixed. */
export const CLAUSE_TAGS = {
  Rule: 'rule',
  Reading: 'reading',
  Example: 'example',
  Gap: 'gap',
  Outside: 'outside',
} as const;
export type ClauseKind = (typeof CLAUSE_TAGS)[keyof typeof CLAUSE_TAGS];

export const clauseKind = (tag: string): ClauseKind | undefined =>
  Object.hasOwn(CLAUSE_TAGS, tag) ? CLAUSE_TAGS[tag as keyof typeof CLAUSE_TAGS] : undefined;

export const tagOf = (kind: ClauseKind): string =>
  Object.entries(CLAUSE_TAGS).find(([, value]) => value === kind)?.[0] ?? kind;
