import { EMPTY_OWN, makeOwn, readOwn } from '../../engine/card-game/sheets/own-sheet.ts';
import { type Tool, unknownAttribute } from '../tool.ts';
import type { PerReason, ReasonCodes } from './reasons.ts';
import { HAND_AND_BIDS_WORDS } from './words/words.ts';

/** Which clause each reason stands for. The build fails when one of them does not exist. */
export const HAND_AND_BIDS_CLAUSES: PerReason<string> = {
  technique: {
    'cards-count-per-class': 'technique#adding-up',
    'aspect-adds': 'geralt-cards-and-aspects#aspect-strength',
    'events-add': 'technique#aids',
    'sword-of-destiny-fills': 'sword-of-destiny#any-class',
    'surplus-is-lost': 'technique#surplus',
    'technique-short': 'technique#other-class',
    'technique-met': 'technique#needed',
  },
  take: {
    action: 'actions#list',
    yarpen: 'yarpen-zigrin#ability',
    vesemir: 'vesemir#ability',
    triss: 'triss-merigold#ability',
  },
  bid: {
    'gold-only': 'bidding-for-the-witcher#gold-only',
    'cards-count-too': 'bidding-for-events#values',
    'exceed-stake': 'raising-and-passing#raise',
    'adds-to-stake': 'raising-and-passing#add',
    'no-change': 'raising-and-passing#no-change',
    'must-pass': 'raising-and-passing#pass',
    'gold-is-lost': 'raising-and-passing#lost-gold',
    'cards-are-lost': 'bidding-for-events#all-lost',
    'rival-bounds': 'gold-tokens#census',
  },
  auction: {
    'last-player-may-open': 'bidding-for-the-witcher#last-player',
    'nobody-bid': 'bidding-for-the-witcher#nobody',
    'only-one-left': 'raising-and-passing#winner',
    'event-has-no-runner-up': 'bidding-for-events#no-runner-up',
    'two-players-no-runner-up': 'runner-up-in-the-bidding#two-players',
    'one-bidder-no-runner-up': 'runner-up-in-the-bidding#passed-at-once',
    'second-highest-stake': 'runner-up-in-the-bidding#who',
  },
  turn: {
    'marker-chooses-first': 'choosing-a-character#order',
    'lowest-number-first': 'special-abilities-and-actions#order',
    'chosen-collects': 'choosing-a-character#collect',
    'unchosen-gets-card': 'choosing-a-character#unchosen',
    'card-from-deck': 'choosing-a-character#which-card',
    'refill-display': 'actions#replenish',
    'marker-passes': 'witcher-marker#passes',
  },
  row: {
    'survivors-turn': 'monster-domination#rotate',
    'third-turn-takes-location': 'monster-domination#third-turn',
    'marker-holder-orders': 'taking-control-of-a-location#several',
    'second-row-advances': 'monster-rows#replaced',
    'newcomers-not-turned': 'monster-domination#moved-down',
    'follow-location-text': 'taking-control-of-a-location#location-text',
    'discard-location': 'taking-control-of-a-location#location-away',
    'discard-both-monsters': 'taking-control-of-a-location#both-monsters',
    'discard-face-up-attacks': 'taking-control-of-a-location#uncovered-cards',
    'reveal-location': 'taking-control-of-a-location#new-location',
    'reveal-two-monsters': 'taking-control-of-a-location#new-monsters',
  },
  end: {
    'fourth-monster': 'ending-the-game#fourth-monster',
    'fifth-monster': 'ending-the-game#longer',
    'most-fame': 'ending-the-game#winner',
    'best-monster': 'tie-breaks#one-monster-each',
    'most-gold': 'tie-breaks#gold-value',
    'still-tied': 'tie-breaks#still-tied',
  },
  open: {
    'aspect-strength': 'geralt-cards-and-aspects#aspect-strength',
    'taker-classes': 'vesemir#classes',
  },
};

/** The address that opens each part, and what is worked out there. */
const PARTS: Readonly<Record<string, readonly (keyof ReasonCodes)[]>> = {
  'v1.hand': ['technique', 'take', 'open'],
  'v1.bids': ['bid', 'auction'],
  'v1.table': ['turn', 'row', 'end'],
};

/** The example of an author: a player's sheet as its address holds it. */
export const readExample = (example: string | undefined): ReturnType<typeof readOwn> =>
  readOwn(example ?? makeOwn(EMPTY_OWN));

export const handAndBids: Tool = {
  tag: 'HandAndBids',
  game: 'card-game',
  icon: 'card',
  words: HAND_AND_BIDS_WORDS,
  clauses: Object.fromEntries(
    Object.entries(HAND_AND_BIDS_CLAUSES).flatMap(([group, clauses]) =>
      Object.entries(clauses).map(([reason, clause]) => [`${group}/${reason}`, clause]),
    ),
  ),
  problemIn: (attributes) => {
    const { sheet } = attributes;
    const { error } = readExample(sheet);
    return (
      unknownAttribute('HandAndBids', attributes, ['sheet']) ??
      (error === undefined ? undefined : `<HandAndBids sheet="${sheet ?? ''}" /> cannot be read (${error}).`)
    );
  },
  stateOf: ({ sheet }) => sheet,
  partFor: (reference) =>
    Object.entries(PARTS).find(([, groups]) =>
      groups.some((group) => Object.values(HAND_AND_BIDS_CLAUSES[group]).includes(reference)),
    )?.[0],
};
