import type { Localized } from '../../i18n/locales.ts';
import type { BattleReason } from './reasons.ts';

/** What the reasons of the spending are called is said by their step. */
type SaidReason = Exclude<BattleReason, 'dodge-rule' | 'card'>;

/** The words of how a battle ends, with its steps and wounds. */
export type OutcomeWords = {
  readonly prompt: string;
  readonly comparisons: Readonly<Record<'attack' | 'defence' | 'ritual', string>>;
  readonly enough: string;
  readonly short: Readonly<Record<'one' | 'other', string>>;
  readonly decided: Readonly<Record<'defeated' | 'stays' | 'quest' | 'card', string>>;
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
    comparisons: { attack: 'Attack', defence: 'Defence', ritual: 'Ritual' },
    enough: '{name} succeeds',
    short: { one: '{name}: {count} short', other: '{name}: {count} short' },
    decided: {
      defeated: 'Monster defeated',
      stays: 'Monster not defeated',
      quest: 'Main quest completed',
      card: 'The battle ends',
    },
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
      'defence-succeeds': 'Defence succeeds: “successful shield” effect',
      'defence-fails': 'Defence fails: “failed shield” effect',
      'for-each-short': 'A penalty “for each … short” counts',
      'monster-defeated': 'The monster is defeated and discarded',
      'failed-defence-still-counts': 'The failed defence still takes effect',
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
    decided: {
      defeated: 'Monster besiegt',
      stays: 'Monster nicht besiegt',
      quest: 'Hauptquest abgeschlossen',
      card: 'Der Kampf endet',
    },
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
