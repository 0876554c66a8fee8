import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChapterResult,
  OPEN_QUESTIONS,
  otherPlacement,
  playChapters,
  whoChooses,
} from '../../../../../src/engine/path-of-destiny/game/game-chapters.ts';
import { readGame } from '../../../../../src/engine/path-of-destiny/game/game-read.ts';
import { type Game } from '../../../../../src/engine/path-of-destiny/game/game.ts';
import { anyGame } from './any-game.ts';

// Ciri, Geralt and Vesemir; the first Turns are examples 1 and 3 of the rulebook (p. 16).
const CHAPTER_1 = '~3-0_1-2_1-2~4-5_4-4_6-2~5-1_4-6_7-3~~1-0__0-2~213';
const CHAPTER_2 = '~1-0_1-0_1-0~2-0_2-0_2-0~9-9_6-9_4-2~~_2-5_~321';
const CHAPTER_3 = '~0-1_0-1_1-0~1-1_0-1_1-0~2-2_3-3_2-2~~~132';
const WHOLE = `v1.striga.players.ciri-geralt-vesemir.${CHAPTER_1}.${CHAPTER_2}.${CHAPTER_3}`;

describe('playChapters', () => {
  it('computes the tokens, Dominating Symbols and awards of a game (p. 16, 18)', () => {
    const chapters = play(WHOLE);
    expect(chapters.map(({ turns }) => turns.map((turn) => turn?.place))).toEqual([
      ['right', 'aside', 'left'],
      ['left', 'left', 'aside'],
      ['right', 'aside', 'aside'],
    ]);
    // In the first Chapter the higher-numbered token decides, in the third the only one.
    expect(chapters.map(({ dominating }) => dominating)).toEqual(['left', 'left', 'right']);
    expect(chapters.map(showAwards)).toEqual(['5+1 4+6 7+3', '9+9 6+9 4+2', '2+2 3+3 2+2']);
  });

  it('gives the Path tokens, ties by the Initiative at the end of the Chapter (p. 18)', () => {
    expect(play(WHOLE).map(showTokens)).toEqual(['vesemir geralt', 'ciri geralt', 'geralt geralt']);
    expect(showTokens(play(WHOLE.replace('~321.', '.'))[1])).toBe('ciri initiative-missing');
  });

  it('follows when an earlier Turn is corrected', () => {
    const [corrected] = play(WHOLE.replace('5-1_4-6_7-3', '5-1_4-6_3-7'));
    expect([corrected.dominating, showAwards(corrected)]).toEqual(['right', '1+5 6+4 7+3']);
  });

  it('says nothing of what is not entered yet', () => {
    const [chapter, next] = play('v1.striga.players.ciri-geralt-vesemir.~3-0_1-2_1-2~4-1__~3-0_1-1_');
    expect(chapter.turns.map((turn) => turn?.place)).toEqual(['right', undefined, undefined]);
    const nothing = {
      domination: undefined,
      dominating: undefined,
      pathTokens: { left: undefined, right: undefined },
    };
    expect(chapter).toMatchObject(nothing);
    expect(next).toMatchObject(nothing);
    expect([showAwards(chapter), showAwards(next)]).toEqual(['- - -', '- - -']);
  });

  it('takes the choice when no token was placed, and only then (p. 18)', () => {
    const tie = '1-1_1-1_1-1';
    const tied = `v1.striga.players.ciri-geralt-vesemir.~${tie}~${tie}~${tie}`;
    expect(play(tied)[0].domination?.reasons[0]?.reason).toBe('top-initiative-chooses');
    expect([play(tied)[0].dominating, play(`${tied}~~~~right`)[0].dominating]).toEqual([undefined, 'right']);
    expect(play(WHOLE.replace('~213.', '~213~right.'))[0].dominating).toBe('left');
  });

  it('counts Symbols that came or went after the third token, for points and Path tokens only (p. 26)', () => {
    const [chapter] = play(WHOLE.replace('7-3~~', '7-3~8-0__2-9~'));
    expect(chapter.turns[2]?.place).toBe('left');
    expect(showAwards(chapter)).toBe('8+0 4+6 2+9');
    expect(showTokens(chapter)).toBe('ciri vesemir');
  });

  it('counts the Playmat with two players, but gives it nothing (p. 17)', () => {
    const turn = '1-2_3-0_0-1';
    const [two] = play(`v1.striga.players.ciri-geralt.~${turn}~${turn}~${turn}`);
    expect(two.turns[0]).toMatchObject({ place: 'right', votes: ['right', 'left', 'right'] });
    expect([showAwards(two), showTokens(two)]).toEqual(['2+1 0+3', 'geralt ciri']);
    expect(play('v1.striga.players.ciri-geralt.~1-2_3-0_')[0].turns[0]).toBeUndefined();
  });

  it('lets the Automa alone place the token, and leaves open what its Symbols mean for Path tokens (p. 21)', () => {
    const [solo] = play('v1.striga.normal.ciri-geralt.~_1-2~_2-2~4-1_2-5');
    expect(solo.turns.map((turn) => turn?.place)).toEqual(['right', 'aside', 'right']);
    expect([showAwards(solo), showTokens(solo)]).toEqual(['1+4 5+2', 'ciri automa-leads']);
  });

  it.each([
    ['~12', 'ciri ciri'],
    ['~21', 'ciri automa-leads'],
    ['', 'ciri initiative-missing'],
  ])('in a solo game with 3-2 against 1-2 and the Initiative %j gives: %s', (initiative, tokens) => {
    const text = `v1.striga.normal.ciri-geralt.~~~3-2_1-2${initiative && `~~${initiative}`}`;
    expect(showTokens(play(text)[0])).toBe(tokens);
  });

  it('gives the player the token that the Automa would keep from them, where the table reads it so', () => {
    const text = 'v1.striga.normal.ciri-geralt.~~~4-1_2-5....automa-left-out';
    const [solo] = play(text);
    expect(showTokens(solo)).toBe('ciri ciri');
    expect([solo.pathTokens.left, solo.pathTokens.right]).toEqual([
      { player: 'ciri', reasons: [{ reason: 'most-symbols', basis: 'print' }] },
      { player: 'ciri', reasons: [{ reason: 'automa-left-out', basis: 'reading' }] },
    ]);
    expect(showTokens(play('v1.striga.normal.ciri-geralt.~~~3-2_1-2....automa-left-out')[0])).toBe(
      'ciri ciri',
    );
  });

  it('puts the token aside below half of all voices, where the table counts ties', () => {
    const places = (turn: string, table = 'ciri-geralt-vesemir') =>
      ['', 'ties-count'].map(
        (reading) => play(`v1.striga.players.${table}.~${turn}....${reading}`)[0].turns[0]?.place,
      );
    expect(places('2-1_3-3_0-0')).toEqual(['left', 'aside']);
    expect(places('2-1_3-3_1-0')).toEqual(['left', 'left']);
    expect(places('2-2_1-1_0-1', 'ciri-geralt')).toEqual(['right', 'aside']);
  });

  it('lets no Chapter depend on another', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const [one, two, last] = game.chapters;
        const turned: Game = { ...game, chapters: [last, two, one] };
        expect(playChapters(turned)).toEqual(playChapters(game).toReversed());
      }),
    );
  });

  it('awards every Active Symbol once a Symbol dominates', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        playChapters(game).forEach(({ dominating, awards }, index) => {
          const { end, turns } = game.chapters[index]!;
          const symbols = game.characters.map((_, seat) => end[seat] ?? turns[2][seat]);
          const worth = symbols.map((counts) => dominating && counts && counts.left + counts.right);
          expect(awards.map((points) => points && points.victory + points.experience)).toEqual(worth);
        });
      }),
    );
  });
});

describe('whoChooses', () => {
  it('is the top of the Initiative track (p. 18); solo, by our reading, the player', () => {
    const { value: three } = readGame('v1.striga.players.ciri-geralt-vesemir.~~~~~~213');
    expect(whoChooses(three, three.chapters[0])).toEqual({ player: 'geralt', reasons: [] });
    expect(whoChooses(three, three.chapters[1]).player).toBeUndefined();
    const { value: solo } = readGame('v1.striga.normal.ciri-geralt.~~~~~~21');
    expect(whoChooses(solo, solo.chapters[0])).toEqual({
      player: 'ciri',
      reasons: [{ reason: 'solo-choice', basis: 'reading' }],
    });
  });
});

describe('otherPlacement', () => {
  // p. 16: one says left, two announce a tie.
  it.each([
    ['~2-1_3-3_0-0', [{ option: 'ties-count', place: 'aside' }]],
    ['~3-0_1-2_1-2', []],
    ['~3-0_1-2', []],
  ])('of %s is %j', (turn, others) => {
    const { value } = readGame(`v1.striga.players.ciri-geralt-vesemir.${turn}`);
    expect(otherPlacement(value, { chapter: 0, turn: 0 })).toEqual(others);
  });

  it('leads back from the other reading', () => {
    const { value } = readGame('v1.striga.players.ciri-geralt-vesemir.~2-1_3-3_0-0....ties-count');
    expect(otherPlacement(value, { chapter: 0, turn: 0 })).toEqual([
      { option: 'ties-left-out', place: 'left' },
    ]);
  });
});

// Helpers

function play(text: string): ReturnType<typeof playChapters> {
  const { value, error } = readGame(text);
  if (error !== undefined) throw new Error(`${text}: ${error}`);
  return playChapters(value);
}

/** Victory and Experience Points of each seat: "4+3 2+0". */
const showAwards = ({ awards }: ChapterResult): string =>
  awards.map((points) => (points ? `${points.victory}+${points.experience}` : '-')).join(' ');

/** Who has the left and the right Path token, or what is open. */
const showTokens = ({ pathTokens: { left, right } }: ChapterResult): string =>
  [left, right]
    .map((token) => {
      if (typeof token === 'string') expect(OPEN_QUESTIONS).toContain(token);
      return typeof token === 'string' ? token : token?.player;
    })
    .join(' ');
