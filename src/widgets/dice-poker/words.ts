import type {
  ComparisonReason,
  HandRank,
  Seat,
  TieReading,
} from '../../engine/old-world/poker/dice-poker.ts';
import type { TableError } from '../../engine/old-world/poker/dice-poker-table.ts';
import type { RerollReason } from '../../engine/old-world/poker/poker-rerolls.ts';
import type { BarReason, FightReason, GoldReason } from '../../engine/old-world/poker/poker-game.ts';
import type { PokerMode } from '../../engine/old-world/poker/dice-poker-table.ts';
import type { Localized } from '../../i18n/locales.ts';
import type { ToolWords } from '../tool.ts';

/** Who a player is called: the active player, or the side that this mode is played against. */
export type Side = 'active' | Exclude<PokerMode, 'solo'>;

export const sideOf = (mode: PokerMode, seat: Seat): Side =>
  seat === 'active' || mode === 'solo' ? 'active' : mode;

export type DicePokerWords = ToolWords & {
  readonly mode: string;
  readonly modes: Readonly<Record<PokerMode, string>>;
  readonly seats: Readonly<Record<Side, string>>;
  readonly ranks: Readonly<Record<HandRank, string>>;
  readonly reasons: Readonly<Record<ComparisonReason, string>>;
  readonly errors: Readonly<Record<TableError, string>>;
  readonly winner: Readonly<Record<Side, string>>;
  /** The sides in one word each, for the one line that names the gold of both. */
  readonly sides: Readonly<Record<Side, string>>;
  readonly beats: string;
  readonly goldChange: string;
  readonly reward: string;
  readonly gold: Readonly<Record<GoldReason, string>>;
  readonly fights: Readonly<Record<FightReason, string>>;
  readonly mayPlay: string;
  readonly noGame: string;
  readonly bars: Readonly<Record<BarReason, string>>;
  readonly rerolls: Readonly<
    Record<RerollReason, { readonly title: string; readonly why: string; readonly value: string }>
  >;
  readonly ties: string;
  readonly tieReadings: Readonly<Record<TieReading, string>>;
  readonly tiesMean: Readonly<Record<TieReading, string>>;
  readonly tieHinges: string;
  readonly otherWinner: string;
  readonly best: Readonly<Record<'keep' | 'roll' | 'stay', string>>;
  readonly keep: string;
  readonly keepThese: string;
  readonly keepAll: string;
  readonly rollAll: string;
  readonly otherKeeps: string;
  readonly becomes: string;
  readonly roll: string;
  readonly rollAnew: string;
  readonly die: string;
  readonly emptyDie: string;
  readonly pad: string;
  readonly enter: string;
  readonly erase: string;
  readonly swap: string;
  readonly prompt: Readonly<Record<PokerMode, string>>;
  readonly step: string;
  readonly keys: string;
};

export const DICE_POKER_WORDS: Localized<DicePokerWords> = {
  en: {
    title: 'Dice-poker ranker',
    summary: 'Winner, gold, best reroll – and the rule.',
    mode: 'Played against',
    modes: { witcher: 'Witcher', locals: 'Locals', solo: 'Solo' },
    seats: { active: 'Active player', witcher: 'Challenged player', locals: 'Locals' },
    ranks: {
      nothing: 'Nothing',
      pair: 'Pair',
      'two-pairs': 'Two pairs',
      'three-of-a-kind': 'Three of a kind',
      'five-high-straight': 'Five-high straight',
      'six-high-straight': 'Six-high straight',
      'full-house': 'Full house',
      'four-of-a-kind': 'Four of a kind',
      'five-of-a-kind': 'Five of a kind',
    },
    reasons: {
      'better-rank': 'Rank',
      'nothing-below-pair': 'Rank',
      'higher-value': 'Value',
      'full-house-pair': 'Pair of the full house',
      'higher-pair': 'Higher pair',
      'lower-pair': 'Lower pair',
      'highest-unused-die': 'Highest unused die',
      'second-unused-die': 'Second-highest unused die',
      'third-unused-die': 'Third unused die is not compared',
      'nothing-next-die': 'Next die',
      'active-player': 'Complete tie: the active player wins',
    },
    errors: {
      'unknown-version': 'The address holds rolls in a form that this page does not know.',
      'not-two-hands': 'The address does not hold two rolls.',
      'not-a-die': 'The address holds a value that no die shows; dice run from 1 to 6.',
      'too-many-dice': 'The address holds more than five dice for one player.',
      'unknown-mode': 'The address names an opponent that this page does not know.',
      'unknown-extra': 'The address holds a remark about the game that this page does not know.',
    },
    winner: {
      active: 'The active player wins',
      witcher: 'The challenged player wins',
      locals: 'The locals win',
    },
    sides: { active: 'active', witcher: 'challenged', locals: 'locals' },
    beats: '{winning} beats {losing}',
    goldChange: 'Gold: {changes}',
    reward: 'Reward {payout}, stake {stake}',
    gold: {
      'witcher-pool': 'Gold, less the stake',
      'locals-pool': 'Gold, less the stake',
      'solo-reward': 'Reward',
      'solo-nothing': 'Reward',
    },
    fights: {
      'no-fight': 'Afterwards: no fight with this witcher in this turn',
      'fight-stays-free': 'Afterwards: no fight is barred by this game',
    },
    mayPlay: 'May the game be played?',
    noGame: 'No game:',
    bars: {
      'witcher-already-played': 'Already played with this witcher in this turn',
      'witcher-no-gold': 'The active player has 0 gold',
      'witcher-other-no-gold': 'The challenged player has 0 gold',
      'locals-already-played': 'Already played at this location in this turn',
      'locals-no-gold': 'The active player has 0 gold',
      'solo-already-played': 'Already played at this location in this turn',
      'solo-no-gold': 'The player has 0 gold',
    },
    rerolls: {
      'other-first': {
        title: 'Best reroll of the challenged player',
        why: 'Decides first and sees the active player’s roll. The chance allows for the best answer of the active player to every result.',
        value: 'Chance to win',
      },
      'locals-first': {
        title: 'Best reroll of the locals',
        why: 'They decide first and see the active player’s roll. The chance allows for the best answer of the active player to every result.',
        value: 'Chance to win',
      },
      'active-last': {
        title: 'Best reroll of the active player',
        why: 'Decides last: the other hand is final. Every roll counts that beats it or ties with it completely.',
        value: 'Chance to win',
      },
      'solo-reroll': {
        title: 'Best reroll',
        why: 'Sorted by the mean reward. The stake is paid in any case.',
        value: 'Mean reward in gold',
      },
    },
    ties: 'Which dice break a tie without a combination?',
    tieReadings: { 'two-dice': 'The two highest', 'all-dice': 'All five' },
    tiesMean: {
      'two-dice': 'Our reading: two dice are compared, as beside a combination; then the active player wins.',
      'all-dice': 'Another reading: all five dice are compared, as in other kinds of poker.',
    },
    tieHinges: 'Hinges on a reading.',
    otherWinner: 'By the reading “{reading}”: {winner}.',
    best: {
      keep: 'Keep {dice}: {value}, against {stay} without a reroll.',
      roll: 'Roll all five: {value}, against {stay} without a reroll.',
      stay: 'Keep all five: {value}.',
    },
    keep: 'Keep',
    keepThese: 'Keep {dice}, roll the others',
    keepAll: 'All five',
    rollAll: 'None: roll all five',
    otherKeeps: 'The other {count} choices',
    becomes: 'What the best choice ends as',
    roll: 'Roll open dice',
    rollAnew: 'Roll anew',
    die: '{seat}, die {index}: {value}',
    emptyDie: '{seat}, die {index}: not set',
    pad: 'Value of the chosen die',
    enter: 'Enter {value}',
    erase: 'Erase',
    swap: 'Swap',
    prompt: {
      witcher: 'Enter five dice for each player.',
      locals: 'Enter five dice for each side.',
      solo: 'Enter five dice.',
    },
    step: 'Step',
    keys: 'Keys 1 to 6 enter a die, Backspace erases.',
  },
  de: {
    title: 'Würfelpoker-Rechner',
    summary: 'Sieger, Gold, bester Neuwurf – samt Regel.',
    mode: 'Gespielt wird gegen',
    modes: { witcher: 'Hexer', locals: 'Einheimische', solo: 'Solo' },
    seats: { active: 'Aktiver Spieler', witcher: 'Heraus\u00adgeforderter', locals: 'Einheimische' },
    ranks: {
      nothing: 'Nichts',
      pair: 'Paar',
      'two-pairs': 'Zwei Paare',
      'three-of-a-kind': 'Drilling',
      'five-high-straight': 'Straße bis 5',
      'six-high-straight': 'Straße bis 6',
      'full-house': 'Full House',
      'four-of-a-kind': 'Vierling',
      'five-of-a-kind': 'Fünfling',
    },
    reasons: {
      'better-rank': 'Kombination',
      'nothing-below-pair': 'Kombination',
      'higher-value': 'Wert',
      'full-house-pair': 'Paar des Full House',
      'higher-pair': 'Höheres Paar',
      'lower-pair': 'Niedrigeres Paar',
      'highest-unused-die': 'Höchster ungenutzter Würfel',
      'second-unused-die': 'Zweithöchster ungenutzter Würfel',
      'third-unused-die': 'Dritter ungenutzter Würfel zählt nicht',
      'nothing-next-die': 'Nächster Würfel',
      'active-player': 'Völliger Gleichstand: Der aktive Spieler gewinnt',
    },
    errors: {
      'unknown-version': 'Die Adresse enthält Würfe in einer Form, die diese Seite nicht kennt.',
      'not-two-hands': 'Die Adresse enthält keine zwei Würfe.',
      'not-a-die': 'Die Adresse enthält einen Wert, den kein Würfel zeigt; Würfel reichen von 1 bis 6.',
      'too-many-dice': 'Die Adresse enthält mehr als fünf Würfel für einen Spieler.',
      'unknown-mode': 'Die Adresse nennt einen Gegner, den diese Seite nicht kennt.',
      'unknown-extra': 'Die Adresse enthält eine Angabe zum Spiel, die diese Seite nicht kennt.',
    },
    winner: {
      active: 'Der aktive Spieler gewinnt',
      witcher: 'Der Herausgeforderte gewinnt',
      locals: 'Die Einheimischen gewinnen',
    },
    sides: { active: 'aktiv', witcher: 'herausgefordert', locals: 'Einheimische' },
    beats: '{winning} schlägt {losing}',
    goldChange: 'Gold: {changes}',
    reward: 'Gewinn {payout}, Einsatz {stake}',
    gold: {
      'witcher-pool': 'Gold abzüglich Einsatz',
      'locals-pool': 'Gold abzüglich Einsatz',
      'solo-reward': 'Gewinn',
      'solo-nothing': 'Gewinn',
    },
    fights: {
      'no-fight': 'Danach: in diesem Zug kein Kampf gegen diesen Hexer',
      'fight-stays-free': 'Danach: Dieses Spiel schließt keinen Kampf aus',
    },
    mayPlay: 'Darf gespielt werden?',
    noGame: 'Kein Spiel:',
    bars: {
      'witcher-already-played': 'Mit diesem Hexer in diesem Zug schon gespielt',
      'witcher-no-gold': 'Der aktive Spieler hat 0 Gold',
      'witcher-other-no-gold': 'Der Herausgeforderte hat 0 Gold',
      'locals-already-played': 'An diesem Ort in diesem Zug schon gespielt',
      'locals-no-gold': 'Der aktive Spieler hat 0 Gold',
      'solo-already-played': 'An diesem Ort in diesem Zug schon gespielt',
      'solo-no-gold': 'Der Spieler hat 0 Gold',
    },
    rerolls: {
      'other-first': {
        title: 'Bester Neuwurf des Herausgeforderten',
        why: 'Er entscheidet zuerst und sieht den Wurf des aktiven Spielers. Angenommen wird, dass dieser auf jedes Ergebnis bestmöglich antwortet.',
        value: 'Gewinnchance',
      },
      'locals-first': {
        title: 'Bester Neuwurf der Einheimischen',
        why: 'Sie entscheiden zuerst und sehen den Wurf des aktiven Spielers. Angenommen wird, dass dieser auf jedes Ergebnis bestmöglich antwortet.',
        value: 'Gewinnchance',
      },
      'active-last': {
        title: 'Bester Neuwurf des aktiven Spielers',
        why: 'Er entscheidet zuletzt: Der andere Wurf steht fest. Es zählt jeder Wurf, der ihn schlägt oder ihm völlig gleicht.',
        value: 'Gewinnchance',
      },
      'solo-reroll': {
        title: 'Bester Neuwurf',
        why: 'Geordnet nach dem mittleren Gewinn. Der Einsatz ist in jedem Fall bezahlt.',
        value: 'Mittlerer Gewinn in Gold',
      },
    },
    ties: 'Welche Würfel zählen bei Gleichstand ohne Kombination?',
    tieReadings: { 'two-dice': 'Die zwei höchsten', 'all-dice': 'Alle fünf' },
    tiesMean: {
      'two-dice':
        'Unsere Lesart: Wie neben einer Kombination werden zwei Würfel verglichen; dann gewinnt der aktive Spieler.',
      'all-dice': 'Andere Lesart: Alle fünf Würfel werden verglichen, wie bei anderen Pokerarten.',
    },
    tieHinges: 'Hängt von einer Lesart ab.',
    otherWinner: 'Nach der Lesart „{reading}“: {winner}.',
    best: {
      keep: '{dice} behalten: {value}, gegenüber {stay} ohne Neuwurf.',
      roll: 'Alle fünf neu würfeln: {value}, gegenüber {stay} ohne Neuwurf.',
      stay: 'Alle fünf behalten: {value}.',
    },
    keep: 'Behalten',
    keepThese: '{dice} behalten, die anderen neu würfeln',
    keepAll: 'Alle fünf',
    rollAll: 'Keinen: alle neu',
    otherKeeps: 'Die übrigen {count} Möglichkeiten',
    becomes: 'Was aus der besten Wahl wird',
    roll: 'Offene würfeln',
    rollAnew: 'Neu würfeln',
    die: '{seat}, Würfel {index}: {value}',
    emptyDie: '{seat}, Würfel {index}: noch offen',
    pad: 'Wert des gewählten Würfels',
    enter: '{value} eingeben',
    erase: 'Löschen',
    swap: 'Tauschen',
    prompt: {
      witcher: 'Für beide je fünf Würfel eingeben.',
      locals: 'Für beide Seiten je fünf Würfel eingeben.',
      solo: 'Fünf Würfel eingeben.',
    },
    step: 'Schritt',
    keys: 'Die Tasten 1 bis 6 geben einen Würfel ein, die Rücktaste löscht.',
  },
};
