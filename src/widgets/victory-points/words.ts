import type { PointsError } from '../../engine/adventure-game/hero/points-code.ts';
import type { LineReason } from '../../engine/adventure-game/hero/points-sheet.ts';
import type { GameLength } from '../../engine/adventure-game/hero/victory.ts';
import type { Hero } from '../../engine/adventure-game/vocabulary.ts';
import type { Localized } from '../../i18n/locales.ts';
import type { ToolWords } from '../tool.ts';
import type { PointsReason } from './reasons.ts';

export type PointsWords = ToolWords & {
  readonly hero: string;
  readonly heroes: Readonly<Record<Hero, string>>;
  readonly length: string;
  readonly lengths: Readonly<Record<GameLength, string>>;
  /** On the keys, which have little room. */
  readonly keys: Readonly<Record<Exclude<LineReason, 'supported'>, string>>;
  readonly reasons: Readonly<Record<PointsReason, string>>;
  readonly points: string;
  readonly space: string;
  readonly quests: string;
  readonly why: string;
  readonly amount: string;
  readonly otherAmount: string;
  readonly enter: string;
  readonly owner: string;
  readonly choose: string;
  readonly start: string;
  readonly leads: string;
  readonly tied: string;
  readonly last: string;
  readonly lastTurns: string;
  readonly lastTurn: Readonly<Record<'finish' | 'next' | 'rest', string>>;
  readonly turnOver: string;
  readonly asItStands: string;
  readonly tiedNow: string;
  readonly wins: string;
  readonly tieOpen: string;
  readonly belongings: string;
  readonly decides: string;
  readonly errors: Readonly<Record<PointsError, string>>;
};

export const POINTS_WORDS: Localized<PointsWords> = {
  en: {
    title: 'Score sheet',
    summary: 'Victory points with their reasons, last turns and the winner.',
    names: 'keep score, point counter, VP tracker',
    hero: 'Hero',
    heroes: { geralt: 'Geralt', triss: 'Triss', dandelion: 'Dandelion', yarpen: 'Yarpen' },
    length: 'The game ends with',
    lengths: { normal: '3 quest cards', epic: '5: epic adventuring' },
    keys: {
      'main-quest': 'Main quest',
      'side-quest': 'Side quest',
      'support-quest': 'Support quest',
      monster: 'Monster',
      gain: 'Other gain',
      loss: 'Other loss',
      wound: 'Wound −2',
      'foul-fate': 'Foul fate −2',
    },
    reasons: {
      'main-quest': 'Main quest',
      'side-quest': 'Side quest',
      'support-quest': 'Support quest of another player',
      supported: 'Own support quest, completed by another',
      monster: 'Monster defeated',
      gain: 'Other gain',
      loss: 'Other loss',
      wound: 'Wound without a space',
      'foul-fate': 'Foul fate token without a space',
      'stops-at-zero': 'Nobody goes below 0 VP',
      'rest-lapses':
        '{name}: {points} VP, as the rest of a loss is not deducted later. By another reading: {owing} VP',
      'goes-round': 'From 80 VP on, the marker goes round the track again: space {spaces}',
      'exactly-80':
        'With exactly 80 VP the marker is on space 0; by another reading on a space 80, if there is one',
      'draw-quest': 'Draw two new quest cards and keep one',
      'no-more-quests': 'Draw no new quest card',
      'epic-draw-quest':
        'Epic adventuring: still draw two quest cards and keep one. By another reading there are none after the third',
      'epic-no-more-quests': 'Epic adventuring: draw no new quest card after the fifth',
      'tied-leaders':
        'If an effect hits the hero with the most VP, the active player picks one of those tied',
      'last-quest': '{name} has completed the third quest card: each other player takes one more turn',
      'finish-turn': '{name} finishes the current turn first, including the obstacle',
      'epic-last-quest': '{name} has completed the fifth quest card: each other player takes one more turn',
      'epic-finish-turn':
        '{name} finishes the current turn first, as in the usual game. By another reading the turn ends at once',
      'another-last-quest':
        'The last quest card of a second player gives no further turns. By another reading all others would have one more',
      'most-points': 'Most VP',
      'most-quests': 'Most completed quest cards',
      'most-leads-and-gold': 'Most leads and gold together',
      'earliest-final-turn': 'Earliest last turn',
    },
    points: '{count} VP',
    space: 'space {space}',
    quests: '{count} of {of} quest cards',
    why: 'What for?',
    amount: 'How many VP?',
    otherAmount: 'Other',
    enter: 'Enter',
    owner: 'Whose support quest?',
    choose: '{name}: what are points gained or lost for?',
    start: 'Tap a player, a reason, the points.',
    leads: '{name} leads with {count} VP',
    tied: 'Tied with {count} VP: {names}',
    last: '{name}: {what} {change}, now {count}',
    lastTurns: 'Last turns',
    lastTurn: { finish: '{name} finishes the turn', next: 'Last turn: {name}', rest: 'Then {names}.' },
    turnOver: 'Tap each player whose last turn is over.',
    asItStands: 'As it stands, {name} wins.',
    tiedNow: 'As it stands, it is a tie.',
    wins: '{name} wins with {count} VP',
    tieOpen: 'Tied: enter leads and gold',
    belongings:
      'Still tied: turn proof back into leads at the rate on your hero sheet, then count leads and gold together.',
    decides: 'Decided by: {what}',
    errors: {
      'unknown-version': 'The address holds a sheet in a form that this page does not know.',
      'unknown-length': 'The address does not say when the game ends.',
      'wrong-players': 'The players in the address cannot all be read.',
      'wrong-change': 'An entry in the address cannot be read.',
      'wrong-belongings': 'Leads and gold in the address cannot all be read.',
      'wrong-last-turns': 'The last turns in the address cannot be read.',
      'too-many-parts': 'The address holds more than a sheet has.',
    },
  },
  de: {
    title: 'Punktezettel',
    summary: 'Siegpunkte mit ihren Gründen, letzte Züge und Sieger.',
    names: 'Punkte aufschreiben, Punktestand, Punkte zählen',
    hero: 'Held',
    heroes: { geralt: 'Geralt', triss: 'Triss', dandelion: 'Rittersporn', yarpen: 'Yarpen' },
    length: 'Das Spiel endet mit',
    lengths: { normal: '3 Questkarten', epic: '5: Epische Abenteuer' },
    keys: {
      'main-quest': 'Haupt\u00adquest',
      'side-quest': 'Neben\u00adquest',
      'support-quest': 'Unter\u00adstützung',
      monster: 'Monster',
      gain: 'Sonst erhalten',
      loss: 'Sonst verloren',
      wound: 'Wunde −2',
      'foul-fate': 'Unglück −2',
    },
    reasons: {
      'main-quest': 'Hauptquest',
      'side-quest': 'Nebenquest',
      'support-quest': 'Unterstützungsquest eines Mitspielers',
      supported: 'Eigene Unterstützungsquest, von anderen abgeschlossen',
      monster: 'Monster besiegt',
      gain: 'Sonst erhalten',
      loss: 'Sonst verloren',
      wound: 'Wunde ohne freies Feld',
      'foul-fate': 'Unglücksmarker ohne freies Feld',
      'stops-at-zero': 'Niemand fällt unter 0 SP',
      'rest-lapses':
        '{name}: {points} SP, denn der Rest eines Verlusts wird später nicht abgezogen. Nach anderer Lesart: {owing} SP',
      'goes-round': 'Ab 80 SP beginnt die Leiste von vorn: Feld {spaces}',
      'exactly-80':
        'Mit genau 80 SP steht der Marker auf Feld 0, nach anderer Lesart auf einem Feld 80, falls es eines gibt',
      'draw-quest': 'Zwei neue Questkarten ziehen und eine behalten',
      'no-more-quests': 'Keine neue Questkarte ziehen',
      'epic-draw-quest':
        'Epische Abenteuer: Weiter zwei Questkarten ziehen und eine behalten. Nach anderer Lesart gibt es nach der dritten keine',
      'epic-no-more-quests': 'Epische Abenteuer: Nach der fünften keine neue Questkarte ziehen',
      'tied-leaders':
        'Trifft ein Effekt den Helden mit den meisten SP, wählt der aktive Spieler unter denen, die gleichauf liegen',
      'last-quest': '{name} hat die dritte Questkarte abgeschlossen: Alle anderen haben noch einen Zug',
      'finish-turn': '{name} spielt zuerst den laufenden Zug zu Ende, samt Gefahr',
      'epic-last-quest': '{name} hat die fünfte Questkarte abgeschlossen: Alle anderen haben noch einen Zug',
      'epic-finish-turn':
        '{name} spielt wie im normalen Spiel zuerst den laufenden Zug zu Ende. Nach anderer Lesart endet er sofort',
      'another-last-quest':
        'Die letzte Questkarte eines zweiten Spielers bringt keine weiteren Züge. Nach anderer Lesart hätten alle übrigen noch einen',
      'most-points': 'Meiste SP',
      'most-quests': 'Meiste abgeschlossene Questkarten',
      'most-leads-and-gold': 'Meiste Hinweise und Orens zusammen',
      'earliest-final-turn': 'Frühester letzter Zug',
    },
    points: '{count} SP',
    space: 'Feld {space}',
    quests: '{count} von {of} Questkarten',
    why: 'Wofür?',
    amount: 'Wie viele SP?',
    otherAmount: 'Andere',
    enter: 'Eintragen',
    owner: 'Wessen Unterstützungsquest?',
    choose: '{name}: Wofür gibt es Punkte, oder wofür gehen sie verloren?',
    start: 'Spieler, Grund und Punkte antippen.',
    leads: '{name} führt mit {count} SP',
    tied: 'Gleichauf mit {count} SP: {names}',
    last: '{name}: {what} {change}, nun {count}',
    lastTurns: 'Letzte Züge',
    lastTurn: {
      finish: '{name} spielt den Zug zu Ende',
      next: 'Letzter Zug: {name}',
      rest: 'Danach {names}.',
    },
    turnOver: 'Antippen, wessen letzter Zug beendet ist.',
    asItStands: 'Nach jetzigem Stand gewinnt {name}.',
    tiedNow: 'Nach jetzigem Stand ist es ein Gleichstand.',
    wins: '{name} gewinnt mit {count} SP',
    tieOpen: 'Gleichstand: Hinweise und Orens eintragen',
    belongings:
      'Immer noch Gleichstand: Beweise nach dem Wechselkurs des Helden in Hinweise zurückverwandeln, dann Hinweise und Orens zusammenzählen.',
    decides: 'Entscheidend: {what}',
    errors: {
      'unknown-version': 'Die Adresse enthält einen Zettel in einer Form, die diese Seite nicht kennt.',
      'unknown-length': 'Aus der Adresse geht nicht hervor, wann das Spiel endet.',
      'wrong-players': 'Die Spieler in der Adresse sind nicht alle lesbar.',
      'wrong-change': 'Ein Eintrag in der Adresse ist nicht lesbar.',
      'wrong-belongings': 'Hinweise und Orens in der Adresse sind nicht alle lesbar.',
      'wrong-last-turns': 'Die letzten Züge in der Adresse sind nicht lesbar.',
      'too-many-parts': 'Die Adresse enthält mehr, als ein Zettel hat.',
    },
  },
};
