import type { Localized } from '../../../i18n/locales.ts';
import type { ToolWords } from '../../tool.ts';
import { ADVICE_WORDS, type AdviceWords } from './advice.ts';
import { DICE_WORDS, type DiceWords } from './dice.ts';
import { ERROR_WORDS, type ErrorWords } from './error.ts';
import { KEEPING_WORDS, type KeepingWords } from './keeping.ts';
import { ODDS_WORDS, type OddsWords } from './odds.ts';
import { OUTCOME_WORDS, type OutcomeWords } from './outcome.ts';
import { SETUP_WORDS, type SetupWords } from './setup.ts';

/** All words of the tool; those of a topic stand together, in both languages. */
export type BattleWords = ToolWords &
  AdviceWords &
  DiceWords &
  ErrorWords &
  KeepingWords &
  OddsWords &
  OutcomeWords &
  SetupWords;

export const BATTLE_WORDS: Localized<BattleWords> = {
  en: {
    title: 'Battle calculator',
    summary: 'Enter the roll and the enemy: the best spending, the outcome, and the rule behind each step.',
    ...ADVICE_WORDS.en,
    ...DICE_WORDS.en,
    ...ERROR_WORDS.en,
    ...KEEPING_WORDS.en,
    ...ODDS_WORDS.en,
    ...OUTCOME_WORDS.en,
    ...SETUP_WORDS.en,
  },
  de: {
    title: 'Kampfrechner',
    summary:
      'Wurf und Feind eingeben: was am besten ausgegeben wird, wie der Kampf endet und welche Regel gilt.',
    ...ADVICE_WORDS.de,
    ...DICE_WORDS.de,
    ...ERROR_WORDS.de,
    ...KEEPING_WORDS.de,
    ...ODDS_WORDS.de,
    ...OUTCOME_WORDS.de,
    ...SETUP_WORDS.de,
  },
};
