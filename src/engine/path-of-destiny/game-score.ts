import { automaStart, gainAsAutoma } from './automa.ts';
import type { Award } from './chapter-end.ts';
import { gainExperience, loseExperience, NEW_TRACK, type Track, type TrackMove } from './experience.ts';
import { decideWinner, type Finalist, finalScore, type Winner } from './final-score.ts';
import type { OpenQuestion } from './game-chapters.ts';
import type { FinalPoints, Game, Row, Three } from './game.ts';
import type { Character } from './vocabulary.ts';

/** Where a seat stands after a Chapter, and how its Experience markers moved: by the award, then by other points. */
export type Standing = {
  readonly victory: number;
  readonly track: Track;
  readonly moves: readonly TrackMove[];
};

export type GameScore = {
  /** After each Chapter; unknown as long as an award up to there is. */
  readonly standings: Three<Row<Standing>>;
  /** None until everything that they need is entered. */
  readonly scores: readonly Finalist<Character>[];
  readonly winner: Winner<Character> | OpenQuestion | undefined;
};

/** Points over the whole game, from the awards of its Chapters (p. 12, 18, 19; the Automa p. 20–21). */
export function scoreGame(game: Game, awards: Three<Row<Award>>): GameScore {
  const start = game.characters.map((_, seat): Standing => {
    const isAutoma = game.automa !== undefined && seat === 1;
    return { victory: 0, track: isAutoma ? automaStart(game.automa) : NEW_TRACK, moves: [] };
  });
  const after = (before: Row<Standing>, chapter: 0 | 1 | 2): Row<Standing> =>
    before.map((standing, seat) => {
      const [points, other] = [awards[chapter][seat], game.chapters[chapter].other[seat]];
      const gain = game.automa !== undefined && seat === 1 ? gainAsAutoma : gainExperience;
      return standing && points && advance(standing, points, other ?? { victory: 0, experience: 0 }, gain);
    });
  const one = after(start, 0);
  const two = after(one, 1);
  const last = after(two, 2);
  const finalists = game.characters.flatMap((player, seat): Finalist<Character>[] => {
    const [standing, points] = [last[seat], game.final[seat]];
    return standing && points ? [{ player, score: total(standing, points) }] : [];
  });
  const scores = finalists.length === game.characters.length ? finalists : [];
  return { standings: [one, two, last], scores, winner: findWinner(scores, game.chapters[2].initiative) };
}

function advance(before: Standing, points: Award, other: Award, gain: typeof gainExperience): Standing {
  const awarded = gain(before.track, points.experience);
  // A loss comes from the Tale cards, which are read after the award; for gains the order makes no difference.
  const moved =
    other.experience < 0
      ? loseExperience(awarded.track, -other.experience)
      : gain(awarded.track, other.experience);
  const victory = before.victory + points.victory + other.victory;
  return { victory, track: moved.track, moves: [awarded, moved] };
}

const total = ({ victory, track }: Standing, points: FinalPoints): number =>
  finalScore({ ...points, victory, golden: track.golden === undefined ? undefined : points.golden });

function findWinner(
  scores: readonly Finalist<Character>[],
  initiative: readonly Character[] | undefined,
): GameScore['winner'] {
  const order = initiative?.flatMap((next) => scores.filter(({ player }) => player === next));
  const winner = decideWinner(order ?? scores);
  const tied = winner?.reasons.some(({ reason }) => reason === 'higher-initiative');
  return tied && initiative === undefined ? 'initiative-missing' : winner;
}
