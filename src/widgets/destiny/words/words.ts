import type { Localized } from '../../../i18n/locales.ts';
import type { ToolWords } from '../../tool.ts';
import { ADDRESS_WORDS, type AddressWords } from './address.ts';
import { END_WORDS, type EndWords } from './end.ts';
import { FINAL_WORDS, type FinalWords } from './final.ts';
import { REASON_WORDS } from './reason.ts';
import { TABLE_WORDS, type TableWords } from './table.ts';
import { TALE_WORDS, type TaleWords } from './tale.ts';
import { TURN_WORDS, type TurnWords } from './turn.ts';
import type { PerReason } from '../reasons.ts';

export type DestinyWords = ToolWords &
  AddressWords &
  TableWords &
  TurnWords &
  EndWords &
  TaleWords &
  FinalWords & { readonly reasons: PerReason<string> };

export const DESTINY_WORDS: Localized<DestinyWords> = {
  en: {
    title: 'Destiny tally',
    summary: 'Count active symbols: where the destiny token goes and who scores what.',
    ...ADDRESS_WORDS.en,
    ...TABLE_WORDS.en,
    ...TURN_WORDS.en,
    ...END_WORDS.en,
    ...TALE_WORDS.en,
    ...FINAL_WORDS.en,
    reasons: REASON_WORDS.en,
  },
  de: {
    title: 'Schicksalszähler',
    summary: 'Aktive Symbole zählen: wohin der Schicksalsmarker gelegt wird und wer welche Punkte erhält.',
    ...ADDRESS_WORDS.de,
    ...TABLE_WORDS.de,
    ...TURN_WORDS.de,
    ...END_WORDS.de,
    ...TALE_WORDS.de,
    ...FINAL_WORDS.de,
    reasons: REASON_WORDS.de,
  },
};
