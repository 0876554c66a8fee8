import type { Locator, Page } from '@playwright/test';
import type { Lang } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { DESTINY_WORDS } from '../../src/widgets/destiny/words/words.ts';

/** The table that an empty tool shows. */
export const TABLE = 'v1.the-edge-of-the-world.players.geralt-yennefer-ciri';

/** What the destiny tally says in both languages, as the tests ask for it. */
export const WORDS = { en: wordsOf('en'), de: wordsOf('de') };

function wordsOf(lang: Lang) {
  const words = DESTINY_WORDS[lang];
  const { characters, effort, finalPoints, objectivesOpen, other, setup, symbols, views } = words;
  const more = (name: string): string => fill(wordsIn(lang).toolBar.more, { name });
  const token = (turn: (typeof words.turnNumbers)[number], place: keyof typeof words.places): string =>
    fill(words.token, { turn, place: words.places[place] });
  return {
    left: words.sides.left,
    right: words.sides.right,
    more: more(''),
    moreOf: (who: string, what: string) => more(fill(words.field.name, { who, what })),
    players: (count: number) => fill(setup.count, { count }),
    playmat: characters.playmat,
    token,
    rightPath: token('I', 'right'),
    aside: token('I', 'aside'),
    missing: (...names: readonly string[]) => fill(words.missing, { names: names.join(', ') }),
    automa: fill(words.automa, { name: characters.yennefer }),
    seat: (number: number) => fill(setup.seat, { number }),
    name: setup.name,
    colour: setup.color,
    red: words.colors.red,
    end: views.end,
    final: views.final,
    part: views.choose,
    down: (who: string) => fill(words.move.down, { who }),
    fight: symbols.fight,
    open: objectivesOpen,
    effort: effort.title,
    sequence: fill(effort.sequence, { chapter: 1 }),
    timeline: effort.timeline,
    add: (color: string, list: string) => fill(effort.add, { color, list }),
    colors: words.colors,
    lastCard: effort.multicolor,
    bonus: fill(effort.met, { places: '2, 3, 4' }),
    noBonus: effort.notMet,
    gaps: words.readings.options['in-order'],
    diplomacy: fill(words.dominates, { symbol: symbols.diplomacy }),
    award: fill(words.award, { victory: 4, experience: 3 }),
    active: fill(setup.active, { chapter: 1 }),
    fightDiplomacy: `${symbols.fight} – ${symbols.diplomacy}`,
    turnOpen: (turn: string) => `${fill(views.turn, { number: turn })}: ${views.open}`,
    copy: (turn: string) => fill(words.carryOver, { turn }),
    otherExperience: `${other.title}, ${other.gained}`,
    goldenEnters: fill(words.standing.golden, { regular: 20, golden: 0 }),
    golden: finalPoints.golden,
    goldenTotal: fill(words.final.total, { victory: 3, final: 8, total: 11 }),
    penalty: `${characters.geralt} (${words.brings.penalty})`,
    ties: words.readings.options['ties-count'],
  };
}

/** Fields that lie in sight and yet under something else. */
export const coveredFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll<HTMLElement>('.destiny-row :is(input, button)')]
      .filter((field) => {
        const { left, top, bottom, width } = field.getBoundingClientRect();
        const ends = [top + 2, bottom - 2].filter((y) => y > 0 && y < bar);
        return ends.some((y) => !field.contains(document.elementFromPoint(left + width / 2, y)));
      })
      .map((field) => field.getAttribute('aria-label') ?? '');
  });

export const field = (page: Page, who: string, what: string) =>
  page.getByRole('spinbutton', { name: `${who}, ${what}`, exact: true });

/** Where it is set who plays what. */
export const tableSetup = (page: Page) => page.locator('.tool-table > summary');

export const press = (target: Locator, touch: boolean): Promise<void> =>
  touch ? target.tap() : target.click();

/** Taps "one more" as often as needed. A 0 beside another count needs no tap. */
export async function tap(
  group: Locator,
  more: string,
  side: string,
  times: number,
  touch: boolean,
): Promise<void> {
  const button = group.getByRole('button', { name: new RegExp(`, ${side}${more}$`) });
  for (let time = 0; time < times; time++) await press(button, touch);
}
