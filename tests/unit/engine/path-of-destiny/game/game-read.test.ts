import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGame, makeParts } from '../../../../../src/engine/path-of-destiny/game/game-code.ts';
import { GAME_ERRORS, newGame, readGame } from '../../../../../src/engine/path-of-destiny/game/game-read.ts';
import { countsPlaymat, type Game } from '../../../../../src/engine/path-of-destiny/game/game.ts';
import { anyGame } from './any-game.ts';

const HEAD = 'v1.striga.players.ciri-geralt';

describe('readGame', () => {
  it('gives back any game', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        expect(readGame(makeGame(game))).toEqual({ value: game, error: undefined });
      }),
    );
  });

  it.each([
    // A Turn in the middle of being entered, in the second Chapter.
    'v1.striga.players.ciri-geralt-vesemir..fight-magic~3-0_1-2_1-2~4-1__',
    // Two players, with the Playmat; other points with a loss; Initiative and choice; final points of one.
    'v1.the-lesser-evil.players.ciri-geralt.~1-2_3-0_0-1~~~~_n3-12~21~left...6-8-0_',
    // Names and colours, an Extra Effort sequence with a Timeline, readings other than ours.
    'v1.the-edge-of-the-world.players.ciri~Anna~red-geralt~~blue-letho~Bo.~~~~~~~~rgr~g-r-gb....ties-count~in-order',
    // Secret Objectives with the book's points and with others.
    'v1.striga.players.ciri-geralt-letho......_4_3_~~4-2-0_1_0_2',
  ])('keeps %s as it is', (text) => {
    const { value, error } = readGame(text);
    expect([makeGame(value), error]).toEqual([text, undefined]);
  });

  // What is kept of an address in which something is wrong.
  it.each([
    ['', 'no-characters', 'v1.the-edge-of-the-world.players.geralt-yennefer'],
    ['v2.striga.normal.ciri-letho.~_1-2', 'unknown-version', 'v1.striga.normal.ciri-letho.~_1-2'],
    ['v1.witcher.players.ciri-letho', 'unknown-tale', 'v1.the-edge-of-the-world.players.ciri-letho'],
    ['v1.striga.hard.ciri-letho.~1-2_', 'unknown-mode', 'v1.striga.players.ciri-letho.~1-2__'],
    ['v1.striga.normal.ciri-geralt-triss', 'unknown-mode', 'v1.striga.players.ciri-geralt-triss'],
    ['v9.striga.players.x-y-z', 'no-characters', 'v1.striga.players.geralt-yennefer-dandelion'],
    ['v1.striga.players', 'no-characters', 'v1.striga.players.geralt-yennefer'],
    ['v1.striga.players.ciri', 'wrong-characters', 'v1.striga.players.ciri-geralt'],
    [
      'v1.striga.players.x.~1-2_3-4_5-6_7-8',
      'no-characters',
      /geralt-yennefer-dandelion-ciri\.~1-2_3-4_5-6_7-8$/,
    ],
    ['v1.striga.players.ciri-ciri', 'wrong-characters', HEAD],
    [
      'v1.striga.players.ciri-jaskier-geralt.~~1-1_2-2_',
      'wrong-characters',
      /ciri-yennefer-geralt\.~~1-1_2-2_$/,
    ],
    [
      'v1.striga.players.ciri-geralt-triss-regis-letho-yarpen',
      'wrong-characters',
      /ciri-geralt-triss-regis-letho$/,
    ],
    ['v1.striga.players.ciri~A.B-geralt', 'wrong-characters', 'v1.striga.players.ciri~A-geralt'],
    ['v1.striga.players.ciri~~red-letho~~red', 'wrong-characters', 'v1.striga.players.ciri~~red-letho'],
    ['v1.striga.players.ciri~~pink-letho', 'wrong-characters', 'v1.striga.players.ciri-letho'],
    [`${HEAD}.fight~1-1_2-2_`, 'not-a-chapter', `${HEAD}.~1-1_2-2_`],
    [`${HEAD}.fight-fight`, 'not-a-chapter', HEAD],
    [`${HEAD}.fight-magic-magic`, 'not-a-chapter', HEAD],
    [`${HEAD}.~1-2_1-x_3-4`, 'not-a-chapter', `${HEAD}.~1-2__3-4`],
    [`${HEAD}.~1-2_1-2`, 'not-a-chapter', `${HEAD}.~1-2_1-2_`],
    ['v1.striga.normal.ciri-geralt.~1-2_1-2_1-2', 'not-a-chapter', 'v1.striga.normal.ciri-geralt.~1-2_1-2'],
    [`${HEAD}..~1-2_1-2_1-100`, 'not-a-chapter', `${HEAD}..~1-2_1-2_`],
    [`${HEAD}..~1-n2_1-2_1-2`, 'not-a-chapter', `${HEAD}..~_1-2_1-2`],
    [`${HEAD}.~~~~1-1_1-1_1-1`, 'not-a-chapter', `${HEAD}.~~~~1-1_1-1`],
    [`${HEAD}.~~~~~n0-1_2-2`, 'not-a-chapter', `${HEAD}.~~~~~_2-2`],
    [`${HEAD}.~~~~~~11~left`, 'not-a-chapter', `${HEAD}.~~~~~~~left`],
    [`${HEAD}.~~~~~~13`, 'not-a-chapter', HEAD],
    [`${HEAD}.~~~~~~1`, 'not-a-chapter', HEAD],
    [`${HEAD}.~~~~~~~up`, 'not-a-chapter', HEAD],
    [`${HEAD}.~~~~~~~left~rxg~zr-x-g`, 'not-a-chapter', `${HEAD}.~~~~~~~left~rg~r-g`],
    [`${HEAD}.~~~~~~~~rrrrrrrrr`, 'not-a-chapter', `${HEAD}.~~~~~~~~rrrrrr`],
    [`${HEAD}....1-2_3-4-5`, 'not-final-points', `${HEAD}...._3-4-5`],
    [`${HEAD}.....maybe~in-order`, 'unknown-reading', `${HEAD}.....in-order`],
    [`${HEAD}......9-9_1_2`, 'not-objectives', `${HEAD}......_1_2`],
    [`${HEAD}.......`, 'too-many-parts', HEAD],
  ])('keeps of %j, as it is %s, what can be read', (text, error, kept) => {
    const read = readGame(text);
    expect(read.error).toBe(error);
    expect(makeGame(read.value)).toEqual(typeof kept === 'string' ? kept : expect.stringMatching(kept));
    expect(GAME_ERRORS).toContain(error);
  });

  it('never throws, and what it returns reads back without an error', () => {
    const garbled = fc
      .tuple(
        fc.constantFrom(...fc.sample(anyGame, 300).map(makeGame)),
        fc.nat(),
        fc.nat({ max: 3 }),
        fc.string({ unit: 'binary', maxLength: 4 }),
      )
      .map(([text, place, cut, noise]) => {
        const at = place % text.length;
        return text.slice(0, at) + noise + text.slice(at + cut);
      });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), garbled), (text) => {
        const { value } = readGame(text);
        expect(readGame(makeGame(value))).toEqual({ value, error: undefined });
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('keeps every other part when one cannot be read', () => {
    const garbage = fc.stringMatching(/^[A-Z!]{1,8}$/);
    const arbitrary = fc.tuple(anyGame, fc.nat({ max: 9 }), garbage).filter(
      // Whose third column it is, the players' or the Playmat's, is told by the characters and the mode.
      ([game, part]) => (part !== 2 && part !== 3) || (!countsPlaymat(game) && game.automa === undefined),
    );
    fc.assert(
      fc.property(arbitrary, ([game, part, text]) => {
        const parts = makeParts(game).with(part, text);
        const { value, error } = readGame(parts.join('.'));
        // Without any names, nobody can know how many seats a game has in which nothing is entered.
        fc.pre(part !== 3 || value.characters.length === game.characters.length);
        expect(error).toBe(ERROR_OF_PART[part]);
        const others = (all: readonly string[]) => all.toSpliced(part, 1);
        // The Initiative is written by seats: other characters there make it name others.
        expect(others(makeParts(value))).toEqual(others(makeParts(game)));
      }),
    );
  });

  it('keeps every other field of a chapter, and every other cell of a row, when one cannot be read', () => {
    fc.assert(
      fc.property(
        anyGame,
        fc.nat({ max: 2 }),
        fc.nat({ max: 9 }),
        fc.nat({ max: 4 }),
        (game, chapter, field, cell) => {
          const fields = pad(makeParts(game)[4 + chapter]!.split('~'), 10);
          const isRow = field >= 1 && field <= 5 && fields[field] !== '';
          const cells = fields[field]!.split('_');
          const broken = isRow ? cells.with(cell % cells.length, '?').join('_') : '?';
          const parts = makeParts(game).with(4 + chapter, fields.with(field, broken).join('~'));
          const { value, error } = readGame(parts.join('.'));
          expect(error).toBe('not-a-chapter');
          const again = pad(makeParts(value)[4 + chapter]!.split('~'), 10);
          expect(again.toSpliced(field, 1)).toEqual(fields.toSpliced(field, 1));
          const kept = cells.with(cell % cells.length, '');
          if (isRow) expect(again[field]).toBe(kept.every((text) => text === '') ? '' : kept.join('_'));
        },
      ),
    );
  });

  it('keeps the seats of all others when one character, name or colour cannot be read', () => {
    fc.assert(
      fc.property(anyGame, fc.nat({ max: 4 }), (game, at) => {
        const seat = at % game.characters.length;
        const seats = makeParts(game)[3]!.split('-');
        const { value, error } = readGame(makeParts(game).with(3, seats.with(seat, '?').join('-')).join('.'));
        expect(error).toBe('wrong-characters');
        const others = <T>(row: readonly T[]) => row.toSpliced(seat, 1);
        expect(others(value.characters)).toEqual(others(game.characters));
        expect([others(value.names), others(value.colors)]).toEqual([
          others(game.names),
          others(game.colors),
        ]);
        expect(makeParts(value).slice(4)).toEqual(makeParts(game).slice(4));
      }),
    );
  });
});

describe('newGame', () => {
  it('has a seat for each character and nothing entered', () => {
    const game: Game = newGame('striga', ['geralt', 'ciri'], undefined);
    expect(game.chapters[0].turns[0]).toEqual([undefined, undefined, undefined]);
    expect([game.names, game.colors, game.final]).toEqual(Array(3).fill([undefined, undefined]));
  });
});

// Helpers

const ERROR_OF_PART = [
  'unknown-version',
  'unknown-tale',
  'unknown-mode',
  'no-characters',
  'not-a-chapter',
  'not-a-chapter',
  'not-a-chapter',
  'not-final-points',
  'unknown-reading',
  'not-objectives',
];

const pad = (texts: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, place) => texts[place] ?? '');
