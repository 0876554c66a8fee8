import type { Confidence, KnownEnemy } from '../../../engine/adventure-game/enemy/known-enemies.ts';
import type { Objective } from '../../../engine/adventure-game/spending/spending-solver.ts';
import type { DodgeReading } from '../../../engine/adventure-game/spending/spending.ts';
import type { EnemyKind, Stat } from '../../../engine/adventure-game/enemy/verdict.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of what is entered beside the roll: the enemy, the ways to spend, the aim. */
export type SetupWords = {
  readonly enemy: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<EnemyKind, string>>;
  readonly stats: Readonly<Record<Stat, string>>;
  readonly none: string;
  readonly known: string;
  readonly enemies: Readonly<Record<KnownEnemy, string>>;
  readonly confidence: Readonly<Record<Confidence, string>>;
  readonly previewSource: string;
  readonly spending: string;
  readonly dodge: string;
  readonly dodgeReadings: Readonly<Record<DodgeReading, string>>;
  readonly cards: string;
  readonly igni: string;
  readonly addCard: string;
  readonly card: string;
  readonly spend: string;
  readonly gain: string;
  readonly amount: string;
  readonly anyUses: string;
  readonly removeCard: string;
  readonly objective: string;
  readonly objectives: Readonly<Record<Objective, string>>;
};

export const SETUP_WORDS: Localized<SetupWords> = {
  en: {
    enemy: 'Enemy',
    kind: 'Kind of enemy',
    kinds: { monster: 'Monster', 'main-quest': 'Main quest', card: 'Card' },
    stats: { sword: 'Sword stat', shield: 'Shield stat', ritual: 'Ritual stat' },
    none: 'none',
    known: 'Enemies with known stats',
    enemies: {
      flatterer: 'Flatterer',
      striga: 'Striga',
      mage: 'Mage (quest “Wald ohne Wiederkehr”)',
      centipede: 'Giant centipede (quest)',
      kikimore: 'Kikimore',
    },
    confidence: {
      print: 'Printed; the sword stat is not given.',
      derived: 'Worked out from the example; check the token or card.',
      preview: 'One report only, no book: check the token.',
    },
    previewSource: 'Press report on a preview, 2014',
    spending: 'Spending',
    dodge: 'Dodge rule',
    dodgeReadings: {
      'sword-to-shield': 'Dodge and sword make a shield',
      'shield-to-sword': 'Dodge and shield make a sword',
    },
    cards: 'Cards',
    igni: 'Igni',
    addCard: 'Other card',
    card: 'Card {index}',
    spend: 'Spend',
    gain: 'Get',
    amount: '{card}, {side} {kind}: {count}',
    anyUses: 'More than once',
    removeCard: 'Remove {card}',
    objective: 'Aim',
    objectives: { attack: 'Kill it', defence: 'Stay safe', both: 'Both' },
  },
  de: {
    enemy: 'Feind',
    kind: 'Art des Feindes',
    kinds: { monster: 'Monster', 'main-quest': 'Hauptquest', card: 'Karte' },
    stats: { sword: 'Schwertwert', shield: 'Schildwert', ritual: 'Ritualwert' },
    none: 'keiner',
    known: 'Feinde mit bekannten Werten',
    enemies: {
      flatterer: 'Flatterer',
      striga: 'Striga (englischer Name)',
      mage: 'Magier (Quest „Wald ohne Wiederkehr“)',
      centipede: 'Riesentausendfüßler (Quest)',
      kikimore: 'Kikimore (englischer Name)',
    },
    confidence: {
      print: 'Gedruckt; der Schwertwert ist nicht angegeben.',
      derived: 'Aus dem Beispiel erschlossen; Marker oder Karte prüfen.',
      preview: 'Nur aus einem Bericht, aus keinem Heft: Marker prüfen.',
    },
    previewSource: 'Pressebericht über eine Vorschau, 2014',
    spending: 'Ausgeben',
    dodge: 'Ausweichregel',
    dodgeReadings: {
      'sword-to-shield': 'Ausweichen und Schwert ergeben einen Schild',
      'shield-to-sword': 'Ausweichen und Schild ergeben ein Schwert',
    },
    cards: 'Karten',
    igni: 'Igni',
    addCard: 'Andere Karte',
    card: 'Karte {index}',
    spend: 'Ausgeben',
    gain: 'Generieren',
    amount: '{card}, {side} {kind}: {count}',
    anyUses: 'Mehrmals',
    removeCard: '{card} entfernen',
    objective: 'Ziel',
    objectives: { attack: 'Besiegen', defence: 'Verteidigen', both: 'Beides' },
  },
};
