import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Read } from '../../engine/result.ts';
import {
  clearOwn,
  EMPTY_OWN,
  makeOwn,
  OWN_VIEWS,
  type OwnError,
  type OwnSheet,
  readOwn,
} from '../../engine/card-game/sheets/own-sheet.ts';
import {
  clearTable,
  EMPTY_TABLE,
  makeTable,
  readTable,
  TABLE_VIEW,
} from '../../engine/card-game/sheets/table-sheet.ts';
import type { Words } from '../../i18n/words.ts';
import { readAddress, writeAddress } from '../kit/address.ts';
import { Notice } from '../kit/Notice.tsx';
import { ToolBar } from '../kit/ToolBar.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import { useToolState } from '../kit/tool-state.ts';
import { ViewBar } from '../kit/ViewBar.tsx';
import { BidsView } from './bids/BidsView.tsx';
import { type Desk, DeskContext } from './desk.ts';
import { HandView } from './hand/HandView.tsx';
import { TableView } from './table/TableView.tsx';
import { type View, VIEWS } from './views.ts';

type Props = Pick<Desk, 'words' | 'links'> & {
  readonly initial: OwnSheet;
  /** Whether the device keeps it: on the tool's own page, not for an entry's example. */
  readonly keeps: boolean;
  readonly toolBar: Words['toolBar'];
};

const NAME = 'hand-and-bids';
const SHOWN = { hand: HandView, bids: BidsView, table: TableView };

/** Which part an address is about. */
const partOf = (text: string | undefined): string | undefined => text?.split('.')[1];

/** An address that says no more than which part is meant opens what the device keeps. */
const isBare = (text: string): boolean =>
  VIEWS.some((view) => text === makeOwn({ ...EMPTY_OWN, view: 'hand' }).replace('hand', view));

/** What one holds is nobody else's business: whoever shares the table shares no hand, so they are two states. */
export function HandAndBids({ initial, keeps, toolBar, ...shared }: Props): JSX.Element {
  const { words } = shared;
  const [isTable, setIsTable] = useState(false);
  const own = useToolState({
    name: NAME,
    initial,
    read: readAsShown,
    make: makeOwn,
    device: keeps ? NAME : undefined,
    part: { shown: !isTable, owns: (text) => partOf(text) !== TABLE_VIEW && !isBare(text) },
  });
  const table = useToolState({
    name: NAME,
    initial: EMPTY_TABLE,
    read: readTable,
    make: makeTable,
    device: keeps ? 'hand-and-bids-table' : undefined,
    part: { shown: isTable, owns: (text) => partOf(text) === TABLE_VIEW && !isBare(text) },
  });
  useEffect(() => setIsTable(partOf(readAddress(NAME)) === TABLE_VIEW), []);

  const view: View = isTable ? TABLE_VIEW : own.state.view;
  const onView = (next: View): void => {
    setIsTable(next === TABLE_VIEW);
    if (next === TABLE_VIEW) {
      writeAddress(NAME, makeTable(table.state));
      return;
    }
    const sheet = { ...own.state, view: next };
    own.amend(sheet);
    writeAddress(NAME, makeOwn(sheet));
  };
  const { error, status, undo, keep, ready } = isTable ? table : own;
  const [now, cleared] = isTable
    ? [makeTable(table.state), makeTable(clearTable(table.state))]
    : [makeOwn(own.state), makeOwn(clearOwn(own.state))];
  const reset = (): void =>
    isTable ? table.setState(clearTable(table.state)) : own.setState(clearOwn(own.state));
  const Shown = SHOWN[view];
  return (
    <ToolFrame name="cards-tool" words={toolBar} ready={ready} error={error && words.errors[error]}>
      <DeskContext.Provider
        value={{
          ...shared,
          own: own.state,
          onOwn: own.setState,
          table: table.state,
          onTable: table.setState,
          onAmend: table.amend,
        }}
      >
        {status === 'by-link' && (
          <Notice>
            <p>{words.kept['by-link']}</p>
            <p class="cards-buttons">
              <a class="button" href={`?${NAME}=v1.${view}`}>
                {words.openKept}
              </a>
              <button type="button" class="button" onClick={keep}>
                {words.keepThis}
              </button>
            </p>
          </Notice>
        )}
        <ViewBar label={words.views.label} views={VIEWS} names={words.views} view={view} onView={onView} />
        <Shown />
        {status === 'not-kept' && <Notice>{words.kept['not-kept']}</Notice>}
        <ToolBar onUndo={undo} onReset={now === cleared ? undefined : reset} />
      </DeskContext.Provider>
    </ToolFrame>
  );
}

/** What is kept opens with the part that the address names. */
function readAsShown(text: string): Read<OwnSheet, OwnError> {
  const { value, error } = readOwn(text);
  const view = OWN_VIEWS.find((known) => known === partOf(readAddress(NAME))) ?? value.view;
  return { value: { ...value, view }, error };
}
