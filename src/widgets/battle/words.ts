import type { BattleSheetError } from '../../engine/adventure-game/battle-sheet-code.ts';
import type { Confidence, KnownEnemy } from '../../engine/adventure-game/known-enemies.ts';
import type { Objective } from '../../engine/adventure-game/spending-solver.ts';
import type { DodgeReading } from '../../engine/adventure-game/spending.ts';
import type { EnemyKind, Stat } from '../../engine/adventure-game/verdict.ts';
import type { DiceOwner, Face, Hero, ResultKind } from '../../engine/adventure-game/vocabulary.ts';
import type { Localized } from '../../i18n/locales.ts';
import type { ToolWords } from '../tool.ts';
import { ADVICE_WORDS, type AdviceWords } from './advice-words.ts';
import { KEEPING_WORDS, type KeepingWords } from './keeping-words.ts';
import type { BattleReason } from './tool.ts';

/** What the reasons of the spending are called is said by their step. */
type SaidReason = Exclude<BattleReason, 'dodge-rule' | 'card'>;

export type BattleWords = ToolWords &
  AdviceWords &
  KeepingWords & {
    readonly errors: Readonly<Record<BattleSheetError, string>>;
    readonly restKept: string;
    readonly faces: Readonly<Record<Face, string>>;
    readonly results: Readonly<Record<ResultKind, string>>;
    readonly heroes: Readonly<Record<Hero, string>>;
    readonly roll: string;
    readonly rollPrompt: string;
    readonly pad: string;
    readonly removeDie: string;
    readonly erase: string;
    readonly keys: string;
    readonly enemy: string;
    readonly kind: string;
    readonly kinds: Readonly<Record<EnemyKind, string>>;
    readonly stats: Readonly<Record<Stat, string>>;
    readonly none: string;
    readonly more: string;
    readonly less: string;
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
    readonly myDice: string;
    readonly myDiceWhy: string;
    readonly owners: Readonly<Record<DiceOwner, string>>;
    readonly dieOf: string;
    readonly faceOf: string;
    readonly noFace: string;
    readonly exampleDice: string;
    readonly exampleNotice: string;
    readonly clearDice: string;
    readonly diceInLink: string;
    readonly fromLink: string;
    readonly badDice: string;
    readonly noDiceInLink: string;
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
    readonly wounds: string;
    readonly hero: string;
    readonly blows: Readonly<Record<'attack' | 'defence' | 'once', string>>;
    readonly wounded: Readonly<Record<'actions' | 'armour', string>>;
  };

export const BATTLE_WORDS: Localized<BattleWords> = {
  en: {
    ...ADVICE_WORDS.en,
    ...KEEPING_WORDS.en,
    title: 'Battle calculator',
    summary: 'Enter the roll and the enemy: the best spending, the outcome, and the rule behind each step.',
    errors: {
      'unknown-version': 'The address holds a battle in a form that this page does not know.',
      'not-a-face': 'The address holds a die face that does not exist.',
      'too-many-dice': 'The address holds more dice than this page can reckon with.',
      'unknown-enemy': 'The address holds a kind of enemy that does not exist.',
      'not-a-stat': 'The address holds a stat that cannot be read.',
      'unknown-dodge-reading': 'The address holds a dodge rule that this page does not know.',
      'not-a-card': 'The address holds a card that cannot be read.',
      'too-many-cards': 'The address holds more cards than this page can reckon with.',
      'unknown-objective': 'The address holds an aim that this page does not know.',
      'unknown-hero': 'The address holds a hero who does not exist.',
      'not-wounds': 'The address holds wounds that cannot be read.',
      'not-rerolls': 'The address holds a number of rerolls that cannot be read.',
      'not-uses': 'The address holds a spending by hand that does not fit the cards.',
      'not-seen': 'The address holds places of the dice that cannot be read.',
      'too-much': 'The address holds more than a battle.',
    },
    restKept: 'Everything else was kept: please check it.',
    faces: {
      sword: 'Sword',
      shield: 'Shield',
      dodge: 'Dodge',
      ritual: 'Ritual',
      'witcher-sign': 'Witcher sign',
      'double-sword': 'Double sword',
      'double-shield': 'Double shield',
      'dodge-shield': 'Dodge & shield',
      'sword-double-shield': 'Sword & double shield',
      blank: 'Blank',
    },
    results: {
      sword: 'Swords',
      shield: 'Shields',
      dodge: 'Dodges',
      ritual: 'Rituals',
      sign: 'Witcher signs',
    },
    heroes: { geralt: 'Geralt', triss: 'Triss', dandelion: 'Dandelion', yarpen: 'Yarpen' },
    roll: 'Roll',
    rollPrompt: 'Tap the face of each die.',
    pad: 'Die faces',
    removeDie: 'Die {index}: {face}. Remove',
    erase: 'Erase',
    keys: 'Keys: s sword, h shield, d dodge, r ritual, w witcher sign, 0 blank; S, H, D, X the double ones. Backspace erases.',
    enemy: 'Enemy',
    kind: 'Kind of enemy',
    kinds: { monster: 'Monster', 'main-quest': 'Main quest', card: 'Card' },
    stats: { sword: 'Sword stat', shield: 'Shield stat', ritual: 'Ritual stat' },
    none: 'none',
    more: '{name}: more',
    less: '{name}: less',
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
      'failed-defence-still-counts': 'The failed defence takes effect all the same',
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
    myDice: 'My dice',
    myDiceWhy:
      'For chances before the roll, enter each die once; the device keeps them. What the dice show is printed only in pictures that we do not have.',
    owners: {
      battle: 'Battle',
      geralt: 'Geralt',
      triss: 'Triss',
      dandelion: 'Dandelion',
      yarpen: 'Yarpen',
    },
    dieOf: '{owner} {index}',
    faceOf: '{die}, face {index}: {face}',
    noFace: 'not set',
    exampleDice: 'Made-up dice',
    exampleNotice: 'These dice are made up to try the page; they are not those of the game.',
    clearDice: 'Clear dice',
    diceInLink: 'Dice in the link',
    fromLink: 'These dice come from the link. The device keeps them only once one of them is changed.',
    badDice: 'Some of the dice in the link cannot be read; the others are shown.',
    noDiceInLink: 'The link holds dice that cannot be read; those of this device are shown.',
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
    wounds: 'Wounds',
    hero: 'Hero',
    blows: {
      attack: 'Wounds per result short in attack',
      defence: 'Wounds per shield short',
      once: 'Other wounds in this battle',
    },
    wounded: { actions: 'Actions already wounded', armour: 'Armor already wounded' },
  },
  de: {
    ...ADVICE_WORDS.de,
    ...KEEPING_WORDS.de,
    title: 'Kampfrechner',
    summary:
      'Wurf und Feind eingeben: was am besten ausgegeben wird, wie der Kampf endet und welche Regel gilt.',
    errors: {
      'unknown-version': 'Die Adresse enthält einen Kampf in einer Form, die diese Seite nicht kennt.',
      'not-a-face': 'Die Adresse enthält eine Würfelseite, die es nicht gibt.',
      'too-many-dice': 'Die Adresse enthält mehr Würfel, als diese Seite berechnen kann.',
      'unknown-enemy': 'Die Adresse enthält eine Art von Feind, die es nicht gibt.',
      'not-a-stat': 'Die Adresse enthält einen unlesbaren Wert des Feindes.',
      'unknown-dodge-reading':
        'Die Adresse enthält eine Regel für das Ausweichen, die diese Seite nicht kennt.',
      'not-a-card': 'Die Adresse enthält eine unlesbare Karte.',
      'too-many-cards': 'Die Adresse enthält mehr Karten, als diese Seite berechnen kann.',
      'unknown-objective': 'Die Adresse enthält ein Ziel, das diese Seite nicht kennt.',
      'unknown-hero': 'Die Adresse enthält einen Helden, den es nicht gibt.',
      'not-wounds': 'Die Adresse enthält unlesbare Wunden.',
      'not-rerolls': 'Die Adresse enthält eine unlesbare Zahl von Neuwürfen.',
      'not-uses': 'Die Adresse enthält ein Ausgeben von Hand, das nicht zu den Karten passt.',
      'not-seen': 'Die Adresse enthält eine unlesbare Zuordnung der Würfel.',
      'too-much': 'Die Adresse enthält mehr als einen Kampf.',
    },
    restKept: 'Alles andere ist übernommen: bitte prüfen.',
    faces: {
      sword: 'Schwert',
      shield: 'Schild',
      dodge: 'Ausweichen',
      ritual: 'Ritual',
      'witcher-sign': 'Hexerzeichen',
      'double-sword': 'Doppelschwert',
      'double-shield': 'Doppelschild',
      'dodge-shield': 'Ausweichen und Schild',
      'sword-double-shield': 'Schwert und Doppelschild',
      blank: 'Leer',
    },
    results: {
      sword: 'Schwerter',
      shield: 'Schilde',
      dodge: 'Ausweichen',
      ritual: 'Rituale',
      sign: 'Hexerzeichen',
    },
    heroes: { geralt: 'Geralt', triss: 'Triss', dandelion: 'Rittersporn', yarpen: 'Yarpen' },
    roll: 'Wurf',
    rollPrompt: 'Von jedem Würfel die Seite antippen.',
    pad: 'Würfelseiten',
    removeDie: 'Würfel {index}: {face}. Entfernen',
    erase: 'Löschen',
    keys: 'Tasten: s Schwert, h Schild, d Ausweichen, r Ritual, w Hexerzeichen, 0 leer; S, H, D, X die doppelten. Rücktaste löscht.',
    enemy: 'Feind',
    kind: 'Art des Feindes',
    kinds: { monster: 'Monster', 'main-quest': 'Hauptquest', card: 'Karte' },
    stats: { sword: 'Schwertwert', shield: 'Schildwert', ritual: 'Ritualwert' },
    none: 'keiner',
    more: '{name}: mehr',
    less: '{name}: weniger',
    known: 'Feinde mit bekannten Werten',
    enemies: {
      flatterer: 'Flatterer',
      striga: 'Striga (englischer Name)',
      mage: 'Magier (Quest „Wald ohne Wiederkehr“)',
      centipede: 'Riesentausendfüßler (Quest)',
      kikimore: 'Kikimore (englischer Name)',
    },
    confidence: {
      print: 'Gedruckt; der Schwertwert ist nicht genannt.',
      derived: 'Aus dem Beispiel erschlossen; Marker oder Karte prüfen.',
      preview: 'Nur ein Bericht, kein Heft: Marker prüfen.',
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
    objectives: { attack: 'Besiegen', defence: 'Schützen', both: 'Beides' },
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
    nothingSpent: 'Nichts muss ausgegeben werden.',
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
      'for-each-short': 'Eine Strafe „für jedes fehlende …“ zählt',
      'monster-defeated': 'Das Monster ist besiegt und wird abgelegt',
      'failed-defence-still-counts': 'Die fehlgeschlagene Verteidigung wirkt trotzdem',
      'monster-stays': 'Das Monster bleibt offen in seiner Gefahrenzone',
      'extra-ritual-does-not-defeat': 'Das Ritual allein besiegt es nicht',
      'quest-completed': 'Die Hauptquest ist abgeschlossen, ob gewonnen oder verloren',
      placed: 'Wunden auf den Heldenbogen gelegt',
      'armour-or-action': 'Auf Rüstung oder Aktion',
      'no-space-costs-points': 'SP verloren für Wunden ohne Platz (nie unter 0)',
      'points-stop-at-zero': 'SP fallen nie unter 0',
      'must-rest': 'Alle Felder verwundet: Die nächste Aktion muss Rasten sein',
      'must-rest-despite-armour':
        'Alle Aktionen verwundet: Die nächste Aktion muss Rasten sein, auch mit freier Rüstung',
      'may-avoid-rest':
        'Rasten ist nur Pflicht, wenn die letzten Aktionen statt der Rüstung verwundet werden',
    },
    myDice: 'Meine Würfel',
    myDiceWhy:
      'Für Chancen vor dem Wurf jeden Würfel einmal eingeben; das Gerät merkt sie sich. Was die Würfel zeigen, ist nur als Bild gedruckt, das uns fehlt.',
    owners: {
      battle: 'Kampf',
      geralt: 'Geralt',
      triss: 'Triss',
      dandelion: 'Rittersporn',
      yarpen: 'Yarpen',
    },
    dieOf: '{owner} {index}',
    faceOf: '{die}, Seite {index}: {face}',
    noFace: 'noch offen',
    exampleDice: 'Erfundene Würfel',
    exampleNotice: 'Diese Würfel sind zum Ausprobieren erfunden; es sind nicht die des Spiels.',
    clearDice: 'Würfel leeren',
    diceInLink: 'Würfel im Link',
    fromLink: 'Diese Würfel stammen aus dem Link. Das Gerät merkt sie sich erst, wenn einer geändert wird.',
    badDice: 'Einige Würfel im Link sind unlesbar; gezeigt werden die anderen.',
    noDiceInLink: 'Der Link enthält unlesbare Würfel; gezeigt werden die dieses Geräts.',
    chances: 'Chancen vor dem Wurf',
    chancesByAim: 'Chancen je Ziel',
    both: 'Beides',
    exact: 'Genaue Werte',
    ofRolls: 'Von {total} gleich wahrscheinlichen Würfen gelingen',
    worth: 'Was eines mehr wert ist ({aim})',
    withMore: 'Mit',
    oneMore: '+1 {kind}',
    oneMoreOf: { sword: 'Schwert', shield: 'Schild', ritual: 'Ritual' },
    shortTable: { attack: 'Fehlende Ergebnisse im Angriff', defence: 'Fehlende Schilde' },
    missing: 'Es fehlen',
    chance: 'Chance',
    wounds: 'Wunden',
    hero: 'Held',
    blows: {
      attack: 'Wunden je fehlendem Ergebnis im Angriff',
      defence: 'Wunden je fehlendem Schild',
      once: 'Weitere Wunden in diesem Kampf',
    },
    wounded: { actions: 'Schon verwundete Aktionen', armour: 'Schon verwundete Rüstung' },
  },
};
