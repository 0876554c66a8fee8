import type { JSX } from 'preact';
import type { Award } from '../../engine/path-of-destiny/chapter-end.ts';
import type { Game, Row } from '../../engine/path-of-destiny/game.ts';
import { fill } from '../../i18n/words.ts';
import { NumbersRow } from './NumbersRow.tsx';
import { PlayerName } from './PlayerName.tsx';
import { nameOf, type Speech } from './steps.ts';

type Props = {
  readonly game: Game;
  readonly points: Row<Award>;
  readonly speech: Speech;
  readonly onChange: (points: Row<Award>) => void;
};

const KINDS = ['victory', 'experience'] as const;
const LEAST = -99;

/** Points that do not come from the Symbols: the tool cannot know them. */
export function OtherPoints({ game, points, speech, onChange }: Props): JSX.Element {
  const { words } = speech;
  return (
    <details class="destiny-other">
      <summary>{words.other.title}</summary>
      <p class="tool-hint">{words.other.hint}</p>
      <div class="destiny-heads" aria-hidden="true">
        {KINDS.map((kind) => (
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
            fields={KINDS.map((kind) => ({
              label: fill(words.field.name, {
                who: name,
                what: `${words.other.title}, ${words.other[kind]}`,
              }),
              value: own?.[kind],
              least: LEAST,
              onChange: (value) =>
                onChange(points.with(seat, { victory: 0, experience: 0, ...own, [kind]: value })),
            }))}
            speech={speech}
          />
        );
      })}
    </details>
  );
}
