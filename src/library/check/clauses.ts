import { FRAME_ANCHORS, HEADING_ANCHOR } from '../../i18n/page-names.ts';
import { type ClauseKind, tagOf } from '../clause-kinds.ts';
import type { Report } from '../problems.ts';
import type { RawEntry } from '../read/content.ts';
import type { MdxFile, RawClause } from '../read/mdx.ts';
import { checkCitations, checkOutside, checkPrinted } from './citations.ts';
import type { Lookup } from './lookup.ts';

/** What each kind of clause takes beside its id; where it needs it, what is said to whoever has left it out. */
const ATTRIBUTES: Readonly<Record<ClauseKind, Readonly<Record<string, string | undefined>>>> = {
  rule: { from: 'does not say where it is printed. Add from="rulebook 14".' },
  reading: {
    from: 'does not say which page it interprets. Add from="rulebook 14".',
    why: 'gives no reason. Add why="what the book leaves open".',
  },
  example: { from: undefined },
  gap: { from: 'does not say which page leaves it open. Add from="rulebook 14".' },
  outside: {
    from: 'does not say where it is from. Add from="wiki faq", a document with "online".',
    confidence: 'does not say how sure it is. Add confidence="high", "medium" or "low".',
  },
};

const CONFIDENCES = ['high', 'medium', 'low'];
/** About 250 words: what is longer is no statement that can be cited, or a file pasted by mistake. */
const LONGEST = 1500;

/** The clauses of one text: complete, of one kind, and each with an id of its own. */
export function checkClauses(
  { texts, rulings }: RawEntry,
  game: string,
  lookup: Lookup,
  report: Report,
): void {
  for (const text of Object.values(texts)) {
    for (const clause of text.clauses) checkClause(clause, text.file, game, lookup, report);
    checkUnique(text, report);
  }
  // Clauses and rulings share one set of anchors on the entry's page.
  const seen = new Set(texts.en.clauses.map(({ id }) => id));
  rulings?.data.forEach(({ id }, index) => {
    const at = { file: rulings.file, line: rulings.lineOf([index, 'id']) };
    if (seen.has(id)) report({ ...at, message: `The id "${id}" is used twice. Rename one of them.` });
    checkAnchor(id, (message) => report({ ...at, message }));
    seen.add(id);
  });
}

function checkClause(clause: RawClause, file: string, game: string, lookup: Lookup, report: Report): void {
  const { id, kind, attributes, text, line } = clause;
  const at = { file, line };
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) checkAnchor(id, (message) => report({ ...at, message }));
  else report({ ...at, message: 'A clause needs an id of lower-case English words: id="reroll-order".' });
  if (text === '') report({ ...at, message: `The clause "${id}" has no text.` });
  if (text.length > LONGEST)
    report({ ...at, message: `The clause "${id}" is very long. Make it several, one statement each.` });

  const allowed = ATTRIBUTES[kind];
  for (const [name, missing] of Object.entries(allowed)) {
    if (missing !== undefined && !attributes.has(name))
      report({ ...at, message: `The ${kind} "${id}" ${missing}` });
  }
  for (const name of attributes.keys()) {
    if (name !== 'id' && !Object.hasOwn(allowed, name))
      report({
        ...at,
        message: `<${tagOf(kind)}> has no attribute "${name}". It takes ${['id', ...Object.keys(allowed)].join(', ')}.`,
      });
  }
  const confidence = attributes.get('confidence');
  if (kind === 'outside' && confidence !== undefined && !CONFIDENCES.includes(confidence))
    report({ ...at, message: `There is no confidence "${confidence}". Write high, medium or low.` });
  const from = attributes.get('from');
  if (from === undefined) return;
  const check =
    { rule: checkPrinted, gap: checkPrinted, outside: checkOutside }[kind as string] ?? checkCitations;
  check(from, game, at, lookup, report);
}

/** Whether an id can be an anchor of a page. */
export function checkAnchor(id: string, report: (message: string) => void): void {
  if (/^\d/.test(id)) report(`"${id}" begins with a digit. Begin it with a word.`);
  const taken = FRAME_ANCHORS.some((anchor) => anchor === id) || id.startsWith(HEADING_ANCHOR);
  if (taken) report(`"${id}" is an anchor of the page itself. Choose another id.`);
}

function checkUnique(text: MdxFile<unknown>, report: Report): void {
  const seen = new Set<string>();
  for (const { id, line } of text.clauses) {
    if (seen.has(id))
      report({ file: text.file, line, message: `The id "${id}" is used twice. Rename one of them.` });
    seen.add(id);
  }
}
