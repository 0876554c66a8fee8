import type { JSX } from 'preact';
import { MOST_DICE } from '../../engine/adventure-game/battle/battle-code.ts';
import { makeSheet, readSheet } from '../../engine/adventure-game/battle/battle-sheet-code.ts';
import {
  type BattleSheet,
  EMPTY_SHEET,
  enterFaces,
} from '../../engine/adventure-game/battle/battle-sheet.ts';
import { parseFaces } from '../../engine/adventure-game/dice/face-letters.ts';
import type { Words } from '../../i18n/words.ts';
import { later } from '../kit/later.tsx';
import { ToolBar } from '../kit/ToolBar.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import { useToolState } from '../kit/tool-state.ts';
import { ViewBar } from '../kit/ViewBar.tsx';
import { type Desk, DeskContext, SHEET_NAME, useKept, useView } from './desk.ts';
import { RolledView } from './rolled/RolledView.tsx';
import { VIEWS } from './views.ts';
import { WoundsView } from './wounds/WoundsView.tsx';

type Props = Pick<Desk, 'words' | 'lang' | 'links' | 'enemyLinks'> & {
  readonly initial: BattleSheet;
  readonly toolBar: Words['toolBar'];
};

const SHOWN = {
  rolled: RolledView,
  before: later(async () => (await import('./before/BeforeView.tsx')).BeforeView),
  dice: later(async () => (await import('./dice/DiceView.tsx')).DiceView),
  wounds: WoundsView,
};

export function Battle({ initial, toolBar, ...shared }: Props): JSX.Element {
  const { words } = shared;
  const {
    state: sheet,
    setState,
    undo,
    error,
    ready,
  } = useToolState({
    name: SHEET_NAME,
    initial,
    read: readSheet,
    make: makeSheet,
  });
  const [view, onView] = useView(initial);
  const kept = useKept();
  const { faces } = sheet.battle;
  const Shown = SHOWN[view];

  const onKeyDown = (event: KeyboardEvent): void => {
    if (view !== 'rolled' || event.ctrlKey || event.metaKey || event.altKey) return;
    const entered = event.key.length === 1 ? parseFaces(event.key) : undefined;
    if (entered !== undefined && faces.length < MOST_DICE)
      setState(enterFaces(sheet, [...faces, ...entered]));
    else if (event.key === 'Backspace' && faces.length > 0) setState(enterFaces(sheet, faces.slice(0, -1)));
    else return;
    event.preventDefault();
  };
  return (
    <ToolFrame
      name="battle"
      words={toolBar}
      ready={ready}
      error={error && words.errors[error]}
      onKeyDown={onKeyDown}
    >
      <DeskContext.Provider value={{ ...shared, ...kept, sheet, onChange: setState, onView }}>
        <ViewBar label={words.views.label} views={VIEWS} names={words.views} view={view} onView={onView} />
        <Shown />
        <ToolBar
          onUndo={undo}
          onReset={makeSheet(sheet) === makeSheet(EMPTY_SHEET) ? undefined : () => setState(EMPTY_SHEET)}
        />
      </DeskContext.Provider>
    </ToolFrame>
  );
}
