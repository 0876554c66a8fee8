import { offerWayBack } from './back.ts';
import { chooseLanguages, pairTerms } from './both-languages.ts';
import { offerClauseActions } from './clause-actions.ts';
import { openLastTable } from './last-table.ts';
import { followGame } from './game.ts';
import { followMoved } from './moved.ts';
import { keepOfflineLater } from './keep-offline.ts';
import { keepPageBar } from './page-bar.ts';
import { showPreviews } from './preview.ts';
import { openSearchOnDemand } from './search-launcher.ts';
import { letTablesScroll } from './tables.ts';
import { fillWideScreen } from './wide-screen.ts';

/** What runs on every page. All of it is an addition: without it, links, texts and anchors still work. */
openLastTable();
followGame();
followMoved();
chooseLanguages();
openSearchOnDemand();
offerClauseActions();
/** Table mode shows in them what was found by search, too. */
export const previews = showPreviews();
pairTerms();
offerWayBack();
keepPageBar();
letTablesScroll();
fillWideScreen();
keepOfflineLater();

for (const button of document.querySelectorAll('[data-print]'))
  button.addEventListener('click', () => window.print());
