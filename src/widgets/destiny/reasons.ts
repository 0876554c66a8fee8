import type { AllianceReason } from '../../engine/path-of-destiny/tale/alliance.ts';
import type {
  BonusReason,
  DominationReason,
  PathTokenReason,
} from '../../engine/path-of-destiny/chapter/chapter-end.ts';
import type { DestinyReason } from '../../engine/path-of-destiny/chapter/destiny-token.ts';
import type { ExtraEffortReason } from '../../engine/path-of-destiny/tale/extra-effort.ts';
import type { ObjectiveReason } from '../../engine/path-of-destiny/tale/striga.ts';
import type { ExperienceReason } from '../../engine/path-of-destiny/chapter/experience.ts';
import type { WinnerReason } from '../../engine/path-of-destiny/chapter/final-score.ts';
import type { OpenQuestion } from '../../engine/path-of-destiny/game/game-chapters.ts';

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
