import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { nameSeat } from '../../../engine/path-of-destiny/game/game-seats.ts';
import type { Game } from '../../../engine/path-of-destiny/game/game.ts';
import { NAME_LENGTH } from '../../../engine/names.ts';
import type { Speech } from '../steps.ts';
import { useKit } from '../../kit/kit.ts';

type Props = {
  readonly label: string;
  readonly game: Game;
  readonly seat: number;
  readonly speech: Speech;
  readonly onGame: (game: Game) => void;
  /** Goes on with the last change. */
  readonly onAmend: (game: Game) => void;
};

/** A player's name. Each letter is kept at once, yet the whole name is one step to take back. */
export function NameField({ label, game, seat, speech, onGame, onAmend }: Props): JSX.Element {
  const { words } = speech;
  const { ready } = useKit();
  // As it is typed, which may end with a space that the game's name has not; of no use once anything else changes.
  const [typed, setTyped] = useState<{ readonly text: string; readonly game: Game } | undefined>(undefined);
  const typing = typed?.game === game ? typed : undefined;
  const shown = typing?.text ?? game.names[seat] ?? '';
  return (
    <input
      class="tool-field"
      type="text"
      autocomplete="off"
      maxLength={NAME_LENGTH}
      aria-label={label}
      placeholder={words.setup.name}
      disabled={!ready}
      // WebKit resets such a field to its default when the page comes back from its cache. Not in the static page, which
      // would state its value twice.
      defaultValue={ready ? shown : undefined}
      value={shown}
      onInput={({ currentTarget: { value: text } }) => {
        const next = nameSeat(game, seat, text);
        (typing === undefined ? onGame : onAmend)(next);
        setTyped({ text, game: next });
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
