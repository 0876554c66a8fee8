import type { SoloRating } from '../../engine/old-world/game/solo.ts';
import type { TrophyError } from '../../engine/old-world/game/trophy-code.ts';
import type { Attribute, School } from '../../engine/old-world/vocabulary.ts';
import type { Localized } from '../../i18n/locales.ts';
import type { ToolWords } from '../tool.ts';
import type { TrophiesReason } from './reasons.ts';

export type TrophiesWords = ToolWords & {
  readonly school: string;
  readonly schools: Readonly<Record<School, string>>;
  readonly attributes: Readonly<Record<Attribute, string>>;
  /** What was gained, for the list of all entries. */
  readonly gained: Readonly<Record<'monster' | 'witcher' | 'attribute', string>>;
  /** Above the keys. */
  readonly from: Readonly<Record<'monster' | 'witcher' | 'attribute', string>>;
  readonly monsterKey: string;
  readonly conditions: string;
  readonly reasons: Readonly<Record<TrophiesReason, string>>;
  readonly track: string;
  readonly cards: Readonly<Record<'monster' | 'witcher' | 'attribute', string>>;
  readonly start: string;
  readonly soloStart: string;
  readonly leads: string;
  readonly tied: string;
  readonly wins: string;
  readonly soloWins: string;
  readonly soloNow: string;
  readonly last: string;
  readonly stays: string;
  readonly fatigue: string;
  readonly boardFatigue: string;
  readonly noFatigue: string;
  readonly board: string;
  readonly boardSpace: string;
  readonly turn: string;
  readonly ratings: Readonly<Record<SoloRating, string>>;
  readonly errors: Readonly<Record<TrophyError, string>>;
};

export const TROPHIES_WORDS: Localized<TrophiesWords> = {
  en: {
    title: 'Trophy sheet',
    summary: 'Trophies, fatigue, the winning fourth; solo rating.',
    names: 'score sheet, keep score, trophy counter, solo turns',
    school: 'School',
    schools: { wolf: 'Wolf', griffin: 'Griffin', bear: 'Bear', cat: 'Cat', viper: 'Viper' },
    attributes: { combat: 'Combat', defense: 'Defense', alchemy: 'Alchemy', specialty: 'Specialty' },
    gained: {
      monster: 'Monster',
      witcher: 'Witcher trophy of {name}',
      attribute: 'Attribute trophy: {what}',
    },
    from: {
      monster: '{name} gains a trophy',
      witcher: 'Attacked a witcher and won',
      attribute: 'Meditated at level 5',
    },
    monsterKey: 'Monster defeated',
    conditions: 'What counts as a trophy',
    reasons: {
      monster: 'Take the monster card as your trophy',
      witcher: 'Take one of the loser’s own witcher trophies',
      attribute: 'Take the attribute trophy',
      'one-space-up': 'Move up 1 space on the trophy track',
      'top-space-wins': 'On the top space the game is won at once',
      'meditation-never-ends-game':
        'Meditating cannot win the game: no step up, no fatigue; the trophy stays',
      'suffer-fatigue': 'Suffer the fatigue of the new space',
      'hand-into-deck': 'Then shuffle all other cards, hand included, into your deck',
      'four-below-top':
        'Four trophies below the top space do not win. By another reading the number of trophies counts; but page 15 lets the game go on',
      'solo-won': 'All three monsters and the attribute trophy: the solo game is won',
      'four-trophies': 'Four trophies win: each is one space up on the trophy track',
      'one-short': '{name}: the next trophy from a fight wins at once; one from meditating does not',
      'attacker-only': 'Only an attacker who wins gains a trophy; a defender gains gold',
      'level-five': 'Needs level 5 in the attribute',
      'witcher-trophy-owned': 'At most one trophy from each school',
      'trophy-gone': 'The trophy is taken',
      'both-trophies-gone': 'Both trophies of the attribute are taken',
      'trophy-owned': 'No attribute trophy twice',
      'attribute-trophy-first': 'The last monster may not be defeated before the attribute trophy is gained',
      'final-monster-fight':
        'So it cannot be fought either. By another reading it may be fought, not defeated',
      'solo-goal': 'To win: defeat all three monsters and gain the attribute trophy',
      'driven-away': 'A monster driven away does not count',
      'solo-rating': 'Rating by turns',
    },
    track: 'Space {space} of 4',
    cards: { monster: 'Monster', witcher: 'Witcher', attribute: 'Attribute' },
    start: 'Tap a player, then how the trophy was gained.',
    soloStart: 'Turn {turn}: no trophy yet',
    leads: '{name} leads: {space} of 4',
    tied: 'Tied at {space} of 4: {names}',
    wins: '{name} wins',
    soloWins: 'Won in {turn} turns: {rating}',
    soloNow: 'Turn {turn}: {space} of 4 trophies',
    last: '{name}: {what}, space {space}.',
    stays: '{name}: {what}, stays on space {space}.',
    fatigue: 'Fatigue {count}: trash exactly as many cards.',
    boardFatigue: 'Fatigue as the board shows.',
    noFatigue: 'No fatigue.',
    board: 'Fatigue values on your board',
    boardSpace: 'Space {space}',
    turn: 'Turn',
    ratings: {
      'living-legend': 'a living legend',
      'becoming-legend': 'on the way to becoming a legend',
      professional: 'a professional',
      reliable: 'reliable',
      greenhorn: 'not bad, for a greenhorn',
    },
    errors: {
      'unknown-version': 'The address holds a sheet in a form that this page does not know.',
      'wrong-players': 'The players in the address cannot all be read.',
      'wrong-trophy': 'A trophy in the address cannot be read, or could not be gained.',
      'wrong-fatigue': 'The fatigue values in the address cannot all be read.',
      'wrong-turn': 'The turn in the address cannot be read.',
      'too-many-parts': 'The address holds more than a sheet has.',
    },
  },
  de: {
    title: 'Trophäenzettel',
    summary: 'Trophäen, Erschöpfung, die vierte zum Sieg; Solowertung.',
    names: 'Punktezettel, Punktestand, Trophäen zählen, Solozüge',
    school: 'Hexerschule',
    schools: { wolf: 'Wolf', griffin: 'Greif', bear: 'Bär', cat: 'Katze', viper: 'Viper' },
    attributes: {
      combat: 'Kampf',
      defense: 'Vertei\u00addigung',
      alchemy: 'Alchemie',
      specialty: 'Spezial\u00adfähigkeit',
    },
    gained: {
      monster: 'Monster',
      witcher: 'Hexer-Trophäe von {name}',
      attribute: 'Attributs-Trophäe: {what}',
    },
    from: {
      monster: '{name} erhält eine Trophäe',
      witcher: 'Hexer angegriffen und besiegt',
      attribute: 'Meditiert auf Stufe 5',
    },
    monsterKey: 'Monster besiegt',
    conditions: 'Was als Trophäe zählt',
    reasons: {
      monster: 'Die Monsterkarte als Trophäe nehmen',
      witcher: 'Eine der eigenen Hexer-Trophäen des Verlierers nehmen',
      attribute: 'Die Attributs-Trophäe nehmen',
      'one-space-up': 'Auf der Trophäenleiste 1 Feld vorrücken',
      'top-space-wins': 'Auf dem obersten Feld ist das Spiel sofort gewonnen',
      'meditation-never-ends-game':
        'Durch Meditieren gewinnt man nicht: kein Schritt, keine Erschöpfung; die Trophäe bleibt',
      'suffer-fatigue': 'Die Erschöpfung des neuen Feldes erleiden',
      'hand-into-deck': 'Danach alle übrigen Karten samt Hand ins Deck mischen',
      'four-below-top':
        'Vier Trophäen unterhalb des obersten Feldes genügen nicht. Nach anderer Lesart zählt ihre Anzahl; laut Seite 15 geht das Spiel aber weiter',
      'solo-won': 'Alle drei Monster und die Attributs-Trophäe: Das Solospiel ist gewonnen',
      'four-trophies': 'Vier Trophäen gewinnen: Für jede rückt man auf der Trophäenleiste 1 Feld vor',
      'one-short': '{name}: Die nächste Trophäe aus einem Kampf gewinnt sofort, eine durch Meditieren nicht',
      'attacker-only': 'Nur ein Angreifer, der gewinnt, erhält eine Trophäe; ein Verteidiger erhält Gold',
      'level-five': 'Nötig ist Stufe 5 im Attribut',
      'witcher-trophy-owned': 'Höchstens eine Trophäe von jeder Hexerschule',
      'trophy-gone': 'Die Trophäe ist vergeben',
      'both-trophies-gone': 'Beide Trophäen des Attributs sind vergeben',
      'trophy-owned': 'Keine Attributs-Trophäe doppelt',
      'attribute-trophy-first': 'Das letzte Monster darf nicht vor der Attributs-Trophäe besiegt werden',
      'final-monster-fight':
        'Daher darf es auch nicht bekämpft werden. Nach anderer Lesart darf es bekämpft, aber nicht besiegt werden',
      'solo-goal': 'Zum Sieg: alle drei Monster besiegen und die Attributs-Trophäe erringen',
      'driven-away': 'Ein vertriebenes Monster zählt nicht',
      'solo-rating': 'Wertung nach Zügen',
    },
    track: 'Feld {space} von 4',
    cards: { monster: 'Monster', witcher: 'Hexer', attribute: 'Attribut' },
    start: 'Spieler antippen, dann, woher die Trophäe stammt.',
    soloStart: 'Zug {turn}: noch keine Trophäe',
    leads: '{name} führt: {space} von 4',
    tied: 'Gleichauf mit {space} von 4: {names}',
    wins: '{name} gewinnt',
    soloWins: 'Gewonnen in {turn} Zügen: {rating}',
    soloNow: 'Zug {turn}: {space} von 4 Trophäen',
    last: '{name}: {what}, Feld {space}.',
    stays: '{name}: {what}, bleibt auf Feld {space}.',
    fatigue: 'Erschöpfung {count}: genau so viele Karten entfernen.',
    boardFatigue: 'Erschöpfung laut Spielplan.',
    noFatigue: 'Keine Erschöpfung.',
    board: 'Erschöpfungswerte auf dem Spielplan',
    boardSpace: 'Feld {space}',
    turn: 'Zug',
    ratings: {
      'living-legend': 'eine lebende Legende',
      'becoming-legend': 'auf dem Weg zur Legende',
      professional: 'ein Profi',
      reliable: 'verlässlich',
      greenhorn: 'nicht schlecht – für einen Grünschnabel',
    },
    errors: {
      'unknown-version': 'Die Adresse enthält einen Zettel in einer Form, die diese Seite nicht kennt.',
      'wrong-players': 'Die Spieler in der Adresse sind nicht alle lesbar.',
      'wrong-trophy': 'Eine Trophäe in der Adresse ist nicht lesbar oder war nicht zu gewinnen.',
      'wrong-fatigue': 'Die Erschöpfungswerte in der Adresse sind nicht alle lesbar.',
      'wrong-turn': 'Der Zug in der Adresse ist nicht lesbar.',
      'too-many-parts': 'Die Adresse enthält mehr, als ein Zettel hat.',
    },
  },
};
