import type { JSX } from 'preact';
import { type Battle as RolledBattle, MOST_DICE } from '../../engine/adventure-game/battle-code.ts';
import { type BattleOdds, battleOdds } from '../../engine/adventure-game/battle-odds.ts';
import {
  type BattleSheet,
  chooseHero,
  EMPTY_SHEET,
  makeSheet,
  parseSheet,
} from '../../engine/adventure-game/battle-sheet.ts';
import { spendBest } from '../../engine/adventure-game/best-spending.ts';
import { battleDice } from '../../engine/adventure-game/dice-set.ts';
import { parseFaces } from '../../engine/adventure-game/face-letters.ts';
import { totalOf } from '../../engine/adventure-game/results.ts';
import { type Objective, OBJECTIVES } from '../../engine/adventure-game/spending-solver.ts';
import { oneMore } from '../../engine/adventure-game/spending.ts';
import { STATS } from '../../engine/adventure-game/verdict.ts';
import { type Die, HEROES } from '../../engine/adventure-game/vocabulary.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/words.ts';
import { useAddressState } from '../address-state.ts';
import { ToolBar } from '../ToolBar.tsx';
import { Chances } from './Chances.tsx';
import { Choice } from './Choice.tsx';
import { useDice } from './dice-state.ts';
import { DiceForm } from './DiceForm.tsx';
import { EnemyForm } from './EnemyForm.tsx';
import type { EnemyLinks, ReasonLinks } from './links.ts';
import { OddsDetails } from './OddsDetails.tsx';
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
  readonly lang: Lang;
};

export function Battle({ initial, words, links, enemyLinks, toolBar, lang }: Props): JSX.Element {
  const {
    state: sheet,
    setState: setSheet,
    undo,
    error,
    ready,
  } = useAddressState('battle', initial, EMPTY_SHEET, parseSheet, makeSheet);
  const diceState = useDice();
  const { battle, objective, hero } = sheet;
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
  const compared = STATS.some((stat) => enemy[stat] !== undefined);
  const complete = compared && faces.length > 0;
  const heroDice = compared && faces.length === 0 ? battleDice(diceState.dice, hero) : undefined;
  const odds = heroDice && oddsByAim(heroDice, battle);
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
      <fieldset class="battle-part">
        <legend>{words.heroDice}</legend>
        <Choice
          label={words.hero}
          options={HEROES}
          chosen={hero}
          names={words.heroes}
          ready={ready}
          onChoose={(next) => setSheet(chooseHero(sheet, next))}
        />
        <details>
          <summary>{words.myDice}</summary>
          <DiceForm state={diceState} words={words} blankLink={links['one-blank']} ready={ready} />
        </details>
      </fieldset>
      <div class="battle-outcome" aria-live="polite">
        {complete && <Outcome enemy={enemy} final={best.final} verdict={best.verdict} words={words} />}
        {odds && <Chances enemy={enemy} odds={odds[objective]} words={words} lang={lang} />}
        {!complete && !odds && <p>{words.prompt}</p>}
      </div>
      {odds && (
        <OddsDetails
          enemy={enemy}
          odds={odds}
          oneMore={(kind) => battleOdds(heroDice, enemy, oneMore(spending, kind), objective)}
          objective={objective}
          words={words}
          lang={lang}
        />
      )}
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

function oddsByAim(
  dice: readonly Die[],
  { enemy, spending }: RolledBattle,
): Readonly<Record<Objective, BattleOdds>> {
  const odds = (aim: Objective): BattleOdds => battleOdds(dice, enemy, spending, aim);
  return { attack: odds('attack'), defence: odds('defence'), both: odds('both') };
}
