import { fill, wordsIn } from '../../../src/i18n/words.ts';
import type { Journey } from '../journey.ts';
import { button, link, named } from '../reader.ts';
import { lookUp } from './look-up.ts';

const { table, preview, toolBar } = wordsIn('en');
const OLD_WORLD = '/en/old-world/table/';

export const TABLE_MODE: readonly Journey[] = [
  {
    name: 'at the table, one tap shows another quick reference, which a reload keeps',
    on: 'both',
    go: async (reader) => {
      await reader.open(OLD_WORLD);
      await reader.sees('.table-panels h2', 'The turn on one page');
      await reader.click(named('tab', 'Fight'));
      await reader.sees('.table-panels h2', 'A fight on one page');
      await reader.isAt(`${OLD_WORLD}#fight`);
      await reader.reload();
      await reader.sees('.table-panels h2', 'A fight on one page');
    },
  },
  {
    name: 'the turn goes on step by step, is kept, and taken back',
    on: 'phone',
    go: async (reader) => {
      const step = (lang: 'en' | 'de', number: number): string =>
        fill(wordsIn(lang).table.turn.step, { step: number, steps: 7 });
      await reader.open(OLD_WORLD);
      await reader.click(button(table.turn.next));
      await reader.click(button(table.turn.next));
      await reader.sees('.turn-who', step('en', 3));
      await reader.open('/de/old-world/table/');
      await reader.sees('.turn-who', step('de', 3));
      await reader.open(OLD_WORLD);
      await reader.click(button(toolBar.undo));
      await reader.sees('.turn-who', step('en', 2));
    },
  },
  {
    name: 'what search finds at the table is a sheet there, and back closes it',
    on: 'both',
    go: async (reader) => {
      await reader.open(OLD_WORLD);
      await lookUp(reader, 'can i refuse dice poker');
      await reader.click('[role=option]');
      await reader.sees('.preview-sheet', 'No.');
      await reader.isAt(OLD_WORLD);
      // There is something to go back to once the sheet is in the history.
      await reader.until(() => history.state !== null);
      await reader.back();
      await reader.seesNo('.preview');
      await reader.isAt(OLD_WORLD);
      await reader.sees('.table-panels h2', 'The turn on one page');
    },
  },
  {
    name: 'a term at the table opens as a sheet, which leads to the entry and back to the table',
    on: 'both',
    go: async (reader) => {
      await reader.open(OLD_WORLD);
      await reader.click(link('Move', '#turn'));
      await reader.sees('.preview-sheet', 'Movement');
      await reader.click(link(preview.open));
      await reader.isAt(/^\/en\/old-world\/movement\//);
      await reader.click(link(table.back));
      await reader.isAt(/^\/en\/old-world\/table\//);
      await reader.click(button(preview.close));
      await reader.seesNo('.preview');
      // A browser that is still going back drops what is opened meanwhile.
      await reader.until(() => (history.state as { sheet?: unknown } | null)?.sheet === undefined);
    },
  },
  {
    name: 'the set-up shows the steps of this table, and keeps what is ticked',
    on: 'both',
    go: async (reader) => {
      await reader.open('/en/old-world/checklist/');
      await reader.click('.table-choices label:last-child');
      await reader.isAt('/en/old-world/checklist/?players=5');
      await reader.click('.todo-tick');
      await reader.reload();
      await reader.until(
        () => document.querySelector<HTMLInputElement>('.todo input[type=checkbox]')?.checked === true,
      );
    },
  },
];
