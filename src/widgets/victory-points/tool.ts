import { makePoints, POINTS_VERSION, readPoints } from '../../engine/adventure-game/hero/points-code.ts';
import { type Tool, unknownAttribute } from '../tool.ts';
import type { PointsReason } from './reasons.ts';
import { POINTS_WORDS } from './words.ts';

/** Which clause each reason of the engine stands for. The build fails when one of them does not exist. */
export const POINTS_CLAUSES: Readonly<Record<PointsReason, string>> = {
  'main-quest': 'operations#main-quest-vp',
  'side-quest': 'operations#side-quest',
  'support-quest': 'quest-cards#support-points',
  supported: 'quest-cards#support-points',
  monster: 'victory-points#sources',
  gain: 'victory-points#earn',
  loss: 'victory-points#earn',
  wound: 'wounds#overflow',
  'foul-fate': 'foul-fate#sheet-full',

  'stops-at-zero': 'victory-points#not-below-zero',
  'rest-lapses': 'victory-points#rest-of-a-loss',
  'goes-round': 'victory-points#beyond-80',
  'exactly-80': 'victory-points#space-shown',
  'draw-quest': 'operations#main-quest-draw',
  'no-more-quests': 'quest-cards#third-quest',
  'epic-draw-quest': 'epic-adventuring#new-cards',
  'epic-no-more-quests': 'epic-adventuring#new-cards',
  'tied-leaders': 'victory-points#most-tied',

  'last-quest': 'winning-the-game#end',
  'finish-turn': 'winning-the-game#finish-turn',
  'epic-last-quest': 'epic-adventuring#five-quests',
  'epic-finish-turn': 'epic-adventuring#finish-turn',
  'another-last-quest': 'winning-the-game#another-third',

  'most-points': 'winning-the-game#most-vp',
  'most-quests': 'winning-the-game#tie-quests',
  'most-leads-and-gold': 'winning-the-game#tie-tokens',
  'earliest-final-turn': 'winning-the-game#tie-last-turn',
};

/** The example of an author: a sheet as its address holds it, without the version, so that a new one changes no text. */
export const readExample = (example: string): ReturnType<typeof readPoints> =>
  readPoints(`${POINTS_VERSION}.${example}`);

export const victoryPoints: Tool = {
  tag: 'VictoryPoints',
  game: 'adventure-game',
  icon: 'victory-point',
  words: POINTS_WORDS,
  clauses: POINTS_CLAUSES,
  problemIn: (attributes) => {
    const { example } = attributes;
    const error = example === undefined ? undefined : readExample(example).error;
    return (
      unknownAttribute('VictoryPoints', attributes, ['example']) ??
      (error === undefined
        ? undefined
        : `<VictoryPoints example="${example ?? ''}" /> cannot be read (${error}).`)
    );
  },
  stateOf: ({ example }) => (example === undefined ? undefined : makePoints(readExample(example).value)),
};
