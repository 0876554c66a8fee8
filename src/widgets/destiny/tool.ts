import { makeGame } from '../../engine/path-of-destiny/game/game-code.ts';
import { type Tool, unknownAttribute } from '../tool.ts';
import { readExample } from './example.ts';
import type { PerReason } from './reasons.ts';
import { DESTINY_WORDS } from './words/words.ts';

/** Which clause each reason stands for. The build fails when one of them does not exist. */
export const DESTINY_CLAUSES: PerReason<string> = {
  turn: {
    'playmat-is-third-player': 'two-player-exception#playmat',
    'automa-alone': 'solo-destiny-token#automa',
    'automa-tie': 'solo-destiny-token#tie',
    'majority-of-players': 'placing-the-destiny-token#majority',
    'tied-players-ignored': 'placing-the-destiny-token#ties-announced',
    'tied-players-counted': 'placing-the-destiny-token#ties-announced',
    'tie-among-players': 'placing-the-destiny-token#tie',
  },
  domination: {
    'more-destiny-tokens': 'dominating-symbol#more-tokens',
    'higher-numbered-token': 'dominating-symbol#higher-number',
    'top-initiative-chooses': 'dominating-symbol#none',
  },
  pathToken: {
    'most-symbols': 'path-tokens#most',
    'higher-initiative': 'path-tokens#which-end',
    'nobody-has-any': 'path-tokens#nobody-has-any',
    'automa-left-out': 'solo-scoring#automa-has-more',
  },
  bonus: {
    'token-brings-bonus': 'path-tokens#bonus',
    'most-dominating-symbols': 'the-lesser-evil#penalty',
    'token-marks-culprit': 'the-lesser-evil#path-token',
  },
  alliance: {
    'supported-side-resolves': 'alliance-cards#resolve',
    'other-side-stays': 'alliance-cards#stay',
    'before-chapter-points': 'alliance-cards#before-points',
  },
  experience: {
    'regular-marker-moves': 'experience-points#gain',
    'golden-marker-enters': 'golden-experience#twenty',
    'rest-moves-golden': 'golden-experience#rest',
    'golden-marker-moves': 'golden-experience#further',
    'track-full': 'golden-experience#end',
    'golden-marker-goes-back': 'losing-experience#golden',
    'regular-marker-goes-back': 'losing-experience#left',
    'stops-at-zero': 'losing-experience#zero',
  },
  experienceReading: {
    'regular-marker-goes-back': 'losing-experience#golden',
    'regular-marker-moves': 'losing-experience#gaining-again',
  },
  automa: {
    'regular-marker-moves': 'automa-abilities#chapter-points',
    'golden-marker-enters': 'automa-abilities#golden',
    'rest-moves-golden': 'automa-abilities#rest',
    'golden-marker-moves': 'automa-abilities#after-eight',
    'track-full': 'automa-abilities#after-eight',
    'golden-marker-goes-back': 'losing-experience#automa',
    'regular-marker-goes-back': 'losing-experience#automa',
    'stops-at-zero': 'losing-experience#automa',
  },
  objective: {
    'dominating-reveals': 'secret-objectives#which-two',
    'most-by-card': 'secret-objective-scoring#other-cards',
    'ties-share': 'secret-objective-scoring#ties-share',
    'none-of-it': 'secret-objective-scoring#at-least-one',
  },
  effort: {
    'sequence-adjacent': 'extra-effort#arrangement',
    'sequence-in-order': 'extra-effort#arrangement',
    'new-card-in-sequence': 'extra-effort#new-card',
    'no-new-card-in-sequence': 'extra-effort#new-card',
    'no-sequence': 'extra-effort#condition',
  },
  winner: {
    'most-victory-points': 'winner#most',
    'higher-initiative': 'winner#tie',
    'solo-winner': 'solo-scoring#winner',
  },
  open: {
    'initiative-missing': 'path-tokens#tie',
    'objectives-missing': 'secret-objectives#which-two',
    'automa-leads': 'solo-scoring#automa-has-more',
    'solo-choice': 'dominating-symbol#solo',
  },
};

export const destiny: Tool = {
  tag: 'Destiny',
  game: 'path-of-destiny',
  icon: 'destiny',
  words: DESTINY_WORDS,
  clauses: Object.fromEntries(
    Object.entries(DESTINY_CLAUSES).flatMap(([group, clauses]) =>
      Object.entries(clauses).map(([reason, clause]) => [`${group}/${reason}`, clause]),
    ),
  ),
  problemIn: (attributes) => {
    const { example } = attributes;
    const error = example === undefined ? undefined : readExample(example).error;
    return (
      unknownAttribute('Destiny', attributes, ['example']) ??
      (error === undefined ? undefined : `<Destiny example="${example ?? ''}" /> cannot be read (${error}).`)
    );
  },
  stateOf: ({ example }) => (example === undefined ? undefined : makeGame(readExample(example).value)),
};
