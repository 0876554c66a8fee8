import type { Seat } from '../../../engine/old-world/poker/dice-poker.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** Words of the table of all results, which is static: the island never carries them. */
export type OddsWords = {
  readonly title: string;
  readonly result: string;
  readonly oneRoll: string;
  readonly bestRerolls: string;
  readonly columns: Readonly<Record<Seat | 'solo', string>>;
  readonly wins: string;
  readonly pays: string;
  readonly exact: string;
  readonly ways: string;
};

export const ODDS_WORDS: Localized<OddsWords> = {
  en: {
    title: 'Chances of all results',
    result: 'Result',
    oneRoll: 'One roll',
    bestRerolls: 'With best rerolls',
    columns: { other: 'Challenged', active: 'Active', solo: 'Solo' },
    wins: 'Without rerolls {plain} of games go to the active player, with best rerolls on both sides {best}. Ties without a combination: our reading.',
    pays: 'A solo game pays {plain} gold on average without the reroll and {best} with the best one, for a stake of {stake}.',
    exact: 'Exact counts',
    ways: '{column}: ways of {total}',
  },
  de: {
    title: 'Chancen aller Ergebnisse',
    result: 'Ergebnis',
    oneRoll: 'Ein Wurf',
    bestRerolls: 'Mit bestem Neuwurf',
    columns: { other: 'Heraus\u00adgefor\u00adderter', active: 'Aktiver', solo: 'Solo' },
    wins: 'Ohne Neuwürfe gehen {plain} der Spiele an den aktiven Spieler, mit den besten Neuwürfen auf beiden Seiten {best}. Gleichstände ohne Kombination: unsere Lesart.',
    pays: 'In einem Solospiel gewinnt man im Mittel {plain} Gold ohne Neuwurf und {best} mit dem besten, bei {stake} Gold Einsatz.',
    exact: 'Genaue Zahlen',
    ways: '{column}: Möglichkeiten von {total}',
  },
};
