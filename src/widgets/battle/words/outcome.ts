import type { Localized } from '../../../i18n/locales.ts';
import type { Headline } from '../../../engine/adventure-game/enemy/verdict.ts';
import type { ReadingKind } from '../../../engine/adventure-game/battle/ending.ts';
import type { IgniReading, SpendingReason } from '../../../engine/adventure-game/spending/spending.ts';
import type { BattleReason } from '../reasons.ts';

/** What the reasons of the spending are called is said by their step. */
type SaidReason = Exclude<BattleReason, SpendingReason>;

/** The words of how a battle ends, with its steps and wounds. */
export type OutcomeWords = {
  readonly prompt: string;
  readonly comparisons: Readonly<Record<'attack' | 'defence' | 'ritual', string>>;
  readonly enough: string;
  readonly short: Readonly<Record<'one' | 'other', string>>;
  readonly headlines: Readonly<Record<Headline, string>>;
  readonly decided: Readonly<Record<'defeated' | 'stays' | 'quest', string>>;
  readonly hinges: Readonly<Record<ReadingKind, string>>;
  readonly takeReading: string;
  readonly igniGives: string;
  readonly igniReadings: Readonly<Record<IgniReading, string>>;
  readonly hints: Readonly<Record<'best-spending' | 'igni', string>>;
  readonly unspent: string;
  readonly step: string;
  readonly bestSpending: string;
  readonly nothingSpent: string;
  readonly dodgeStep: string;
  readonly verdict: string;
  readonly reasons: Readonly<Record<SaidReason, string>>;
  readonly wounds: string;
  readonly blows: Readonly<Record<'attack' | 'defence' | 'once', string>>;
  readonly wounded: Readonly<Record<'actions' | 'armour', string>>;
};

export const OUTCOME_WORDS: Localized<OutcomeWords> = {
  en: {
    prompt: 'Enter dice and at least one stat of the enemy.',
    comparisons: { attack: 'Attack', defence: 'Defense', ritual: 'Ritual' },
    enough: '{name} succeeds',
    short: { one: '{name}: {count} short', other: '{name}: {count} short' },
    headlines: {
      won: 'Won',
      'attack-only': 'Attack succeeds, defense fails',
      'defence-only': 'Defense succeeds, attack fails',
      lost: 'Lost',
      'attack-succeeds': 'Attack succeeds',
      'attack-fails': 'Attack fails',
      'defence-succeeds': 'Defense succeeds',
      'defence-fails': 'Defense fails',
    },
    decided: {
      defeated: 'monster defeated',
      stays: 'monster not defeated',
      quest: 'main quest completed',
    },
    hinges: { dodge: 'Hinges on the dodge rule.', igni: 'Hinges on what Igni gives.' },
    takeReading: 'Use it: {reading}',
    igniGives: 'What Igni gives',
    igniReadings: { sword: '2 swords', shield: '2 shields' },
    hints: {
      'best-spending': 'Better: with the best spending, “{result}”.',
      igni: 'Unspent witcher sign: with Igni ({kind}), “{result}”.',
    },
    unspent: 'Unspent:',
    step: 'Step',
    bestSpending: 'Best spending',
    nothingSpent: 'Nothing needs to be spent.',
    dodgeStep: 'Dodge',
    verdict: 'Outcome, step by step',
    reasons: {
      total: 'Roll, added up',
      'one-blank': 'A battle die has one blank face: please check.',
      reroll: 'After a reroll the new face counts',
      'attack-succeeds': 'Attack succeeds: “successful sword” effect',
      'attack-fails': 'Attack fails: “failed sword” effect',
      'ritual-succeeds': 'Ritual succeeds',
      'ritual-fails': 'Ritual fails',
      'extra-ritual-succeeds': 'Ritual beside the swords succeeds',
      'extra-ritual-fails': 'Ritual beside the swords fails',
      'defence-succeeds': 'Defense succeeds: “successful shield” effect',
      'defence-fails': 'Defense fails: “failed shield” effect',
      'for-each-short': 'A penalty “for each … short” counts',
      'monster-defeated': 'The monster is defeated and discarded',
      'failed-defence-still-counts': 'The failed defense still takes effect',
      'monster-stays': 'The monster stays faceup in its obstacle zone',
      'extra-ritual-does-not-defeat': 'The ritual alone does not defeat it',
      'quest-completed': 'The main quest is completed, won or lost',
      placed: 'Wounds placed on the hero sheet',
      'armour-or-action': 'On armor or on an action',
      'no-space-costs-points': 'VP lost for wounds without a space (never below 0)',
      'points-stop-at-zero': 'VP never fall below 0',
      'must-rest': 'All spaces wounded: the next action must be rest',
      'must-rest-despite-armour': 'All actions wounded: the next action must be rest, even with armor free',
      'may-avoid-rest': 'Rest is forced only if the last actions are wounded instead of armor',
    },
    wounds: 'Wounds',
    blows: {
      attack: 'Wounds per result short in attack',
      defence: 'Wounds per shield short',
      once: 'Other wounds in this battle',
    },
    wounded: { actions: 'Actions already wounded', armour: 'Armor already wounded' },
  },
  de: {
    prompt: 'Würfel und mindestens einen Wert des Feindes eingeben.',
    comparisons: { attack: 'Angriff', defence: 'Verteidigung', ritual: 'Ritual' },
    enough: '{name}: Erfolg',
    short: { one: '{name}: {count} fehlt', other: '{name}: {count} fehlen' },
    headlines: {
      won: 'Gewonnen',
      'attack-only': 'Angriff gelingt, Verteidigung nicht',
      'defence-only': 'Verteidigung gelingt, Angriff nicht',
      lost: 'Verloren',
      'attack-succeeds': 'Angriff gelingt',
      'attack-fails': 'Angriff schlägt fehl',
      'defence-succeeds': 'Verteidigung gelingt',
      'defence-fails': 'Verteidigung schlägt fehl',
    },
    decided: {
      defeated: 'Monster besiegt',
      stays: 'Monster nicht besiegt',
      quest: 'Hauptquest abgeschlossen',
    },
    hinges: {
      dodge: 'Hängt von der Ausweichregel ab.',
      igni: 'Hängt davon ab, was Igni generiert.',
    },
    takeReading: 'Übernehmen: {reading}',
    igniGives: 'Was Igni generiert',
    igniReadings: { sword: '2 Schwerter', shield: '2 Schilde' },
    hints: {
      'best-spending': 'Besser: bestmöglich ausgegeben „{result}“.',
      igni: 'Hexerzeichen nicht ausgegeben: mit Igni ({kind}) „{result}“.',
    },
    unspent: 'Nicht ausgegeben:',
    step: 'Schritt',
    bestSpending: 'Am besten ausgeben',
    nothingSpent: 'Es muss nichts ausgegeben werden.',
    dodgeStep: 'Ausweichen',
    verdict: 'Ausgang, Schritt für Schritt',
    reasons: {
      total: 'Wurf, zusammengezählt',
      'one-blank': 'Ein Kampfwürfel hat eine leere Seite: bitte prüfen.',
      reroll: 'Nach einem Neuwurf gilt die neue Seite',
      'attack-succeeds': 'Angriff erfolgreich: „Erfolg Schwert“',
      'attack-fails': 'Angriff schlägt fehl: „Fehlschlag Schwert“',
      'ritual-succeeds': 'Ritual erfolgreich',
      'ritual-fails': 'Ritual schlägt fehl',
      'extra-ritual-succeeds': 'Ritual neben den Schwertern erfolgreich',
      'extra-ritual-fails': 'Ritual neben den Schwertern schlägt fehl',
      'defence-succeeds': 'Verteidigung erfolgreich: „Erfolg Schild“',
      'defence-fails': 'Verteidigung schlägt fehl: „Fehlschlag Schild“',
      'for-each-short': 'Eine Strafe „für jedes fehlende …“ gilt',
      'monster-defeated': 'Das Monster ist besiegt und wird abgelegt',
      'failed-defence-still-counts': 'Die fehlgeschlagene Verteidigung wirkt trotzdem',
      'monster-stays': 'Das Monster bleibt offen in seiner Gefahrenzone',
      'extra-ritual-does-not-defeat': 'Das Ritual allein besiegt es nicht',
      'quest-completed': 'Die Hauptquest ist abgeschlossen, gleich wie der Kampf ausgeht',
      placed: 'Wunden, die auf den Heldenbogen gelegt werden',
      'armour-or-action': 'Auf Rüstungs- oder Aktionsfelder',
      'no-space-costs-points': 'Verlorene SP für Wunden ohne freies Feld (nie unter 0)',
      'points-stop-at-zero': 'SP fallen nie unter 0',
      'must-rest': 'Auf allen Feldern liegen Wunden: Die nächste Aktion muss Rasten sein',
      'must-rest-despite-armour':
        'Auf allen Aktionsfeldern liegen Wunden: Die nächste Aktion muss Rasten sein, auch wenn ein Rüstungsfeld frei ist',
      'may-avoid-rest':
        'Rasten muss man nur, wenn man die letzten Wunden auf Aktionsfelder statt auf Rüstungsfelder legt',
    },
    wounds: 'Wunden',
    blows: {
      attack: 'Wunden je fehlendem Ergebnis im Angriff',
      defence: 'Wunden je fehlendem Schild',
      once: 'Weitere Wunden in diesem Kampf',
    },
    wounded: { actions: 'Aktionsfelder mit Wunde', armour: 'Rüstungsfelder mit Wunde' },
  },
};
