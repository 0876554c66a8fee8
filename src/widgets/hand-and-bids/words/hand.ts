import type { Objective } from '../../../engine/card-game/fighting/cheapest-cards.ts';
import type { Taker, TakingWay } from '../../../engine/card-game/fighting/one-more.ts';
import type { Adding } from '../../../engine/card-game/fighting/technique.ts';
import type { AttackClass, SWORD_OF_DESTINY } from '../../../engine/card-game/vocabulary.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of "Can I kill it?". */
export type HandWords = {
  /** As a technique or an answer says it, and as it fits on a key. */
  readonly classes: Readonly<Record<AttackClass | typeof SWORD_OF_DESTINY, string>>;
  readonly shortClasses: Readonly<Record<AttackClass | 'none', string>>;
  readonly card: string;
  readonly hand: string;
  /** On its key. */
  readonly wild: string;
  readonly handCount: string;
  readonly addCard: string;
  readonly removeCard: string;
  readonly noCards: string;
  readonly monsters: string;
  readonly monster: string;
  readonly monsterKey: string;
  readonly techniqueOf: string;
  readonly aspect: string;
  readonly meets: string;
  readonly yes: Readonly<Record<'none' | 'one' | 'many', string>>;
  readonly no: string;
  readonly marks: Readonly<Record<'yes' | 'no' | 'open', string>>;
  readonly keep: string;
  readonly keepNothing: string;
  readonly missing: string;
  readonly swordsFill: string;
  readonly prompt: string;
  readonly spare: string;
  readonly objectives: Readonly<Record<Objective, string>>;
  /** The key that puts away what was played. */
  readonly killed: string;
  readonly oneMore: string;
  readonly oneMoreMeets: string;
  readonly oneMoreSaves: Readonly<Record<Objective, string>>;
  readonly oneMoreNothing: Readonly<Record<'yes' | 'no', string>>;
  readonly ways: Readonly<Record<TakingWay, string>>;
  readonly howToTake: string;
  readonly classesUnknown: string;
  readonly why: string;
  readonly addings: Readonly<Record<Adding, string>>;
  readonly otherAdding: Readonly<Record<'yes' | 'no', string>>;
  readonly facts: string;
  readonly factsHint: string;
  readonly aspectStrength: string;
  readonly takers: Readonly<Record<Taker, string>>;
  readonly events: string;
};

export const HAND_WORDS: Localized<HandWords> = {
  en: {
    classes: {
      steel: 'Steel Sword',
      silver: 'Silver Sword',
      potion: 'Potion',
      sign: 'Sign',
      'sword-of-destiny': 'Sword of Destiny',
    },
    shortClasses: { steel: 'Steel', silver: 'Silver', potion: 'Potion', sign: 'Sign', none: 'None' },
    card: '{name} {strength}',
    hand: 'Your attack cards',
    wild: 'Sword of Destiny',
    handCount: '{count} in hand, strength {strength}',
    addCard: 'Add {card}',
    removeCard: 'Put {card} away',
    noCards: 'Tap the cards you hold; tap them here to put them away.',
    monsters: 'First row of monsters',
    monster: 'Monster {number}',
    monsterKey: 'Monster {number}: {technique}: {mark}',
    techniqueOf: 'Technique of monster {number}',
    aspect: 'Geralt’s aspect',
    meets: '{aspect}: enough',
    yes: {
      none: 'Yes, without a card',
      one: 'Yes, with 1 card',
      many: 'Yes, with {count} cards',
    },
    no: 'No: {count} short',
    marks: { yes: 'yes', no: 'no', open: 'no technique entered' },
    keep: 'Then {count} in hand, strength {strength}.',
    keepNothing: 'You keep no card.',
    missing: 'Missing: {attacks}.',
    swordsFill: 'Swords of Destiny fill {count} of it.',
    prompt: 'Enter the technique of a monster.',
    spare: 'Play',
    objectives: { 'fewest-cards': 'the fewest cards', 'least-strength': 'the weakest cards' },
    killed: 'Killed: discard these cards',
    oneMore: 'One more card',
    oneMoreMeets: 'Any one of these cards would do:',
    oneMoreSaves: {
      'fewest-cards': 'With one of these you would need fewer cards:',
      'least-strength': 'With one of these you would need less strength:',
    },
    oneMoreNothing: {
      yes: 'No other card would make it cheaper.',
      no: 'No single card is enough: {count} points of strength are missing.',
    },
    ways: { action: 'action', yarpen: 'Yarpen (swap)', vesemir: 'Vesemir', triss: 'Triss' },
    howToTake: 'How to take it',
    classesUnknown: 'Enter below which classes Vesemir and Triss may take: then they are named here.',
    why: 'Why',
    addings: { 'add-up': 'Strengths add up', 'one-attack': 'One attack per class' },
    otherAdding: {
      yes: 'Hinges on a reading. By this one: yes.',
      no: 'Hinges on a reading. If one attack must have all the strength of its class: no.',
    },
    facts: 'What only your cards show',
    factsHint: 'The book does not print these. They are kept on this device.',
    aspectStrength: 'Strength of an aspect',
    takers: { vesemir: 'Vesemir may take', triss: 'Triss may take' },
    events: 'Strength from event cards',
  },
  de: {
    classes: {
      steel: 'Stahlschwert',
      silver: 'Silberschwert',
      potion: 'Trank',
      sign: 'Zeichen',
      'sword-of-destiny': 'Schwert der Vorsehung',
    },
    shortClasses: { steel: 'Stahl', silver: 'Silber', potion: 'Trank', sign: 'Zeichen', none: 'Keiner' },
    card: '{name} {strength}',
    hand: 'Eigene Angriffskarten',
    wild: 'Schwert der Vor\u00adsehung',
    handCount: '{count} auf der Hand, Stärke {strength}',
    addCard: '{card} hinzufügen',
    removeCard: '{card} weglegen',
    noCards: 'Karten der Hand antippen; hier antippen legt sie weg.',
    monsters: 'Erste Reihe der Monster',
    monster: 'Monster {number}',
    monsterKey: 'Monster {number}: {technique}: {mark}',
    techniqueOf: 'Technik von Monster {number}',
    aspect: 'Geralts Aspekt',
    meets: '{aspect}: reicht',
    yes: {
      none: 'Ja, ohne Karte',
      one: 'Ja, mit 1 Karte',
      many: 'Ja, mit {count} Karten',
    },
    no: 'Nein: {count} zu wenig',
    marks: { yes: 'ja', no: 'nein', open: 'keine Technik eingegeben' },
    keep: 'Danach {count} auf der Hand, Stärke {strength}.',
    keepNothing: 'Keine Karte bleibt übrig.',
    missing: 'Es fehlt: {attacks}.',
    swordsFill: 'Schwerter der Vorsehung ersetzen {count} davon.',
    prompt: 'Technik eines Monsters eingeben.',
    spare: 'Ausspielen',
    objectives: { 'fewest-cards': 'möglichst wenige', 'least-strength': 'möglichst schwache' },
    killed: 'Besiegt: diese Karten ablegen',
    oneMore: 'Eine Karte mehr',
    oneMoreMeets: 'Eine dieser Karten würde reichen:',
    oneMoreSaves: {
      'fewest-cards': 'Mit einer von diesen würden weniger Karten genügen:',
      'least-strength': 'Mit einer von diesen würde weniger Stärke genügen:',
    },
    oneMoreNothing: {
      yes: 'Keine andere Karte würde es billiger machen.',
      no: 'Eine einzelne Karte reicht nicht: {count} Punkte Stärke fehlen.',
    },
    ways: { action: 'Aktion', yarpen: 'Yarpen (Tausch)', vesemir: 'Vesemir', triss: 'Triss' },
    howToTake: 'Wie man sie nimmt',
    classesUnknown:
      'Unten eingeben, welche Arten Vesemir und Triss nehmen dürfen: Dann werden sie hier genannt.',
    why: 'Warum',
    addings: { 'add-up': 'Stärken addieren', 'one-attack': 'Ein Angriff je Art' },
    otherAdding: {
      yes: 'Hängt von einer Lesart ab. Nach dieser: ja.',
      no: 'Hängt von einer Lesart ab. Falls ein Angriff allein die Stärke seiner Art haben muss: nein.',
    },
    facts: 'Was nur die Karten zeigen',
    factsHint: 'Im Heft steht es nicht. Dieses Gerät merkt es sich.',
    aspectStrength: 'Stärke eines Aspekts',
    takers: { vesemir: 'Vesemir darf nehmen', triss: 'Triss darf nehmen' },
    events: 'Stärke aus Ereigniskarten',
  },
};
