import type { AllianceReason } from '../../engine/path-of-destiny/alliance.ts';
import type {
  BonusReason,
  DominationReason,
  PathTokenReason,
} from '../../engine/path-of-destiny/chapter-end.ts';
import type { DestinyReason } from '../../engine/path-of-destiny/destiny-token.ts';
import type { ExtraEffortReason } from '../../engine/path-of-destiny/extra-effort.ts';
import type { ObjectiveReason } from '../../engine/path-of-destiny/striga.ts';
import type { ExperienceReason } from '../../engine/path-of-destiny/experience.ts';
import type { WinnerReason } from '../../engine/path-of-destiny/final-score.ts';
import { makeGame } from '../../engine/path-of-destiny/game-code.ts';
import type { OpenQuestion } from '../../engine/path-of-destiny/game-chapters.ts';
import { type Tool, unknownAttribute } from '../tool.ts';
import { readExample } from './example.ts';
import { DESTINY_WORDS } from './words.ts';

/** The reasons that the engine gives, by what they are about: the same code may mean two things. */
export type ReasonCodes = {
  readonly turn: DestinyReason;
  readonly domination: DominationReason;
  readonly pathToken: PathTokenReason;
  readonly bonus: BonusReason;
  readonly alliance: AllianceReason;
  readonly experience: ExperienceReason;
  /** Moves of the markers that are printed for one case and read into the book for another. */
  readonly experienceReading: 'regular-marker-goes-back' | 'regular-marker-moves';
  /** Moves of the Automa's markers. */
  readonly automa: ExperienceReason;
  readonly objective: ObjectiveReason | 'dominating-reveals';
  readonly effort: ExtraEffortReason;
  readonly winner: WinnerReason;
  readonly open: OpenQuestion | 'solo-choice';
};
export type PerReason<T> = {
  readonly [Group in keyof ReasonCodes]: Readonly<Record<ReasonCodes[Group], T>>;
};

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
    'most-of-shown-card': 'secret-objective-scoring#most',
    'most-of-other-card': 'secret-objective-scoring#other-cards',
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
  },
  open: {
    'initiative-missing': 'path-tokens#tie',
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
