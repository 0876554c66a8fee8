import {
  award,
  type Award,
  dominatingSide,
  type Domination,
  pathToken,
  type PathToken,
} from '../chapter/chapter-end.ts';
import { reading, type Reason } from '../../reasons.ts';
import {
  type Place,
  placeDestinyToken,
  type Placement,
  TIE_READINGS,
  type TieReading,
} from '../chapter/destiny-token.ts';
import { type ChapterEntry, countsPlaymat, type Game, type Row, type Three, three } from './game.ts';
import { type Character, type Counts, type Side } from '../vocabulary.ts';

/** What only the Initiative can tell; and what the book leaves open: whether the Automa's Symbols bar the player. */
export const OPEN_QUESTIONS = ['initiative-missing', 'objectives-missing', 'automa-leads'] as const;
export type OpenQuestion = (typeof OPEN_QUESTIONS)[number];

/** What follows from a Chapter as far as it is entered. */
export type ChapterResult = {
  readonly turns: Three<Placement | undefined>;
  readonly domination: Domination | undefined;
  /** By the Destiny tokens or by choice. */
  readonly dominating: Side | undefined;
  /** When the points are given: as entered for the end, else as in the third Turn. */
  readonly symbols: Row<Counts>;
  readonly awards: Row<Award>;
  readonly pathTokens: Readonly<Record<Side, PathToken<Character> | OpenQuestion | undefined>>;
};

/** All Chapters from what is entered, so that an earlier Turn can be corrected at any time. */
export const playChapters = (game: Game): Three<ChapterResult> =>
  three((index) => playChapter(game, game.chapters[index]));

function playChapter(game: Game, chapter: ChapterEntry): ChapterResult {
  const turns = three((turn) => placeToken(game, chapter.turns[turn]));
  const [one, two, last] = turns;
  const domination = one && two && last && dominatingSide([one.place, two.place, last.place]);
  const dominating = domination && (domination.side ?? chapter.chosen);
  const symbols = game.characters.map((_, seat) => chapter.end[seat] ?? chapter.turns[2][seat]);
  return {
    turns,
    domination,
    dominating,
    symbols,
    awards: symbols.map((counts) => dominating && counts && award(counts, dominating)),
    pathTokens: {
      left: givePathToken(game, chapter, symbols, 'left'),
      right: givePathToken(game, chapter, symbols, 'right'),
    },
  };
}

function placeToken(game: Game, counts: Row<Counts>): Placement | undefined {
  const [one, two, playmat] = counts;
  const { ties } = game.readings;
  if (game.automa !== undefined) return two && placeDestinyToken({ mode: 'solo', automa: two });
  if (countsPlaymat(game)) {
    const all = one && two && playmat;
    return all && placeDestinyToken({ mode: 'two-players', counts: [one, two], playmat }, ties);
  }
  return counts.every((own) => own !== undefined)
    ? placeDestinyToken({ mode: 'players', counts }, ties)
    : undefined;
}

function givePathToken(
  { characters, automa, readings }: Game,
  { initiative }: ChapterEntry,
  symbols: Row<Counts>,
  side: Side,
): ChapterResult['pathTokens'][Side] {
  const contenders = (initiative ?? characters).flatMap((player) => {
    const counts = symbols[characters.indexOf(player)];
    return counts === undefined ? [] : [{ player, counts }];
  });
  if (contenders.length < characters.length) return undefined;
  const token = pathToken(contenders, side);
  const [player, other] = characters;
  const tied = token?.reasons.some(({ reason }) => reason === 'higher-initiative') === true;
  const isOpen = tied && initiative === undefined;
  if (automa === undefined) return isOpen ? 'initiative-missing' : token;
  if (!isOpen && token?.player !== other) return token;
  if (readings.automa === 'automa-compares') return isOpen ? 'initiative-missing' : 'automa-leads';
  return player && { player, reasons: [reading('automa-left-out')] };
}

/** Who chooses the Dominating Symbol where no token was placed: with the Automa, by our reading, the player (p. 18). */
export const whoChooses = (
  { characters, automa }: Pick<Game, 'characters' | 'automa'>,
  { initiative }: Pick<ChapterEntry, 'initiative'>,
): { readonly player: Character | undefined; readonly reasons: readonly Reason<'solo-choice'>[] } =>
  automa === undefined
    ? { player: initiative?.[0], reasons: [] }
    : { player: characters[0], reasons: [reading('solo-choice')] };

/** Where the token of a Turn goes by the other reading of announced ties, if that is elsewhere. */
export function otherPlacement(
  game: Game,
  { chapter, turn }: { readonly chapter: 0 | 1 | 2; readonly turn: 0 | 1 | 2 },
): readonly { readonly option: TieReading; readonly place: Place }[] {
  const placeBy = (ties: TieReading): Place | undefined =>
    placeToken({ ...game, readings: { ...game.readings, ties } }, game.chapters[chapter].turns[turn])?.place;
  return TIE_READINGS.flatMap((option) => {
    const place = placeBy(option);
    return place === undefined || place === placeBy(game.readings.ties) ? [] : [{ option, place }];
  });
}
