import type { JSX } from 'preact';
import { DIFFICULTIES } from '../../../engine/path-of-destiny/chapter/automa.ts';
import { changeChapter } from '../../../engine/path-of-destiny/game/game-edit.ts';
import { changeTable, resizeTable } from '../../../engine/path-of-destiny/game/game-seats.ts';
import type { Game } from '../../../engine/path-of-destiny/game/game.ts';
import {
  type ActiveSymbols,
  PLAYER_COUNTS,
  type PlayerCount,
  SYMBOLS,
  TALES,
} from '../../../engine/path-of-destiny/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Seat } from './Seat.tsx';
import { namesOf, type Speech } from '../steps.ts';
import { Key } from '../../kit/Key.tsx';
import { Select } from '../../kit/Select.tsx';

type Props = {
  readonly game: Game;
  readonly chapter: 0 | 1 | 2;
  readonly speech: Speech;
  readonly onGame: (game: Game) => void;
  /** Goes on with the last change. */
  readonly onAmend: (game: Game) => void;
};

const PAIRS: Readonly<Record<string, ActiveSymbols>> = Object.fromEntries(
  SYMBOLS.flatMap((left) =>
    SYMBOLS.filter((right) => right !== left).map((right) => [`${left}-${right}`, { left, right }]),
  ),
);

/** Who plays what. Everything has a default, so that a single Turn can be counted at once. */
export function TableSetup({ game, chapter, speech, onGame, onAmend }: Props): JSX.Element {
  const { words } = speech;
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
    <details class="tool-table">
      <summary>{fill(automa === undefined ? setup.table : setup.soloTable, { count, names })}</summary>
      <div class="tool-choice" role="group" aria-label={setup.players}>
        {PLAYER_COUNTS.map((players) => (
          <Key
            key={players}
            pressed={players === count}
            label={players === 1 ? setup.solo : fill(setup.count, { count: players })}
            onTap={() => players !== count && seat(players)}
          >
            {players === 1 ? setup.solo : players}
          </Key>
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
        <Select
          shown
          label={setup.difficulty}
          options={DIFFICULTIES}
          names={words.difficulties}
          chosen={automa}
          onChoose={(next = automa) => onGame({ ...game, automa: next })}
        />
      )}
      <Select
        shown
        label={setup.tale}
        options={TALES}
        names={words.tales}
        chosen={tale}
        onChoose={(next = tale) => onGame({ ...game, tale: next })}
      />
      <Select
        shown
        label={fill(setup.active, { chapter: chapter + 1 })}
        options={Object.keys(PAIRS)}
        names={Object.fromEntries(
          Object.entries(PAIRS).map(([key, { left, right }]) => [
            key,
            `${words.symbols[left]} – ${words.symbols[right]}`,
          ]),
        )}
        chosen={active && `${active.left}-${active.right}`}
        none={setup.noActive}
        onChoose={(key) =>
          onGame(changeChapter(game, chapter, { active: key === undefined ? undefined : PAIRS[key] }))
        }
      />
    </details>
  );
}
