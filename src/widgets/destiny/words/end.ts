import type { PathTokenBonus } from '../../../engine/path-of-destiny/chapter/chapter-end.ts';
import type { Side } from '../../../engine/path-of-destiny/vocabulary.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of the end of a chapter. */
export type EndWords = {
  readonly sideSymbols: Readonly<Record<Side, string>>;
  readonly dominates: string;
  readonly turnsOpen: string;
  readonly chooses: string;
  readonly topPlayer: string;
  readonly endSymbols: string;
  readonly award: string;
  readonly pathTokens: string;
  readonly pathToken: Readonly<Record<Side, string>>;
  readonly nobody: string;
  readonly brings: Readonly<Record<PathTokenBonus['brings'], string>>;
  readonly initiative: Readonly<Record<'title' | 'hint' | 'confirm' | 'confirmed', string>>;
  readonly other: Readonly<
    Record<'title' | 'hint' | 'hintWithLoss' | 'victory' | 'gained' | 'lost' | 'again', string>
  >;
  readonly standing: Readonly<
    Record<'title' | 'who' | 'victory' | 'experience' | 'golden' | 'moves' | 'open', string>
  >;
};

export const END_WORDS: Localized<EndWords> = {
  en: {
    sideSymbols: { left: 'The left symbol', right: 'The right symbol' },
    dominates: '{symbol} dominates',
    turnsOpen: 'Not all three tokens are settled yet: {turns}',
    chooses: '{who} chooses the dominating symbol:',
    topPlayer: 'The top player on the initiative track',
    endSymbols: 'Symbols when the points are given',
    award: '{victory} VP · {experience} XP',
    pathTokens: 'Path tokens',
    pathToken: { left: 'Left path token', right: 'Right path token' },
    nobody: 'nobody',
    brings: { reward: 'reward', penalty: 'penalty' },
    initiative: {
      title: 'Initiative track, top first',
      hint: 'Needed only for ties and for a choice.',
      confirm: 'This is the order',
      confirmed: 'The order is set',
    },
    other: {
      title: 'Other points of this chapter',
      hint: 'From effects, bonuses and the tale.',
      hintWithLoss:
        'From effects, bonuses and the tale: experience first gained, then lost, then gained again.',
      victory: 'VP',
      gained: 'XP gained',
      lost: 'XP lost',
      again: 'XP again',
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
  },
  de: {
    sideSymbols: { left: 'Das linke Symbol', right: 'Das rechte Symbol' },
    dominates: '{symbol} dominiert',
    turnsOpen: 'Noch sind nicht alle drei Marker vergeben: {turns}',
    chooses: 'Das dominierende Symbol wählt {who}:',
    topPlayer: 'der oberste Spieler der Initiativleiste',
    endSymbols: 'Symbole bei der Punktevergabe',
    award: '{victory} SP · {experience} EP',
    pathTokens: 'Pfadmarker',
    pathToken: { left: 'Linker Pfadmarker', right: 'Rechter Pfadmarker' },
    nobody: 'niemand',
    brings: { reward: 'Belohnung', penalty: 'Strafe' },
    initiative: {
      title: 'Initiativleiste, von oben',
      hint: 'Nur bei Gleichstand und für eine Wahl nötig.',
      confirm: 'So ist die Reihenfolge',
      confirmed: 'Die Reihenfolge steht fest',
    },
    other: {
      title: 'Weitere Punkte in diesem Kapitel',
      hint: 'Aus Effekten, Boni und der Geschichte.',
      hintWithLoss:
        'Aus Effekten, Boni und der Geschichte: Erfahrung zuerst erhalten, dann verloren, dann wieder erhalten.',
      victory: 'SP',
      gained: 'EP erhalten',
      lost: 'EP verloren',
      again: 'EP wieder',
    },
    standing: {
      title: 'Nach Kapitel {number}',
      who: 'Spieler',
      victory: 'SP',
      experience: 'Erfahrung',
      golden: '{regular}, golden {golden}',
      moves: 'So hat sich die Erfahrung verändert',
      open: 'offen',
    },
  },
};
