import type { FinalPoints } from '../../../engine/path-of-destiny/game/game.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of the final scoring. */
export type FinalWords = {
  readonly finalPoints: Readonly<Record<keyof FinalPoints, string>>;
  readonly final: Readonly<
    Record<
      | 'hint'
      | 'total'
      | 'totalWithObjectives'
      | 'none'
      | 'wins'
      | 'open'
      | 'tied'
      | 'uncounted'
      | 'otherWinner',
      string
    >
  >;
};

export const FINAL_WORDS: Localized<FinalWords> = {
  en: {
    finalPoints: { sideQuest: 'Side quest', golden: 'Golden marker', tale: 'Tale' },
    final: {
      hint: 'Victory points read off the cards and boards.',
      total: '{victory} VP + {final} = {total}',
      totalWithObjectives: '{victory} VP + objectives {objectives} + {final} = {total}',
      none: '–',
      wins: '{who} wins with {score} VP',
      open: 'Still open: {names}',
      tied: 'Tied. Set the initiative track at the end of chapter 3.',
      otherWinner: '{who} wins',
      uncounted: 'Count the revealed objectives below, or enter their points under “Tale”.',
    },
  },
  de: {
    finalPoints: { sideQuest: 'Nebenquest', golden: 'Goldener Marker', tale: 'Geschichte' },
    final: {
      hint: 'Siegpunkte, von Karten und Tableaus abgelesen.',
      total: '{victory} SP + {final} = {total}',
      totalWithObjectives: '{victory} SP + Ziele {objectives} + {final} = {total}',
      none: '–',
      wins: '{who} gewinnt mit {score} SP',
      open: 'Noch offen: {names}',
      tied: 'Gleichstand. Die Initiativleiste am Ende von Kapitel 3 eingeben.',
      otherWinner: '{who} gewinnt',
      uncounted: 'Die aufgedeckten Ziele unten zählen oder ihre Punkte unter „Geschichte“ eingeben.',
    },
  },
};
