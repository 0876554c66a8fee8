import type { Report } from '../problems.ts';
import type { RawContent, YamlFile } from '../read/content.ts';
import { gameOf, slugOf } from '../references.ts';
import type { GameData } from '../schema.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** A game lists each of its entries and quick references once. */
export function checkGame(
  key: string,
  game: YamlFile<GameData>,
  content: RawContent,
  { icons, colors }: Vocabulary,
  report: Report,
): void {
  const { file, data, lineOf } = game;
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
  data.symbols?.forEach((name, s) => {
    if (Object.hasOwn(icons.en, name) || colors.includes(name)) return;
    report({
      file,
      line: lineOf(['symbols', s]),
      message: `"${name}" is no icon and none of the colors ${colors.join(', ')}.`,
    });
  });
  data.asked?.forEach((question, q) => {
    const [slug = '', id] = question.split('#');
    const rulings = content.entries.get(`${key}/${slug}`)?.rulings?.data ?? [];
    if (rulings.some((ruling) => ruling.id === id)) return;
    report({
      file,
      line: lineOf(['asked', q]),
      message: `"${question}" is no question. Write "entry#id" of one in glossary/${key}/<entry>/rulings.yaml.`,
    });
  });
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
