import type { JSX } from 'preact';
import {
  type Game,
  NO_POINTS,
  type OtherPoints as Points,
  type Row,
} from '../../../engine/path-of-destiny/game/game.ts';
import { fill } from '../../../i18n/words.ts';
import { NumbersRow } from '../parts/NumbersRow.tsx';
import { PlayerName } from '../parts/PlayerName.tsx';
import { nameOf, type Speech } from '../steps.ts';

type Props = {
  readonly game: Game;
  readonly points: Row<Points>;
  readonly speech: Speech;
  readonly onChange: (points: Row<Points>) => void;
};

const LEAST: Points = { victory: -99, gained: 0, lost: 0, again: 0 };

/** Points that do not come from the Symbols: the tool cannot know them. */
export function OtherPoints({ game, points, speech, onChange }: Props): JSX.Element {
  const { words } = speech;
  const loses = game.tale === 'the-lesser-evil' || points.some((own) => own !== undefined && own.lost > 0);
  const kinds = loses ? (['victory', 'gained', 'lost', 'again'] as const) : (['victory', 'gained'] as const);
  return (
    <details class="tool-more destiny-other">
      <summary>{words.other.title}</summary>
      <p class="tool-hint">{loses ? words.other.hintWithLoss : words.other.hint}</p>
      <div class="destiny-heads" data-fields={kinds.length} aria-hidden="true">
        {kinds.map((kind) => (
          <span key={kind}>{words.other[kind]}</span>
        ))}
      </div>
      {game.characters.map((who, seat) => {
        const name = nameOf(game, who, words);
        const own = points[seat];
        return (
          <NumbersRow
            key={who}
            name={name}
            title={<PlayerName game={game} who={who} words={words} />}
            note=""
            stepped={!loses}
            fields={kinds.map((kind) => ({
              label: fill(words.field.name, {
                who: name,
                what: `${words.other.title}, ${words.other[kind]}`,
              }),
              value: own?.[kind],
              least: LEAST[kind],
              onChange: (value) => onChange(points.with(seat, { ...NO_POINTS, ...own, [kind]: value })),
            }))}
          />
        );
      })}
    </details>
  );
}
