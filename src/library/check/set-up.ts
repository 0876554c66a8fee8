import type { Report } from '../problems.ts';
import type { RawContent, YamlFile } from '../read/content.ts';
import { parseReference } from '../references.ts';
import type { SetUpData } from '../schema.ts';
import { PLAYERS } from '../set-up.ts';
import type { Lookup } from './lookup.ts';

type When = Readonly<Record<string, readonly string[]>>;
type Path = readonly (string | number)[];

/** Steps are clauses, conditions name choices that there are, and each row and column of a table has its own. */
export function checkSetUps(content: RawContent, lookup: Lookup, report: Report): void {
  for (const [game, file] of content.setUps) checkSetUp(game, file, content, lookup, report);
}

function checkSetUp(
  game: string,
  { file, data, lineOf }: YamlFile<SetUpData>,
  content: RawContent,
  lookup: Lookup,
  report: Report,
): void {
  const tell = (path: Path, message: string): void => report({ file, line: lineOf([...path]), message });
  const options = new Map([[PLAYERS, data.players.map(String)]]);
  data.choices.forEach(({ id, options: own }, c) => {
    const ids = own.map((option) => option.id);
    if (options.has(id)) tell(['choices', c, 'id'], `The choice "${id}" is there twice. Rename one.`);
    ids.forEach((option, o) => {
      if (ids.indexOf(option) < o)
        tell(['choices', c, 'options', o, 'id'], `"${id}" has the option "${option}" twice. Rename one.`);
    });
    options.set(id, ids);
  });

  const checkWhen = (when: When, path: Path): void => {
    for (const [choice, wanted] of Object.entries(when)) {
      const known = options.get(choice);
      if (known === undefined)
        tell(
          [...path, choice],
          `There is no choice "${choice}". There are: ${[...options.keys()].join(', ')}.`,
        );
      else
        for (const option of wanted.filter((each) => !known.includes(each)))
          tell([...path, choice], `"${choice}" has no option "${option}". It has: ${known.join(', ')}.`);
    }
  };
  const checkClause = (reference: string, path: Path): void => {
    const message = lookup.deadClause(reference, { game });
    if (message !== undefined) tell(path, message);
  };

  data.choices.forEach(({ when = {} }, c) => checkWhen(when, ['choices', c, 'when']));
  const before: { clause: string; when: When }[] = [];
  data.groups.forEach(({ steps }, g) =>
    steps.forEach((step, s) => {
      const { clause, when = {}, shows, rows, columns, here = [], notes = [] } = step;
      const path = ['groups', g, 'steps', s];
      checkClause(clause, [...path, 'clause']);
      if (shows !== undefined) checkClause(shows, [...path, 'shows']);
      notes.forEach((note, n) => checkClause(note, [...path, 'notes', n]));
      checkWhen(when, [...path, 'when']);
      here.forEach((line, h) => checkWhen(line.when, [...path, 'here', h, 'when']));
      for (const [name, list = []] of [
        ['rows', rows],
        ['columns', columns],
      ] as const)
        list.forEach((each, index) => checkWhen(each, [...path, name, index]));
      if (before.some((other) => other.clause === clause && !excludes(other.when, when)))
        tell(
          [...path, 'clause'],
          `"${clause}" is a step twice at the same table. Keep one, or tell them apart by "when".`,
        );
      before.push({ clause, when });
      const table = tableIn(shows ?? clause, game, content);
      const sizes = { rows: table?.rows.length ?? 0, columns: (table?.head.length ?? 1) - 1 };
      for (const [name, list] of [
        ['rows', rows],
        ['columns', columns],
      ] as const)
        if (list !== undefined && list.length !== sizes[name])
          tell(
            [...path, name],
            table === undefined
              ? `"${shows ?? clause}" has no table. Leave out "${name}".`
              : `The table of "${shows ?? clause}" has ${sizes[name]} ${name} to tell apart, not ${list.length}.`,
          );
    }),
  );
}

/** Whether no table has both. */
const excludes = (one: When, other: When): boolean =>
  Object.entries(one).some(
    ([choice, wanted]) => other[choice]?.every((option) => !wanted.includes(option)) === true,
  );

function tableIn(reference: string, game: string, { entries }: RawContent) {
  const target = parseReference(reference, { game });
  if (target?.kind !== 'entry') return undefined;
  const clauses = entries.get(target.entry)?.texts.en.clauses ?? [];
  return clauses.find(({ id }) => id === target.clause)?.tables[0];
}
