import type { Lang } from '../i18n/locales.ts';
import { routes } from '../i18n/routes.ts';
import type { ClauseAddress, Library } from '../library/library.ts';
import { TOOLS } from '../widgets/registry.ts';

/**
 * The address of the tool that works a clause out, with the example of its entry filled in. Where several tools cite the
 * clause, the first that its entry names goes before the others.
 */
export function toolAt({ entry, clause }: ClauseAddress, library: Library, lang: Lang): string | undefined {
  const { tools, blocks } = library.entry(entry);
  const citing = Object.entries(TOOLS).filter(([, { clauses, game }]) =>
    Object.values(clauses).some((reference) => `${game}/${reference}` === `${entry}#${clause}`),
  );
  const named = tools.find((name) => citing.some(([id]) => id === name));
  const [id, tool] = citing.find(([each]) => each === named) ?? citing[0] ?? [];
  if (id === undefined || tool === undefined) return undefined;
  const example = blocks.find((block) => block.type === 'tool' && block.tool === id);
  const state =
    example?.type === 'tool'
      ? tool.stateOf(example.attributes)
      : tool.partFor?.(`${entry.slice(tool.game.length + 1)}#${clause}`);
  return routes.tool(lang, id, state);
}
