import { checkCitations, checkPrinted, type Lookup } from './check-lookup.ts';
import type { Problem } from './problems.ts';
import type { RawEntry } from './read-content.ts';
import { CLAUSE_TAGS, type ClauseKind, type MdxFile, type RawClause, type RawTag } from './read-mdx.ts';

type Report = (problem: Problem) => void;

/** The clauses of one entry: complete, unique, and the same in both languages. */
export function checkClauses(entry: RawEntry, game: string, lookup: Lookup, report: Report): void {
  for (const text of Object.values(entry.texts)) {
    for (const clause of text.clauses) checkClause(clause, text.file, game, lookup, report);
    checkUnique(text, report);
  }
  checkRulingIds(entry, report);
  checkParity(entry.texts.en, entry.texts.de, report);
  checkSameTags(entry.texts.en, entry.texts.de, report);
}

/** Dice, icons and tools mean the same in every language; their order may follow the sentence. */
function checkSameTags(en: MdxFile<unknown>, de: MdxFile<unknown>, report: Report): void {
  const describe = ({ name, attributes }: RawTag): string =>
    `<${[name, ...[...attributes].map(([key, value]) => `${key}="${value}"`).sort()].join(' ')}>`;
  const rest = en.tags.map(describe);
  for (const tag of de.tags) {
    const index = rest.indexOf(describe(tag));
    if (index >= 0) rest.splice(index, 1);
    else
      report({
        file: de.file,
        line: tag.line,
        message: `${describe(tag)} does not stand in ${en.file}. Show the same in both languages.`,
      });
  }
  for (const tag of rest)
    report({
      file: de.file,
      message: `${tag} of ${en.file} is missing here. Show the same in both languages.`,
    });
}

function checkClause(clause: RawClause, file: string, game: string, lookup: Lookup, report: Report): void {
  const { id, kind, from, why, text, line, unknownAttributes } = clause;
  const at = { file, line };
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    report({ ...at, message: 'A clause needs an id of lower-case English words: id="reroll-order".' });
  }
  if (text === '') report({ ...at, message: `The clause "${id}" has no text.` });
  if (kind === 'rule' && from === undefined) {
    report({ ...at, message: `The rule "${id}" does not say where it is printed. Add from="rulebook 14".` });
  }
  if (kind === 'reading' && from === undefined) {
    report({
      ...at,
      message: `The reading "${id}" does not say which page it interprets. Add from="rulebook 14".`,
    });
  }
  if (kind === 'reading' && why === undefined) {
    report({ ...at, message: `The reading "${id}" gives no reason. Add why="what the book leaves open".` });
  }
  if (kind !== 'reading' && why !== undefined) {
    report({ ...at, message: `"why" belongs to a <Reading>. What a book prints needs no reason.` });
  }
  for (const name of unknownAttributes) {
    report({
      ...at,
      message: `<${tagOf(kind)}> has no attribute "${name}". It takes id, from and, for a reading, why.`,
    });
  }
  if (from === undefined) return;
  const check = kind === 'rule' ? checkPrinted : checkCitations;
  check(from, game, at, lookup, report);
}

function checkUnique(text: MdxFile<unknown>, report: Report): void {
  const seen = new Set<string>();
  for (const { id, line } of text.clauses) {
    if (seen.has(id))
      report({ file: text.file, line, message: `The id "${id}" is used twice. Rename one of them.` });
    seen.add(id);
  }
}

/** Clauses and rulings share one set of anchors on the entry's page. */
function checkRulingIds({ texts, rulings }: RawEntry, report: Report): void {
  const seen = new Set(texts.en.clauses.map(({ id }) => id));
  rulings?.data.forEach(({ id }, index) => {
    if (seen.has(id)) {
      const line = rulings.lineOf([index, 'id']);
      report({ file: rulings.file, line, message: `The id "${id}" is used twice. Rename one of them.` });
    }
    seen.add(id);
  });
}

function checkParity(en: MdxFile<unknown>, de: MdxFile<unknown>, report: Report): void {
  const missing = (from: MdxFile<unknown>, to: MdxFile<unknown>): boolean => {
    const ids = new Set(to.clauses.map(({ id }) => id));
    const absent = from.clauses.filter(({ id }) => !ids.has(id));
    for (const { id, line } of absent) {
      report({
        file: from.file,
        line,
        message: `The clause "${id}" is missing in ${to.file}. Write it there too.`,
      });
    }
    return absent.length > 0;
  };
  const differ = [missing(en, de), missing(de, en)].includes(true);
  if (differ) return;

  for (const [index, clause] of de.clauses.entries()) {
    const counterpart = en.clauses[index];
    const at = { file: de.file, line: clause.line };
    if (counterpart === undefined) return;
    if (counterpart.id !== clause.id) {
      report({
        ...at,
        message: `Here ${en.file} has the clause "${counterpart.id}". Keep the same order in both languages.`,
      });
      return;
    }
    if (counterpart.kind !== clause.kind) {
      report({
        ...at,
        message: `"${clause.id}" stands in ${en.file} as <${tagOf(counterpart.kind)}>. Use the same tag in both languages.`,
      });
    }
  }
}

const tagOf = (kind: ClauseKind): string =>
  Object.entries(CLAUSE_TAGS).find(([, value]) => value === kind)?.[0] ?? kind;
