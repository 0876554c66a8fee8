import type { Result } from '../result.ts';
import { makeFaces, parseFaces } from './face-letters.ts';
import { type Card, DODGE_READINGS, limitUses, MOST_USES, type Spending, tooManyCards } from './spending.ts';
import { type Enemy, ENEMY_KINDS, STATS } from './verdict.ts';
import { type Amounts, type Face, MOST, type ResultKind, RESULTS, whole } from './vocabulary.ts';

/** A battle after the roll, as a reader has entered it. */
export type Battle = {
  /** What the dice show, in the order in which they were entered. */
  readonly faces: readonly Face[];
  readonly enemy: Enemy;
  readonly spending: Spending;
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
  [
    VERSION,
    makeFaces(faces),
    enemy.kind,
    makeFigures(enemy, STATS),
    spending.dodge,
    ...spending.cards.map(makeCard),
  ].join('.');

/** The battle that an address holds, or what is wrong with it. Each battle has one address. */
export function parseBattle(text: string): Result<Battle, BattleError> {
  const [version, letters = '', kindName, figures = '', dodgeName, ...cardTexts] = text.split('.');
  if (version !== VERSION) return { ok: false, error: 'unknown-version' };
  const faces = parseFaces(letters);
  if (faces === undefined) return { ok: false, error: 'not-a-face' };
  if (faces.length > MOST_DICE) return { ok: false, error: 'too-many-dice' };
  const kind = ENEMY_KINDS.find((known) => known === kindName);
  if (kind === undefined) return { ok: false, error: 'unknown-enemy' };
  const stats = parseFigures(figures, STATS, MOST);
  if (stats === undefined) return { ok: false, error: 'not-a-stat' };
  const dodge = DODGE_CHOICES.find((known) => known === dodgeName);
  if (dodge === undefined) return { ok: false, error: 'unknown-dodge-reading' };
  const cards = cardTexts.map(parseCard).filter((card) => card !== undefined);
  if (cards.length < cardTexts.length) return { ok: false, error: 'not-a-card' };
  if (tooManyCards(cards)) return { ok: false, error: 'too-many-cards' };
  return { ok: true, value: { faces, enemy: { kind, ...stats }, spending: { dodge, cards } } };
}

const makeCard = ({ cost, gain, uses }: Card): string =>
  [makeFigures(cost, RESULTS), makeFigures(gain, RESULTS), limitUses(uses)].join('-');

function parseCard(text: string): Card | undefined {
  const [costText = '', gainText = '', usesText = '', ...more] = text.split('-');
  const [cost, gain] = [costText, gainText].map((amounts) => parseFigures(amounts, RESULTS, MOST_AMOUNT));
  const uses = new RegExp(`^${FIGURE}$`).test(usesText) ? Number(usesText) : Infinity;
  if (cost === undefined || gain === undefined || uses > MOST_USES || more.length > 0) return undefined;
  return { cost, gain, uses };
}

/** From 0 to 99, written in one way only. */
const FIGURE = '(0|[1-9][0-9]?)';

/** A letter and a figure for each kind that is named: a stat of 0 differs from none. */
const makeFigures = (amounts: Amounts, kinds: readonly ResultKind[]): string =>
  kinds
    .filter((kind) => amounts[kind] !== undefined)
    .map((kind) => `${LETTERS[kind]}${whole(amounts[kind])}`)
    .join('');

function parseFigures(text: string, kinds: readonly ResultKind[], most: number): Amounts | undefined {
  const match = new RegExp(`^${kinds.map((kind) => `(?:${LETTERS[kind]}${FIGURE})?`).join('')}$`).exec(text);
  if (match === null) return undefined;
  const figures = kinds.map((kind, index) => [kind, match[index + 1]] as const);
  const named = figures.filter(([, figure]) => figure !== undefined);
  if (named.some(([, figure]) => Number(figure) > most)) return undefined;
  return Object.fromEntries(named.map(([kind, figure]) => [kind, Number(figure)]));
}
