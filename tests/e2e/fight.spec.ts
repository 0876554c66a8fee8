import { type Lang, LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { FIGHT_WORDS } from '../../src/widgets/fight/words/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const en = FIGHT_WORDS.en;
const PAGE = '/en/tools/fight/';
/** The Bear of the book against the Archespore (p. 31); it does not tell the size of the deck: here it has 12 cards. */
const BOOK = 'm~v1.archespore.1-12-2ta.bear-3333-3-12-2-2.0';

for (const lang of LANGS)
  test(`the example of the book, entered by touch: 12, 9, 8, 3, 2, 0 (${lang})`, async ({ page }) => {
    const words = FIGHT_WORDS[lang];
    await open(page, `/${lang}/tools/fight/`);
    await page.getByRole('combobox', { name: words.setUp.monster }).selectOption('archespore');
    await page
      .getByRole('group', { name: words.setUp.trail })
      .last()
      .getByRole('button', { name: words.yes })
      .tap();
    await page.getByRole('combobox', { name: words.setUp.school }).selectOption('bear');
    const { combat, defense, alchemy, specialty, deck, hand, potions } = words.numbers;
    for (const name of [combat, defense, alchemy, specialty]) await step(page, lang, name, 2);
    await step(page, lang, deck, 5);
    await step(page, lang, hand, -1);
    await expect(page.getByText(words.setUp.unpaid)).toBeVisible();
    await expect(key(page, words.setUp.begin.witcher)).toBeDisabled();
    await step(page, lang, potions, 2);
    await key(page, words.setUp.begin.witcher).tap();
    // Beginning costs a potion.
    await expectStanding(page, ['12/12', '3/3', '12', '2', '1']);

    await combo(page, lang, { cards: 2, damage: 3 });
    await expectStanding(page, ['9/12', '3/3', '12', '0', '1']);
    await key(page, fill(words.draw.key, { count: 3 })).tap();
    await expectStanding(page, ['9/12', '3/3', '9', '3', '1']);

    await key(page, words.attackTypes.bite).tap();
    const five = fill(words.reveal.half.damage, { count: 5 });
    await cardKey(page, words.reveal.cards, five).tap();
    await expectStanding(page, ['8/12', '0/3', '7', '3', '1']);

    const { draw, shields } = words.specialty.fields;
    await step(page, lang, draw, 2);
    await page
      .locator('.fight-special')
      .getByRole('button', { name: more(lang, shields) })
      .tap();
    await key(page, fill(words.specialty.use, { name: words.specialties.bear })).tap();
    await expectStanding(page, ['8/12', '1/3', '5', '5', '1']);
    await key(page, words.potion).tap();
    await page.locator('summary', { hasText: words.combo.effects }).tap();
    await combo(page, lang, { cards: 4, damage: 5, shields: 1, taken: 1 });
    await expectStanding(page, ['3/12', '2/3', '5', '2', '0']);
    await key(page, fill(words.draw.key, { count: 3 })).tap();
    await expectStanding(page, ['3/12', '2/3', '2', '5', '0']);

    // The card of the example shows 1 damage more than players have written down.
    await key(page, words.attackTypes.bite).tap();
    await page.getByText(words.reveal.other).tap();
    await step(page, lang, words.reveal.otherDamage, 1);
    await page.getByRole('combobox', { name: words.reveal.otherLower }).selectOption('alchemy');
    await key(page, words.reveal.apply).tap();
    await expectStanding(page, ['2/12', '1/3', '2', '5', '0']);
    await combo(page, lang, { cards: 1, damage: 3 });
    await expectStanding(page, ['0/12', '1/3', '2', '4', '0']);
    await expect(page.locator('.tool-verdict')).toHaveText(words.standing.ends.defeated);
    const steps = page.locator('.fight-ticks li');
    await expect(
      steps.filter({ hasText: fill(words.after.reasons['gold-for-monster'], { amount: 2 }) }),
    ).toHaveCount(1);
    await expect(steps.filter({ hasText: words.after.reasons['lowered-attributes-stay'] })).toHaveCount(1);
  });

test('a fight of twelve turns, every number checked', async ({ page }) => {
  await open(page, `${PAGE}?fight=m~v1.troll.3-19-3a.wolf-3333-3-16-4-1.0`);
  await key(page, en.setUp.begin.monster).tap();
  const turns: readonly [act: () => Promise<void>, standing: readonly string[]][] = [
    // The Troll's first attack does 3 more: 4 + 3, shield first.
    [() => attack(page, 'charge', '4 damage'), ['18/19', '0/3', '12', '4', '1']],
    [() => turn(page, { cards: 2, damage: 2, shields: 2 }, 3), ['16/19', '2/3', '9', '5', '1']],
    [() => attack(page, 'bite', '2 damage'), ['15/19', '0/3', '9', '5', '1']],
    // Three cards: the Wolf may add to it.
    [() => turn(page, { cards: 3, damage: 3, shields: 5 }, 3), ['12/19', '3/3', '6', '5', '1']],
    // As many random cards as the level.
    [() => attack(page, 'charge', 'Discard 3'), ['11/19', '3/3', '6', '2', '1']],
    [() => turn(page, { cards: 2, damage: 4 }, 3), ['7/19', '3/3', '3', '3', '1']],
    [() => attack(page, 'bite', 'Combat: 3'), ['6/19', '0/3', '3', '3', '1']],
    [() => turn(page, { cards: 1, damage: 1 }, 3), ['5/19', '0/3', '0', '5', '1']],
    [() => attack(page, 'charge', 'Trash 1'), ['4/19', '0/3', '0', '4', '1']],
    [() => turn(page, { cards: 2, damage: 2, shields: 2 }, 0), ['2/19', '2/3', '0', '2', '1']],
    [() => attack(page, 'charge', '3 damage'), ['1/19', '0/3', '0', '1', '1']],
    // The last card is played: the cards just played win.
    [() => combo(page, 'en', { cards: 1, damage: 1 }), ['0/19', '0/3', '0', '0', '1']],
  ];
  for (const [act, standing] of turns) {
    await act();
    await expectStanding(page, standing);
  }
  await expect(page.locator('.tool-verdict')).toHaveText(en.standing.ends.defeated);
  await expect(page.locator('.fight-last')).toContainText(en.reasons['own-cards-ended-both']);
});

test('a fight survives a reload, and any step can be taken back', async ({ page }) => {
  await open(page, `${PAGE}?fight=${BOOK}.cN2D3`);
  await key(page, fill(en.draw.key, { count: 3 })).tap();
  await page.goto(PAGE);
  await expectStanding(page, ['9/12', '3/3', '9', '3', '1']);
  expect(new URL(page.url()).searchParams.get('fight')).toBe(`${BOOK}.cN2D3_d`);
  await page.getByText(en.correct).tap();
  await step(page, 'en', en.numbers.shield, -1);
  await step(page, 'en', en.numbers.shield, -1);
  await expectStanding(page, ['9/12', '1/3', '9', '3', '1']);
  await page.getByText(en.log.title).tap();
  await page.getByRole('button', { name: `${en.log.undoTo}: ${en.log.events.draw}` }).tap();
  await expectStanding(page, ['9/12', '3/3', '12', '0', '1']);
  await page.reload();
  await key(page, wordsIn('en').toolBar.undo).tap();
  await expectStanding(page, ['12/12', '3/3', '12', '2', '1']);
  // Where the fight began, ready to go on.
  await combo(page, 'en', { cards: 1, damage: 2 });
  await expectStanding(page, ['10/12', '3/3', '12', '1', '1']);
});

test('the reader’s own card counts, also one that is written down later, and its ability is told', async ({
  page,
}) => {
  const words = wordsIn('en').bestiary;
  await open(page, PAGE);
  await page.getByRole('combobox', { name: en.setUp.monster }).selectOption('griffin');
  await expectStanding(page, ['15/15', '1/1', '7', '3', '0']);
  await page.getByRole('link', { name: en.setUp.bestiary }).tap();
  await page.locator('#griffin > .said:not(.other) .ability').tap();
  await key(page, words.ownCard).tap();
  const form = page.getByRole('form', { name: words.says });
  await form.getByLabel(words.lifeLabel).fill('16');
  await form.getByLabel(words.ability).fill('It flies.');
  await form.getByRole('button', { name: words.keep }).tap();

  await open(page, PAGE);
  await expectStanding(page, ['16/16', '1/1', '7', '3', '0']);
  const ability = page.locator('.fight-ability');
  await expect(ability).toContainText(`${en.setUp.ability}. It flies.`);
  await expect(ability).toContainText(`${en.setUp.ownCard} ${en.setUp.noAbility}`);
  await key(page, en.setUp.begin.monster).tap();
  await attack(page, 'bite', '2 damage');
  await expectStanding(page, ['15/16', '0/1', '6', '3', '0']);
  await expect(ability).toContainText('It flies.');
  await expect(ability).not.toContainText(en.abilityNow.applied);
  // The bestiary's Griffin is still what somebody else sent, and then it is applied.
  await open(page, `${PAGE}?fight=m~v1.griffin.2-15-2ta.-2111-1-7-3-0.0.cN1`);
  await expect(ability).not.toContainText('It flies.');
  await expect(ability).toContainText(en.abilityNow.applied);
  await expect(key(page, fill(en.draw.key, { count: 1 }))).toBeVisible();
});

test('who begins by keyboard goes on in the fight', async ({ page }) => {
  await open(page, `${PAGE}?fight=m~v1..1-10-2t.-1111-1-7-3-0.0`);
  await key(page, en.setUp.begin.witcher).press('Enter');
  await expect(page.locator('.fight-step')).toBeFocused();
  await key(page, en.combo.play).press('Enter');
  await expect(page.locator('.fight-step')).toBeFocused();
});

test('the next step begins in sight, the standing marks what changed, and a key to correct stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, `${PAGE}?fight=${BOOK}.cN2D3_d_ab`);
  const keys = page.getByRole('group', { name: en.reveal.cards }).getByRole('button');
  await keys.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: en.phases.reveal })).not.toBeInViewport();
  await cardKey(page, en.reveal.cards, '5 damage').tap();
  await expect(page.getByRole('heading', { name: en.phases.combo })).toBeInViewport();
  const changes = await page
    .locator('.fight-standing dd')
    .evaluateAll((figures) => figures.map((figure) => figure.getAttribute('data-change')));
  expect(changes).toEqual(['−1', '−3', '−2', null, null]);

  await page.getByText(en.correct).tap();
  const fewer = key(page, fill(wordsIn('en').toolBar.less, { name: en.numbers.hand }));
  await fewer.scrollIntoViewIfNeeded();
  const before = await fewer.boundingBox();
  await fewer.tap();
  await expect(page.locator('.fight-last')).toContainText(en.reasons.corrected);
  expect((await fewer.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0);
});

test('the table opens it, and the way back covers none of its numbers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/en/old-world/table/');
  await page.getByRole('link', { name: en.title }).tap();
  await expect(page.locator('.fight[data-ready=true]')).toBeVisible();
  const back = await page.getByRole('link', { name: wordsIn('en').table.back }).boundingBox();
  const standing = await page.locator('.fight-standing').boundingBox();
  expect(back!.y + back!.height).toBeLessThan(standing!.y);
  await key(page, en.setUp.begin.monster).tap();
  await key(page, en.attackTypes.bite).tap();
  await page.getByRole('link', { name: wordsIn('en').table.back }).tap();
  await expect(page).toHaveURL(/\/en\/old-world\/table\//);
});

for (const lang of LANGS)
  test(`without a script the page tells the order of a fight (${lang})`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto(`/${lang}/tools/fight/`);
    const order = ['life-pool', 'first-turn', 'at-least-one', 'choose', 'order', 'when', 'shuffle'];
    for (const clause of order)
      await expect(page.locator(`article a[href$="#${clause}"]:visible`).first()).toBeVisible();
    await page.close();
  });

test('the tool draws for the reader, and never a card that was seen', async ({ page }) => {
  await open(page, `${PAGE}?fight=m~v1..1-40-1.-1111-1-99-7-0.0`);
  await key(page, en.setUp.begin.monster).tap();
  await key(page, en.chooser.roll).tap();
  await page
    .getByRole('group', { name: en.reveal.how })
    .getByRole('button', { name: en.reveal.ways.drawn })
    .tap();
  await key(page, en.reveal.draw).tap();
  await expect(page.locator('.fight-standing dd').first()).toHaveText('39/40');
  await page.locator('.tool-views').getByRole('button', { name: en.views.odds }).tap();
  await expect(page.getByText(fill(en.odds.unseen, { count: 19 }))).toBeVisible();
  await expect(page.locator('.fight-outlook')).not.toBeEmpty();
});

test('the outlook takes its time where the worse attack is named in each of many turns', async ({ page }) => {
  await open(page, `${PAGE}?fight=m~v1..2-15-2.-3333-3-12-3-0.0`);
  await page.locator('.tool-views').getByRole('button', { name: en.views.odds }).tap();
  await key(page, en.odds.plan.policies.worst).tap();
  const outlook = page.locator('.fight-outlook');
  await expect(outlook).toHaveAttribute('aria-busy', 'false');
  await expect(outlook).toContainText(fill(en.odds.plan.turns, { turns: 4, attacks: 4 }));
});

test('what the address holds wrongly is told, and the rest kept', async ({ page }) => {
  await open(page, `${PAGE}?fight=${BOOK}.cN2D3_d_ab_r0_nonsense_p`);
  await expect(page.getByRole('alert')).toContainText(en.errors['not-a-step']);
  await expectStanding(page, ['8/12', '0/3', '7', '3', '1']);
  await open(page, `${PAGE}?fight=dragon`);
  await expect(page.getByRole('alert')).toContainText(en.errors['unknown-opponent']);
});

test('two witchers fight, and what follows can be ticked off', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('button', { name: en.opponents.witcher }).tap();
  await page.getByRole('group', { name: en.setUp.players }).last().getByRole('button', { name: '3' }).tap();
  await page
    .getByRole('group', { name: fill(en.setUp.wagerOf, { number: 1 }) })
    .last()
    .getByRole('button', { name: en.fighters.attacker })
    .tap();
  await page.getByText(en.setUp.bars).tap();
  const barred = page.getByRole('checkbox', { name: en.setUp.obstacles['played-poker-this-turn'] });
  await barred.check();
  await expect(key(page, en.setUp.begin.attacker)).toBeDisabled();
  await barred.uncheck();
  await key(page, en.setUp.begin.attacker).tap();
  await step(page, 'en', en.combo.damage, 1);
  await expect(key(page, en.combo.play)).toContainText(`${en.numbers.shield} 1 to 0`);
  await step(page, 'en', en.combo.damage, -1);
  await turn(page, { cards: 2, damage: 5 }, 1);
  await expectStanding(page, ['8', '1/1', '6', '2', '0', '6', '0/1', '3', '3', '0'], 10);
  await turn(page, { cards: 1, damage: 2 }, 1);
  await combo(page, 'en', { cards: 1, damage: 9 });
  await expect(page.locator('.tool-verdict')).toHaveText(en.standing.wins.attacker);
  await expect(page.getByText(fill(en.after.wager, { number: 1, gold: 2 }))).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test('nothing bars anybody in any state, and nothing is wider than the phone', async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const states = {
    'set-up': '',
    combo: `?fight=${BOOK}.cN2D3_d_ab_r0`,
    draw: `?fight=${BOOK}.cN2D3`,
    'attack-type': `?fight=${BOOK}.cN2D3_d`,
    reveal: `?fight=${BOOK}.cN2D3_d_ac`,
    defeated: `?fight=${BOOK}.cN2D12`,
    'driven away': '?fight=m~v1..2-2-2.-1111-0-1-1-0.0.ab_hD9',
    'complete defeat': '?fight=m~v1..2-3-2.-1111-0-1-1-0.0.ab_hD9',
    duel: '?fight=w~v1.wolf-3333-3-9-3-0.bear-2222-0-2-1-0.cN3D1~402-2-ad-',
  };
  // These differ from another one in their words alone.
  const alike = new Set(['draw', 'attack-type', 'driven away', 'complete defeat']);
  for (const [state, query] of Object.entries(states)) {
    await open(page, PAGE + query);
    if (!alike.has(state)) await expectAccessible(page, state);
    expect(await page.evaluate('document.documentElement.scrollWidth'), state).toBe(360);
  }
  await open(page, `${PAGE}?fight=${BOOK}.cN2D3_d`);
  await page.locator('.tool-views').getByRole('button', { name: en.views.odds }).tap();
  await expectAccessible(page, 'odds');
});

// Helpers

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.fight[data-ready=true]')).toBeVisible();
}

const key = (page: Page, name: string): Locator => page.getByRole('button', { name });

const more = (lang: Lang, name: string) => fill(wordsIn(lang).toolBar.more, { name });

async function step(page: Page, lang: Lang, name: string, by: number): Promise<void> {
  const label = by > 0 ? more(lang, name) : fill(wordsIn(lang).toolBar.less, { name });
  const button = page.getByRole('button', { name: label, exact: true }).filter({ visible: true });
  for (let tap = 0; tap < Math.abs(by); tap += 1) await button.first().tap();
}

type Combo = { cards: number; damage: number; shields?: number; taken?: number };

/** One card is there at the beginning. */
async function combo(
  page: Page,
  lang: Lang,
  { cards, damage, shields = 0, taken = 0 }: Combo,
): Promise<void> {
  const words = FIGHT_WORDS[lang].combo;
  await step(page, lang, words.cards, cards - 1);
  await step(page, lang, words.damage, damage);
  await step(page, lang, words.shields, shields);
  await step(page, lang, words.taken, taken);
  await key(page, words.play).tap();
}

async function turn(page: Page, played: Combo, drawn: number): Promise<void> {
  await combo(page, 'en', played);
  await key(page, drawn === 0 ? en.draw.none : fill(en.draw.key, { count: drawn })).tap();
}

async function attack(page: Page, type: 'charge' | 'bite', shows: string): Promise<void> {
  await key(page, en.attackTypes[type]).tap();
  await cardKey(page, en.reveal.cards, shows).tap();
}

/** The first card whose half that counts shows this. */
const cardKey = (page: Page, group: string, shows: string): Locator =>
  page
    .getByRole('group', { name: group })
    .getByRole('button', { name: new RegExp(`^${shows}`) })
    .first();

async function expectStanding(page: Page, figures: readonly string[], count = 5): Promise<void> {
  expect(figures).toHaveLength(count);
  await expect(page.locator('.fight-standing dd')).toHaveText([...figures]);
}
