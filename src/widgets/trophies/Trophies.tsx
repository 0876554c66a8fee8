import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { makeTrophies, readTrophies } from '../../engine/old-world/game/trophy-code.ts';
import {
  BOARD_FATIGUE,
  reckonTrophies,
  removeTrophy,
  reseatWitchers,
  type Trophy,
  type TrophySheet,
} from '../../engine/old-world/game/trophy-sheet.ts';
import { SCHOOLS, TOP_SPACE } from '../../engine/old-world/vocabulary.ts';
import { holding, printed } from '../../engine/reasons.ts';
import { fill, type Words } from '../../i18n/words.ts';
import { ByLink } from '../kit/ByLink.tsx';
import type { KeepingWords } from '../kit/keeping-words.ts';
import { Notice } from '../kit/Notice.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { Stepper } from '../kit/Stepper.tsx';
import { ToolBar } from '../kit/ToolBar.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import { useToolState } from '../kit/tool-state.ts';
import { Why } from '../kit/Why.tsx';
import { History } from '../score/History.tsx';
import { Pips, PlayerKey } from '../score/PlayerKey.tsx';
import { seatNames } from '../score/seat-names.ts';
import { Table } from '../score/Table.tsx';
import type { ScoreWords } from '../score/words.ts';
import { toSteps } from '../score/steps.ts';
import { type Desk, DeskContext, trophyName } from './desk.ts';
import { Gains } from './Gains.tsx';
import type { TrophiesReason } from './reasons.ts';
import { Standing } from './Standing.tsx';

type Props = Pick<Desk, 'words' | 'links'> & {
  readonly initial: TrophySheet;
  /** Whether the device keeps the sheet: on the tool's own page, not for an entry's example. */
  readonly keeps: boolean;
  readonly score: ScoreWords;
  readonly toolBar: Words['toolBar'];
  readonly keeping: KeepingWords;
};

const NAME = 'trophies';
const CONDITIONS: readonly TrophiesReason[] = ['four-trophies', 'attacker-only', 'level-five'];
const SOLO_CONDITIONS: readonly TrophiesReason[] = ['solo-goal', 'driven-away', 'level-five', 'solo-rating'];
const KINDS: readonly Trophy['kind'][] = ['monster', 'witcher', 'attribute'];

export function Trophies({ initial, keeps, score, toolBar, keeping, ...shared }: Props): JSX.Element {
  const { words, links } = shared;
  const {
    state: sheet,
    setState,
    ...state
  } = useToolState({
    name: NAME,
    initial,
    read: readTrophies,
    make: makeTrophies,
    device: keeps ? NAME : undefined,
  });
  const [chosen, setChosen] = useState(0);
  const seat = Math.min(chosen, sheet.seats.length - 1);
  const names = seatNames(sheet.seats, words.schools, score);
  const reckoning = reckonTrophies(sheet);
  const { players, winner, solo } = reckoning;
  const desk: Desk = { ...shared, names, sheet, reckoning, onChange: setState };
  const last = sheet.trophies.at(-1);
  const whose = last && players[last.seat];
  return (
    <ToolFrame
      name="score"
      words={toolBar}
      ready={state.ready}
      error={state.error && words.errors[state.error]}
    >
      <DeskContext.Provider value={desk}>
        {state.status === 'by-link' && <ByLink words={keeping} onKeep={state.keep} />}
        <Table
          seats={sheet.seats}
          all={SCHOOLS}
          kind={words.school}
          figures={words.schools}
          least={1}
          words={score}
          onSeats={(seats) => setState(reseatWitchers(sheet, seats))}
          onAmend={(seats) => state.amend({ ...sheet, seats })}
        />
        <Standing />
        <div class="score-players" role="group" aria-label={score.sheet}>
          {players.map(({ space, trophies }, place) => (
            <PlayerKey
              key={place}
              name={names[place] ?? ''}
              pressed={place === seat}
              onTap={() => setChosen(place)}
              marks={<span>{countKinds(trophies, words.cards)}</span>}
              figure={<Pips of={TOP_SPACE} reached={space} label={fill(words.track, { space })} />}
            />
          ))}
        </div>
        {solo && winner === undefined && (
          <Stepper
            name={words.turn}
            count={sheet.turn}
            canLess={sheet.turn > 1}
            canMore={sheet.turn < 99}
            onChange={(turn) => setState({ ...sheet, turn })}
          >
            <strong>{words.turn}</strong> · {words.ratings[solo.rating]}
          </Stepper>
        )}
        {winner === undefined && <Gains seat={seat} />}
        {/* It turns up with the first tap, so it stands where nothing moves under the thumb. */}
        {state.status === 'not-kept' && <Notice>{keeping['not-kept']}</Notice>}
        <ToolBar
          onUndo={state.undo}
          onReset={
            sheet.trophies.length === 0 && sheet.turn === 1
              ? undefined
              : () => setState({ ...sheet, trophies: [], turn: 1 })
          }
        />
        <Why
          steps={[
            ...(last && whose
              ? toSteps(desk, [
                  printed(last.kind),
                  ...whose.steps,
                  ...holding(
                    [whose.fatigue !== undefined, printed('hand-into-deck')],
                    [solo !== undefined && winner !== undefined, printed('solo-rating')],
                  ),
                ])
              : []),
            ...players.flatMap(({ oneShort }, place) =>
              oneShort && winner === undefined && !solo
                ? toSteps(desk, [printed('one-short')], { name: names[place] ?? '' })
                : [],
            ),
          ]}
        />
        <details class="tool-more">
          <summary>{words.conditions}</summary>
          <Why steps={toSteps(desk, (solo ? SOLO_CONDITIONS : CONDITIONS).map(printed))} />
        </details>
        <details class="tool-more">
          <summary>{words.board}</summary>
          {BOARD_FATIGUE.map((space, place) => (
            <div class="score-line" key={space}>
              <span>{fill(words.boardSpace, { space })}</span>
              <NumberField
                stepped
                field={{
                  label: `${words.board}: ${fill(words.boardSpace, { space })}`,
                  value: sheet.fatigue[place],
                  least: 0,
                  onChange: (value) => setState({ ...sheet, fatigue: sheet.fatigue.with(place, value) }),
                }}
              />
            </div>
          ))}
        </details>
        <History
          words={score}
          entries={sheet.trophies.map((trophy, place) => ({
            who: names[trophy.seat] ?? '',
            text: trophyName(trophy, desk),
            basis: 'print',
            link: links[trophy.kind],
            figure: '',
            onRemove: () => setState(removeTrophy(sheet, place)),
          }))}
        />
      </DeskContext.Provider>
    </ToolFrame>
  );
}

/** The trophies by kind: "Monster 2 · Witcher 1". */
const countKinds = (trophies: readonly Trophy[], names: Readonly<Record<Trophy['kind'], string>>): string =>
  KINDS.flatMap((kind) => {
    const count = trophies.filter((trophy) => trophy.kind === kind).length;
    return count === 0 ? [] : [`${names[kind]}\u00a0${count}`];
  }).join(' · ');
