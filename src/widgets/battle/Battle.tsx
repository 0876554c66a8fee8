import type { JSX } from 'preact';
import { type Battle as RolledBattle, MOST_DICE } from '../../engine/adventure-game/battle-code.ts';
import {
  type BattleSheet,
  EMPTY_SHEET,
  makeSheet,
  parseSheet,
} from '../../engine/adventure-game/battle-sheet.ts';
import { spendBest } from '../../engine/adventure-game/best-spending.ts';
import { parseFaces } from '../../engine/adventure-game/face-letters.ts';
import { totalOf } from '../../engine/adventure-game/results.ts';
import { OBJECTIVES } from '../../engine/adventure-game/spending-solver.ts';
import { STATS } from '../../engine/adventure-game/verdict.ts';
import type { Words } from '../../i18n/words.ts';
import { useAddressState } from '../address-state.ts';
import { ToolBar } from '../ToolBar.tsx';
import { Choice } from './Choice.tsx';
import { EnemyForm } from './EnemyForm.tsx';
import type { EnemyLinks, ReasonLinks } from './links.ts';
import { Outcome } from './Outcome.tsx';
import { Roll } from './Roll.tsx';
import { SpendingForm } from './SpendingForm.tsx';
import { SpendingSteps } from './SpendingSteps.tsx';
import { VerdictSteps } from './VerdictSteps.tsx';
import { Wounds } from './Wounds.tsx';
import type { BattleWords } from './words.ts';

type Props = {
  readonly initial: BattleSheet;
  readonly words: BattleWords;
  readonly links: ReasonLinks;
  readonly enemyLinks: EnemyLinks;
  readonly toolBar: Words['toolBar'];
};

export function Battle({ initial, words, links, enemyLinks, toolBar }: Props): JSX.Element {
  const {
    state: sheet,
    setState: setSheet,
    undo,
    error,
    ready,
  } = useAddressState('battle', initial, EMPTY_SHEET, parseSheet, makeSheet);
  const { battle, objective } = sheet;
  const { faces, enemy, spending } = battle;
  const change = (part: Partial<RolledBattle>): void =>
    setSheet({ ...sheet, battle: { ...battle, ...part } });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entered = event.key.length === 1 ? parseFaces(event.key) : undefined;
    if (entered !== undefined && faces.length < MOST_DICE) change({ faces: [...faces, ...entered] });
    else if (event.key === 'Backspace' && faces.length > 0) change({ faces: faces.slice(0, -1) });
    else return;
    event.preventDefault();
  };

  const roll = totalOf(faces);
  const best = spendBest(roll, enemy, spending, objective);
  const complete = faces.length > 0 && STATS.some((stat) => enemy[stat] !== undefined);
  return (
    <div class="battle" onKeyDown={onKeyDown}>
      {error !== undefined && (
        <p class="notice" role="alert">
          {words.errors[error]} {words.startAgain}
        </p>
      )}
      <Roll faces={faces} words={words} ready={ready} onChange={(next) => change({ faces: next })} />
      <EnemyForm
        enemy={enemy}
        words={words}
        links={enemyLinks}
        ready={ready}
        onChange={(next) => change({ enemy: next })}
      />
      <SpendingForm
        spending={spending}
        words={words}
        dodgeLink={links['dodge-rule']}
        ready={ready}
        onChange={(next) => change({ spending: next })}
      />
      <fieldset class="battle-part">
        <legend>{words.objective}</legend>
        <Choice
          label={words.objective}
          options={OBJECTIVES}
          chosen={objective}
          names={words.objectives}
          ready={ready}
          onChoose={(next) => setSheet({ ...sheet, objective: next })}
        />
      </fieldset>
      <div class="battle-outcome" aria-live="polite">
        {complete ? (
          <Outcome enemy={enemy} final={best.final} verdict={best.verdict} words={words} />
        ) : (
          <p>{words.prompt}</p>
        )}
      </div>
      {complete && (
        <>
          <SpendingSteps roll={roll} spending={spending} best={best} words={words} links={links} />
          <VerdictSteps enemy={enemy} final={best.final} verdict={best.verdict} words={words} links={links} />
          <Wounds
            sheet={sheet}
            short={best.verdict.short}
            words={words}
            links={links}
            ready={ready}
            onChange={setSheet}
          />
        </>
      )}
      <ToolBar
        words={toolBar}
        ready={ready}
        onUndo={undo}
        onReset={makeSheet(sheet) === makeSheet(EMPTY_SHEET) ? undefined : () => setSheet(EMPTY_SHEET)}
      />
    </div>
  );
}
