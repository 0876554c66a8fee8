import type { JSX } from 'preact';
import { DIFFICULTIES } from '../../engine/path-of-destiny/chapter/automa.ts';
import { changeChapter } from '../../engine/path-of-destiny/game/game-edit.ts';
import { changeTable, resizeTable } from '../../engine/path-of-destiny/game/game-seats.ts';
import type { Game } from '../../engine/path-of-destiny/game/game.ts';
import {
  type ActiveSymbols,
  PLAYER_COUNTS,
  type PlayerCount,
  SYMBOLS,
  TALES,
} from '../../engine/path-of-destiny/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import { Choice } from './Choice.tsx';
import { Seat } from './Seat.tsx';
import { namesOf, type Speech } from './steps.ts';

type Props = {
  readonly game: Game;
  readonly chapter: 0 | 1 | 2;
  readonly speech: Speech;
  readonly onGame: (game: Game) => void;
  /** Goes on with the last change. */
  readonly onAmend: (game: Game) => void;
};

const PAIRS: readonly ActiveSymbols[] = SYMBOLS.flatMap((left) =>
  SYMBOLS.filter((right) => right !== left).map((right) => ({ left, right })),
);

/** Who plays what. Everything has a default, so that a single Turn can be counted at once. */
export function TableSetup({ game, chapter, speech, onGame, onAmend }: Props): JSX.Element {
  const { words, ready } = speech;
  const { characters, automa, tale } = game;
  const { setup } = words;
  const names = namesOf(game, words);
  const count = automa === undefined ? characters.length : 1;
  const seat = (players: PlayerCount): void =>
    onGame(
      changeTable(game, {
        tale,
        characters: resizeTable(characters, Math.max(2, players)),
        automa: players === 1 ? 'normal' : undefined,
      }),
    );
  const active = game.chapters[chapter].active;
  return (
    <details class="destiny-setup">
      <summary>{fill(automa === undefined ? setup.table : setup.soloTable, { count, names })}</summary>
      <div class="tool-choice" role="group" aria-label={setup.players}>
        {PLAYER_COUNTS.map((players) => (
          <button
            key={players}
            type="button"
            class="tool-key"
            disabled={!ready}
            aria-pressed={players === count}
            aria-label={players === 1 ? setup.solo : fill(setup.count, { count: players })}
            onClick={() => players !== count && seat(players)}
          >
            {players === 1 ? setup.solo : players}
          </button>
        ))}
      </div>
      <div data-moves>
        {characters.map((_, seat) => (
          <Seat key={seat} game={game} seat={seat} speech={speech} onGame={onGame} onAmend={onAmend} />
        ))}
      </div>
      <p class="visually-hidden" role="status">
        {names}
      </p>
      {automa !== undefined && (
        <Choice
          label={setup.difficulty}
          options={DIFFICULTIES}
          names={words.difficulties}
          value={automa}
          ready={ready}
          onChange={(next) => onGame({ ...game, automa: next })}
        />
      )}
      <Choice
        label={setup.tale}
        options={TALES}
        names={words.tales}
        value={tale}
        ready={ready}
        onChange={(next) => onGame({ ...game, tale: next })}
      />
      <label class="destiny-choice">
        {fill(setup.active, { chapter: chapter + 1 })}
        <select
          class="destiny-select"
          disabled={!ready}
          value={PAIRS.findIndex(({ left, right }) => left === active?.left && right === active.right)}
          onChange={(event) =>
            onGame(changeChapter(game, chapter, { active: PAIRS[Number(event.currentTarget.value)] }))
          }
        >
          <option value={-1}>{setup.noActive}</option>
          {PAIRS.map(({ left, right }, index) => (
            <option key={index} value={index}>
              {words.symbols[left]} – {words.symbols[right]}
            </option>
          ))}
        </select>
      </label>
    </details>
  );
}
