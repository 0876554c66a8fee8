import { keepAwake } from './keep-awake.ts';
import { followChoices, showChosen } from './choices.ts';
import { stayAtTable } from './table-sheet.ts';
import { switchPanels } from './table-tabs.ts';
import { goThroughTurn } from './table-turn.ts';

/** The page for the phone beside the board. Without script all of it stands below each other. */
const tabs = document.querySelector<HTMLElement>('.table-tabs');
if (tabs) switchPanels(tabs);
const choices = document.querySelectorAll<HTMLInputElement>('[name=table-size], [name=theme]');
followChoices(choices);
showChosen(choices);
keepAwake();
stayAtTable();
goThroughTurn();
