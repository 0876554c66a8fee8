import type { JSX } from 'preact';
import { MOST_DICE } from '../../engine/adventure-game/battle/battle-code.ts';
import { makeSheet, readSheet } from '../../engine/adventure-game/battle/battle-sheet-code.ts';
import {
  type BattleSheet,
  EMPTY_SHEET,
  enterFaces,
} from '../../engine/adventure-game/battle/battle-sheet.ts';
import { parseFaces } from '../../engine/adventure-game/dice/face-letters.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/words.ts';
import { useAddressState } from '../address-state.ts';
import { ToolBar } from '../ToolBar.tsx';
import { BeforeView } from './BeforeView.tsx';
import type { Desk } from './desk.ts';
import { useDice } from './dice-state.ts';
import { DiceView } from './DiceView.tsx';
import type { EnemyLinks, ReasonLinks } from './links.ts';
import { useOwnEnemies } from './own-enemies-state.ts';
import { RolledView } from './RolledView.tsx';
import { SHEET_NAME, useView } from './view-state.ts';
import { ViewBar } from './ViewBar.tsx';
import { WoundsView } from './WoundsView.tsx';
import type { BattleWords } from './words.ts';

type Props = {
  readonly initial: BattleSheet;
  readonly words: BattleWords;
  readonly links: ReasonLinks;
  readonly enemyLinks: EnemyLinks;
  readonly toolBar: Words['toolBar'];
  readonly lang: Lang;
};

export function Battle({ initial, words, links, enemyLinks, toolBar, lang }: Props): JSX.Element {
  const {
    state: sheet,
    setState: setSheet,
    undo,
    error,
    ready,
  } = useAddressState(SHEET_NAME, initial, readSheet, makeSheet);
  const [view, setView] = useView(initial);
  const diceState = useDice();
  const ownEnemies = useOwnEnemies();
  const { faces } = sheet.battle;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (view !== 'rolled' || event.ctrlKey || event.metaKey || event.altKey) return;
    const entered = event.key.length === 1 ? parseFaces(event.key) : undefined;
    if (entered !== undefined && faces.length < MOST_DICE)
      setSheet(enterFaces(sheet, [...faces, ...entered]));
    else if (event.key === 'Backspace' && faces.length > 0) setSheet(enterFaces(sheet, faces.slice(0, -1)));
    else return;
    event.preventDefault();
  };

  const desk: Desk = {
    words,
    lang,
    links,
    enemyLinks,
    dice: diceState.dice,
    ownEnemies,
    ready,
    onChange: setSheet,
    onView: setView,
  };
  return (
    <div class="tool battle" data-ready={ready} onKeyDown={onKeyDown}>
      {error !== undefined && (
        <p class="notice" role="alert">
          {words.errors[error]} {words.restKept}
        </p>
      )}
      <ViewBar view={view} words={words} ready={ready} onView={setView} />
      {view === 'rolled' && <RolledView sheet={sheet} desk={desk} />}
      {view === 'before' && <BeforeView sheet={sheet} desk={desk} />}
      {view === 'dice' && <DiceView sheet={sheet} state={diceState} desk={desk} />}
      {view === 'wounds' && <WoundsView sheet={sheet} desk={desk} />}
      <ToolBar
        words={toolBar}
        ready={ready}
        onUndo={undo}
        onReset={makeSheet(sheet) === makeSheet(EMPTY_SHEET) ? undefined : () => setSheet(EMPTY_SHEET)}
      />
    </div>
  );
}
