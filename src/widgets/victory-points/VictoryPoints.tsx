import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { makePoints, readPoints } from '../../engine/adventure-game/hero/points-code.ts';
import {
  lastSteps,
  LEAST_PLAYERS,
  type PointsSheet,
  reckonPoints,
  removeChange,
  reseat,
} from '../../engine/adventure-game/hero/points-sheet.ts';
import { markerSpace } from '../../engine/adventure-game/hero/points.ts';
import { type GameLength, QUESTS_TO_END } from '../../engine/adventure-game/hero/victory.ts';
import { HEROES } from '../../engine/adventure-game/vocabulary.ts';
import { reading } from '../../engine/reasons.ts';
import { fill, type Words } from '../../i18n/words.ts';
import { ByLink } from '../kit/ByLink.tsx';
import { Choice } from '../kit/Choice.tsx';
import { formatChange } from '../kit/format.ts';
import type { KeepingWords } from '../kit/keeping-words.ts';
import { Notice } from '../kit/Notice.tsx';
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
import { type Desk, DeskContext } from './desk.ts';
import { Ending } from './Ending.tsx';
import { Pad } from './Pad.tsx';
import { Standing } from './Standing.tsx';

type Props = Pick<Desk, 'words' | 'links'> & {
  readonly initial: PointsSheet;
  /** Whether the device keeps the sheet: on the tool's own page, not for an entry's example. */
  readonly keeps: boolean;
  readonly score: ScoreWords;
  readonly toolBar: Words['toolBar'];
  readonly keeping: KeepingWords;
};

const NAME = 'victory-points';
const LENGTHS = Object.keys(QUESTS_TO_END) as readonly GameLength[];

export function VictoryPoints({ initial, keeps, score, toolBar, keeping, ...shared }: Props): JSX.Element {
  const { words, links } = shared;
  const {
    state: sheet,
    setState,
    ...state
  } = useToolState({
    name: NAME,
    initial,
    read: readPoints,
    make: makePoints,
    device: keeps ? NAME : undefined,
  });
  const [chosen, setChosen] = useState(0);
  const seat = Math.min(chosen, sheet.seats.length - 1);
  const names = seatNames(sheet.seats, words.heroes, score);
  const reckoning = reckonPoints(sheet);
  const { lines, players, ending } = reckoning;
  const isOver = ending !== undefined && ending.over === ending.turns.length;
  const last = lines.at(-1);
  const spaces = lines
    .filter(({ change }) => change === last?.change)
    .map(({ points }) => markerSpace(points).space)
    .join(', ');
  const desk: Desk = { ...shared, names, sheet, reckoning, onChange: setState };
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
          all={HEROES}
          kind={words.hero}
          figures={words.heroes}
          least={LEAST_PLAYERS}
          words={score}
          onSeats={(seats) => setState(reseat(sheet, seats))}
          onAmend={(seats) => state.amend({ ...sheet, seats })}
        >
          <Choice
            legend
            label={words.length}
            options={LENGTHS}
            names={words.lengths}
            chosen={sheet.length}
            onChoose={(length) => setState({ ...sheet, length, lastTurns: 0 })}
          />
        </Table>
        <Standing />
        <div class="score-players" role="group" aria-label={score.sheet}>
          {players.map(({ points, quests }, place) => {
            const { space } = markerSpace(points);
            const of = QUESTS_TO_END[sheet.length];
            return (
              <PlayerKey
                key={place}
                name={names[place] ?? ''}
                pressed={place === seat}
                onTap={() => setChosen(place)}
                marks={
                  <>
                    {space !== points && <span>{fill(words.space, { space })}</span>}
                    <Pips of={of} reached={quests} label={fill(words.quests, { count: quests, of })} />
                  </>
                }
                figure={fill(words.points, { count: points })}
              />
            );
          })}
        </div>
        {!isOver && <Pad key={seat} seat={seat} />}
        {/* It turns up with the first tap, so it stands where nothing moves under the thumb. */}
        {state.status === 'not-kept' && <Notice>{keeping['not-kept']}</Notice>}
        <ToolBar
          onUndo={state.undo}
          onReset={sheet.changes.length === 0 ? undefined : () => setState(cleared(sheet))}
        />
        {ending && <Ending ending={ending} />}
        <Why
          steps={[
            ...(isOver ? [] : toSteps(desk, lastSteps(sheet, reckoning), { spaces })),
            ...players.flatMap(({ points, owing }, place) =>
              points === owing
                ? []
                : toSteps(desk, [reading('rest-lapses')], { name: names[place] ?? '', points, owing }),
            ),
          ]}
        />
        <History
          words={score}
          entries={lines.map(({ change, seat: whose, reason, by, points }) => ({
            who: names[whose] ?? '',
            text: words.reasons[reason],
            basis: 'print',
            link: links[reason],
            figure: (
              <>
                {formatChange(by)} <small>= {points}</small>
              </>
            ),
            onRemove: reason === 'supported' ? undefined : () => setState(removeChange(sheet, change)),
          }))}
        />
      </DeskContext.Provider>
    </ToolFrame>
  );
}

/** The same table with nothing written down. */
const cleared = ({ length, seats }: PointsSheet): PointsSheet => ({
  length,
  seats,
  changes: [],
  belongings: seats.map(() => undefined),
  lastTurns: 0,
});
