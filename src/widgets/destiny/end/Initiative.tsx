import type { JSX } from 'preact';
import type { Game } from '../../../engine/path-of-destiny/game/game.ts';
import { type Character, startingInitiative } from '../../../engine/path-of-destiny/vocabulary.ts';
import { MoveButtons } from '../parts/MoveButtons.tsx';
import { PlayerName } from '../parts/PlayerName.tsx';
import { nameOf, type Speech } from '../steps.ts';
import { BarButton } from '../../kit/ToolBar.tsx';

type Props = {
  readonly game: Game;
  readonly order: readonly Character[] | undefined;
  readonly speech: Speech;
  readonly onChange: (order: readonly Character[]) => void;
};

/** The standees on the Initiative track at the end of the Chapter. Until it is set, the Tale's start is proposed. */
export function Initiative({ game, order, speech, onChange }: Props): JSX.Element {
  const { words } = speech;
  const shown = order ?? startingInitiative(game.tale, game.characters);
  const { title, hint, confirm, confirmed } = words.initiative;
  const move = (who: Character, to: number): void => {
    const others = shown.filter((other) => other !== who);
    onChange(others.toSpliced(to, 0, who));
  };
  return (
    <section class="destiny-initiative">
      <h2>{title}</h2>
      <ol data-moves data-set={order !== undefined}>
        {shown.map((who, place) => {
          const name = nameOf(game, who, words);
          const character = words.characters[who];
          return (
            <li key={who}>
              <span class="destiny-place">
                <PlayerName game={game} who={who} words={words} />
                {/* On the track stand the characters. */}
                {!name.includes(character) && <small> {character}</small>}
              </span>
              <MoveButtons
                name={name}
                place={place}
                count={shown.length}
                speech={speech}
                onMove={(to) => move(who, to)}
              />
            </li>
          );
        })}
      </ol>
      <p class="visually-hidden" role="status">
        {order?.map((who) => nameOf(game, who, words)).join(', ')}
      </p>
      <p class="tool-hint">{hint}</p>
      {/* It stays when it has served: nothing may move under the thumb, and the focus is not lost. */}
      <BarButton
        glyph="check"
        name={order === undefined ? confirm : confirmed}
        served
        onTap={order === undefined ? () => onChange(shown) : undefined}
      />
    </section>
  );
}
