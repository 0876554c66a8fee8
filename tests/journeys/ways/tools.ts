import { fill, wordsIn } from '../../../src/i18n/words.ts';
import { BATTLE_WORDS } from '../../../src/widgets/battle/words/words.ts';
import { DICE_POKER_WORDS } from '../../../src/widgets/dice-poker/words.ts';
import { FIGHT_WORDS } from '../../../src/widgets/fight/words/words.ts';
import { HAND_AND_BIDS_WORDS } from '../../../src/widgets/hand-and-bids/words/words.ts';
import { TROPHIES_WORDS } from '../../../src/widgets/trophies/words.ts';
import { POINTS_WORDS } from '../../../src/widgets/victory-points/words.ts';
import { TABLE, WORDS } from '../../support/destiny-page.ts';
import type { Journey } from '../journey.ts';
import { button, link, named, type Reader } from '../reader.ts';

/**
 * Each tool by its worked example: by click, and by keys or typing into fields that are filled. A new tool gets a list of
 * its own here, and its line in `TOOLS`.
 */

const bar = wordsIn('en').toolBar;

const poker = DICE_POKER_WORDS.en;
const DICE_POKER: readonly Journey[] = [
  {
    name: 'dice poker: two hands by click; the verdict survives a reload, a look at its rule and the other language',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/tools/dice-poker/');
      for (const die of '5562155631') await reader.click(button(`Enter ${die}`));
      await reader.isAt('/en/tools/dice-poker/?dice-poker=v1.55621.55631');
      await reader.sees('.tool-result', poker.winner.witcher);
      await reader.seesOnScreen('.tool-verdict');
      await reader.reload();
      await reader.sees('.tool-result', poker.winner.witcher);
      await reader.click(link('Second-highest unused die'));
      await reader.isAt('/en/old-world/dice-poker/#unused-dice');
      await reader.back();
      await reader.isAt('/en/tools/dice-poker/?dice-poker=v1.55621.55631');
      await reader.sees('.tool-result', poker.winner.witcher);
      await reader.click(link('DE: Deutsch'));
      await reader.sees('.tool-result', DICE_POKER_WORDS.de.winner.witcher);
    },
  },
  {
    name: 'dice poker: two hands by keyboard, corrected, cleared and taken back',
    on: 'desktop',
    go: async (reader) => {
      await reader.open('/en/tools/dice-poker/');
      await reader.click(button('Active player, die 1: not set'));
      await reader.type('4441122233');
      await reader.sees('.tool-result', poker.winner.active);
      await reader.press('Backspace');
      await reader.isAt(/v1\.44411\.2223$/);
      await reader.type('3');
      await reader.sees('.tool-result', poker.winner.active);
      await reader.click(button(bar.reset));
      await reader.isAt(/v1\.\.$/);
      await reader.click(button(bar.undo));
      await reader.isAt(/v1\.44411\.22233$/);
    },
  },
  {
    // WebKit takes a hundred changes of the address in ten seconds and throws at the next (B11).
    name: 'dice poker: more taps than WebKit takes addresses end in the address all the same',
    on: 'phone',
    go: async (reader) => {
      await reader.open('/en/tools/dice-poker/');
      await reader.click(button('Enter 6'));
      const problems = await reader.run(async (undo) => {
        const thrown: string[] = [];
        addEventListener('error', ({ message }) => thrown.push(message));
        const keys = [...document.querySelectorAll('button')];
        const press = async (name: string): Promise<void> => {
          keys.find((key) => (key.ariaLabel ?? key.textContent.trim()) === name)!.click();
          await new Promise((resolve) => setTimeout(resolve));
        };
        for (let time = 0; time < 60; time++) {
          await press('Enter 5');
          await press(undo);
        }
        await press('Enter 4');
        return thrown;
      }, bar.undo);
      if (problems.length > 0) throw new Error(problems[0]);
      await reader.at(await reader.run(() => location.origin), 15_000).isAt(/dice-poker=v1\.64\.$/);
    },
  },
];

const battle = BATTLE_WORDS.de;
const WORKED = 'v1.ssshdw.monster.s4h2.sword-to-shield.w1-s2-1';
const BATTLE: readonly Journey[] = [
  {
    name: 'battle: the worked example by click, in German, and again after a reload',
    on: 'both',
    go: async (reader) => {
      await reader.open('/de/tools/battle/');
      for (const face of ['sword', 'sword', 'sword', 'shield', 'dodge', 'witcher-sign'] as const)
        await reader.click(button(battle.faces[face]));
      await reader.click(named('button', battle.known));
      await reader.click(button(/^Flatterer/));
      await reader.sees('.tool-result', battle.decided.stays);
      await reader.click(button(/^Igni/));
      await reader.sees('.tool-result', battle.decided.defeated);
      await reader.seesOnScreen('.tool-verdict');
      await reader.isAt(`/de/tools/battle/?battle=${WORKED}`);
      await reader.reload();
      await reader.sees('.tool-result', battle.decided.defeated);
      await reader.sees('.tool-result', '4 / 4');
    },
  },
  {
    name: 'battle: an enemy of one’s own is named by typing, kept, and there after a reload',
    on: 'desktop',
    go: async (reader) => {
      const title = (count: number): string => fill(battle.ownEnemies.title, { count });
      await reader.open('/de/tools/battle/?battle=v1.ss.monster.s2h1.none');
      await reader.click(button(title(0)));
      await reader.click(named('textbox', battle.ownEnemies.name));
      await reader.type('Basilisk');
      await reader.press('Enter');
      await reader.sees(button(/^Basilisk/));
      await reader.open('/de/tools/battle/');
      await reader.reload();
      await reader.click(button(title(1)));
      await reader.click(button(/^Basilisk/));
      await reader.isAt(/monster\.s2h1/);
    },
  },
  {
    // Another part is shorter, and who had scrolled down looked past its end (B10).
    name: 'battle: another part begins on the screen, however far the last was scrolled',
    on: 'phone',
    go: async (reader) => {
      await reader.open(`/de/tools/battle/?battle=${WORKED}`);
      await reader.sees('.tool-result', battle.decided.defeated);
      await reader.run(() => scrollTo(0, document.body.scrollHeight));
      await reader.click(button(battle.views.wounds));
      await reader.until(() => {
        const { top } = document.querySelector('.tool-top')!.getBoundingClientRect();
        return top > -80 && top < innerHeight / 2;
      });
    },
  },
];

const destiny = WORDS.en;
const GAME = `${TABLE}.~3-0_1-2_1-2`;
const DESTINY: readonly Journey[] = [
  {
    name: 'destiny: the first worked example by click',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/tools/destiny/');
      const counts = { Geralt: [3, 0], Yennefer: [1, 2], Ciri: [1, 2] } as const;
      for (const [who, [left, right]] of Object.entries(counts))
        for (const [side, times] of [
          [destiny.left, left],
          [destiny.right, right],
        ] as const)
          for (let time = 0; time < times; time++)
            await (reader.device.touch
              ? reader.click(button(fill(bar.more, { name: `${who}, ${side}` })))
              : stepUp(reader, `${who}, ${side}`));
      await reader.sees('.tool-result', destiny.rightPath);
      await reader.isAt(new RegExp(`destiny=${GAME.replaceAll('.', '\\.')}$`));
      await reader.reload();
      await reader.sees('.tool-result', destiny.rightPath);
    },
  },
  {
    // A click undid the selection in WebKit, and what was typed was added: 1, then 4, was 41 (B6).
    name: 'destiny: a number typed into a filled field takes the place of the old one',
    on: 'both',
    go: async (reader) => {
      await reader.open(`/en/tools/destiny/?destiny=${GAME}`);
      await reader.sees('.tool-result', destiny.rightPath);
      await reader.click(named('spinbutton', `Ciri, ${destiny.left}`));
      await reader.type('4');
      await reader.isAt(/~3-0_1-2_4-2$/);
      await reader.press('Tab');
      await reader.type('12');
      await reader.isAt(/~3-0_1-2_4-12$/);
    },
  },
  {
    // The field of a name was emptied when WebKit brought the page back from its cache (B8).
    name: 'destiny: a name outlives another page and the way back',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/tools/destiny/');
      await reader.click('.tool-table > summary');
      await reader.click(named('textbox', `${destiny.seat(1)}, ${destiny.name}`));
      await reader.type('Zoë');
      await reader.sees(named('group', 'Zoë'));
      await reader.click(link('Home', 'header, .rail, nav'));
      await reader.isAt('/en/');
      await reader.back();
      await reader.isAt(/^\/en\/tools\/destiny\//);
      await reader.sees(named('group', 'Zoë'));
      if (await reader.run(() => !document.querySelector<HTMLDetailsElement>('.tool-table')!.open))
        await reader.click('.tool-table > summary');
      await reader.until(
        () => document.querySelector<HTMLInputElement>('.tool-table input')?.value === 'Zoë',
      );
    },
  },
];

const fight = FIGHT_WORDS.en;
const FIGHT: readonly Journey[] = [
  {
    name: 'fight: the monster begins, an attack is named and taken back, and a reload keeps the fight',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/tools/fight/');
      await reader.click(button(fight.setUp.begin.monster));
      const bite = button(new RegExp(`^${fight.attackTypes.bite}`));
      await reader.click(bite);
      await reader.seesNo(bite);
      await reader.reload();
      // It is kept: what can be taken back is the attack, and then it is to be named again.
      await reader.click(button(bar.undo));
      await reader.sees(bite);
    },
  },
];

const { inHand } = HAND_AND_BIDS_WORDS.en;
const HAND_AND_BIDS: readonly Journey[] = [
  {
    name: 'hand and bids: a card and a technique tell at once what is missing and what suffices',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/tools/hand-and-bids/');
      const card = fill(inHand.card, { name: inHand.classes.steel, strength: 2 });
      const more = button(fill(bar.more, { name: inHand.classes.steel }));
      await reader.click(more);
      await reader.click(more);
      await reader.click(button(new RegExp(card)));
      await reader.sees('.tool-result', inHand.yes.one);
      await reader.reload();
      await reader.sees('.tool-result', inHand.yes.one);
    },
  },
];

const points = POINTS_WORDS.en;
const trophies = TROPHIES_WORDS.en;
const SCORE: readonly Journey[] = [
  {
    name: 'score sheets: a quest and a trophy are written down, kept, and taken back',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/tools/victory-points/');
      await reader.click(button(points.keys['main-quest']));
      await reader.click(button('+8'));
      await reader.sees('.tool-result', fill(points.leads, { name: 'Geralt', count: 8 }));
      await reader.reload();
      await reader.sees('.tool-result', fill(points.leads, { name: 'Geralt', count: 8 }));
      await reader.open('/en/tools/trophies/');
      await reader.click(button(trophies.monsterKey));
      await reader.sees('.tool-result', fill(trophies.leads, { name: trophies.schools.wolf, space: 1 }));
      await reader.click(button(bar.undo));
      await reader.isAt(/trophies=v1\.wolf-griffin\.*$/);
    },
  },
];

export const TOOLS: readonly Journey[] = [
  ...DICE_POKER,
  ...BATTLE,
  ...DESTINY,
  ...FIGHT,
  ...HAND_AND_BIDS,
  ...SCORE,
];

// Helpers

/** Without a thumb the field itself steps. */
async function stepUp(reader: Reader, field: string): Promise<void> {
  await reader.click(named('spinbutton', field));
  await reader.press('ArrowUp');
}
