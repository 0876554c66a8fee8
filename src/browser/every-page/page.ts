import { offerWayBack } from './back.ts';
import { showBothLanguages } from './both-languages.ts';
import { handleClauseActions } from './clause-actions.ts';
import { switchComparison } from './compare.ts';
import { keepClauseOnLanguageSwitch } from './language-switch.ts';
import { openLastTable } from './last-table.ts';
import { keepOffline } from './offline.ts';
import { showPreviews } from './preview.ts';
import { openSearchOnDemand } from './search-launcher.ts';
import { switchTheme } from './theme.ts';

/** What runs on every page. All of it is an addition: without it, links, texts and anchors still work. */
openLastTable();
openSearchOnDemand();
handleClauseActions();
showPreviews();
keepClauseOnLanguageSwitch();
switchTheme();
offerWayBack();
showBothLanguages();
switchComparison();
keepOffline();

for (const button of document.querySelectorAll('[data-print]'))
  button.addEventListener('click', () => window.print());
