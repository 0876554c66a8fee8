import type { Reason } from '../../engine/reasons.ts';
import { type Game, isAutoma } from '../../engine/path-of-destiny/game/game.ts';
import type { ExperienceReason } from '../../engine/path-of-destiny/chapter/experience.ts';
import type { Character, Side } from '../../engine/path-of-destiny/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import type { ClauseLink } from '../kit/clause-links.ts';
import type { Step } from '../kit/Why.tsx';
import type { PerReason, ReasonCodes } from './reasons.ts';
import type { DestinyWords } from './words/words.ts';

/** What every part of the tool needs to speak. */
export type Speech = {
  readonly words: DestinyWords;
  readonly links: PerReason<ClauseLink>;
};

export function toSteps<Group extends keyof ReasonCodes>(
  { words, links }: Speech,
  group: Group,
  reasons: readonly Reason<ReasonCodes[Group]>[],
  values: Readonly<Record<string, string>> = {},
): readonly Step[] {
  return reasons.map(({ reason, basis }) => ({
    text: fill(words.reasons[group][reason], values),
    link: links[group][reason],
    basis,
  }));
}

/**
 * The Automa has clauses of its own; and some moves are printed for one case and our reading in another. What the award
 * and other points do alike is said once.
 */
export const experienceSteps = (
  speech: Speech,
  reasons: readonly Reason<ExperienceReason>[],
  automa: boolean,
): readonly Step[] =>
  reasons.filter(isFirst).flatMap(({ reason, basis }) => {
    if (basis === 'reading' && reason === 'regular-marker-moves') {
      return toSteps(speech, 'experienceReading', [{ reason, basis }]);
    }
    if (automa) return toSteps(speech, 'automa', [{ reason, basis }]);
    return basis === 'reading' && reason === 'regular-marker-goes-back'
      ? toSteps(speech, 'experienceReading', [{ reason, basis }])
      : toSteps(speech, 'experience', [{ reason, basis }]);
  });

const isFirst = (
  { reason, basis }: Reason<ExperienceReason>,
  at: number,
  all: readonly Reason<ExperienceReason>[],
): boolean => all.findIndex((other) => other.reason === reason && other.basis === basis) === at;

/** What somebody at the table is called: by their own name, with the character where two have the same. */
export function nameOf(game: Game, who: Character | 'playmat', words: DestinyWords): string {
  if (who === 'playmat') return words.characters.playmat;
  const seat = game.characters.indexOf(who);
  const character = words.characters[who];
  if (isAutoma(game, seat)) return fill(words.automa, { name: character });
  const name = game.names[seat];
  if (name === undefined || name === character) return character;
  const isShared = game.characters.some(
    (other, place) => place !== seat && (game.names[place] ?? words.characters[other]) === name,
  );
  return isShared ? fill(words.sameName, { name, character }) : name;
}

/** Everybody at the table. */
export const namesOf = (game: Game, words: DestinyWords): string =>
  game.characters.map((who) => nameOf(game, who, words)).join(', ');

/** A side as a word within a sentence. */
export const sideWord = (side: Side, words: DestinyWords): string => words.sides[side].toLowerCase();
