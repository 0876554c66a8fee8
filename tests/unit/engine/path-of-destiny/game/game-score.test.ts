import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playChapters } from '../../../../../src/engine/path-of-destiny/game/game-chapters.ts';
import { makeGame } from '../../../../../src/engine/path-of-destiny/game/game-code.ts';
import { changeChapter } from '../../../../../src/engine/path-of-destiny/game/game-edit.ts';
import { readGame } from '../../../../../src/engine/path-of-destiny/game/game-read.ts';
import {
  finalSum,
  type GameScore,
  mayScoreGolden,
  otherWinners,
  reckon,
  scoreGame,
  type Standing,
} from '../../../../../src/engine/path-of-destiny/game/game-score.ts';
import { countsPlaymat, type Game } from '../../../../../src/engine/path-of-destiny/game/game.ts';
import { anyGame } from './any-game.ts';

const CHAPTER_1 = '~3-0_1-2_1-2~4-5_4-4_6-2~5-1_4-6_7-3~~1-0__0-2~213';
const CHAPTER_2 = '~1-0_1-0_1-0~2-0_2-0_2-0~9-9_6-9_4-2~~_2-5_~321';
const CHAPTER_3 = '~0-1_0-1_1-0~1-1_0-1_1-0~2-2_3-3_2-2~~~132';
const WHOLE = `v1.striga.players.ciri-geralt-vesemir.${CHAPTER_1}.${CHAPTER_2}.${CHAPTER_3}.1-9-0_0-3-5_4-9-2`;

describe('scoreGame', () => {
  it('computes a whole game (p. 12, 18, 19)', () => {
    const { standings, scores, winner } = score(WHOLE);
    expect(standings.map((row) => row.map(show).join(', '))).toEqual([
      '6 VP 1 -, 4 VP 6 -, 7 VP 5 -',
      '15 VP 10 -, 12 VP 20 0, 11 VP 7 -',
      '17 VP 12 -, 15 VP 20 3, 13 VP 9 -',
    ]);
    // Only Geralt's golden marker entered the track.
    expect(scores).toEqual([
      { player: 'ciri', score: 18 },
      { player: 'geralt', score: 23 },
      { player: 'vesemir', score: 19 },
    ]);
    expect(winner).toMatchObject({ player: 'geralt' });
  });

  it('follows when an earlier Turn is corrected', () => {
    const { scores } = score(WHOLE.replace('5-1_4-6_7-3', '5-1_4-6_3-7'));
    expect(scores.map((finalist) => finalist.score)).toEqual([14, 25, 19]);
  });

  it('decides a tie by the Initiative, if that is entered (p. 19)', () => {
    const tied = WHOLE.replace('4-9-2', '8-9-2');
    expect(score(tied).winner).toMatchObject({ player: 'vesemir' });
    expect(score(tied.replace('~132.', '.')).winner).toBe('initiative-missing');
    expect(score(WHOLE.replace('~132.', '.')).winner).toMatchObject({ player: 'geralt' });
  });

  it('knows no standing after a Chapter that is missing, and no score', () => {
    const { standings, scores, winner } = score(WHOLE.replace(CHAPTER_2, ''));
    expect(standings.map(([ciri]) => show(ciri))).toEqual(['6 VP 1 -', '?', '?']);
    expect([scores, winner]).toEqual([[], undefined]);
  });

  it('has the total of a seat before the others are entered', () => {
    const { totals, scores } = score(WHOLE.replace('0-3-5_4-9-2', '0-3-5_'));
    expect([totals, scores]).toEqual([[18, 23, undefined], []]);
    expect(score(WHOLE.replace(CHAPTER_3, '')).totals).toEqual(Array(3).fill(undefined));
  });

  it('takes a loss after the award, never below 0 (p. 27)', () => {
    const [ciri] = score(WHOLE.replace('1-0__0-2', 'n1-n3__0-2')).standings[0];
    expect(show(ciri)).toBe('4 VP 0 -');
    expect(ciri?.moves.map(({ wasted }) => wasted)).toEqual([0, 0, 2, 0]);
  });

  it('gains before it loses: the markers stop at both ends of the track', () => {
    // Golden 19, 4 more stop at 20, and 3 less make 17; one sum of +1 would have made 20.
    const full = WHOLE.replace('striga', 'the-lesser-evil').replace('1-0__0-2', '0-19-n3__0-2');
    const [ciri] = score(full).standings[0];
    const [before] = score(full.replace('0-19-n3', '0-19')).standings[0];
    expect(ciri!.track.regular).toBe(before!.track.regular - 3);
    expect(score(full.replace('0-19-n3', '0-2-n9')).standings[0].map(show)[0]).toBe('5 VP 0 -');
  });

  it('gains again after a loss: 3 less 5 and 2 more make 2, not 0', () => {
    const lesser = WHOLE.replace('striga', 'the-lesser-evil');
    const after = (other: string) => show(score(lesser.replace('1-0__0-2', `${other}__0-2`)).standings[0][0]);
    expect(after('0-2')).toBe('5 VP 3 -');
    expect(after('0-2-n5-2')).toBe('5 VP 2 -');
    expect(after('0-0-0-2')).toBe('5 VP 3 -');
  });

  it('leaves the winner open while the revealed Objectives are not counted', () => {
    const value = read(WHOLE);
    const [one, two, last] = playChapters(value);
    const { winner, totals } = scoreGame(value, [one.awards, two.awards, last.awards], undefined);
    expect(winner).toBe('objectives-missing');
    expect(totals).toEqual(score(WHOLE).totals);
  });

  it('calls it our reading that a solo game is won as one among players', () => {
    const chapter = '~_1-0~_1-0~2-1_1-6~~~12';
    const { winner } = score(`v1.striga.normal.ciri-geralt.${chapter}.${chapter}.${chapter}.0-5-0_0-5-0`);
    expect(winner).toMatchObject({
      player: 'geralt',
      reasons: [{ reason: 'solo-winner', basis: 'reading' }],
    });
  });

  it('starts the Automa by its difficulty and moves its golden marker from 8 on (p. 20)', () => {
    const chapter = '~_1-0~_1-0~2-1_1-6~~~12';
    const solo = `v1.striga.normal.ciri-geralt.${chapter}.${chapter}.${chapter}.0-5-0_0-5-0`;
    const { standings, scores } = score(solo);
    expect(standings.map((row) => row.map(show).join(', '))).toEqual([
      '2 VP 1 -, 1 VP 8 0',
      '4 VP 2 -, 2 VP 8 6',
      '6 VP 3 -, 3 VP 8 12',
    ]);
    expect(scores.map((finalist) => finalist.score)).toEqual([6, 8]);
  });

  it('adds the points of Secret Objectives to the final score (p. 25)', () => {
    const value = read(WHOLE);
    const [one, two, last] = playChapters(value);
    const { scores } = scoreGame(value, [one.awards, two.awards, last.awards], [5, 0, 3]);
    expect(scores.map((finalist) => finalist.score)).toEqual([23, 23, 22]);
  });

  it('asks for points of the golden marker unless it never entered (p. 19)', () => {
    const [ciri, geralt] = score(WHOLE).standings[2];
    expect([mayScoreGolden(ciri), mayScoreGolden(geralt), mayScoreGolden(undefined)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('calls a loss of the Automa our reading', () => {
    const chapter = '~_1-0~_1-0~2-1_1-6~~_0-n1~12';
    const [, automa] = score(`v1.the-lesser-evil.normal.ciri-geralt.${chapter}`).standings[0];
    expect(automa?.moves[2]?.reasons).toEqual([{ reason: 'regular-marker-goes-back', basis: 'reading' }]);
  });

  it('follows every correction as if the game had been entered so from the start', () => {
    fc.assert(
      fc.property(anyGame, anyGame, fc.constantFrom(0, 1, 2), (game, other, chapter) => {
        fc.pre(
          game.characters.length === other.characters.length && countsPlaymat(game) === countsPlaymat(other),
        );
        const index = chapter;
        const { turns } = other.chapters[index];
        const corrected = changeChapter(game, index, { turns });
        const afresh = read(makeGame(corrected));
        expect(outcome(corrected)).toEqual(outcome(afresh));
        // What comes before the correction stays as it was.
        expect(outcome(corrected).standings.slice(0, index)).toEqual(outcome(game).standings.slice(0, index));
      }),
    );
  });

  it('adds up Victory Points over the Chapters', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const results = playChapters(game);
        const { standings } = scoreGame(game, [results[0].awards, results[1].awards, results[2].awards], []);
        for (const seat of game.characters.keys()) {
          const points = results.map(
            ({ awards }, index) =>
              (awards[seat]?.victory ?? NaN) + (game.chapters[index]?.other[seat]?.victory ?? 0),
          );
          const sum = points.reduce((all, some) => all + some, 0);
          expect(standings[2][seat]?.victory ?? NaN).toBe(sum);
        }
      }),
    );
  });
});

describe('finalSum', () => {
  it('adds what the final scoring brings, with the golden marker if it may have entered (p. 19)', () => {
    const points = { sideQuest: 1, golden: 8, tale: 2 };
    const [ciri, geralt] = score(WHOLE).standings[2];
    expect([finalSum(ciri, points), finalSum(geralt, points), finalSum(undefined, points)]).toEqual([
      3, 11, 11,
    ]);
  });
});

describe('otherWinners', () => {
  // One vote left, two ties: the token goes left, or by the other reading aside, and then the last Turn decides.
  const TIED = '~1-0_1-1_1-1~1-0_1-1_1-1~0-2_0-2_3-1~~~123';
  const game = read(
    `v1.the-edge-of-the-world.players.ciri-geralt-vesemir.${TIED}.${TIED}.${TIED}.0-0-0_0-0-0_0-0-0`,
  );

  it('names the reading by which somebody else wins', () => {
    const { winner } = reckon(game).score;
    const others = otherWinners(game, winner);
    expect(others.map(({ kind, option }) => [kind, option])).toEqual([['ties', 'ties-count']]);
    expect(winner).toMatchObject({ player: 'vesemir' });
    expect(others[0]?.winner).toBe('ciri');
  });

  it('is silent where all readings agree, and while the winner is open', () => {
    const whole = read(WHOLE.replace('striga', 'the-edge-of-the-world'));
    expect(otherWinners(whole, reckon(whole).score.winner)).toEqual([]);
    expect(otherWinners(game, 'initiative-missing')).toEqual([]);
    expect(otherWinners(game, undefined)).toEqual([]);
  });
});

// Helpers

function read(text: string): Game {
  const { value, error } = readGame(text);
  if (error !== undefined) throw new Error(`${text}: ${error}`);
  return value;
}

function outcome(game: Game): GameScore {
  const [one, two, last] = playChapters(game);
  return scoreGame(game, [one.awards, two.awards, last.awards], []);
}

const score = (text: string): GameScore => outcome(read(text));

/** "12 VP 20 0": Victory Points, regular marker, golden marker. */
const show = (standing: Standing | undefined): string =>
  standing === undefined
    ? '?'
    : `${standing.victory} VP ${standing.track.regular} ${standing.track.golden ?? '-'}`;
