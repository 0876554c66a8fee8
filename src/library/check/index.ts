import { LANGS } from '../../i18n/locales.ts';
import { GAME_PAGES, SITE_PAGES } from '../../i18n/page-names.ts';
import { wordsIn } from '../../i18n/words.ts';
import type { Report } from '../problems.ts';
import type { RawContent, RawEntry, RawQuickref, YamlFile } from '../read/content.ts';
import type { MdxFile } from '../read/mdx.ts';
import { gameOf, parseReference, type Place, slugOf } from '../references.ts';
import { type RulingData, SHORT_ANSWER, type TypedData } from '../schema.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { checkBestiary } from './bestiary.ts';
import { checkClauses } from './clauses.ts';
import { checkGame } from './game.ts';
import { type Lookup, makeLookup } from './lookup.ts';
import { checkParity } from './parity.ts';
import { checkSetUps } from './set-up.ts';
import { checkDifferences, checkTerms } from './term-base.ts';

/** Everything that one file cannot know by itself: references, parity of the languages, the order of the book. */
export function checkContent(content: RawContent, vocabulary: Vocabulary, report: Report): void {
  const lookup = makeLookup(content, vocabulary);
  checkGameFolders(content, report);
  for (const [key, game] of content.games) {
    if (SITE_PAGES.some((page) => page === key)) {
      const message = `"${key}" is the address of another page. Choose another file name.`;
      report({ file: game.file, message });
    }
    checkGame(key, game, content, vocabulary, report);
  }
  for (const [id, entry] of content.entries) checkEntry(id, entry, lookup, report);
  for (const [id, quickref] of content.quickrefs) checkQuickref(id, quickref, lookup, report);
  checkTerms(content, lookup, report);
  checkDifferences(content, lookup, report);
  checkMoved(content, lookup, report);
  checkBestiary(content, lookup, report);
  checkSetUps(content, lookup, report);
}

function checkEntry(id: string, entry: RawEntry, lookup: Lookup, report: Report): void {
  const place = { game: gameOf(id), entry: id };
  if (GAME_PAGES.some((page) => page === slugOf(id))) {
    report({
      file: entry.folder,
      message: `"${slugOf(id)}" is the address of another page. Choose another folder name.`,
    });
  }
  checkClauses(entry, place.game, lookup, report);
  checkParity(entry.texts.en, entry.texts.de, report);
  for (const text of Object.values(entry.texts)) {
    checkLinksAndTags(text, place, lookup, report);
    checkBlocks(text, place, lookup, report);
  }
  checkEntryData(entry, place, lookup, report);
  if (entry.rulings) checkRulings(entry.rulings, place, lookup, report);
  if (entry.typed) checkTyped(entry.typed, id, lookup, report);
}

function checkBlocks({ file, blocks }: MdxFile<unknown>, place: Place, lookup: Lookup, report: Report): void {
  const headings = new Set<string>();
  for (const block of blocks) {
    const at = { file, line: block.line };
    if (block.type === 'heading') {
      if (block.title === '') report({ ...at, message: 'A heading has no words. Write some, or remove it.' });
      else if (headings.has(block.title))
        report({ ...at, message: `The heading "${block.title}" stands here twice. Rename one of them.` });
      headings.add(block.title);
    }
    if (block.type === 'loose')
      report({
        ...at,
        message: 'Text stands outside a clause. Put it into <Rule>, <Reading>, <Example> or <Gap>.',
      });
    if (block.type === 'heading' && block.depth !== 2)
      report({
        ...at,
        message: `Write headings with "##": the title is the page’s, and there is one level.`,
      });
    if (block.type === 'also') {
      const reference = block.attributes.get('clause') ?? '';
      const target = parseReference(reference, place);
      const dead = lookup.deadClause(reference, place);
      if (dead !== undefined) report({ ...at, message: dead });
      else if (target?.kind === 'entry' && target.entry === place.entry)
        report({
          ...at,
          message: `"${reference}" stands in this entry already. <Also> shows another’s clause.`,
        });
    }
  }
}

function checkQuickref(id: string, { texts }: RawQuickref, lookup: Lookup, report: Report): void {
  for (const text of Object.values(texts)) {
    checkLinksAndTags(text, { game: gameOf(id) }, lookup, report);
    for (const block of text.blocks) {
      const at = { file: text.file, line: block.line };
      if (block.type === 'clause' || block.type === 'also')
        report({ ...at, message: 'A quick reference holds no clauses. Link to the clause instead.' });
      if (block.type === 'heading' && block.depth !== 2)
        report({
          ...at,
          message: `Write headings with "##": the title is the page’s, and there is one level.`,
        });
    }
  }
}

function checkRulings(
  { file, data, lineOf }: YamlFile<RulingData[]>,
  place: Place,
  lookup: Lookup,
  report: Report,
): void {
  data.forEach((ruling, r) => {
    ruling.cites.forEach((reference, c) => {
      const message = lookup.deadClause(reference, place);
      if (message !== undefined) report({ file, line: lineOf([r, 'cites', c]), message });
    });
    for (const lang of LANGS) {
      const verdict = ruling.verdict && wordsIn(lang).verdict[ruling.verdict];
      if (verdict !== undefined && !new RegExp(`^${verdict}(?!\\p{L})`, 'u').test(ruling[lang].answer)) {
        const message = `The verdict is "${ruling.verdict}", so the answer must begin with "${verdict}".`;
        report({ file, line: lineOf([r, lang, 'answer']), message });
      }
    }
  });
}

function checkTyped(
  { file, data, lineOf }: YamlFile<TypedData>,
  entry: string,
  lookup: Lookup,
  report: Report,
): void {
  for (const id of Object.keys(data)) {
    if (id === SHORT_ANSWER || lookup.anchors(entry)?.has(id)) continue;
    const message = `The entry "${entry}" has no clause or ruling "${id}"; its short answer is "${SHORT_ANSWER}".`;
    report({ file, line: lineOf([id]), message });
  }
}

function checkEntryData(
  { data: { file, data, lineOf } }: RawEntry,
  place: Place,
  lookup: Lookup,
  report: Report,
): void {
  data.related.forEach((reference, index) => {
    const line = lineOf(['related', index]);
    const message = lookup.deadEntry(reference, place);
    if (message !== undefined) report({ file, line, message });
    else if (data.related.indexOf(reference) < index)
      report({ file, line, message: `"${reference}" is listed twice. Keep one.` });
  });
  data.tools.forEach((tool, index) => {
    if (!lookup.hasTool(tool))
      report({ file, line: lineOf(['tools', index]), message: `There is no tool "${tool}".` });
  });
  data.terms.forEach((term, index) => {
    if (!lookup.hasTerm(place.game, term)) {
      const message = `The term "${term}" is not in terms/${place.game}.yaml. Add it there first.`;
      report({ file, line: lineOf(['terms', index]), message });
    }
  });
}

function checkLinksAndTags(text: MdxFile<unknown>, place: Place, lookup: Lookup, report: Report): void {
  const { file } = text;
  for (const { to, line } of text.links) {
    const message = lookup.deadReference(to, place);
    if (message !== undefined) report({ file, line, message });
  }
  for (const tag of text.tags) {
    const message = lookup.badTag(tag);
    if (message !== undefined) report({ file, line: tag.line, message });
  }
}

/** What has moved is gone from where it was, and stands where it is said to stand. */
function checkMoved(content: RawContent, lookup: Lookup, report: Report): void {
  for (const [game, { file, data, lineOf }] of content.moved) {
    for (const [address, to] of Object.entries(data)) {
      const at = { file, line: lineOf([address]) };
      const [slug = '', anchor] = address.split('#');
      const there = lookup.anchors(`${game}/${slug}`);
      if (there !== undefined && (anchor === undefined || there.has(anchor)))
        report({ ...at, message: `"${address}" is still there. Only what is gone can have moved.` });
      const target = parseReference(to, { game });
      const anchors = target?.kind === 'entry' ? lookup.anchors(target.entry) : undefined;
      if (target?.kind !== 'entry' || anchors === undefined)
        report({ ...at, message: `"${to}" is no entry, clause or ruling. Say where it stands now.` });
      else if (target.clause !== undefined && !anchors.has(target.clause))
        report({ ...at, message: `The entry "${target.entry}" has no clause or ruling "${target.clause}".` });
    }
  }
}

function checkGameFolders(content: RawContent, report: Report): void {
  const files = [
    ...[...content.entries].map(([id, { folder }]) => ({ game: gameOf(id), file: folder })),
    ...[...content.quickrefs].map(([id, { folder }]) => ({ game: gameOf(id), file: folder })),
    ...[...content.monsters].map(([id, { file }]) => ({ game: gameOf(id), file })),
    ...[content.terms, content.differences, content.moved, content.setUps].flatMap((map) =>
      [...map].map(([game, { file }]) => ({ game, file })),
    ),
  ];
  for (const { game, file } of files) {
    if (!content.games.has(game))
      report({ file, message: `There is no game "${game}". Games are the files in games/.` });
  }
}
