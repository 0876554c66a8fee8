import { AFTER_CLAUSES } from '../../engine/old-world/after-fight/afterwards.ts';
import { makeFightTable, readFightTable } from '../../engine/old-world/fight-table/fight-table-code.ts';
import { ERROR_CLAUSES } from '../../engine/old-world/fight/fight-state.ts';
import { BEGIN_CLAUSES } from '../../engine/old-world/fight/monster-fight.ts';
import { SPECIALTY_CLAUSES } from '../../engine/old-world/fight/specialties.ts';
import { FIGHT_CLAUSES, SHOWN_CLAUSES } from '../../engine/old-world/fight/telling.ts';
import { BARRING_CLAUSES, WAGER_CLAUSES } from '../../engine/old-world/fight/witcher-fight.ts';
import type { Reason } from '../../engine/reasons.ts';
import { type Tool, unknownAttribute } from '../tool.ts';
import { FIGHT_WORDS } from './words/words.ts';

/** The engine names the clause of each reason itself. The build fails when one of them does not exist. */
const TABLES = {
  fight: FIGHT_CLAUSES,
  after: AFTER_CLAUSES,
  barring: BARRING_CLAUSES,
  begin: BEGIN_CLAUSES,
  error: ERROR_CLAUSES,
  specialty: SPECIALTY_CLAUSES,
  wager: WAGER_CLAUSES,
  shown: SHOWN_CLAUSES,
};

export const FIGHT_TOOL_CLAUSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TABLES).flatMap(([table, clauses]) =>
    Object.entries<string | Reason<string>>(clauses).map(([code, clause]) => [
      `${table}/${code}`,
      typeof clause === 'string' ? clause : clause.reason,
    ]),
  ),
);

/** Of what bars a fight, dice poker works out its own clause. */
const CITED = Object.fromEntries(
  Object.entries(FIGHT_TOOL_CLAUSES).filter(([, clause]) => !clause.startsWith('dice-poker#')),
);

/** What an ability does only the bestiary knows: one that changes no number stands for it. */
const SOME_ABILITY = { kind: 'random-first-card' } as const;

/** The example of an author: a monster fight as its address holds it, without opponent and version. */
export const stateOfExample = (example: string): string => `m~v1.${example}`;

const readExample = (example: string): ReturnType<typeof readFightTable> =>
  readFightTable(stateOfExample(example), () => SOME_ABILITY);

export const fight: Tool = {
  tag: 'Fight',
  game: 'old-world',
  icon: 'fight',
  words: FIGHT_WORDS,
  clauses: CITED,
  takesMonsters: true,
  quickref: 'fight',
  problemIn: (attributes) => {
    const { example } = attributes;
    const error = example === undefined ? undefined : readExample(example).error;
    return (
      unknownAttribute('Fight', attributes, ['example']) ??
      (error === undefined ? undefined : `<Fight example="${example ?? ''}" /> cannot be read (${error}).`)
    );
  },
  stateOf: ({ example }) => (example === undefined ? undefined : makeFightTable(readExample(example).value)),
};
