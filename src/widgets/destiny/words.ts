import type { Ally } from '../../engine/path-of-destiny/alliance.ts';
import type { Difficulty } from '../../engine/path-of-destiny/automa.ts';
import type { PathTokenBonus } from '../../engine/path-of-destiny/chapter-end.ts';
import type { Place, Vote } from '../../engine/path-of-destiny/destiny-token.ts';
import type { Color } from '../../engine/path-of-destiny/colors.ts';
import type { GameError } from '../../engine/path-of-destiny/game-read.ts';
import type { Readings } from '../../engine/path-of-destiny/readings.ts';
import type { FinalPoints } from '../../engine/path-of-destiny/game.ts';
import type { Objective } from '../../engine/path-of-destiny/striga.ts';
import type { Character, GameSymbol, Side, Tale } from '../../engine/path-of-destiny/vocabulary.ts';
import type { Localized } from '../../i18n/locales.ts';
import type { KeptStatus } from '../kept-state.ts';
import type { ToolWords } from '../tool.ts';
import type { PerReason } from './tool.ts';

export type DestinyWords = ToolWords & {
  readonly characters: Readonly<Record<Character | 'playmat', string>>;
  readonly automa: string;
  /** Somebody's name where another has the same. */
  readonly sameName: string;
  readonly colors: Readonly<Record<Color, string>>;
  readonly reading: string;
  readonly readings: {
    readonly labels: Readonly<Record<keyof Readings, string>>;
    readonly options: Readonly<Record<Readings[keyof Readings], string>>;
  };
  readonly swapSides: string;
  readonly tales: Readonly<Record<Tale, string>>;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly symbols: Readonly<Record<GameSymbol, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly sideSymbols: Readonly<Record<Side, string>>;
  readonly errors: Readonly<Record<GameError, string>>;
  readonly restKept: string;
  readonly kept: Readonly<Record<Exclude<KeptStatus, 'kept'>, string>>;
  readonly keepThis: string;
  readonly openKept: string;
  readonly setup: Readonly<
    Record<
      | 'table'
      | 'players'
      | 'solo'
      | 'soloTable'
      | 'count'
      | 'seat'
      | 'player'
      | 'name'
      | 'character'
      | 'color'
      | 'automa'
      | 'tale'
      | 'difficulty'
      | 'active'
      | 'noActive',
      string
    >
  >;
  readonly views: Readonly<
    Record<'label' | 'chapter' | 'turn' | 'end' | 'final' | 'choose' | 'open', string>
  >;
  readonly turnNumbers: readonly [string, string, string];
  readonly field: Readonly<Record<'name' | 'more' | 'fewer', string>>;
  readonly votes: Readonly<Record<Vote, string>>;
  readonly notYet: string;
  readonly carryOver: string;
  readonly places: Readonly<Record<Place, string>>;
  /** In a list of three. */
  readonly shortPlaces: Readonly<Record<Place, string>>;
  readonly token: string;
  readonly tally: string;
  readonly missing: string;
  readonly afterToss: string;
  readonly dominates: string;
  readonly turnsOpen: string;
  readonly chooses: string;
  readonly topPlayer: string;
  readonly endSymbols: string;
  readonly award: string;
  readonly pathTokens: string;
  readonly pathToken: Readonly<Record<Side, string>>;
  readonly nobody: string;
  readonly unknown: string;
  readonly brings: Readonly<Record<PathTokenBonus['brings'], string>>;
  readonly initiative: Readonly<Record<'title' | 'hint' | 'confirm', string>>;
  readonly move: Readonly<Record<'up' | 'down', string>>;
  readonly effort: Readonly<
    Record<
      | 'title'
      | 'sequence'
      | 'timeline'
      | 'played'
      | 'hint'
      | 'multicolor'
      | 'add'
      | 'remove'
      | 'open'
      | 'met'
      | 'notMet',
      string
    >
  >;
  readonly objective: Readonly<Record<'unknown' | 'hint' | 'scores' | 'where', string>> & {
    readonly points: readonly [string, string, string];
  };
  readonly alliance: Readonly<Record<Ally, string>>;
  readonly objectivesOpen: string;
  readonly objectives: Readonly<Record<Objective, string>>;
  readonly symbolsNeeded: string;
  readonly other: Readonly<Record<'title' | 'hint' | 'victory' | 'experience', string>>;
  readonly standing: Readonly<
    Record<'title' | 'who' | 'victory' | 'experience' | 'golden' | 'moves' | 'open', string>
  >;
  readonly finalPoints: Readonly<Record<keyof FinalPoints, string>>;
  readonly final: Readonly<
    Record<'hint' | 'total' | 'totalWithObjectives' | 'wins' | 'open' | 'tied', string>
  >;
  readonly reasons: PerReason<string>;
};

export const DESTINY_WORDS: Localized<DestinyWords> = {
  en: {
    title: 'Destiny tally',
    summary: 'Count active symbols: where the destiny token goes and who scores what.',
    characters: {
      geralt: 'Geralt',
      yennefer: 'Yennefer',
      dandelion: 'Dandelion',
      ciri: 'Ciri',
      vesemir: 'Vesemir',
      letho: 'Letho',
      triss: 'Triss',
      regis: 'Regis',
      dijkstra: 'Dijkstra',
      yarpen: 'Yarpen',
      playmat: 'Playmat',
    },
    automa: 'Automa ({name})',
    sameName: '{name} ({character})',
    colors: { red: 'Red', yellow: 'Yellow', green: 'Green', blue: 'Blue', purple: 'Purple', white: 'White' },
    reading: 'Reading',
    readings: {
      labels: {
        ties: 'What does an announced tie do?',
        automa: 'Does the Automa keep path tokens from the player?',
        arrangement: 'Where do the cards of the sequence lie?',
      },
      options: {
        'ties-left-out': 'It does not count',
        'ties-count': 'More than half of all is needed',
        'automa-compares': 'Yes, where it is ahead',
        'automa-left-out': 'No, the player gets them',
        adjacent: 'Side by side',
        'in-order': 'In order, gaps allowed',
      },
    },
    swapSides: 'Swap sides',
    tales: {
      'the-edge-of-the-world': 'The Edge of the World',
      striga: 'Striga',
      'the-lesser-evil': 'The Lesser Evil',
    },
    difficulties: {
      'just-the-story': 'Just the Story',
      normal: 'Normal',
      'story-and-swords': 'Story and Swords',
      'blood-and-broken-bones': 'Blood and Broken Bones',
      'death-march': 'Death March!',
    },
    symbols: { fight: 'Fight', magic: 'Magic', exploration: 'Exploration', diplomacy: 'Diplomacy' },
    sides: { left: 'Left', right: 'Right' },
    sideSymbols: { left: 'The left symbol', right: 'The right symbol' },
    errors: {
      'unknown-version': 'The address holds a game in a form that this page does not know.',
      'unknown-tale': 'The address names a tale that this page does not know.',
      'unknown-mode': 'The way of playing in the address cannot be read.',
      'wrong-characters': 'The players in the address cannot all be read.',
      'not-a-chapter': 'Something in a chapter of the address cannot be read.',
      'not-final-points': 'Points of the final scoring in the address cannot be read.',
      'unknown-reading': 'A reading in the address is unknown.',
      'not-objectives': 'The secret objectives in the address cannot all be read.',
      'too-many-parts': 'The address holds more than one game has.',
    },
    restKept: 'Everything else in it is kept below.',
    kept: {
      'not-kept':
        'This device does not keep the game: its storage is full or blocked. Nothing is lost, the address holds the whole game: bookmark or share it.',
      'by-link':
        'This game came with the link. The game that this device keeps is untouched, and changes here are only in the address.',
    },
    keepThis: 'Keep this one',
    openKept: 'Open the kept game',
    setup: {
      table: '{count} players: {names}',
      players: 'Players',
      solo: 'Solo',
      soloTable: 'Solo: {names}',
      count: '{count} players',
      seat: 'Player {number}',
      player: 'Player',
      name: 'Name',
      character: 'Character',
      color: 'Colour',
      automa: 'Automa',
      tale: 'Tale',
      difficulty: 'Difficulty',
      active: 'Active symbols of chapter {chapter}, left and right',
      noActive: 'not set',
    },
    views: {
      label: 'Turns',
      chapter: 'Ch. {number}',
      turn: 'Turn {number}',
      end: 'End',
      final: 'Final scoring',
      choose: 'Part of the game',
      open: 'open',
    },
    turnNumbers: ['I', 'II', 'III'],
    field: { name: '{who}, {what}', more: 'One more: {field}', fewer: 'One fewer: {field}' },
    votes: { left: 'announces left', right: 'announces right', tie: 'announces a tie' },
    notYet: 'not counted yet',
    carryOver: 'Copy the numbers of turn {turn}',
    places: { left: 'left path', right: 'right path', aside: 'put aside' },
    shortPlaces: { left: 'left', right: 'right', aside: 'aside' },
    token: 'Token {turn}: {place}',
    tally: 'Left {left} · right {right} · tie {tie}',
    missing: 'Still to count: {names}',
    afterToss: 'Count after the toss of the solo token.',
    dominates: '{symbol} dominates',
    turnsOpen: 'Not all three tokens are settled yet: {turns}',
    chooses: '{who} chooses the dominating symbol:',
    topPlayer: 'The top player on the initiative track',
    endSymbols: 'Symbols when the points are given',
    award: '{victory} VP · {experience} XP',
    pathTokens: 'Path tokens',
    pathToken: { left: 'Left path token', right: 'Right path token' },
    nobody: 'nobody',
    unknown: 'open',
    brings: { reward: 'reward', penalty: 'penalty' },
    initiative: {
      title: 'Initiative track, top first',
      hint: 'Not set yet. Needed only for ties and choices.',
      confirm: 'This is the order',
    },
    move: { up: 'Move {who} up', down: 'Move {who} down' },
    effort: {
      title: 'Extra Effort: does a timeline show the sequence?',
      sequence: 'Sequence on the card of chapter {chapter}',
      timeline: 'Timeline, from the left',
      played: 'new',
      hint: 'All cards in their order; the last two count as played this turn.',
      multicolor: 'Colours of the last card',
      add: '{color}: add to {list}',
      remove: 'Take the last one away: {list}',
      open: 'Enter the sequence and the timeline.',
      met: 'Bonus: cards {places} make the sequence',
      notMet: 'No bonus',
    },
    objective: {
      unknown: 'Which two count follows from the dominating symbol of chapter 3.',
      hint: 'For an objective that asks who has the most. 5, 3 and 1 are on the card that the book shows; other cards have their own numbers. What an objective pays everybody alike goes under Tale.',
      points: ['Most', '1 fewer', '2 fewer'],
      scores: '{points} VP',
      where: 'They are counted in the final scoring.',
    },
    alliance: {
      renfri: 'Renfri is supported: her alliance cards take effect',
      stregobor: 'Stregobor is supported: his alliance cards take effect',
    },
    objectivesOpen: 'Secret objectives that are revealed',
    objectives: {
      fight: 'Fight',
      magic: 'Magic',
      'fight-diplomacy-exploration': 'Fight, Diplomacy, Exploration',
      'magic-diplomacy-exploration': 'Magic, Diplomacy, Exploration',
    },
    symbolsNeeded: 'Set the active symbols above to see them.',
    other: {
      title: 'Other points of this chapter',
      hint: 'From effects, bonuses and the tale; a loss is below 0.',
      victory: 'VP',
      experience: 'XP',
    },
    standing: {
      title: 'After chapter {number}',
      who: 'Player',
      victory: 'VP',
      experience: 'Experience',
      golden: '{regular}, golden {golden}',
      moves: 'How experience moved',
      open: 'open',
    },
    finalPoints: { sideQuest: 'Side quest', golden: 'Golden marker', tale: 'Tale' },
    final: {
      hint: 'Victory points read off the cards and boards.',
      total: '{victory} VP + final = {total}',
      totalWithObjectives: '{victory} VP + objectives {objectives} + final = {total}',
      wins: '{who} wins with {score} VP',
      open: 'Still open: {names}',
      tied: 'Tied. Set the initiative track at the end of chapter 3.',
    },
    reasons: {
      turn: {
        'playmat-is-third-player': 'With two players, the cards left on the playmat announce as the third.',
        'automa-alone': 'Solo, the Automa’s symbols alone decide.',
        'automa-tie': 'The Automa has equally many of both: no token is placed.',
        'majority-of-players': 'Most players announced {side}.',
        'tied-players-ignored': 'Announced ties support neither side; of the others, more announced {side}.',
        'tied-players-counted': 'Announced ties count: no side has more than half of all.',
        'tie-among-players': 'Left and right were announced equally often.',
      },
      domination: {
        'more-destiny-tokens': 'It has more destiny tokens.',
        'higher-numbered-token': 'Equally many tokens: the higher number decides.',
        'top-initiative-chooses': 'No token was placed: the top of the initiative track chooses.',
      },
      pathToken: {
        'most-symbols': 'Most symbols of this side',
        'higher-initiative': 'Tied: higher on the initiative track',
        'nobody-has-any': 'Nobody has one, so all are tied',
        'automa-left-out': 'The Automa receives none and keeps none from the player',
      },
      bonus: {
        'token-brings-bonus': 'Its bonus is on the tale card',
        'most-dominating-symbols': 'Most dominating symbols: penalty, no reward',
        'token-marks-culprit': 'The path token shows whom it hits',
      },
      alliance: {
        'supported-side-resolves': 'The dominating side shows who is supported',
        'other-side-stays': 'Cards of the other side stay face down',
        'before-chapter-points': 'Before the points: changed symbols count above',
      },
      experience: {
        'regular-marker-moves': 'The regular marker moves on',
        'golden-marker-enters': 'The golden marker comes onto 0',
        'rest-moves-golden': 'What is left of the gain moves the golden marker',
        'golden-marker-moves': 'The golden marker moves on',
        'track-full': 'At 20 the golden marker stays; the rest is lost',
        'golden-marker-goes-back': 'The golden marker goes back first',
        'regular-marker-goes-back': 'The regular marker goes back',
        'stops-at-zero': 'It stops on 0',
      },
      experienceReading: {
        'regular-marker-goes-back': 'Then the regular marker goes back',
        'regular-marker-moves': 'After a loss the regular marker catches up first',
      },
      automa: {
        'regular-marker-moves': 'The Automa’s regular marker moves on',
        'golden-marker-enters': 'At 8 its golden marker comes onto 0',
        'rest-moves-golden': 'What is left of the gain moves the golden marker',
        'golden-marker-moves': 'From then on the golden marker counts',
        'track-full': 'Its golden marker stops at 20 as well',
        'golden-marker-goes-back': 'Its golden marker goes back first',
        'regular-marker-goes-back': 'Its regular marker goes back',
        'stops-at-zero': 'It stops on 0',
      },
      objective: {
        'dominating-reveals': 'The dominating symbol of chapter 3 reveals two of the four',
        'most-of-shown-card':
          'The card shown in the book: 5 for the most, 3 with one fewer, 1 with two fewer',
        'most-of-other-card': 'Another card, scored in the same way with its own numbers',
        'ties-share': 'Tied players all score in full',
        'none-of-it': 'Who has none scores nothing',
      },
      effort: {
        'sequence-adjacent': 'The cards of the sequence lie side by side',
        'sequence-in-order': 'The cards of the sequence lie in order, with others in between',
        'new-card-in-sequence': 'At least one card of this turn is part of it',
        'no-new-card-in-sequence': 'The sequence is there, but without a card of this turn',
        'no-sequence': 'The colours do not make the sequence',
      },
      winner: {
        'most-victory-points': 'Most victory points',
        'higher-initiative': 'Tied: higher on the initiative track',
      },
      open: {
        'initiative-missing': 'Tied: the initiative track decides. Set it below.',
        'automa-leads': 'The Automa is ahead and receives none',
        'solo-choice': 'Solo, the choice is the player’s.',
      },
    },
  },
  de: {
    title: 'Schicksalszähler',
    summary: 'Aktive Symbole zählen: wohin der Schicksalsmarker kommt und wer was erhält.',
    characters: {
      geralt: 'Geralt',
      yennefer: 'Yennefer',
      dandelion: 'Rittersporn',
      ciri: 'Ciri',
      vesemir: 'Vesemir',
      letho: 'Letho',
      triss: 'Triss',
      regis: 'Regis',
      dijkstra: 'Dijkstra',
      yarpen: 'Yarpen',
      playmat: 'Spielmatte',
    },
    automa: 'Automa ({name})',
    sameName: '{name} ({character})',
    colors: { red: 'Rot', yellow: 'Gelb', green: 'Grün', blue: 'Blau', purple: 'Lila', white: 'Weiß' },
    reading: 'Lesart',
    readings: {
      labels: {
        ties: 'Was bewirkt ein angesagter Gleichstand?',
        automa: 'Hält die Automa Pfadmarker vom Spieler fern?',
        arrangement: 'Wie liegen die Karten der Farbfolge?',
      },
      options: {
        'ties-left-out': 'Er zählt nicht mit',
        'ties-count': 'Mehr als die Hälfte aller ist nötig',
        'automa-compares': 'Ja, wo sie vorn liegt',
        'automa-left-out': 'Nein, der Spieler erhält sie',
        adjacent: 'Nebeneinander',
        'in-order': 'Der Reihe nach, mit Lücken',
      },
    },
    swapSides: 'Seiten tauschen',
    tales: {
      'the-edge-of-the-world': 'Am Rand der Welt',
      striga: 'Striege',
      'the-lesser-evil': 'Das kleinere Übel',
    },
    difficulties: {
      'just-the-story': 'Just the Story',
      normal: 'Normal',
      'story-and-swords': 'Story and Swords',
      'blood-and-broken-bones': 'Blood and Broken Bones',
      'death-march': 'Death March!',
    },
    symbols: { fight: 'Kampf', magic: 'Magie', exploration: 'Erkundung', diplomacy: 'Diplomatie' },
    sides: { left: 'Links', right: 'Rechts' },
    sideSymbols: { left: 'Das linke Symbol', right: 'Das rechte Symbol' },
    errors: {
      'unknown-version': 'Die Adresse enthält eine Partie in einer Form, die diese Seite nicht kennt.',
      'unknown-tale': 'Die Adresse nennt eine Geschichte, die diese Seite nicht kennt.',
      'unknown-mode': 'Die Spielweise in der Adresse ist nicht lesbar.',
      'wrong-characters': 'Die Spieler in der Adresse sind nicht alle lesbar.',
      'not-a-chapter': 'Etwas in einem Kapitel der Adresse ist nicht lesbar.',
      'not-final-points': 'Punkte der Endwertung in der Adresse sind nicht lesbar.',
      'unknown-reading': 'Die Adresse nennt eine Lesart, die diese Seite nicht kennt.',
      'not-objectives': 'Die geheimen Ziele in der Adresse sind nicht alle lesbar.',
      'too-many-parts': 'Die Adresse enthält mehr, als eine Partie hat.',
    },
    restKept: 'Alles Übrige daraus steht unten.',
    kept: {
      'not-kept':
        'Dieses Gerät merkt sich die Partie nicht: Der Speicher ist voll oder gesperrt. Verloren ist nichts, die ganze Partie steht in der Adresse: als Lesezeichen sichern oder teilen.',
      'by-link':
        'Diese Partie kam mit dem Link. Die auf diesem Gerät gemerkte Partie bleibt unberührt; Änderungen stehen hier nur in der Adresse.',
    },
    keepThis: 'Diese merken',
    openKept: 'Gemerkte Partie öffnen',
    setup: {
      table: '{count} Spieler: {names}',
      players: 'Spieler',
      solo: 'Solo',
      soloTable: 'Solo: {names}',
      count: '{count} Spieler',
      seat: 'Spieler {number}',
      player: 'Spieler',
      name: 'Name',
      character: 'Charakter',
      color: 'Farbe',
      automa: 'Automa',
      tale: 'Geschichte',
      difficulty: 'Schwierig\u00adkeits\u00adgrad',
      active: 'Aktive Symbole in Kapitel {chapter}, links und rechts',
      noActive: 'offen',
    },
    views: {
      label: 'Züge',
      chapter: 'Kap. {number}',
      turn: 'Zug {number}',
      end: 'Ende',
      final: 'Endwertung',
      choose: 'Abschnitt der Partie',
      open: 'offen',
    },
    turnNumbers: ['I', 'II', 'III'],
    field: { name: '{who}, {what}', more: 'Eins mehr: {field}', fewer: 'Eins weniger: {field}' },
    votes: { left: 'sagt links an', right: 'sagt rechts an', tie: 'sagt Gleichstand an' },
    notYet: 'noch nicht gezählt',
    carryOver: 'Zahlen aus Zug {turn} übernehmen',
    places: { left: 'linker Pfad', right: 'rechter Pfad', aside: 'beiseitegelegt' },
    shortPlaces: { left: 'links', right: 'rechts', aside: 'beiseite' },
    token: 'Marker {turn}: {place}',
    tally: 'Links {left} · rechts {right} · Gleichstand {tie}',
    missing: 'Noch zu zählen: {names}',
    afterToss: 'Nach dem Wurf des Solo-Schicksalsmarkers zählen.',
    dominates: '{symbol} dominiert',
    turnsOpen: 'Noch sind nicht alle drei Marker vergeben: {turns}',
    chooses: 'Das dominierende Symbol wählt {who}:',
    topPlayer: 'der oberste Spieler der Initiativleiste',
    endSymbols: 'Symbole bei der Punktevergabe',
    award: '{victory} SP · {experience} EP',
    pathTokens: 'Pfadmarker',
    pathToken: { left: 'Linker Pfadmarker', right: 'Rechter Pfadmarker' },
    nobody: 'niemand',
    unknown: 'offen',
    brings: { reward: 'Belohnung', penalty: 'Strafe' },
    initiative: {
      title: 'Initiativleiste, von oben',
      hint: 'Noch offen. Nur für Gleichstände und Wahlen nötig.',
      confirm: 'So ist die Reihenfolge',
    },
    move: { up: '{who} nach oben', down: '{who} nach unten' },
    effort: {
      title: 'Zusätzliche Anstrengung: Zeigt ein Zeitstrahl die Farbfolge?',
      sequence: 'Farbfolge auf der Karte von Kapitel {chapter}',
      timeline: 'Zeitstrahl, von links',
      played: 'neu',
      hint: 'Alle Karten der Reihe nach; die letzten zwei gelten als in diesem Zug ausgespielt.',
      multicolor: 'Farben der letzten Karte',
      add: '{color}: zu {list}',
      remove: 'Letzte wegnehmen: {list}',
      open: 'Farbfolge und Zeitstrahl eingeben.',
      met: 'Bonus: Die Karten {places} bilden die Farbfolge',
      notMet: 'Kein Bonus',
    },
    objective: {
      unknown: 'Welche zwei zählen, ergibt sich aus dem dominierenden Symbol von Kapitel 3.',
      hint: 'Für ein Ziel, das nach den meisten fragt. 5, 3 und 1 stehen auf der im Heft gezeigten Karte; andere haben eigene Zahlen. Was ein Ziel allen gleich bringt, gehört unter Geschichte.',
      points: ['Die meisten', '1 weniger', '2 weniger'],
      scores: '{points} SP',
      where: 'Gezählt werden sie in der Endwertung.',
    },
    alliance: {
      renfri: 'Renfri wird unterstützt: Ihre Bündniskarten wirken',
      stregobor: 'Stregobor wird unterstützt: Seine Bündniskarten wirken',
    },
    objectivesOpen: 'Geheime Ziele, die aufgedeckt werden',
    objectives: {
      fight: 'Kampf',
      magic: 'Magie',
      'fight-diplomacy-exploration': 'Kampf, Diplomatie, Erkundung',
      'magic-diplomacy-exploration': 'Magie, Diplomatie, Erkundung',
    },
    symbolsNeeded: 'Sichtbar, sobald oben die aktiven Symbole gewählt sind.',
    other: {
      title: 'Weitere Punkte in diesem Kapitel',
      hint: 'Aus Effekten, Boni und der Geschichte; ein Verlust liegt unter 0.',
      victory: 'SP',
      experience: 'EP',
    },
    standing: {
      title: 'Nach Kapitel {number}',
      who: 'Spieler',
      victory: 'SP',
      experience: 'Erfahrung',
      golden: '{regular}, golden {golden}',
      moves: 'So bewegte sich die Erfahrung',
      open: 'offen',
    },
    finalPoints: { sideQuest: 'Nebenquest', golden: 'Goldener Marker', tale: 'Geschichte' },
    final: {
      hint: 'Siegpunkte, von Karten und Tableaus abgelesen.',
      total: '{victory} SP + Endwertung = {total}',
      totalWithObjectives: '{victory} SP + Ziele {objectives} + Endwertung = {total}',
      wins: '{who} gewinnt mit {score} SP',
      open: 'Noch offen: {names}',
      tied: 'Gleichstand. Die Initiativleiste am Ende von Kapitel 3 eingeben.',
    },
    reasons: {
      turn: {
        'playmat-is-third-player': 'Zu zweit sagen die Karten auf der Spielmatte als Dritte an.',
        'automa-alone': 'Im Solospiel entscheiden allein die Symbole der Automa.',
        'automa-tie': 'Die Automa hat von beiden gleich viele: Kein Marker wird platziert.',
        'majority-of-players': 'Die Mehrheit hat {side} angesagt.',
        'tied-players-ignored': 'Gleichstand stützt keine Seite; von den übrigen sagten mehr {side} an.',
        'tied-players-counted': 'Gleichstand zählt mit: Keine Seite hat mehr als die Hälfte aller.',
        'tie-among-players': 'Links und rechts wurden gleich oft angesagt.',
      },
      domination: {
        'more-destiny-tokens': 'Es hat mehr Schicksalsmarker.',
        'higher-numbered-token': 'Gleich viele Marker: Die höhere Nummer entscheidet.',
        'top-initiative-chooses': 'Kein Marker platziert: Wer auf der Initiativleiste oben steht, wählt.',
      },
      pathToken: {
        'most-symbols': 'Die meisten Symbole dieser Seite',
        'higher-initiative': 'Gleichstand: höher auf der Initiativleiste',
        'nobody-has-any': 'Niemand hat eines, alle liegen gleichauf',
        'automa-left-out': 'Die Automa erhält keinen und hält keinen fern',
      },
      bonus: {
        'token-brings-bonus': 'Den Bonus nennt die Geschichtenkarte',
        'most-dominating-symbols': 'Die meisten dominierenden Symbole: Strafe statt Belohnung',
        'token-marks-culprit': 'Der Pfadmarker zeigt, wen sie trifft',
      },
      alliance: {
        'supported-side-resolves': 'Die dominierende Seite zeigt, wer unterstützt wird',
        'other-side-stays': 'Karten der anderen Seite bleiben verdeckt',
        'before-chapter-points': 'Vor den Punkten: geänderte Symbole zählen oben mit',
      },
      experience: {
        'regular-marker-moves': 'Der normale Marker rückt vor',
        'golden-marker-enters': 'Der goldene Marker kommt auf die 0',
        'rest-moves-golden': 'Der Rest des Zugewinns bewegt den goldenen Marker',
        'golden-marker-moves': 'Der goldene Marker rückt vor',
        'track-full': 'Auf 20 bleibt der goldene Marker stehen; der Rest verfällt',
        'golden-marker-goes-back': 'Der goldene Marker geht zuerst zurück',
        'regular-marker-goes-back': 'Der normale Marker geht zurück',
        'stops-at-zero': 'Auf 0 ist Schluss',
      },
      experienceReading: {
        'regular-marker-goes-back': 'Danach geht der normale Marker zurück',
        'regular-marker-moves': 'Nach einem Verlust holt zuerst der normale Marker auf',
      },
      automa: {
        'regular-marker-moves': 'Der normale Marker der Automa rückt vor',
        'golden-marker-enters': 'Bei 8 kommt ihr goldener Marker auf die 0',
        'rest-moves-golden': 'Der Rest des Zugewinns bewegt den goldenen Marker',
        'golden-marker-moves': 'Von da an zählt der goldene Marker',
        'track-full': 'Auch ihr goldener Marker endet auf 20',
        'golden-marker-goes-back': 'Ihr goldener Marker geht zuerst zurück',
        'regular-marker-goes-back': 'Ihr normaler Marker geht zurück',
        'stops-at-zero': 'Auf 0 ist Schluss',
      },
      objective: {
        'dominating-reveals': 'Das dominierende Symbol von Kapitel 3 deckt zwei der vier auf',
        'most-of-shown-card':
          'Im Heft gezeigte Karte: 5 für die meisten, 3 bei einem weniger, 1 bei zwei weniger',
        'most-of-other-card': 'Eine andere Karte, ebenso gewertet mit ihren eigenen Zahlen',
        'ties-share': 'Bei Gleichstand erhalten alle die vollen Punkte',
        'none-of-it': 'Wer keines hat, erhält nichts',
      },
      effort: {
        'sequence-adjacent': 'Die Karten der Farbfolge liegen nebeneinander',
        'sequence-in-order': 'Die Karten der Farbfolge liegen der Reihe nach, auch mit anderen dazwischen',
        'new-card-in-sequence': 'Mindestens eine Karte aus diesem Zug gehört dazu',
        'no-new-card-in-sequence': 'Die Farbfolge liegt da, aber ohne eine Karte aus diesem Zug',
        'no-sequence': 'Die Farben ergeben die Farbfolge nicht',
      },
      winner: {
        'most-victory-points': 'Die meisten Siegpunkte',
        'higher-initiative': 'Gleichstand: höher auf der Initiativleiste',
      },
      open: {
        'initiative-missing': 'Gleichstand: Die Initiativleiste entscheidet. Unten eingeben.',
        'automa-leads': 'Die Automa liegt vorn und erhält keinen',
        'solo-choice': 'Im Solospiel wählt der Spieler.',
      },
    },
  },
};
