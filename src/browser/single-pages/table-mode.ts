import { keepAwake } from './keep-awake.ts';
import { recall, remember } from '../../device/storage.ts';
import { stayAtTable } from './table-sheet.ts';
import { switchPanels } from './table-tabs.ts';
import { goThroughTurn } from './table-turn.ts';

/** The page for the phone beside the board. Without script all of it stands below each other. */
const tabs = document.querySelector<HTMLElement>('.table-tabs');
if (tabs) switchPanels(tabs);
chooseSize();
keepAwake();
stayAtTable();
goThroughTurn();

/** The size itself is set before the first paint; see `before-paint.js`. */
function chooseSize(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[name=table-size]')) {
    if (input.value === recall('table-size')) input.checked = true;
    input.addEventListener('change', () => {
      document.documentElement.dataset.tableSize = input.value;
      remember('table-size', input.value);
    });
  }
}
