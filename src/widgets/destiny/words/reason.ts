import type { Localized } from '../../../i18n/locales.ts';
import type { PerReason } from '../reasons.ts';

/** What each reason of the engine says, as a step of an explanation. */
export const REASON_WORDS: Localized<PerReason<string>> = {
  en: {
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
      'golden-marker-enters': 'The golden marker is placed on 0',
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
      'golden-marker-enters': 'At 8 its golden marker is placed on 0',
      'rest-moves-golden': 'What is left of the gain moves the golden marker',
      'golden-marker-moves': 'From then on the golden marker counts',
      'track-full': 'Its golden marker stops at 20 as well',
      'golden-marker-goes-back': 'Its golden marker goes back first',
      'regular-marker-goes-back': 'Its regular marker goes back',
      'stops-at-zero': 'It stops on 0',
    },
    objective: {
      'dominating-reveals': 'The dominating symbol of chapter 3 reveals two of the four',
      'most-by-card': 'Points by the card: for the most, with one fewer, with two fewer',
      'ties-share': 'Tied players all score in full',
      'none-of-it': 'Whoever has none scores nothing',
    },
    effort: {
      'sequence-adjacent': 'The cards of the sequence are side by side',
      'sequence-in-order': 'The cards of the sequence are in order, with others in between',
      'new-card-in-sequence': 'At least one card of this turn is part of it',
      'no-new-card-in-sequence': 'The sequence is there, but without a card of this turn',
      'no-sequence': 'The colors do not make the sequence',
    },
    winner: {
      'most-victory-points': 'Most victory points',
      'higher-initiative': 'Tied: higher on the initiative track',
      'solo-winner': 'Won as among players: most victory points, then higher on the initiative track',
    },
    open: {
      'initiative-missing': 'Tied: the initiative track decides. Set it below.',
      'objectives-missing': 'The revealed objectives are not counted yet',
      'automa-leads': 'The Automa is ahead and receives none',
      'solo-choice': 'Solo, the choice is the player’s.',
    },
  },
  de: {
    turn: {
      'playmat-is-third-player': 'Zu zweit sagen die Karten auf der Spielmatte als Dritte an.',
      'automa-alone': 'Im Solospiel entscheiden allein die Symbole der Automa.',
      'automa-tie': 'Die Automa hat von beiden gleich viele: Es wird kein Marker platziert.',
      'majority-of-players': 'Die Mehrheit hat {side} angesagt.',
      'tied-players-ignored':
        'Ein angesagter Gleichstand zählt für keine Seite; von den übrigen haben mehr {side} angesagt.',
      'tied-players-counted':
        'Ein angesagter Gleichstand zählt mit: Keine Seite hat mehr als die Hälfte aller Ansagen.',
      'tie-among-players': 'Links und rechts wurden gleich oft angesagt.',
    },
    domination: {
      'more-destiny-tokens': 'Es hat mehr Schicksalsmarker.',
      'higher-numbered-token': 'Gleich viele Marker: Die höhere Nummer entscheidet.',
      'top-initiative-chooses':
        'Es wurde kein Marker platziert: Wer auf der Initiativleiste oben steht, wählt.',
    },
    pathToken: {
      'most-symbols': 'Die meisten Symbole dieser Seite',
      'higher-initiative': 'Gleichstand: höher auf der Initiativleiste',
      'nobody-has-any': 'Niemand hat eines; alle liegen gleichauf',
      'automa-left-out': 'Die Automa erhält keinen und enthält dem Spieler keinen vor',
    },
    bonus: {
      'token-brings-bonus': 'Der Bonus steht auf der Geschichtenkarte',
      'most-dominating-symbols': 'Die meisten dominierenden Symbole: Strafe statt Belohnung',
      'token-marks-culprit': 'Der Pfadmarker zeigt, wen sie trifft',
    },
    alliance: {
      'supported-side-resolves': 'Die dominierende Seite zeigt, wer unterstützt wird',
      'other-side-stays': 'Karten der anderen Seite bleiben verdeckt',
      'before-chapter-points': 'Vor der Punktevergabe: Geänderte Symbole zählen oben mit',
    },
    experience: {
      'regular-marker-moves': 'Der normale Marker rückt vor',
      'golden-marker-enters': 'Der goldene Marker wird auf die 0 gesetzt',
      'rest-moves-golden': 'Um den Rest rückt der goldene Marker vor',
      'golden-marker-moves': 'Der goldene Marker rückt vor',
      'track-full': 'Auf 20 bleibt der goldene Marker stehen; der Rest verfällt',
      'golden-marker-goes-back': 'Der goldene Marker rückt zuerst zurück',
      'regular-marker-goes-back': 'Der normale Marker rückt zurück',
      'stops-at-zero': 'Auf 0 bleibt er stehen',
    },
    experienceReading: {
      'regular-marker-goes-back': 'Danach rückt der normale Marker zurück',
      'regular-marker-moves': 'Nach einem Verlust holt zuerst der normale Marker auf',
    },
    automa: {
      'regular-marker-moves': 'Der normale Marker der Automa rückt vor',
      'golden-marker-enters': 'Bei 8 wird ihr goldener Marker auf die 0 gesetzt',
      'rest-moves-golden': 'Um den Rest rückt der goldene Marker vor',
      'golden-marker-moves': 'Von da an zählt der goldene Marker',
      'track-full': 'Auch ihr goldener Marker bleibt auf 20 stehen',
      'golden-marker-goes-back': 'Ihr goldener Marker rückt zuerst zurück',
      'regular-marker-goes-back': 'Ihr normaler Marker rückt zurück',
      'stops-at-zero': 'Auf 0 bleibt er stehen',
    },
    objective: {
      'dominating-reveals': 'Nach dem dominierenden Symbol von Kapitel 3 werden zwei der vier aufgedeckt',
      'most-by-card': 'Punkte laut Karte: für die meisten, bei einem weniger, bei zwei weniger',
      'ties-share': 'Bei Gleichstand erhalten alle die vollen Punkte',
      'none-of-it': 'Wer keines hat, erhält nichts',
    },
    effort: {
      'sequence-adjacent': 'Die Karten der Farbfolge liegen nebeneinander',
      'sequence-in-order': 'Die Karten der Farbfolge liegen der Reihe nach, auch mit anderen dazwischen',
      'new-card-in-sequence': 'Mindestens eine Karte aus diesem Zug gehört dazu',
      'no-new-card-in-sequence': 'Die Farbfolge liegt aus, aber keine Karte aus diesem Zug gehört dazu',
      'no-sequence': 'Die Farben ergeben die Farbfolge nicht',
    },
    winner: {
      'most-victory-points': 'Die meisten Siegpunkte',
      'higher-initiative': 'Gleichstand: höher auf der Initiativleiste',
      'solo-winner':
        'Entschieden wie unter Spielern: die meisten Siegpunkte, dann höher auf der Initiativleiste',
    },
    open: {
      'initiative-missing': 'Gleichstand: Die Initiativleiste entscheidet. Unten eingeben.',
      'objectives-missing': 'Die aufgedeckten Ziele sind noch nicht gezählt',
      'automa-leads': 'Die Automa liegt vorn und erhält keinen',
      'solo-choice': 'Im Solospiel wählt der Spieler.',
    },
  },
};
