import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import Clause from './Clause.astro';
import Dice from './Dice.astro';
import NamedIcon from './NamedIcon.astro';
import Ref from './Ref.astro';
import ScrollTable from './ScrollTable.astro';
import Steps from './Steps.astro';
import TableHeading from './TableHeading.astro';

type Tags = Readonly<Record<string, AstroComponentFactory>>;

/** What the tags of a text become. Clauses, steps and tools of an entry are placed by `EntryText.astro`. */
export const TEXT_TAGS: Tags = { Clause, Ref, Icon: NamedIcon, Dice, table: ScrollTable };

/** A quick reference is free text: its steps are a numbered list. */
export const QUICKREF_TAGS: Tags = { ...TEXT_TAGS, Steps };

/** In table mode, each quick reference has a heading of the second level itself. */
export const TABLE_TAGS: Tags = { ...QUICKREF_TAGS, h2: TableHeading };
