import { fill, wordsIn } from '../../src/i18n/words.ts';
import type { Locator, Page } from '@playwright/test';

/** The table that an empty tool shows. */
export const TABLE = 'v1.the-edge-of-the-world.players.geralt-yennefer-ciri';

/** What the destiny tally says in both languages. */
export const WORDS = {
  en: {
    left: 'Left',
    right: 'Right',
    more: fill(wordsIn('en').toolBar.more, { name: '' }),
    players: (count: number) => `${count} players`,
    playmat: 'Playmat',
    rightPath: 'Token I: right path',
    aside: 'Token I: put aside',
    automa: 'Automa (Yennefer)',
    seat: (number: number) => `Player ${number}`,
    name: 'Name',
    colour: 'Colour',
    red: 'Red',
    end: 'End',
    final: 'Final scoring',
    part: 'Part of the game',
    down: (who: string) => `Move ${who} down`,
    fight: 'Fight',
    open: 'Secret objectives that are revealed',
    sequence: 'Sequence on the card of chapter 1',
    timeline: 'Timeline, from the left',
    add: (color: string, list: string) => `${color}: add to ${list}`,
    colors: { red: 'Red', green: 'Green', blue: 'Blue' },
    lastCard: 'Colours of the last card',
    bonus: 'Bonus: cards 2, 3, 4 make the sequence',
    noBonus: 'No bonus',
    gaps: 'In order, gaps allowed',
    diplomacy: 'Diplomacy dominates',
    award: '4 VP · 3 XP',
    active: 'Active symbols of chapter 1, left and right',
    fightDiplomacy: 'Fight – Diplomacy',
    turnOpen: (turn: string) => `Turn ${turn}: open`,
    copy: /^Copy the numbers/,
    otherExperience: 'Other points of this chapter, XP gained',
    goldenEnters: '20, golden 0',
    golden: 'Golden marker',
    goldenTotal: '3 VP + 8 = 11',
    penalty: 'Geralt (penalty)',
    ties: 'More than half of all is needed',
  },
  de: {
    left: 'Links',
    right: 'Rechts',
    more: fill(wordsIn('de').toolBar.more, { name: '' }),
    players: (count: number) => `${count} Spieler`,
    playmat: 'Spielmatte',
    rightPath: 'Marker I: rechter Pfad',
    aside: 'Marker I: beiseitegelegt',
    automa: 'Automa (Yennefer)',
    seat: (number: number) => `Spieler ${number}`,
    name: 'Name',
    colour: 'Farbe',
    red: 'Rot',
    end: 'Ende',
    final: 'Endwertung',
    part: 'Abschnitt der Partie',
    down: (who: string) => `${who} nach unten`,
    fight: 'Kampf',
    open: 'Geheime Ziele, die aufgedeckt werden',
    sequence: 'Farbfolge auf der Karte von Kapitel 1',
    timeline: 'Zeitstrahl, von links',
    add: (color: string, list: string) => `${color} hinzufügen: ${list}`,
    colors: { red: 'Rot', green: 'Grün', blue: 'Blau' },
    lastCard: 'Farben der letzten Karte',
    bonus: 'Bonus: Die Karten 2, 3, 4 bilden die Farbfolge',
    noBonus: 'Kein Bonus',
    gaps: 'Der Reihe nach, mit Lücken',
    diplomacy: 'Diplomatie dominiert',
    award: '4 SP · 3 EP',
    active: 'Aktive Symbole in Kapitel 1, links und rechts',
    fightDiplomacy: 'Kampf – Diplomatie',
    turnOpen: (turn: string) => `Zug ${turn}: offen`,
    copy: /^Zahlen aus Zug/,
    otherExperience: 'Weitere Punkte in diesem Kapitel, EP erhalten',
    goldenEnters: '20, golden 0',
    golden: 'Goldener Marker',
    goldenTotal: '3 SP + 8 = 11',
    penalty: 'Geralt (Strafe)',
    ties: 'Nötig ist mehr als die Hälfte aller',
  },
} as const;

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
export const tableSetup = (page: Page) => page.locator('.destiny-setup > summary');

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
