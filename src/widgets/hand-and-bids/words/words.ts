import type { OwnError } from '../../../engine/card-game/sheets/own-sheet.ts';
import type { TableError } from '../../../engine/card-game/sheets/table-sheet.ts';
import type { Localized } from '../../../i18n/locales.ts';
import type { ToolWords } from '../../tool.ts';
import type { PerReason } from '../reasons.ts';
import type { View } from '../views.ts';
import { BIDS_WORDS, type BidsWords } from './bids.ts';
import { HAND_WORDS, type HandWords } from './hand.ts';
import { REASON_WORDS } from './reason.ts';
import { TABLE_WORDS, type TableWords } from './table.ts';

/** All words of the tool; those of a part stand together, in both languages. */
export type HandAndBidsWords = ToolWords & {
  readonly views: Readonly<Record<View | 'label', string>>;
  readonly errors: Readonly<Record<OwnError | TableError, string>>;
  readonly kept: Readonly<Record<'by-link' | 'not-kept', string>>;
  readonly openKept: string;
  readonly keepThis: string;
  readonly reasons: PerReason<string>;
  readonly inHand: HandWords;
  readonly inBids: BidsWords;
  readonly atTable: TableWords;
};

export const HAND_AND_BIDS_WORDS: Localized<HandAndBidsWords> = {
  en: {
    title: 'Hand and bids',
    summary: 'Can I kill it, what must I bid, whose turn is it, who leads – with the rule.',
    names: 'can I kill it, can I beat it, what must I bid, fame sheet, score sheet',
    views: { label: 'Part of the tool', hand: 'Can I kill it?', bids: 'Bids', table: 'The table' },
    errors: {
      'unknown-version': 'The address holds something in a form that this page does not know.',
      'wrong-view': 'The address names a part of this page that does not exist.',
      'wrong-cards': 'The attack cards in the address cannot be read, or are more than the deck has.',
      'wrong-technique': 'A technique in the address cannot be read.',
      'wrong-aspect': 'The address names an aspect that does not exist.',
      'wrong-settings': 'What the address says about your cards cannot be read.',
      'wrong-bids': 'The bids in the address cannot be read or cannot be made.',
      'wrong-players': 'The players in the address cannot be read.',
      'wrong-turn': 'The characters in the address cannot be read, or two have chosen the same.',
      'wrong-monsters': 'The monsters in the address cannot be read.',
      'wrong-fame': 'The fame in the address cannot be read.',
    },
    kept: {
      'by-link': 'This came with the link. What this device keeps is untouched.',
      'not-kept':
        'This device keeps nothing: its storage is full or blocked. The address holds all: bookmark it.',
    },
    openKept: 'Open mine',
    keepThis: 'Keep this one',
    reasons: REASON_WORDS.en,
    inHand: HAND_WORDS.en,
    inBids: BIDS_WORDS.en,
    atTable: TABLE_WORDS.en,
  },
  de: {
    title: 'Hand und Gebote',
    summary: 'Ist es zu besiegen, was ist zu bieten, wer ist dran, wer führt – samt Regel.',
    names: 'kann ich es besiegen, reichen meine Karten, was muss ich bieten, Ruhmzettel, Punktezettel',
    views: { label: 'Teil des Werkzeugs', hand: 'Besiegbar?', bids: 'Bieten', table: 'Der Tisch' },
    errors: {
      'unknown-version': 'Die Adresse enthält etwas in einer Form, die diese Seite nicht kennt.',
      'wrong-view': 'Die Adresse nennt einen Teil dieser Seite, den es nicht gibt.',
      'wrong-cards': 'Die Angriffskarten in der Adresse sind nicht lesbar oder mehr, als der Stapel hat.',
      'wrong-technique': 'Eine Technik in der Adresse ist nicht lesbar.',
      'wrong-aspect': 'Die Adresse nennt einen Aspekt, den es nicht gibt.',
      'wrong-settings': 'Die Angaben zu den Karten in der Adresse sind nicht lesbar.',
      'wrong-bids': 'Die Gebote in der Adresse sind nicht lesbar oder nicht möglich.',
      'wrong-players': 'Die Spieler in der Adresse sind nicht lesbar.',
      'wrong-turn': 'Die Charaktere in der Adresse sind nicht lesbar, oder zwei haben denselben gewählt.',
      'wrong-monsters': 'Die Monster in der Adresse sind nicht lesbar.',
      'wrong-fame': 'Der Ruhm in der Adresse ist nicht lesbar.',
    },
    kept: {
      'by-link': 'Dies stammt aus dem Link. Was dieses Gerät sich gemerkt hat, bleibt unberührt.',
      'not-kept':
        'Dieses Gerät merkt sich nichts: Der Speicher ist voll oder gesperrt. Alles steht in der Adresse, die man als Lesezeichen sichern kann.',
    },
    openKept: 'Eigenes öffnen',
    keepThis: 'Dieses merken',
    reasons: REASON_WORDS.de,
    inHand: HAND_WORDS.de,
    inBids: BIDS_WORDS.de,
    atTable: TABLE_WORDS.de,
  },
};
