import { LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { HAND_AND_BIDS_WORDS } from '../../src/widgets/hand-and-bids/words/words.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/** Made-up cases with one right outcome each, entered as a player would, by touch and in both languages. */

type Class = 'steel' | 'silver' | 'potion' | 'sign';
/** A class with its strength, or a Sword of Destiny. */
type Card = `${Class}${1 | 2}` | 'wild';

/** Technique, hand, aspect, and the cards that kill it; where nothing does, how much strength is missing. */
const FIGHTS: readonly (readonly [
  technique: Partial<Record<Class, number>>,
  hand: readonly Card[],
  aspect: Class | undefined,
  outcome: readonly Card[] | number,
])[] = [
  [{ steel: 2, sign: 1 }, ['steel2'], 'sign', ['steel2']],
  [{ steel: 2, sign: 1 }, ['steel1', 'wild'], 'sign', ['steel1', 'wild']],
  [{ steel: 1, silver: 1 }, ['steel2'], undefined, 1],
  [{ silver: 3 }, ['wild', 'wild'], 'silver', ['wild', 'wild']],
  [{ potion: 2 }, ['wild'], 'sign', 1],
  [{ steel: 1 }, [], 'steel', []],
  [{ steel: 2, sign: 1 }, ['steel1', 'steel1', 'steel2', 'sign1', 'wild'], undefined, ['steel2', 'sign1']],
  [{ steel: 1, potion: 1 }, ['steel1', 'steel1', 'steel2', 'sign1', 'wild'], undefined, ['steel1', 'wild']],
  [{ steel: 3 }, ['steel2', 'steel2', 'steel1'], undefined, ['steel2', 'steel1']],
  [{ steel: 3 }, ['steel2', 'steel2'], undefined, ['steel2', 'steel2']],
];

/** Tokens of 2 and of 3, attack cards where it is an event, one's own bid, the highest; and what must be bid. */
const BIDS: readonly (readonly [
  gold: readonly [number, number],
  cards: readonly Card[] | undefined,
  stake: number,
  current: number,
  smallest: number | undefined,
])[] = [
  [[2, 1], undefined, 0, 0, 2],
  [[2, 1], undefined, 0, 4, 5],
  [[1, 1], undefined, 4, 5, 6],
  [[1, 0], undefined, 2, 4, undefined],
  [[0, 2], undefined, 3, 6, 9],
  [[1, 1], ['steel1', 'silver2'], 0, 2, 3],
  [[0, 1], ['sign2', 'wild'], 0, 5, 6],
];

/** Players, their calls in order, and who hires Geralt for how much, with whom after them, and what goes back. */
const AUCTIONS: readonly (readonly [
  players: number,
  calls: readonly (number | undefined)[],
  winner: readonly [number, number],
  runnerUp: readonly [number, number] | undefined,
  back: number,
])[] = [
  [3, [2, 4, undefined, 5, undefined], [1, 5], [2, 4], 9],
  [3, [undefined, 3, undefined], [2, 3], undefined, 3],
  [2, [2, 3, undefined], [2, 3], undefined, 5],
  [4, [2, 3, 5, 7, undefined, undefined, 8, undefined], [3, 8], [4, 7], 20],
];

for (const lang of LANGS) {
  const { inHand, inBids, atTable, views, reasons } = HAND_AND_BIDS_WORDS[lang];
  const { toolBar } = wordsIn(lang);
  const more = (name: string): string => fill(toolBar.more, { name });
  const nameOf = (card: Card): string =>
    card === 'wild'
      ? inHand.classes['sword-of-destiny']
      : fill(inHand.card, { name: inHand.classes[classOf(card)], strength: card.slice(-1) });
  const hold = async (page: Page, cards: readonly Card[]): Promise<void> => {
    for (const card of cards) await tap(page, fill(inHand.addCard, { card: nameOf(card) }));
  };

  test(`every fight has its cheapest cards, or what is missing (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/tools/hand-and-bids/`);
    for (const [technique, hand, aspect, outcome] of FIGHTS) {
      await hold(page, hand);
      for (const [attackClass, strength] of Object.entries(technique))
        for (let taps = 0; taps < strength; taps += 1)
          await tap(page, more(inHand.classes[attackClass as Class]));
      // With the aspects that are enough, the key says so.
      if (aspect) await page.locator('.cards-aspect', { hasText: inHand.shortClasses[aspect] }).first().tap();
      if (typeof outcome === 'number')
        await expect(result(page)).toContainText(fill(inHand.no, { count: outcome }));
      else {
        const count = outcome.length;
        const verdict = inHand.yes[count === 0 ? 'none' : count === 1 ? 'one' : 'many'];
        await expect(result(page)).toContainText(fill(verdict, { count }));
        await expect(page.locator('.cards-played .visually-hidden')).toHaveText(outcome.map(nameOf));
        // What was played leaves the hand; the rest stays for the next fight.
        await tap(page, inHand.killed);
        await expect(page.locator('.cards-hand .cards-held')).toHaveCount(hand.length - count);
        await expect(result(page)).toHaveText(inHand.prompt);
      }
      await clear(page);
    }
  });

  test(`every bid is the smallest that is enough, and leads once it is placed (${lang})`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/tools/hand-and-bids/`);
    for (const [[twos, threes], cards, stake, current, smallest] of BIDS) {
      await tap(page, views.hand);
      await hold(page, cards ?? []);
      await tap(page, views.bids);
      await tap(page, inBids.auctions[cards ? 'event' : 'witcher']);
      for (const [token, count] of [
        ['gold-2', twos],
        ['gold-3', threes],
      ] as const)
        for (let taps = 0; taps < count; taps += 1) await tap(page, more(inBids.tokens[token]));
      await page.getByRole('spinbutton', { name: inBids.stake }).fill(`${stake}`);
      await page.getByRole('spinbutton', { name: inBids.current }).fill(`${current}`);
      if (smallest === undefined) await expect(result(page)).toContainText(inBids.passes);
      else {
        const { opens, bid } = inBids;
        const [verdict] = fill(current === 0 ? opens : bid, { total: smallest, pieces: '' }).split(/(?<=:)/);
        await expect(result(page)).toContainText(verdict!);
        await tap(page, fill(inBids.place, { total: smallest }));
        await expect(result(page)).toContainText(fill(inBids.highest, { stake: smallest }));
        await tap(page, toolBar.undo);
        await expect(result(page)).toContainText(verdict!);
      }
      await clear(page);
    }
    // What was bid for Geralt is gone, and counts for no event.
    await tap(page, inBids.auctions.witcher);
    await tap(page, more(inBids.tokens['gold-3']));
    await tap(page, fill(inBids.place, { total: 3 }));
    await tap(page, inBids.auctions.event);
    for (const name of [inBids.stake, inBids.current])
      await expect(page.getByRole('spinbutton', { name })).toHaveValue('0');
  });

  test(`every bidding has its winner and runner-up (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/tools/hand-and-bids/`);
    await tap(page, views.bids);
    const bidding = page.locator('.cards-bidding');
    await bidding.locator('summary').tap();
    for (const [players, calls, [winner, stake], runnerUp, back] of AUCTIONS) {
      await bidding.getByRole('button', { name: fill(inBids.count, { count: players }) }).tap();
      for (const call of calls) {
        const name = call === undefined ? inBids.pass : fill(inBids.total, { total: call });
        await bidding.getByRole('button', { name, exact: true }).tap();
      }
      const who = (seat: number): string => fill(atTable.seat, { number: seat });
      const outcome = bidding.locator('.tool-result');
      await expect(outcome).toContainText(fill(inBids.wins.witcher, { who: who(winner), stake }));
      await expect(outcome).toContainText(
        runnerUp ? fill(inBids.runnerUp, { who: who(runnerUp[0]), stake: runnerUp[1] }) : inBids.noRunnerUp,
      );
      await expect(outcome).toContainText(fill(inBids.staked.witcher, { count: back }));
      await bidding.getByRole('button', { name: inBids.anew }).tap();
    }
  });

  test(`a tie is broken by the best monster, then by gold, then by nothing (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/tools/hand-and-bids/`);
    await tap(page, views.table);
    const [one, two] = [1, 2].map((number) => fill(atTable.seat, { number })) as [string, string];
    const kill = async (place: number, monsters: readonly number[]): Promise<void> => {
      await page.locator('.cards-player').nth(place).tap();
      for (const points of monsters) await tap(page, fill(atTable.addMonster, { points }));
    };
    await kill(0, [3, 4, 5, 2]);
    await kill(1, [6, 5]);
    await expect(result(page)).toContainText(fill(atTable.wins, { who: one, points: 14 }));
    for (let points = 0; points < 3; points += 1) await tap(page, more(atTable.eventFame));
    await expect(result(page)).toContainText(fill(atTable.wins, { who: two, points: 14 }));
    await expect(result(page)).toContainText(reasons.end['best-monster']);
    await clear(page);

    await kill(0, [4, 3, 2, 1]);
    await kill(1, [1, 2, 3, 4]);
    const shared = fill(atTable.share, { who: `${one}${atTable.and}${two}`, points: 10 });
    await expect(result(page)).toContainText(shared);
    await expect(result(page)).toContainText(atTable.lacksGold);
    await page.locator('.widget summary', { hasText: atTable.tieGold }).tap();
    await tap(page, more(atTable.goldOf['gold-2']));
    await expect(result(page)).toContainText(fill(atTable.wins, { who: two, points: 10 }));
    await expect(result(page)).toContainText(reasons.end['most-gold']);
    await tap(page, toolBar.undo);
    await expect(result(page)).toContainText(shared);
  });
}

// Helpers

const classOf = (card: Exclude<Card, 'wild'>): Class => card.slice(0, -1) as Class;

function result(page: Page): Locator {
  return page.locator('.widget .tool-result').first();
}

function tap(page: Page, name: string): Promise<void> {
  return page.locator('.widget').getByRole('button', { name, exact: true }).first().tap();
}

/** The clear key is off where there is nothing to clear. */
async function clear(page: Page): Promise<void> {
  const lang = new URL(page.url()).pathname.slice(1, 3) as (typeof LANGS)[number];
  const key = page.locator('.tool-bar').getByRole('button', { name: wordsIn(lang).toolBar.reset });
  if (await key.isEnabled()) await key.tap();
}
