import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { TOOLS } from '../../widgets/registry.ts';
import Clause from '../Clause.astro';
import EntryLink from '../EntryLink.astro';
import TableLink from '../table/TableLink.astro';
import Dice from './Dice.astro';
import NamedIcon from './NamedIcon.astro';
import Nothing from './Nothing.astro';
import PartClause from './PartClause.astro';
import PartHeading from './PartHeading.astro';
import PartSteps from './PartSteps.astro';
import ScrollTable from './ScrollTable.astro';
import SectionHeading from './SectionHeading.astro';
import Steps from './Steps.astro';

type Tags = Readonly<Record<string, AstroComponentFactory>>;

const WIDGETS = import.meta.glob<{ default: AstroComponentFactory }>('../../widgets/*/Widget.astro', {
  eager: true,
});

const TEXT_TAGS: Tags = {
  Rule: Clause,
  Reading: Clause,
  Example: Clause,
  Steps,
  Icon: NamedIcon,
  Dice,
  EntryLink,
  h2: SectionHeading,
  table: ScrollTable,
};

/** Each tool's tag, shown by the island in the tool's folder. */
const toolTags = (show: (id: string) => AstroComponentFactory): Tags =>
  Object.fromEntries(Object.entries(TOOLS).map(([id, { tag }]) => [tag, show(id)]));

export function widgetOf(id: string): AstroComponentFactory {
  const widget = WIDGETS[`../../widgets/${id}/Widget.astro`];
  if (widget === undefined) throw new Error(`The tool "${id}" has no src/widgets/${id}/Widget.astro.`);
  return widget.default;
}

/** What authors may use in MDX: this list, and nothing else. */
export const AUTHOR_TAGS: Tags = { ...TEXT_TAGS, ...toolTags(widgetOf) };

/** The same without tools: the rulebook page is for reading. */
export const BOOK_TAGS: Tags = { ...TEXT_TAGS, ...toolTags(() => Nothing) };

/** For quick references that stand together in table mode. */
export const TABLE_TAGS: Tags = { ...BOOK_TAGS, EntryLink: TableLink };

/** For texts that are cut into parts, to stand beside the other language. */
export const PART_TAGS: Tags = {
  ...BOOK_TAGS,
  Rule: PartClause,
  Reading: PartClause,
  Example: PartClause,
  Steps: PartSteps,
  h2: PartHeading,
};
