import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { makeGame } from '../../engine/path-of-destiny/game/game-code.ts';
import { playChapters } from '../../engine/path-of-destiny/game/game-chapters.ts';
import { changeChapter, latestTurn, swapSides } from '../../engine/path-of-destiny/game/game-edit.ts';
import { newGame, readGame } from '../../engine/path-of-destiny/game/game-read.ts';
import { scoreGame } from '../../engine/path-of-destiny/game/game-score.ts';
import { objectivePoints, scoringObjectives } from '../../engine/path-of-destiny/game/game-tale.ts';
import { type Game, three } from '../../engine/path-of-destiny/game/game.ts';
import type { Words } from '../../i18n/words.ts';
import { useAddressState } from '../address-state.ts';
import { useKeptState } from '../kept-state.ts';
import { Glyph } from '../Glyph.tsx';
import { ToolBar } from '../ToolBar.tsx';
import { EndView } from './EndView.tsx';
import { FinalView } from './FinalView.tsx';
import { Notices } from './Notices.tsx';
import type { ReasonLink, Speech } from './steps.ts';
import { TableSetup } from './TableSetup.tsx';
import type { PerReason } from './reasons.ts';
import { TurnView } from './TurnView.tsx';
import { type View, ViewBar } from './ViewBar.tsx';
import type { DestinyWords } from './words.ts';

type Props = {
  readonly initial: Game;
  /** Whether the device keeps the game: on the tool's own page, not for an entry's example. */
  readonly keeps: boolean;
  readonly words: DestinyWords;
  readonly links: PerReason<ReasonLink>;
  readonly toolBar: Words['toolBar'];
};

const NAME = 'destiny';

export function Destiny({ initial, keeps, words, links, toolBar }: Props): JSX.Element {
  const { status, keep, follow } = useKeptState(NAME, keeps);
  const {
    state: game,
    setState: setGame,
    amend,
    undo,
    error,
    ready,
  } = useAddressState(NAME, initial, readGame, makeGame, follow);
  const [chosen, setView] = useState<View | undefined>(undefined);

  const speech: Speech = { words, links, ready };
  const { chapter, turn } = latestTurn(game);
  const view = chosen ?? { chapter, part: turn };
  const results = playChapters(game);
  const objectives = objectivePoints(game, results[2]);
  const score = scoreGame(
    game,
    three((index) => results[index].awards),
    objectives,
  );
  const result = results[view.chapter];
  return (
    <div class="tool destiny" data-ready={ready}>
      <Notices game={game} error={error} status={status} words={words} onKeep={() => keep(makeGame(game))} />
      <TableSetup game={game} chapter={view.chapter} speech={speech} onGame={setGame} onAmend={amend} />
      <ViewBar view={view} result={result} speech={speech} onView={setView} />
      {view.part === 'final' ? (
        <FinalView
          game={game}
          score={score}
          scoring={scoringObjectives(game, results[2])}
          objectives={objectives}
          speech={speech}
          onGame={setGame}
        />
      ) : view.part === 'end' ? (
        <EndView
          game={game}
          chapter={view.chapter}
          result={result}
          standings={score.standings[view.chapter]}
          speech={speech}
          onChange={(change) => setGame(changeChapter(game, view.chapter, change))}
          onReadings={(readings) => setGame({ ...game, readings })}
        />
      ) : (
        <TurnView
          game={game}
          place={{ chapter: view.chapter, turn: view.part }}
          placement={result.turns[view.part]}
          speech={speech}
          onGame={setGame}
        />
      )}
      {/* It turns up with the first tap, so it stands where nothing moves under the thumb. */}
      {status === 'not-kept' && (
        <p class="notice" role="status">
          {words.kept[status]}
        </p>
      )}
      <ToolBar
        words={toolBar}
        ready={ready}
        onUndo={undo}
        onReset={
          makeGame(game) === makeGame(cleared(game))
            ? undefined
            : () => {
                setGame(cleared(game));
                setView(undefined);
              }
        }
      >
        {view.part !== 'final' && (
          <button
            type="button"
            class="button"
            disabled={!ready}
            onClick={() => setGame(swapSides(game, view.chapter))}
          >
            <Glyph name="swap" />
            {words.swapSides}
          </button>
        )}
      </ToolBar>
    </div>
  );
}

/** The same table with nothing entered. */
const cleared = ({ tale, characters, automa, names, colors, readings }: Game): Game => ({
  ...newGame(tale, characters, automa),
  ...{ names, colors, readings },
});
