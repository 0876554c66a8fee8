import { type Call, runAuction } from '../bidding/auction.ts';
import { type Auction, AUCTIONS, type BidPiece, isGold, type Purse, type Raise } from '../bidding/bids.ts';
import { type Objective, OBJECTIVES } from '../fighting/cheapest-cards.ts';
import { cheapestFor, type Prospect, type TakerClasses, TAKERS } from '../fighting/one-more.ts';
import { type Adding, ADDINGS } from '../fighting/technique.ts';
import type { Read } from '../../result.ts';
import {
  ATTACK_CARDS,
  ATTACK_CLASSES,
  type AttackCard,
  type AttackClass,
  CARD_FACTS,
  forEachClass,
  GOLD_FACTS,
  GOLD_TOKENS,
  type GoldToken,
  PLAYER_COUNTS,
  type PlayerCount,
  type Strengths,
} from '../vocabulary.ts';
import { firstWrong, joinParts, makeCounts, readCount, readCountAt, readWord } from './fields.ts';

/** What a player has and asks for, by what is looked at. */
export const OWN_VIEWS = ['hand', 'bids'] as const;
export type OwnView = (typeof OWN_VIEWS)[number];

/** The Monsters of the first row, below the three Locations. */
export const FIRST_ROW = [0, 1, 2] as const;
export type Place = (typeof FIRST_ROW)[number];

/** What only the cards at the table show. The book's text gives an Aspect no number. */
export type CardFacts = { readonly aspectStrength: number; readonly classes: TakerClasses };

export type OwnSheet = {
  readonly view: OwnView;
  /** In the order of `ATTACK_CARDS`. */
  readonly cards: readonly AttackCard[];
  readonly techniques: Readonly<Record<Place, Strengths>>;
  /** Which Monster is looked at. */
  readonly place: Place;
  readonly aspect: AttackClass | undefined;
  readonly events: Strengths;
  readonly objective: Objective;
  readonly adding: Adding;
  readonly facts: CardFacts;
  readonly auction: Auction;
  readonly gold: Readonly<Record<GoldToken, number>>;
  /** What one has already bid, and the highest bid. */
  readonly stake: number;
  readonly current: number;
  /** A bidding as it is called, one player after the other. */
  readonly players: PlayerCount;
  readonly calls: readonly Call[];
  /** How many covered tokens a rival has. */
  readonly rival: number;
};

export const OWN_ERRORS = [
  'unknown-version',
  'wrong-view',
  'wrong-cards',
  'wrong-technique',
  'wrong-aspect',
  'wrong-settings',
  'wrong-bids',
] as const;
export type OwnError = (typeof OWN_ERRORS)[number];

/** What is wrong when a part of an address differs from that of the sheet that was read from it. */
const PART_ERRORS: readonly OwnError[] = [
  'unknown-version',
  'wrong-view',
  'wrong-cards',
  'wrong-technique',
  'wrong-technique',
  'wrong-aspect',
  'wrong-settings',
  'wrong-settings',
  'wrong-settings',
  'wrong-bids',
  'wrong-bids',
  'wrong-bids',
  'wrong-bids',
  'wrong-bids',
];

export const VERSION = 'v1';
/** No technique of one class and no Event Card asks for more. */
export const MOST_STRENGTH = 9;
export const MOST_ASPECT = 3;
/** For an Event, all gold (56) and all Attack Cards (64) could be bid. */
export const MOST_STAKE = 120;
const PLAIN_ASPECT = 1;

/**
 * View, cards, techniques, place, aspect, event strengths, wishes, card facts, auction, gold, stakes, bidding, rival's
 * tokens. What is empty at the end is left off.
 * @example makeOwn(…) // => 'v1.hand.0-1-0-0-0-0-0-0-0.2-0-0-1..sign'
 */
export const makeOwn = (sheet: OwnSheet): string => joinParts('.', makeParts(sheet));

const makeParts = (sheet: OwnSheet): readonly string[] => [
  VERSION,
  sheet.view,
  makeCounts(ATTACK_CARDS.map((kind) => sheet.cards.filter((card) => card === kind).length)),
  joinParts(
    '_',
    FIRST_ROW.map((place) => makeStrengths(sheet.techniques[place])),
  ),
  sheet.place === 0 ? '' : `${sheet.place + 1}`,
  sheet.aspect ?? '',
  makeStrengths(sheet.events),
  [
    ...(sheet.objective === 'fewest-cards' ? [] : [sheet.objective]),
    ...(sheet.adding === 'add-up' ? [] : [sheet.adding]),
  ].join('~'),
  joinParts('~', [
    sheet.facts.aspectStrength === PLAIN_ASPECT ? '' : `${sheet.facts.aspectStrength}`,
    ...TAKERS.map((taker) => sheet.facts.classes[taker].join('-')),
  ]),
  sheet.auction === 'witcher' ? '' : sheet.auction,
  makeCounts(GOLD_TOKENS.map((token) => sheet.gold[token])),
  makeCounts([sheet.stake, sheet.current]),
  joinParts('_', [
    sheet.players === USUAL_PLAYERS ? '' : `${sheet.players}`,
    sheet.calls.map((call) => (call === 'pass' ? 'p' : `${call}`)).join('-'),
  ]),
  sheet.rival === 0 ? '' : `${sheet.rival}`,
];

const USUAL_PLAYERS: PlayerCount = 3;

const makeStrengths = (strengths: Strengths): string =>
  makeCounts(ATTACK_CLASSES.map((attackClass) => strengths[attackClass]));

/** The sheet that an address holds. What cannot be read is left empty. */
export function readOwn(text: string): Read<OwnSheet, OwnError> {
  const given = text.split('.');
  const value = toSheet(given);
  const wrong = firstWrong(given, makeParts(value));
  return { value, error: wrong === -1 ? undefined : (PART_ERRORS[wrong] ?? 'wrong-bids') };
}

function toSheet(parts: readonly string[]): OwnSheet {
  const [, view, cards, techniques = '', place, aspect, events, wishes = '', facts = ''] = parts;
  const [auctionPart, tokens, stakes, bidding = '', rival] = parts.slice(9);
  const gold = readGold(tokens);
  const [left, middle, right] = techniques.split('_');
  const wished = wishes.split('~');
  const auction = readWord(auctionPart, AUCTIONS) ?? 'witcher';
  const [count, calls = ''] = bidding.split('_');
  const players = PLAYER_COUNTS.find((known) => `${known}` === count) ?? USUAL_PLAYERS;
  return {
    view: readWord(view, OWN_VIEWS) ?? 'hand',
    cards: ATTACK_CARDS.flatMap((card, kind) =>
      Array.from({ length: readCountAt(cards, kind, CARD_FACTS[card].copies) }, () => card),
    ),
    techniques: { 0: readStrengths(left), 1: readStrengths(middle), 2: readStrengths(right) },
    place: FIRST_ROW.find((known) => `${known + 1}` === place) ?? 0,
    aspect: readWord(aspect, ATTACK_CLASSES),
    events: readStrengths(events),
    objective: OBJECTIVES.find((known) => wished.includes(known)) ?? 'fewest-cards',
    adding: ADDINGS.find((known) => wished.includes(known)) ?? 'add-up',
    facts: readFacts(facts),
    auction,
    gold,
    stake: readCountAt(stakes, 0, MOST_STAKE),
    current: readCountAt(stakes, 1, MOST_STAKE),
    players,
    calls: readCalls(calls, auction, players),
    rival: readCount(rival, mostRival(gold)),
  };
}

const readStrengths = (text: string | undefined): Strengths =>
  forEachClass((attackClass) => readCountAt(text, ATTACK_CLASSES.indexOf(attackClass), MOST_STRENGTH));

/** Tokens by value, no more than there are. */
export const readGold = (text: string | undefined): Readonly<Record<GoldToken, number>> => ({
  'gold-2': readCountAt(text, 0, GOLD_FACTS['gold-2'].copies),
  'gold-3': readCountAt(text, 1, GOLD_FACTS['gold-3'].copies),
});

/** The tokens that one does not hold oneself. */
export const mostRival = (own: Readonly<Record<GoldToken, number>>): number =>
  GOLD_TOKENS.reduce((sum, token) => sum + GOLD_FACTS[token].copies - own[token], 0);

function readFacts(text: string): CardFacts {
  const [strength, vesemir = '', triss = ''] = text.split('~');
  const readClasses = (some: string): readonly AttackClass[] =>
    ATTACK_CLASSES.filter((attackClass) => some.split('-').includes(attackClass));
  return {
    aspectStrength: strength === '' ? PLAIN_ASPECT : readCount(strength, MOST_ASPECT),
    classes: { vesemir: readClasses(vesemir), triss: readClasses(triss) },
  };
}

/** The calls up to the first that cannot be made. */
function readCalls(text: string, auction: Auction, players: PlayerCount): readonly Call[] {
  const calls: Call[] = [];
  for (const part of text === '' ? [] : text.split('-')) {
    const call: Call = part === 'p' ? 'pass' : readCount(part, MOST_STAKE);
    if (!runAuction({ auction, players: seatsOf(players), calls: [...calls, call] }).ok) break;
    calls.push(call);
  }
  return calls;
}

/** The places in the order of bidding. */
export const seatsOf = (players: number): readonly number[] =>
  Array.from({ length: players }, (_, seat) => seat);

/** A sheet on which nothing is entered. */
export const EMPTY_OWN: OwnSheet = toSheet([]);

/** The same for a new hand: what only the cards show, and how they are read, stays. */
export const clearOwn = ({ view, facts, adding, objective, players, auction }: OwnSheet): OwnSheet => ({
  ...EMPTY_OWN,
  ...{ view, facts, adding, objective, players, auction },
});

/** Another number of players: what was called so far no longer stands. */
export const changePlayers = (sheet: OwnSheet, players: PlayerCount): OwnSheet => ({
  ...sheet,
  players,
  calls: [],
});

/** Another auction: nothing that was bid or called in the last one counts. */
export const changeAuction = (sheet: OwnSheet, auction: Auction): OwnSheet => ({
  ...sheet,
  auction,
  stake: 0,
  current: 0,
  calls: [],
});

/** A raise that is made: its pieces go to the table, and it is the highest bid. */
export const placeBid = (sheet: OwnSheet, { total, pieces }: Raise): OwnSheet => ({
  ...pieces.reduce(
    (left, piece) =>
      isGold(piece)
        ? { ...left, gold: { ...left.gold, [piece]: left.gold[piece] - 1 } }
        : changeCards(left, piece, -1),
    sheet,
  ),
  stake: total,
  current: total,
});

/** Whether one's own bid is the one to exceed. */
export const isHighest = ({ stake, current }: OwnSheet): boolean => stake > 0 && stake >= current;

/** The Monster that is looked at is killed: what was played leaves the hand, and nothing of this fight is left for the next. */
export const finishFight = (sheet: OwnSheet, played: readonly AttackCard[]): OwnSheet => ({
  ...played.reduce((left, card) => changeCards(left, card, -1), sheet),
  techniques: { ...sheet.techniques, [sheet.place]: EMPTY_OWN.techniques[sheet.place] },
  aspect: EMPTY_OWN.aspect,
  events: EMPTY_OWN.events,
});

/** One card more, or one less; no more than the deck has. */
export function changeCards(sheet: OwnSheet, card: AttackCard, by: 1 | -1): OwnSheet {
  const counts = ATTACK_CARDS.map((kind) => sheet.cards.filter((each) => each === kind).length);
  const next = counts.map((count, kind) => (ATTACK_CARDS[kind] === card ? Math.max(0, count + by) : count));
  return { ...sheet, cards: toSheet(['', '', next.join('-')]).cards };
}

/** A class that one of the two may take, or may no longer: the sheet keeps them in their order. */
export const toggleClass = (
  { classes, ...facts }: CardFacts,
  taker: keyof TakerClasses,
  attackClass: AttackClass,
): CardFacts => ({
  ...facts,
  classes: {
    ...classes,
    [taker]: ATTACK_CLASSES.filter((known) => classes[taker].includes(known) !== (known === attackClass)),
  },
});

/** Whether anything is asked for of this Monster. */
export const isAsked = ({ techniques }: OwnSheet, place: Place): boolean =>
  ATTACK_CLASSES.some((attackClass) => techniques[place][attackClass] > 0);

/** A Monster of the first row against this hand. */
export const prospectOf = (sheet: OwnSheet, place: Place): Prospect => ({
  technique: sheet.techniques[place],
  hand: sheet.cards,
  aids: {
    aspect:
      sheet.aspect === undefined
        ? undefined
        : { attackClass: sheet.aspect, strength: sheet.facts.aspectStrength },
    events: sheet.events,
  },
  objective: sheet.objective,
  adding: sheet.adding,
});

/** What one can bid with: gold first, last the cards with which the Monster that is looked at would be killed. */
export function purseOf(sheet: OwnSheet): Purse {
  const found = isAsked(sheet, sheet.place) ? cheapestFor(prospectOf(sheet, sheet.place)) : undefined;
  const needed = found?.possible === true ? found.cards : [];
  const spare = ATTACK_CARDS.flatMap((kind) =>
    sheet.cards.filter((card) => card === kind).slice(needed.filter((card) => card === kind).length),
  );
  const gold = GOLD_TOKENS.flatMap((token): BidPiece[] =>
    Array.from({ length: sheet.gold[token] }, () => token),
  );
  return { pieces: [...gold, ...spare, ...needed], stake: sheet.stake };
}
