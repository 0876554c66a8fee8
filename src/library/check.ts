import { LANGS } from '../i18n/locales.ts';
import { wordsIn } from '../i18n/words.ts';
import { checkClauses } from './check-clauses.ts';
import { checkPrinted, type Lookup, makeLookup } from './check-lookup.ts';
import type { Vocabulary } from './load.ts';
import type { Problem } from './problems.ts';
import type { MdxFile } from './read-mdx.ts';
import type { RawContent, RawEntry, YamlFile } from './read-content.ts';
import { gameOf, type Place, slugOf } from './references.ts';
import type { GameData, RulingData } from './schema.ts';

type Report = (problem: Problem) => void;

/** Names in a game's addresses that are pages of their own: /en/old-world/rulebook/. */
export const RESERVED_SLUGS = ['rulebook', 'quick', 'compare', 'differences', 'table'];

/** Names beside the games in addresses: /en/tools/. */
export const RESERVED_GAMES = [
  'offline',
  'tools',
  'terms',
  'sources',
  'about',
  'api',
  'search',
  'open-questions',
  'not-found',
];

/** Everything that one file cannot know by itself: references, parity of the languages, the order of the book. */
export function checkContent(content: RawContent, vocabulary: Vocabulary, report: Report): void {
  const lookup = makeLookup(content, vocabulary);
  for (const [key, game] of content.games) checkGame(key, game, content, report);
  for (const [id, entry] of content.entries) checkEntry(id, entry, lookup, report);
  for (const [id, { texts }] of content.quickrefs) {
    checkGameFolder(gameOf(id), `quickrefs/${id}`, lookup, report);
    for (const text of Object.values(texts)) {
      checkLinksAndTags(text, { game: gameOf(id) }, lookup, report);
      for (const clause of text.clauses) {
        report({
          file: text.file,
          line: clause.line,
          message: 'A quick reference holds no clauses. Link to the clause instead.',
        });
      }
    }
  }
  checkTerms(content, lookup, report);
  checkDifferences(content, lookup, report);
}

function checkGame(key: string, game: YamlFile<GameData>, content: RawContent, report: Report): void {
  const { file, data, lineOf } = game;
  if (RESERVED_GAMES.includes(key)) {
    report({ file, message: `"${key}" is the address of another page. Choose another file name.` });
  }
  const chapterIds = data.chapters.map(({ id }) => id);
  chapterIds.forEach((id, index) => {
    if (chapterIds.indexOf(id) < index) {
      report({
        file,
        line: lineOf(['chapters', index, 'id']),
        message: `The chapter "${id}" is listed twice. Rename one.`,
      });
    }
  });
  const placed = new Set<string>();
  data.chapters.forEach((chapter, c) =>
    chapter.entries.forEach((slug, e) => {
      const line = lineOf(['chapters', c, 'entries', e]);
      const id = `${key}/${slug}`;
      if (!content.entries.has(id))
        report({ file, line, message: `There is no entry "${slug}" in glossary/${key}/.` });
      if (placed.has(id))
        report({ file, line, message: `The entry "${slug}" stands in two chapters. Keep one.` });
      placed.add(id);
    }),
  );
  for (const id of content.entries.keys()) {
    if (gameOf(id) === key && !placed.has(id)) {
      report({
        file,
        line: lineOf(['chapters']),
        message: `The entry "${slugOf(id)}" stands in no chapter. Add it to one.`,
      });
    }
  }
  data.quickrefs.forEach((slug, q) => {
    if (data.quickrefs.indexOf(slug) < q) {
      report({
        file,
        line: lineOf(['quickrefs', q]),
        message: `The quick reference "${slug}" is listed twice. Keep one.`,
      });
    }
    if (!content.quickrefs.has(`${key}/${slug}`)) {
      report({
        file,
        line: lineOf(['quickrefs', q]),
        message: `There is no quick reference "${slug}" in quickrefs/${key}/.`,
      });
    }
  });
  if (data.turn !== undefined && !data.quickrefs.includes(data.turn)) {
    report({
      file,
      line: lineOf(['turn']),
      message: `"${data.turn}" is not one of the quick references: ${data.quickrefs.join(', ')}.`,
    });
  }
  for (const id of content.quickrefs.keys()) {
    if (gameOf(id) === key && !data.quickrefs.includes(slugOf(id))) {
      report({
        file,
        line: lineOf(['quickrefs']),
        message: `The quick reference "${slugOf(id)}" is not listed. Add it.`,
      });
    }
  }
}

function checkEntry(id: string, entry: RawEntry, lookup: Lookup, report: Report): void {
  const place = { game: gameOf(id), entry: id };
  checkGameFolder(place.game, entry.folder, lookup, report);
  if (RESERVED_SLUGS.includes(slugOf(id))) {
    report({
      file: entry.folder,
      message: `"${slugOf(id)}" is the address of another page. Choose another folder name.`,
    });
  }
  checkClauses(entry, place.game, lookup, report);
  for (const text of Object.values(entry.texts)) {
    checkLinksAndTags(text, place, lookup, report);
    for (const line of text.looseLines) {
      report({
        file: text.file,
        line,
        message: 'Text stands outside a clause. Put it into <Rule>, <Reading> or <Example>.',
      });
    }
  }
  checkEntryData(entry, place, lookup, report);
  if (entry.rulings) checkRulings(entry.rulings, place, lookup, report);
}

function checkRulings(
  { file, data, lineOf }: YamlFile<RulingData[]>,
  place: Place,
  lookup: Lookup,
  report: Report,
): void {
  data.forEach((ruling, r) => {
    ruling.cites.forEach((reference, c) => {
      const message = lookup.deadReference(reference, place) ?? lookup.notAClause(reference, place);
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

function checkEntryData(
  { data: { file, data, lineOf } }: RawEntry,
  place: Place,
  lookup: Lookup,
  report: Report,
): void {
  data.related.forEach((reference, index) => {
    const message = lookup.deadReference(reference, place) ?? lookup.notAnEntry(reference, place);
    if (message !== undefined) report({ file, line: lineOf(['related', index]), message });
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

function checkTerms(content: RawContent, lookup: Lookup, report: Report): void {
  for (const [game, { file, data, lineOf }] of content.terms) {
    checkGameFolder(game, file, lookup, report);
    const seen = new Set<string>();
    data.forEach((term, index) => {
      const line = lineOf([index]);
      if (seen.has(term.id))
        report({ file, line, message: `The term "${term.id}" is listed twice. Keep one.` });
      seen.add(term.id);
      for (const word of [term.en, term.de]) {
        if (word.printed !== undefined) checkPrinted(word.printed, game, { file, line }, lookup, report);
      }
      const homes = [...content.entries].filter(
        ([id, entry]) => gameOf(id) === game && entry.data.data.terms.includes(term.id),
      );
      if (homes.length > 1) {
        const message = `The term "${term.id}" is explained by ${homes.map(([id]) => slugOf(id)).join(' and ')}. Leave it with one.`;
        report({ file, line, message });
      }
    });
  }
}

function checkDifferences(content: RawContent, lookup: Lookup, report: Report): void {
  for (const [game, { file, data, lineOf }] of content.differences) {
    checkGameFolder(game, file, lookup, report);
    data.forEach((difference, index) => {
      const at = { file, line: lineOf([index]) };
      if (data.findIndex(({ id }) => id === difference.id) < index) {
        report({ ...at, message: `The difference "${difference.id}" is listed twice. Rename one of them.` });
      }
      for (const { from } of [difference.english, difference.german]) {
        if (from !== undefined) checkPrinted(from, game, at, lookup, report);
      }
      for (const field of ['clauses', 'by'] as const) {
        difference[field].forEach((reference, r) => {
          const message = lookup.deadReference(reference, { game }) ?? lookup.notAClause(reference, { game });
          if (message !== undefined) report({ file, line: lineOf([index, field, r]), message });
        });
      }
    });
  }
}

function checkGameFolder(game: string, file: string, lookup: Lookup, report: Report): void {
  if (!lookup.hasGame(game))
    report({ file, message: `There is no game "${game}". Games are the files in games/.` });
}
