import type { Read } from '../../result.ts';
import { makeFaces, readFaces } from '../dice/face-letters.ts';
import { type Card, DODGE_READINGS, limitCards, limitUses, type Spending } from '../spending/spending.ts';
import { type Enemy, ENEMY_KINDS, STATS } from '../enemy/verdict.ts';
import { type Amounts, type Face, MOST, type ResultKind, RESULTS, whole } from '../vocabulary.ts';

/** A battle after the roll, as a reader has entered it. */
export type Battle = {
  /** What the dice show, in the order in which they were entered. */
  readonly faces: readonly Face[];
  readonly enemy: Enemy;
  readonly spending: Spending;
};

export const EMPTY_BATTLE: Battle = {
  faces: [],
  enemy: { kind: 'monster' },
  spending: { dodge: 'sword-to-shield', cards: [] },
};

export const BATTLE_ERRORS = [
  'unknown-version',
  'not-a-face',
  'too-many-dice',
  'unknown-enemy',
  'not-a-stat',
  'unknown-dodge-reading',
  'not-a-card',
  'too-many-cards',
] as const;
export type BattleError = (typeof BATTLE_ERRORS)[number];

/** More than the nine dice of the box (DE p. 2). */
export const MOST_DICE = 16;

/** Far more than the 2 that Igni makes (DE p. 7); hundreds would keep a page waiting. */
export const MOST_AMOUNT = 9;

const VERSION = 'v1';
const DODGE_CHOICES = [...DODGE_READINGS, 'none'] as const;

/** The letters of the faces that produce just one of a kind. */
const LETTERS: Readonly<Record<ResultKind, string>> = {
  sword: 's',
  shield: 'h',
  dodge: 'd',
  ritual: 'r',
  sign: 'w',
};

/**
 * Version, faces, enemy and its stats, dodge reading, and each card as cost, gain and uses. Here a shield and a sign, an
 * enemy of 4 swords and 2 shields, and Igni (DE p. 7).
 * @example 'v1.hw.monster.s4h2.sword-to-shield.w1-s2-1'
 */
export const makeBattle = ({ faces, enemy, spending }: Battle): string =>
  [VERSION, makeFaces(faces), makeEnemy(enemy), spending.dodge, ...spending.cards.map(makeCard)].join('.');

/** @example makeEnemy({ kind: 'monster', sword: 4, shield: 2 }) // => 'monster.s4h2' */
export const makeEnemy = (enemy: Enemy): string => `${enemy.kind}.${makeFigures(enemy, STATS)}`;

/** An enemy as `makeEnemy` writes it, or nothing. */
export function readEnemy(text: string): Enemy | undefined {
  const [kindName, figures = ''] = text.split('.');
  const kind = ENEMY_KINDS.find((known) => known === kindName);
  const enemy = kind && { kind, ...readFigures(figures, STATS, MOST) };
  return enemy && makeEnemy(enemy) === text ? enemy : undefined;
}

/** The battle that an address holds, also one of another version: its fields may still be the same. */
export function readBattle(text: string): Read<Battle, BattleError> {
  const [version, letters = '', kindName, figures = '', dodgeName, ...cardTexts] = text.split('.');
  const faces = readFaces(letters);
  const kind = ENEMY_KINDS.find((known) => known === kindName);
  const stats = readFigures(figures, STATS, MOST);
  const dodge = DODGE_CHOICES.find((known) => known === dodgeName);
  const cards = cardTexts.map(parseCard).filter((card) => card !== undefined);
  const kept = limitCards(cards);
  const wrong: Readonly<Record<BattleError, boolean>> = {
    'unknown-version': version !== VERSION,
    'not-a-face': makeFaces(faces) !== letters,
    'too-many-dice': faces.length > MOST_DICE,
    'unknown-enemy': kind === undefined,
    'not-a-stat': makeFigures(stats, STATS) !== figures,
    'unknown-dodge-reading': dodge === undefined,
    'not-a-card': cards.length < cardTexts.length,
    'too-many-cards': kept.length < cards.length,
  };
  return {
    value: {
      faces: faces.slice(0, MOST_DICE),
      enemy: { kind: kind ?? EMPTY_BATTLE.enemy.kind, ...stats },
      spending: { dodge: dodge ?? EMPTY_BATTLE.spending.dodge, cards: kept },
    },
    error: BATTLE_ERRORS.find((error) => wrong[error]),
  };
}

const makeCard = ({ cost, gain, uses }: Card): string =>
  [makeFigures(cost, RESULTS), makeFigures(gain, RESULTS), limitUses(uses)].join('-');

/** A card with half of its price would be another one: it is read as a whole or not at all. */
function parseCard(text: string): Card | undefined {
  const [costText = '', gainText = '', usesText] = text.split('-');
  const card: Card = {
    cost: readFigures(costText, RESULTS, MOST_AMOUNT),
    gain: readFigures(gainText, RESULTS, MOST_AMOUNT),
    uses: limitUses(Number(usesText)),
  };
  return makeCard(card) === text ? card : undefined;
}

/** A letter and a figure for each kind that is named: a stat of 0 differs from none. */
const makeFigures = (amounts: Amounts, kinds: readonly ResultKind[]): string =>
  kinds
    .filter((kind) => amounts[kind] !== undefined)
    .map((kind) => `${LETTERS[kind]}${whole(amounts[kind])}`)
    .join('');

/** Those that can be read. Whoever must know whether all of them could writes them again and compares. */
function readFigures(text: string, kinds: readonly ResultKind[], most: number): Amounts {
  const figures = kinds.map(
    (kind) => [kind, new RegExp(`${LETTERS[kind]}([0-9]+)`).exec(text)?.[1]] as const,
  );
  return Object.fromEntries(
    figures.map(([kind, figure]) => [kind, Number(figure)] as const).filter(([, figure]) => figure <= most),
  );
}
