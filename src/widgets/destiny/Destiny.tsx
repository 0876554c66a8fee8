import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { makeGame } from '../../engine/path-of-destiny/game/game-code.ts';
import { changeChapter, latestTurn, swapSides } from '../../engine/path-of-destiny/game/game-edit.ts';
import { newGame, readGame } from '../../engine/path-of-destiny/game/game-read.ts';
import { reckon } from '../../engine/path-of-destiny/game/game-score.ts';
import { scoringObjectives } from '../../engine/path-of-destiny/game/game-tale.ts';
import type { Game } from '../../engine/path-of-destiny/game/game.ts';
import { fill, type Words } from '../../i18n/words.ts';
import { ByLink } from '../kit/ByLink.tsx';
import type { ClauseLink } from '../kit/clause-links.ts';
import type { KeepingWords } from '../kit/keeping-words.ts';
import { later } from '../kit/later.tsx';
import { Notice } from '../kit/Notice.tsx';
import { BarButton, ToolBar } from '../kit/ToolBar.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import { useToolState } from '../kit/tool-state.ts';
import type { PerReason } from './reasons.ts';
import { namesOf, type Speech } from './steps.ts';
import { TableSetup } from './table/TableSetup.tsx';
import { TurnView } from './turn/TurnView.tsx';
import { type View, ViewBar } from './ViewBar.tsx';
import type { DestinyWords } from './words/words.ts';

type Props = {
  readonly initial: Game;
  /** Whether the device keeps the game: on the tool's own page, not for an entry's example. */
  readonly keeps: boolean;
  readonly words: DestinyWords;
  readonly links: PerReason<ClauseLink>;
  readonly toolBar: Words['toolBar'];
  readonly keeping: KeepingWords;
};

const NAME = 'destiny';

const EndView = later(async () => (await import('./end/EndView.tsx')).EndView);
const FinalView = later(async () => (await import('./final/FinalView.tsx')).FinalView);

export function Destiny({ initial, keeps, words, links, toolBar, keeping }: Props): JSX.Element {
  const {
    state: game,
    setState: setGame,
    ...state
  } = useToolState({
    name: NAME,
    initial,
    read: readGame,
    make: makeGame,
    device: keeps ? NAME : undefined,
  });
  const [chosen, setView] = useState<View | undefined>(undefined);

  const speech: Speech = { words, links };
  const { chapter, turn } = latestTurn(game);
  const view = chosen ?? { chapter, part: turn };
  const { chapters, objectives, score } = reckon(game);
  const result = chapters[view.chapter];
  const about = { count: game.characters.length, names: namesOf(game, words) };
  const reset = cleared(game);
  return (
    <ToolFrame
      name="destiny"
      words={toolBar}
      ready={state.ready}
      error={state.error && fill(words.errors[state.error], about)}
    >
      {state.status === 'by-link' && <ByLink words={keeping} onKeep={state.keep} />}
      <TableSetup game={game} chapter={view.chapter} speech={speech} onGame={setGame} onAmend={state.amend} />
      <ViewBar view={view} result={result} speech={speech} onView={setView} />
      {view.part === 'final' ? (
        <FinalView
          game={game}
          score={score}
          scoring={scoringObjectives(game, chapters[2])}
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
      {state.status === 'not-kept' && <Notice>{keeping['not-kept']}</Notice>}
      <ToolBar
        onUndo={state.undo}
        onReset={
          makeGame(game) === makeGame(reset)
            ? undefined
            : () => {
                setGame(reset);
                setView(undefined);
              }
        }
      >
        {view.part !== 'final' && (
          <BarButton
            glyph="swap"
            name={words.swapSides}
            onTap={() => setGame(swapSides(game, view.chapter))}
          />
        )}
      </ToolBar>
    </ToolFrame>
  );
}

/** The same table with nothing entered. */
const cleared = ({ tale, characters, automa, names, colors, readings }: Game): Game => ({
  ...newGame(tale, characters, automa),
  ...{ names, colors, readings },
});
