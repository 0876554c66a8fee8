import { automaStart, gainAsAutoma, loseAsAutoma } from '../chapter/automa.ts';
import type { Award } from '../chapter/chapter-end.ts';
import {
  gainExperience,
  loseExperience,
  NEW_TRACK,
  type Track,
  type TrackMove,
} from '../chapter/experience.ts';
import { decideWinner, type Finalist, finalScore, type Winner } from '../chapter/final-score.ts';
import { type ChapterResult, type OpenQuestion, playChapters } from './game-chapters.ts';
import { objectivePoints } from './game-tale.ts';
import { otherReadings, type Reading, type Readings } from './readings.ts';
import {
  type FinalPoints,
  type Game,
  isAutoma,
  NO_POINTS,
  type OtherPoints,
  type Row,
  type Three,
  three,
} from './game.ts';
import type { Character } from '../vocabulary.ts';

/** Where a seat stands after a Chapter, and how its Experience markers moved: by award, gain, loss, later gain. */
export type Standing = {
  readonly victory: number;
  readonly track: Track;
  readonly moves: readonly TrackMove[];
};

export type GameScore = {
  /** After each Chapter; unknown as long as an award up to there is. */
  readonly standings: Three<Row<Standing>>;
  /** By seat, as soon as all of its own points are entered. */
  readonly totals: Row<number>;
  /** None until everything that they need is entered. */
  readonly scores: readonly Finalist<Character>[];
  readonly winner: Winner<Character> | OpenQuestion | undefined;
};

/** Points over the whole game, from the awards of its Chapters and the Secret Objectives (p. 12, 18–21, 25), if known. */
export function scoreGame(
  game: Game,
  awards: Three<Row<Award>>,
  objectives: readonly number[] | undefined,
): GameScore {
  const start = game.characters.map((_, seat): Standing => {
    const track = game.automa !== undefined && isAutoma(game, seat) ? automaStart(game.automa) : NEW_TRACK;
    return { victory: 0, track, moves: [] };
  });
  const after = (before: Row<Standing>, chapter: 0 | 1 | 2): Row<Standing> =>
    before.map((standing, seat) => {
      const [points, other] = [awards[chapter][seat], game.chapters[chapter].other[seat]];
      const ways = isAutoma(game, seat) ? AUTOMA_WAYS : PLAYER_WAYS;
      return standing && points && advance(standing, points, other ?? NO_POINTS, ways);
    });
  const one = after(start, 0);
  const two = after(one, 1);
  const last = after(two, 2);
  const totals = game.characters.map((_, seat) => {
    const [standing, points] = [last[seat], game.final[seat]];
    return standing && points && standing.victory + finalSum(standing, points) + (objectives?.[seat] ?? 0);
  });
  const finalists = game.characters.flatMap((player, seat): Finalist<Character>[] => {
    const score = totals[seat];
    return score === undefined ? [] : [{ player, score }];
  });
  const scores = finalists.length === game.characters.length ? finalists : [];
  const winner =
    scores.length > 0 && objectives === undefined ? 'objectives-missing' : findWinner(scores, game);
  return { standings: [one, two, last], totals, scores, winner };
}

type Ways = { readonly gain: typeof gainExperience; readonly lose: typeof loseExperience };
const PLAYER_WAYS: Ways = { gain: gainExperience, lose: loseExperience };
const AUTOMA_WAYS: Ways = { gain: gainAsAutoma, lose: loseAsAutoma };

function advance(before: Standing, points: Award, other: OtherPoints, { gain, lose }: Ways): Standing {
  const awarded = gain(before.track, points.experience);
  const gained = gain(awarded.track, other.gained);
  // A loss comes from the Tale cards, which are read after the award.
  const lost = lose(gained.track, other.lost);
  const again = gain(lost.track, other.again);
  const victory = before.victory + points.victory + other.victory;
  return { victory, track: again.track, moves: [awarded, gained, lost, again] };
}

/** Whether the golden marker can bring points: not if it never entered. Until all is entered, it still may (p. 19). */
export const mayScoreGolden = (last: Standing | undefined): boolean =>
  last === undefined || last.track.golden !== undefined;

/** What Side Quest, golden marker and Tale bring together. */
export const finalSum = (last: Standing | undefined, points: FinalPoints): number =>
  finalScore({ ...points, victory: 0, golden: mayScoreGolden(last) ? points.golden : undefined });

function findWinner(scores: readonly Finalist<Character>[], game: Game): GameScore['winner'] {
  const { initiative } = game.chapters[2];
  const order = initiative?.flatMap((next) => scores.filter(({ player }) => player === next));
  const winner = decideWinner(order ?? scores, game.automa === undefined ? 'players' : 'solo');
  return winner?.isTie && initiative === undefined ? 'initiative-missing' : winner;
}

/** A reading by which somebody else wins, as far as the numbers are entered. */
export type OtherWinner = {
  readonly kind: keyof Readings;
  readonly option: Reading;
  readonly winner: Character;
};

/** All of a game: its Chapters, Objectives and points. */
export function reckon(game: Game): {
  readonly chapters: Three<ChapterResult>;
  readonly objectives: readonly number[] | undefined;
  readonly score: GameScore;
} {
  const chapters = playChapters(game);
  const objectives = objectivePoints(game, chapters[2]);
  const awards = three((index) => chapters[index].awards);
  return { chapters, objectives, score: scoreGame(game, awards, objectives) };
}

/** The readings that would change the winner: each is a matter of the table. */
export function otherWinners(game: Game, winner: GameScore['winner']): readonly OtherWinner[] {
  if (typeof winner !== 'object') return [];
  return otherReadings(game.readings).flatMap(({ kind, option, readings }) => {
    const other = reckon({ ...game, readings }).score.winner;
    return typeof other === 'object' && other.player !== winner.player
      ? [{ kind, option, winner: other.player }]
      : [];
  });
}
