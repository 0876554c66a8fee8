import type { Stat } from '../../../engine/adventure-game/enemy/verdict.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of the chances before the roll. */
export type OddsWords = {
  readonly chances: string;
  readonly chancesByAim: string;
  readonly both: string;
  readonly exact: string;
  readonly ofRolls: string;
  readonly worth: string;
  readonly withMore: string;
  readonly oneMore: string;
  readonly oneMoreOf: Readonly<Record<Stat, string>>;
  readonly shortTable: Readonly<Record<'attack' | 'defence', string>>;
  readonly missing: string;
  readonly chance: string;
};

export const ODDS_WORDS: Localized<OddsWords> = {
  en: {
    chances: 'Chances before the roll',
    chancesByAim: 'Chances by aim',
    both: 'Both',
    exact: 'Exact values',
    ofRolls: 'Of {total} equally likely rolls succeed',
    worth: 'What one more is worth ({aim})',
    withMore: 'With',
    oneMore: '+1 {kind}',
    oneMoreOf: { sword: 'sword', shield: 'shield', ritual: 'ritual' },
    shortTable: { attack: 'Results short in attack', defence: 'Shields short' },
    missing: 'Short',
    chance: 'Chance',
  },
  de: {
    chances: 'Chancen vor dem Wurf',
    chancesByAim: 'Chancen je Ziel',
    both: 'Beides',
    exact: 'Genaue Werte',
    ofRolls: 'Von {total} gleich wahrscheinlichen Würfen gelingen',
    worth: 'Was ein Ergebnis mehr bringt ({aim})',
    withMore: 'Mit',
    oneMore: '+1 {kind}',
    oneMoreOf: { sword: 'Schwert', shield: 'Schild', ritual: 'Ritual' },
    shortTable: { attack: 'Fehlende Ergebnisse im Angriff', defence: 'Fehlende Schilde' },
    missing: 'Es fehlen',
    chance: 'Chance',
  },
};
