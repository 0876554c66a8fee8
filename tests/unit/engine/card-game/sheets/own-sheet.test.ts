import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeAuction,
  changeCards,
  changePlayers,
  clearOwn,
  EMPTY_OWN,
  finishFight,
  isAsked,
  isHighest,
  makeOwn,
  OWN_ERRORS,
  type OwnSheet,
  placeBid,
  prospectOf,
  purseOf,
  readOwn,
  toggleClass,
} from '../../../../../src/engine/card-game/sheets/own-sheet.ts';
import { type BidPiece, legalRaises, pieceValue } from '../../../../../src/engine/card-game/bidding/bids.ts';
import {
  ATTACK_CARDS,
  CARD_FACTS,
  GOLD_TOKENS,
  SWORD_OF_DESTINY,
} from '../../../../../src/engine/card-game/vocabulary.ts';
import { strengths } from '../fighting/technique-oracle.ts';

const FULL =
  'v1.bids.1-0-0-0-0-0-0-2-4.2-0-0-1__0-9-0-0.3.sign.0-0-1-0.least-strength~one-attack.2~steel-silver~potion.event.3-1.2-5.2_1-2-p.7';

describe('makeOwn and readOwn', () => {
  it('write what is there and leave off what is not', () => {
    expect(makeOwn(EMPTY_OWN)).toBe('v1.hand');
    const sheet = readOwn('v1.hand.0-1-0-0-0-0-0-0-0.2-0-0-1..sign');
    expect(sheet.error).toBeUndefined();
    expect(sheet.value).toMatchObject({
      cards: ['steel-2'],
      techniques: { 0: strengths({ steel: 2, sign: 1 }), 1: strengths({}) },
      place: 0,
      aspect: 'sign',
    });
  });

  it('hold everything that can be entered', () => {
    const { value, error } = readOwn(FULL);
    expect(error).toBeUndefined();
    expect(value).toEqual({
      view: 'bids',
      cards: ['steel-1', 'sign-2', 'sign-2', ...Array<typeof SWORD_OF_DESTINY>(4).fill(SWORD_OF_DESTINY)],
      techniques: { 0: strengths({ steel: 2, sign: 1 }), 1: strengths({}), 2: strengths({ silver: 9 }) },
      place: 2,
      aspect: 'sign',
      events: strengths({ potion: 1 }),
      objective: 'least-strength',
      adding: 'one-attack',
      facts: { aspectStrength: 2, classes: { vesemir: ['steel', 'silver'], triss: ['potion'] } },
      auction: 'event',
      gold: { 'gold-2': 3, 'gold-3': 1 },
      stake: 2,
      current: 5,
      players: 2,
      calls: [1, 2, 'pass'],
      rival: 7,
    } satisfies OwnSheet);
    expect(makeOwn(value)).toBe(FULL);
  });

  it.each([
    ['', 'unknown-version'],
    ['v2.hand', 'unknown-version'],
    ['v1.head', 'wrong-view'],
    ['v1.hand.0-4', 'wrong-cards'],
    ['v1.hand.0-4-0-0-0-0-0-0-0', 'wrong-cards'],
    ['v1.hand..10-0-0-0', 'wrong-technique'],
    ['v1.hand..1-0-0-0.4', 'wrong-technique'],
    ['v1.hand....axe', 'wrong-aspect'],
    ['v1.hand.....0-0-0', 'wrong-settings'],
    ['v1.hand......weakest', 'wrong-settings'],
    ['v1.hand.......1', 'wrong-settings'],
    ['v1.hand.......2~silver-steel', 'wrong-settings'],
    ['v1.bids........all', 'wrong-bids'],
    ['v1.bids.........17-0', 'wrong-bids'],
    ['v1.bids..........1', 'wrong-bids'],
    ['v1.bids...........5_2', 'wrong-bids'],
    ['v1.bids...........2_1', 'wrong-bids'],
    ['v1.bids...........2_2-p-4', 'wrong-bids'],
    ['v1.bids............25', 'wrong-bids'],
    ['v1.bids............2.more', 'wrong-bids'],
  ])('say what is wrong with "%s": %s', (text, error) => {
    expect(readOwn(text).error).toBe(error);
    expect(OWN_ERRORS).toContain(error);
  });

  it('keep what can be read', () => {
    const { value } = readOwn('v1.bids.0-9-x-1-0-0-0-0-0.2-0-0-1.9.axe......2-p-9-p');
    expect(value).toMatchObject({ view: 'bids', cards: ['steel-2', 'steel-2', 'steel-2', 'silver-2'] });
    expect(value.techniques[0]).toEqual(strengths({ steel: 2, sign: 1 }));
  });

  it('never throw, and what was read has an address without an error', () => {
    const letter = fc.constantFrom(...'0123456789v.-_~phbe x'.split(''));
    const garbled = fc
      .tuple(fc.constantFrom(FULL, 'v1.hand', 'v1.bids'), fc.nat(FULL.length), fc.string({ unit: letter }))
      .map(([text, at, some]) => text.slice(0, at) + some + text.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(garbled, fc.string()), (text) => {
        const { value, error } = readOwn(text);
        const again = readOwn(makeOwn(value));
        expect(again).toEqual({ value, error: undefined });
        if (error === undefined) expect(makeOwn(value)).toBe(text.replace(/\.+$/, ''));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('changeCards', () => {
  it('adds and takes away, and never more than the deck has', () => {
    const one = changeCards(changeCards(EMPTY_OWN, 'sign-1', 1), 'steel-2', 1);
    expect(one.cards).toEqual(['steel-2', 'sign-1']);
    expect(changeCards(one, 'sign-1', -1).cards).toEqual(['steel-2']);
    expect(changeCards(one, 'potion-1', -1).cards).toEqual(one.cards);
    let many = one;
    for (let taps = 0; taps < 9; taps += 1) many = changeCards(many, SWORD_OF_DESTINY, 1);
    expect(many.cards).toHaveLength(6);
  });
});

describe('clearOwn', () => {
  it('keeps what the cards show and how they are read', () => {
    const cleared = clearOwn(readOwn(FULL).value);
    expect(makeOwn(cleared)).toBe(
      'v1.bids.....' + '.least-strength~one-attack.2~steel-silver~potion.event...2',
    );
  });
});

describe('changePlayers and changeAuction', () => {
  it('begin the calls anew, and another auction the bids', () => {
    const { value } = readOwn(FULL);
    const { stake, current } = value;
    expect(stake * current).toBeGreaterThan(0);
    expect(changePlayers(value, 4)).toMatchObject({ players: 4, calls: [], stake, current });
    expect(changeAuction(value, 'witcher')).toMatchObject({
      auction: 'witcher',
      calls: [],
      stake: 0,
      current: 0,
    });
  });
});

describe('placeBid', () => {
  it('puts the pieces of a raise on the table, where they are the highest bid', () => {
    const { value } = readOwn('v1.bids.1-0-0-0-0-0-0-0-0.......event.1-1.2-5');
    expect(isHighest(value)).toBe(false);
    const [raise] = legalRaises(purseOf(value), 'event', value.current);
    const placed = placeBid(value, raise!);
    expect(placed).toMatchObject({ stake: 6, current: 6, gold: { 'gold-2': 1, 'gold-3': 0 } });
    expect(placed.cards).toEqual([]);
    expect([isHighest(placed), isHighest({ ...placed, current: 7 })]).toEqual([true, false]);
    expect(isHighest(EMPTY_OWN)).toBe(false);
  });

  it('never makes or loses anything: what is left and what is bid are worth as much as before', () => {
    const piece = fc.constantFrom<BidPiece>(...GOLD_TOKENS, ...ATTACK_CARDS);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.nat(6), fc.nat(12), (pieces, stake, current) => {
        const count = (kind: BidPiece): number => pieces.filter((each) => each === kind).length;
        const cards = ATTACK_CARDS.map((card) => Math.min(count(card), CARD_FACTS[card].copies)).join('-');
        const gold = GOLD_TOKENS.map(count).join('-');
        const { value } = readOwn(`v1.bids.${cards}.......event.${gold}.${stake}-${current}`);
        const worth = (sheet: OwnSheet): number =>
          purseOf(sheet).pieces.reduce((sum, each) => sum + pieceValue(each), sheet.stake);
        for (const raise of legalRaises(purseOf(value), 'event', current)) {
          const placed = placeBid(value, raise);
          expect(worth(placed)).toBe(worth(value));
          expect(readOwn(makeOwn(placed))).toEqual({ value: placed, error: undefined });
        }
      }),
    );
  });
});

describe('finishFight', () => {
  it('takes what was played out of the hand, and leaves nothing of the fight but the other Monsters', () => {
    const { value } = readOwn('v1.hand.1-1-0-0-0-0-0-0-0.2-0-0-1_0-3.1.sign.0-0-0-1');
    expect(makeOwn(finishFight(value, ['steel-2']))).toBe('v1.hand.1-0-0-0-0-0-0-0-0._0-3-0-0');
  });
});

describe('toggleClass', () => {
  it('adds a class in its order, or takes it away', () => {
    const { facts } = EMPTY_OWN;
    const both = toggleClass(toggleClass(facts, 'triss', 'sign'), 'triss', 'potion');
    expect(both.classes).toEqual({ vesemir: [], triss: ['potion', 'sign'] });
    expect(toggleClass(both, 'triss', 'sign').classes.triss).toEqual(['potion']);
  });
});

describe('prospectOf', () => {
  it('gives the Aspect the strength that the card shows', () => {
    const { value } = readOwn('v1.hand..1-0-0-0..steel...2');
    expect(prospectOf(value, 0).aids.aspect).toEqual({ attackClass: 'steel', strength: 2 });
    expect(prospectOf(EMPTY_OWN, 0).aids.aspect).toBeUndefined();
    expect([isAsked(value, 0), isAsked(value, 1)]).toEqual([true, false]);
  });
});

describe('purseOf', () => {
  it('spends gold first, and last what the Monster is killed with', () => {
    const { value } = readOwn('v1.bids.2-0-0-0-0-0-1-0-0.1-0-0-0......event.1-1');
    expect(purseOf(value).pieces).toEqual(['gold-2', 'gold-3', 'steel-1', 'sign-1', 'steel-1']);
    expect(legalRaises(purseOf(value), 'event', 0)[0]?.pieces).toEqual(['steel-1']);
  });

  it('spares nothing where no Monster is asked about or it cannot be killed', () => {
    const { value } = readOwn('v1.bids.1-0-0-0-0-0-1-0-0.0-2-0-0');
    expect(purseOf(value)).toEqual({ pieces: ['steel-1', 'sign-1'], stake: 0 });
    expect(purseOf({ ...value, place: 1 }).pieces).toEqual(['steel-1', 'sign-1']);
  });
});
