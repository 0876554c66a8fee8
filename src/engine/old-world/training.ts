import { holding, type Permission, permission, printed, type Reason } from '../reasons.ts';
import { type Attribute, ATTRIBUTES, HIGHEST_LEVEL, type Level } from './vocabulary.ts';

export type AttributeLevels = Readonly<Record<Attribute, Level>>;

/** Gold for training at a school: the level that is reached (p. 36). None at level 5. */
export const trainingCost = (level: Level): number | undefined =>
  level === HIGHEST_LEVEL ? undefined : level + 1;

export const TRAINING_OBSTACLES = [
  'at-highest-level',
  'foreign-school',
  'too-little-gold',
  'above-witcher-level',
] as const;
export type TrainingObstacle = (typeof TRAINING_OBSTACLES)[number];

export type TrainingInput = {
  readonly attribute: Attribute;
  readonly level: Level;
  readonly gold: number;
  readonly atOwnSchool: boolean;
};

/** Training at a school: Combat, Defense and Alchemy at any, Specialty only at one's own (p. 36). */
export function mayTrain({
  attribute,
  level,
  gold,
  atOwnSchool,
}: TrainingInput): Permission<TrainingObstacle> {
  const cost = trainingCost(level);
  return permission(
    [attribute === 'specialty' && !atOwnSchool, printed('foreign-school')],
    [cost === undefined, printed('at-highest-level')],
    [cost !== undefined && gold < cost, printed('too-little-gold')],
  );
}

/** An attribute location raises an attribute that is not above the witcher's level, for nothing (p. 35). */
export const mayRaiseAtLocation = (level: Level, witcherLevel: Level): Permission<TrainingObstacle> =>
  permission(
    [level === HIGHEST_LEVEL, printed('at-highest-level')],
    [level > witcherLevel, printed('above-witcher-level')],
  );

/** What comes with a raised attribute. */
export const RAISE_GAINS = ['shield', 'potion'] as const;
export type RaiseGain = (typeof RAISE_GAINS)[number];

/** Defense brings a shield, but not at level 5 (p. 10, 35); Alchemy brings a potion (p. 10). */
export const gainsOfRaise = (attribute: Attribute, reached: Level): readonly Reason<RaiseGain>[] =>
  holding(
    [attribute === 'defense' && reached < HIGHEST_LEVEL, printed('shield')],
    [attribute === 'alchemy', printed('potion')],
  );

export const LEVEL_UP_REASONS = ['all-above-level', 'not-all-above-level', 'draw-1', 'draw-2'] as const;
export type LevelUpReason = (typeof LEVEL_UP_REASONS)[number];

export type LevelUp = {
  readonly level: Level;
  /** Cards to draw, up to the hand limit. */
  readonly cards: number;
  readonly reasons: readonly Reason<LevelUpReason>[];
};

/** A witcher rises while all four attributes are above the level (p. 10–11), and never falls. */
export function levelUp(level: Level, attributes: AttributeLevels): LevelUp {
  const lowest = ATTRIBUTES.reduce<Level>(
    (least, attribute) => (attributes[attribute] < least ? attributes[attribute] : least),
    HIGHEST_LEVEL,
  );
  if (lowest <= level) return { level, cards: 0, reasons: [printed('not-all-above-level')] };
  const draws = Array.from({ length: lowest - level }, (_, step) => (level + step + 1 <= 3 ? 1 : 2));
  return {
    level: lowest,
    cards: draws.reduce<number>((total, draw) => total + draw, 0),
    reasons: draws.flatMap((draw) => [printed('all-above-level'), printed(draw === 1 ? 'draw-1' : 'draw-2')]),
  };
}
