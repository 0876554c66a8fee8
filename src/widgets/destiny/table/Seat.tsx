import type { JSX } from 'preact';
import { COLORS } from '../../../engine/path-of-destiny/colors.ts';
import {
  changeTable,
  colorSeat,
  nameSeat,
  seatCharacter,
  swapSeats,
} from '../../../engine/path-of-destiny/game/game-seats.ts';
import { type Game, isAutoma } from '../../../engine/path-of-destiny/game/game.ts';
import { CHARACTERS } from '../../../engine/path-of-destiny/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { ColorMark } from '../parts/ColorMark.tsx';
import { MoveButtons } from '../parts/MoveButtons.tsx';
import { nameOf, type Speech } from '../steps.ts';
import { NameField } from '../../kit/NameField.tsx';
import { Select } from '../../kit/Select.tsx';

type Props = {
  readonly game: Game;
  readonly seat: number;
  readonly speech: Speech;
  readonly onGame: (game: Game) => void;
  /** Goes on with the last change. */
  readonly onAmend: (game: Game) => void;
};

/** Who sits here: name, character, colour. With everything that is theirs they can change places with a neighbour. */
export function Seat({ game, seat, speech, onGame, onAmend }: Props): JSX.Element | null {
  const { words } = speech;
  const { setup } = words;
  const character = game.characters[seat];
  const color = game.colors[seat];
  if (character === undefined) return null;
  const solo = game.automa !== undefined;
  const label = seatLabel(game, seat, speech);
  const labelled = (what: string): string => fill(words.field.name, { who: label, what });
  return (
    <div class="destiny-seat" role="group" aria-label={label}>
      <div class="destiny-seat-head">
        <span>
          {color !== undefined && <ColorMark color={color} name={words.colors[color]} />}
          {label}
        </span>
        <Select
          label={labelled(setup.color)}
          options={COLORS}
          names={words.colors}
          chosen={color}
          none={setup.color}
          onChoose={(next) => onGame(colorSeat(game, seat, next))}
        />
        {!solo && (
          <MoveButtons
            name={nameOf(game, character, words)}
            place={seat}
            count={game.characters.length}
            speech={speech}
            onMove={(to) => onGame(swapSeats(game, seat, to))}
          />
        )}
      </div>
      {!isAutoma(game, seat) && (
        <NameField
          label={labelled(setup.name)}
          placeholder={setup.name}
          name={game.names[seat]}
          onName={(typed) => onGame(nameSeat(game, seat, typed))}
          onAmend={(typed) => onAmend(nameSeat(game, seat, typed))}
        />
      )}
      <Select
        label={labelled(setup.character)}
        options={CHARACTERS}
        names={words.characters}
        chosen={character}
        onChoose={(next = character) =>
          onGame(changeTable(game, { ...game, characters: seatCharacter(game.characters, seat, next) }))
        }
      />
    </div>
  );
}

function seatLabel({ automa }: Game, seat: number, { words }: Speech): string {
  if (automa === undefined) return fill(words.setup.seat, { number: seat + 1 });
  return seat === 0 ? words.setup.player : words.setup.automa;
}
