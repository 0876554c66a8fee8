import { makeTrophies, readTrophies, TROPHIES_VERSION } from '../../engine/old-world/game/trophy-code.ts';
import { type Tool, unknownAttribute } from '../tool.ts';
import type { TrophiesReason } from './reasons.ts';
import { TROPHIES_WORDS } from './words.ts';

/** Which clause each reason of the engine stands for. The build fails when one of them does not exist. */
export const TROPHIES_CLAUSES: Readonly<Record<TrophiesReason, string>> = {
  monster: 'defeating-a-monster#steps',
  witcher: 'witcher-fight-outcomes#take-trophy',
  attribute: 'meditate#steps',

  'one-space-up': 'trophies#steps',
  'top-space-wins': 'goal-and-winning#immediately',
  'meditation-never-ends-game': 'meditate#not-final',
  'suffer-fatigue': 'fatigue#how-many',
  'hand-into-deck': 'fatigue#shuffle',
  'four-below-top': 'goal-and-winning#cards-or-track',
  'four-trophies': 'goal-and-winning#four-trophies',
  'one-short': 'goal-and-winning#last-trophy',
  'attacker-only': 'witcher-fight-outcomes#defender-wins',
  'level-five': 'trophies#level-five',

  'witcher-trophy-owned': 'witcher-fight-outcomes#trophy-once',
  'trophy-gone': 'setup-board-decks-and-monsters#attribute-trophies',
  'both-trophies-gone': 'setup-board-decks-and-monsters#cards-per-attribute',
  'trophy-owned': 'meditate#conditions',

  'attribute-trophy-first': 'solo-mode#attribute-trophy-first',
  'final-monster-fight': 'solo-mode#final-monster-fight',
  'solo-goal': 'solo-mode#win-condition',
  'driven-away': 'solo-mode#drive-away',
  'solo-won': 'solo-mode#game-end',
  'solo-rating': 'solo-dice-poker-and-rating#solo-rating',
};

/** The example of an author: a sheet as its address holds it, without the version, so that a new one changes no text. */
export const readExample = (example: string): ReturnType<typeof readTrophies> =>
  readTrophies(`${TROPHIES_VERSION}.${example}`);

export const trophies: Tool = {
  tag: 'Trophies',
  game: 'old-world',
  icon: 'trophy',
  words: TROPHIES_WORDS,
  clauses: TROPHIES_CLAUSES,
  problemIn: (attributes) => {
    const { example } = attributes;
    const error = example === undefined ? undefined : readExample(example).error;
    return (
      unknownAttribute('Trophies', attributes, ['example']) ??
      (error === undefined ? undefined : `<Trophies example="${example ?? ''}" /> cannot be read (${error}).`)
    );
  },
  stateOf: ({ example }) => (example === undefined ? undefined : makeTrophies(readExample(example).value)),
};
