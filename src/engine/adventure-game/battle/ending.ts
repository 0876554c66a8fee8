/** How a battle ends that was rolled, what was left unspent, and whether another reading ends it otherwise. */
import { printed, type Reason } from '../../reasons.ts';
import { totalOf } from '../dice/results.ts';
import {
  type Headline,
  headlineOf,
  type Shortfalls,
  type Stat,
  statsOf,
  type Verdict,
} from '../enemy/verdict.ts';
import { type BestSpending, spendBest } from '../spending/best-spending.ts';
import { type HandSpending, spendByHand } from '../spending/hand-spending.ts';
import { countStates } from '../spending/searchable.ts';
import {
  DODGE_READINGS,
  IGNI_READINGS,
  igniReading,
  type IgniReading,
  makeIgni,
  type Spending,
} from '../spending/spending.ts';
import { type Amounts, RESULTS, type Total, whole } from '../vocabulary.ts';
import type { BattleSheet } from './battle-sheet.ts';

export type Ending = {
  /** The roll, added up (battle step 4, EN p. 2). */
  readonly start: Reason<'total'> & { readonly after: Total };
  readonly best: BestSpending;
  readonly byHand: HandSpending | undefined;
  /** The reader's spending where there is one, else the best. */
  readonly spent: BestSpending;
  readonly headline: Headline;
  /** What is there beyond what the enemy asks for. */
  readonly leftOver: Amounts;
  readonly hint: Hint | undefined;
  /** The readings by which the same battle ends otherwise, with how. */
  readonly otherwise: readonly OtherEnding[];
};

/** An unspent result that could turn the outcome: by the best spending, or by Igni if the hero has it. */
export type Hint =
  | { readonly hint: 'best-spending'; readonly headline: Headline }
  | { readonly hint: 'igni'; readonly gain: IgniReading; readonly headline: Headline };

export const READINGS = ['dodge', 'igni'] as const;
export type ReadingKind = (typeof READINGS)[number];

export type OtherEnding = {
  readonly kind: ReadingKind;
  readonly spending: Spending;
  readonly headline: Headline;
  readonly short: readonly { readonly stat: Stat; readonly count: number }[];
};

/** Whether there is enough to judge: a roll, and something to compare it with. */
export const isComplete = ({ battle: { faces, enemy } }: BattleSheet): boolean =>
  faces.length > 0 && statsOf(enemy).length > 0;

/** So many states are searched before anybody notices; more must not keep a page from being drawn. */
const FEW_STATES = 20_000;

/** Whether the ending can be worked out while a page is drawn. */
export function isQuick({ battle: { faces, enemy, spending }, hand }: BattleSheet): boolean {
  const byHand =
    hand === undefined ? 1 : [hand.dodge, ...hand.cards].reduce((ways, uses) => ways * (uses + 1), 1);
  const states = countStates(
    faces.map((face) => [face]),
    enemy,
    spending,
  );
  return states + byHand * (spending.cards.length + 2) <= FEW_STATES;
}

export function endingOf(sheet: BattleSheet): Ending {
  const { faces, enemy, spending } = sheet.battle;
  const roll = totalOf(faces);
  const best = spendBest(roll, enemy, spending, sheet.objective);
  const byHand = sheet.hand && spendByHand(roll, enemy, spending, sheet.hand);
  const spent = byHand ?? best;
  return {
    start: { ...printed('total'), after: roll },
    best,
    byHand,
    spent,
    headline: headlineOf(spent.verdict),
    leftOver: leftOver(spent, sheet),
    hint: findHint(sheet, spent, best),
    otherwise: otherReadings(spending)
      .map(({ kind, spending: other }) => ({ kind, spending: other, verdict: verdictBy(sheet, other) }))
      .filter(({ verdict }) =>
        statsOf(enemy).some((stat) => verdict.short[stat] !== spent.verdict.short[stat]),
      )
      .map(({ kind, spending: other, verdict }) => ({
        kind,
        spending: other,
        headline: headlineOf(verdict),
        short: statsOf(enemy).flatMap((stat) =>
          verdict.short[stat] > 0 ? [{ stat, count: verdict.short[stat] }] : [],
        ),
      })),
  };
}

/** What the battle leaves short; nothing before the roll. */
export function shortOf(sheet: BattleSheet): Shortfalls {
  return sheet.battle.faces.length === 0
    ? { sword: 0, shield: 0, ritual: 0 }
    : verdictBy(sheet, sheet.battle.spending).short;
}

/** How it ends when the results are spent like this, by hand or best, whichever the reader does. */
const verdictBy = ({ battle: { faces, enemy }, hand, objective }: BattleSheet, spending: Spending): Verdict =>
  (hand === undefined
    ? spendBest(totalOf(faces), enemy, spending, objective)
    : spendByHand(totalOf(faces), enemy, spending, hand)
  ).verdict;

/** The same ways to spend by each other reading of what the books leave open. */
function otherReadings(
  spending: Spending,
): readonly { readonly kind: ReadingKind; readonly spending: Spending }[] {
  const { dodge, cards } = spending;
  const dodges = DODGE_READINGS.filter((reading) => dodge !== 'none' && reading !== dodge);
  const place = cards.findIndex((card) => igniReading(card) !== undefined);
  const ignis = IGNI_READINGS.map(makeIgni).filter(
    (igni) => place >= 0 && JSON.stringify(igni) !== JSON.stringify(cards[place]),
  );
  return [
    ...dodges.map((reading) => ({ kind: 'dodge' as const, spending: { dodge: reading, cards } })),
    ...ignis.map((igni) => ({ kind: 'igni' as const, spending: { dodge, cards: cards.with(place, igni) } })),
  ];
}

function leftOver({ final }: BestSpending, { battle: { enemy } }: BattleSheet): Amounts {
  const asked: Amounts = enemy;
  const left = RESULTS.map((kind) => [kind, final[kind] - whole(asked[kind])] as const);
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

/** Only signs have a card that a source names; what other cards would do, the reader's hand says. */
function findHint(
  sheet: BattleSheet,
  { final, verdict }: BestSpending,
  best: BestSpending,
): Hint | undefined {
  const better = (other: Verdict): boolean => successes(other) > successes(verdict);
  if (better(best.verdict)) return { hint: 'best-spending', headline: headlineOf(best.verdict) };
  const { dodge, cards } = sheet.battle.spending;
  const hasIgni = cards.some((card) => igniReading(card) !== undefined);
  if (hasIgni || final.sign === 0) return undefined;
  const { faces, enemy } = sheet.battle;
  const ended = (gain: IgniReading): Verdict =>
    spendBest(totalOf(faces), enemy, { dodge, cards: [...cards, makeIgni(gain)] }, sheet.objective).verdict;
  const gain = IGNI_READINGS.find((kind) => better(ended(kind)));
  return gain && { hint: 'igni', gain, headline: headlineOf(ended(gain)) };
}

const successes = ({ attack, defence }: Verdict): number =>
  Number(attack === true) + Number(defence === true);
