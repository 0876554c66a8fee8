import type { Localized } from '../../../i18n/locales.ts';
import type { OutlookGap } from '../../../engine/adventure-game/odds/outlook.ts';
import type { View } from '../views.ts';

/** The words of what the tool advises: before the roll, about rerolls, about spending by hand. */
export type AdviceWords = {
  readonly views: Readonly<Record<View | 'label', string>>;
  readonly needDice: string;
  readonly learn: Readonly<
    Record<'title' | 'how' | 'whose' | 'count' | 'forget' | 'exact' | 'chances' | 'surety', string>
  >;
  readonly noChances: Readonly<Record<OutlookGap, string>>;
  readonly tooManyWays: string;
  readonly noMoreCards: string;
  readonly reckoning: string;
  readonly gainPoints: string;
  readonly worthReroll: string;
  readonly noRollYet: string;
  readonly woundsGo: string;
  readonly needs: Readonly<
    Record<'title' | 'part' | 'extra' | 'reach' | 'beside' | 'nothing' | 'tooMany', string>
  >;
  readonly reroll: Readonly<
    Record<
      | 'title'
      | 'most'
      | 'otherCount'
      | 'impossible'
      | 'which'
      | 'seenOn'
      | 'again'
      | 'keep'
      | 'ranked'
      | 'fractions'
      | 'noneBetter',
      string
    >
  >;
  readonly hand: Readonly<Record<'legend' | 'same' | 'compared' | 'spent' | 'nothing', string>> & {
    readonly ways: Readonly<Record<'best' | 'hand', string>>;
    readonly unpaid: Readonly<Record<'one' | 'other', string>>;
  };
};

export const ADVICE_WORDS: Localized<AdviceWords> = {
  en: {
    views: {
      label: 'Part of the calculator',
      rolled: 'I rolled',
      before: 'Before I roll',
      dice: 'My dice',
      wounds: 'Wounds',
    },
    learn: {
      title: 'Learn my dice while rolling',
      how: 'Roll and tap what comes up. From {count} faces of each kind of dice on, there are chances; the more you tap, the surer they are. The device keeps them.',
      whose: 'Whose dice',
      count: '{owner}: {count} seen',
      forget: 'Forget these faces',
      exact: 'Enter all faces instead',
      chances: 'Chances, as far as your dice are known',
      surety: '{aim}: likely between {low} and {high}.',
    },
    needDice: 'For this, the dice of {hero} and the battle dice must be entered once.',
    noChances: {
      'no-dice': 'For chances, tap what your dice show above: the battle dice and those of {hero}.',
      'no-stats': 'Enter at least one stat of the enemy.',
      'too-many-ways':
        'So many cards can be spent in too many ways to work out the chances here. Remove one, or let one be used only once.',
    },
    tooManyWays: 'So many cards can be spent in too many ways to work this out here.',
    noMoreCards: 'This page cannot handle more cards than these.',
    reckoning: 'Working it out …',
    gainPoints: 'Gain (pp)',
    worthReroll: '1 reroll of a die',
    noRollYet: 'No roll is entered yet: only wounds that do not depend on it are counted.',
    woundsGo: 'On the hero sheet: {placed}. VP lost: {loss}.',
    needs: {
      title: 'Needed for a chance of',
      part: 'Part of the battle',
      extra: 'More results',
      reach: '{stat} up to',
      beside: 'at shield stat {count}',
      nothing: 'none',
      tooMany: 'too many ways to spend',
    },
    reroll: {
      title: 'Reroll advice',
      most: 'Dice that may be rerolled',
      otherCount: '{hero} rolls {count} dice in battle; {entered} are entered above.',
      impossible:
        'These faces cannot all come from the dice of {hero} as they are entered under “My dice”. Please check both.',
      which: 'Which die shows what? Tap to change.',
      seenOn: '{face} on die: {die}. Next possible die',
      again: 'Roll again',
      keep: 'Keep all',
      ranked: 'Best rerolls ({aim}, best spending)',
      fractions: 'Ways that succeed, of all',
      noneBetter: 'No reroll is better than keeping all dice.',
    },
    hand: {
      legend: 'What is spent',
      ways: { best: 'Best spending', hand: 'By hand' },
      unpaid: {
        one: 'This roll cannot pay for 1 of these uses; it is left out.',
        other: 'This roll cannot pay for {count} of these uses; they are left out.',
      },
      same: 'No spending does better ({aim}).',
      compared: 'What the best spending does differently ({aim})',
      spent: 'Spent by hand',
      nothing: 'Nothing is spent.',
    },
  },
  de: {
    views: {
      label: 'Teil des Rechners',
      rolled: 'Gewürfelt',
      before: 'Vor dem Wurf',
      dice: 'Meine Würfel',
      wounds: 'Wunden',
    },
    learn: {
      title: 'Würfel beim Würfeln lernen',
      how: 'Würfeln und antippen, was fällt. Ab {count} Seiten je Würfelart gibt es Chancen; je mehr man antippt, desto sicherer sind sie. Das Gerät merkt sie sich.',
      whose: 'Wessen Würfel',
      count: '{owner}: {count} gesehen',
      forget: 'Diese Seiten vergessen',
      exact: 'Stattdessen alle Seiten eingeben',
      chances: 'Chancen, soweit die Würfel bekannt sind',
      surety: '{aim}: wahrscheinlich zwischen {low} und {high}.',
    },
    needDice: 'Dafür einmal die Kampfwürfel und die Würfel von {hero} eingeben.',
    noChances: {
      'no-dice': 'Um die Chancen zu sehen, oben antippen, was die Kampfwürfel und die von {hero} zeigen.',
      'no-stats': 'Mindestens einen Wert des Feindes eingeben.',
      'too-many-ways':
        'Bei so vielen Karten gibt es zu viele Möglichkeiten, um die Chancen hier zu berechnen. Eine Karte entfernen oder bei einer „Mehrmals“ abwählen.',
    },
    tooManyWays: 'Bei so vielen Karten gibt es zu viele Möglichkeiten, um das hier zu berechnen.',
    noMoreCards: 'Mit mehr als diesen Karten kann die Seite nicht rechnen.',
    reckoning: 'Wird berechnet …',
    gainPoints: 'Zuwachs (Pp.)',
    worthReroll: '1 Würfel neu werfen',
    noRollYet: 'Noch ist kein Wurf eingegeben: Gezählt werden nur Wunden, die nicht davon abhängen.',
    woundsGo: 'Auf dem Heldenbogen: {placed}. Verlorene SP: {loss}.',
    needs: {
      title: 'Nötig für eine Chance von',
      part: 'Teil des Kampfes',
      extra: 'Weitere Ergebnisse',
      reach: '{stat} bis',
      beside: 'bei Schildwert {count}',
      nothing: 'keine',
      tooMany: 'zu viele Möglichkeiten',
    },
    reroll: {
      title: 'Rat zum Neuwurf',
      most: 'Würfel, die neu geworfen werden dürfen',
      otherCount: '{hero} wirft im Kampf {count} Würfel; oben sind {entered} eingegeben.',
      impossible:
        'Die unter „Meine Würfel“ eingegebenen Würfel von {hero} können nicht alle diese Seiten zeigen. Bitte beides prüfen.',
      which: 'Welcher Würfel zeigt was? Zum Ändern antippen.',
      seenOn: '{face} auf Würfel: {die}. Nächster möglicher Würfel',
      again: 'Neu werfen',
      keep: 'Alle behalten',
      ranked: 'Beste Neuwürfe ({aim}, bestmöglich ausgegeben)',
      fractions: 'Günstige von allen Fällen',
      noneBetter: 'Kein Neuwurf ist besser, als alle Würfel zu behalten.',
    },
    hand: {
      legend: 'Was ausgegeben wird',
      ways: { best: 'Bestmöglich', hand: 'Von Hand' },
      unpaid: {
        one: 'Für 1 dieser Anwendungen reicht der Wurf nicht; sie entfällt.',
        other: 'Für {count} dieser Anwendungen reicht der Wurf nicht; sie entfallen.',
      },
      same: 'Besser kann man nicht ausgeben ({aim}).',
      compared: 'So gibt man besser aus ({aim})',
      spent: 'Von Hand ausgegeben',
      nothing: 'Es wird nichts ausgegeben.',
    },
  },
};
