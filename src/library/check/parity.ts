import { tagOf } from '../clause-kinds.ts';
import type { Report } from '../problems.ts';
import type { MdxFile, RawBlock, RawClause, RawTag } from '../read/mdx.ts';
import { parseFrom } from '../references.ts';

/** Both languages of an entry show the same things in the same order; only the words differ. */
export function checkParity(en: MdxFile<unknown>, de: MdxFile<unknown>, report: Report): void {
  checkLanguage(en, de, report);
  if (!checkBlocks(en, de, report)) return;
  checkSameTags(en, de, report);
  for (const [index, clause] of de.clauses.entries()) {
    const counterpart = en.clauses[index];
    if (counterpart !== undefined) checkClausePair(counterpart, clause, de.file, report);
  }
}

/** Whether the blocks agree, so that pairs of them can be compared. The first that does not is reported. */
function checkBlocks(en: MdxFile<unknown>, de: MdxFile<unknown>, report: Report): boolean {
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
  if ([missing(en, de), missing(de, en)].includes(true)) return false;

  const english = en.blocks.filter(({ type }) => type !== 'loose');
  const german = de.blocks.filter(({ type }) => type !== 'loose');
  for (let index = 0; index < Math.max(english.length, german.length); index++) {
    const [here, there] = [german[index], english[index]];
    if (here !== undefined && there !== undefined && describe(here) === describe(there)) continue;
    report({
      file: de.file,
      line: here?.line,
      message: `Here ${en.file} has ${there === undefined ? 'nothing more' : describe(there)}. Keep the same order in both languages.`,
    });
    return false;
  }
  return true;
}

/** A block as far as both languages must agree on it. */
function describe(block: RawBlock): string {
  if (block.type === 'clause')
    return `the clause "${block.id}"${block.step === undefined ? '' : ' as a step'}`;
  if (block.type === 'heading') return `a heading of level ${block.depth}`;
  return block.type === 'also' ? `<Also clause="${block.attributes.get('clause') ?? ''}" />` : `a tool`;
}

function checkClausePair(en: RawClause, de: RawClause, file: string, report: Report): void {
  const at = { file, line: de.line };
  if (en.kind !== de.kind)
    report({
      ...at,
      message: `"${de.id}" is a <${tagOf(en.kind)}> in English. Use the same tag in both languages.`,
    });
  if (en.attributes.get('confidence') !== de.attributes.get('confidence'))
    report({ ...at, message: `"${de.id}" is not as sure in English. Write the same confidence.` });
  if (en.text === de.text && en.text.split(' ').length >= UNTRANSLATED)
    report({ ...at, message: `"${de.id}" is not translated: both languages say the same words.` });
  for (const [document, inEnglish] of places(en)) {
    const inGerman = places(de).get(document) ?? [];
    // One language may need fewer pages of a book than the other, where its own book says the rest.
    const agree =
      inEnglish.every((page) => inGerman.includes(page)) ||
      inGerman.every((page) => inEnglish.includes(page));
    if (!agree)
      report({
        ...at,
        message: `"${de.id}" cites "${document} ${inGerman.join(', ')}" here and "${document} ${inEnglish.join(', ')}" in English. Cite the same pages of one book.`,
      });
  }
}

/** Names alone ("Geralt, Yennefer, Triss") are the same in both languages. */
const UNTRANSLATED = 6;

/** The pages that a clause cites, by document. */
function places({ attributes }: RawClause): ReadonlyMap<string, readonly string[]> {
  const cited = new Map<string, string[]>();
  for (const { document, place } of parseFrom(attributes.get('from') ?? '') ?? [])
    cited.set(document, [...(cited.get(document) ?? []), place]);
  return cited;
}

/** Dice, icons and tools mean the same in every language; their order may follow the sentence. */
function checkSameTags(en: MdxFile<unknown>, de: MdxFile<unknown>, report: Report): void {
  const name = ({ name: tag, attributes }: RawTag): string =>
    `<${[tag, ...[...attributes].map(([key, value]) => `${key}="${value}"`).sort()].join(' ')}>`;
  const rest = en.tags.map(name);
  for (const tag of de.tags) {
    const index = rest.indexOf(name(tag));
    if (index >= 0) rest.splice(index, 1);
    else
      report({
        file: de.file,
        line: tag.line,
        message: `${name(tag)} does not stand in ${en.file}. Show the same in both languages.`,
      });
  }
  for (const tag of rest)
    report({
      file: de.file,
      message: `${tag} of ${en.file} is missing here. Show the same in both languages.`,
    });
}

const COMMON = {
  en: /(?<!\p{L})(the|of|and|is|to|with|you|are|that)(?!\p{L})/giu,
  de: /(?<!\p{L})(der|die|das|und|ist|mit|ein|eine|nicht|man|wird)(?!\p{L})/giu,
};
/** So many words of a language tell it from the other beyond doubt. */
const ENOUGH = 8;

/** A text in the file of the other language: nobody would see it before a reader does. */
function checkLanguage(en: MdxFile<unknown>, de: MdxFile<unknown>, report: Report): void {
  for (const [text, own, other] of [
    [en, 'en', 'de'],
    [de, 'de', 'en'],
  ] as const) {
    const words = text.clauses.map((clause) => clause.text).join(' ');
    const count = (lang: 'en' | 'de'): number => words.match(COMMON[lang])?.length ?? 0;
    if (count(other) >= ENOUGH && count(other) > 3 * count(own))
      report({
        file: text.file,
        message: `This reads as the text of ${other}.mdx. Are the two files swapped?`,
      });
  }
}
