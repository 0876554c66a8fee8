import type { ComponentChildren, JSX } from 'preact';
import { castSeat, nameSeat, resizeSeats, type Seat } from '../../engine/seats.ts';
import { fill } from '../../i18n/words.ts';
import { Key } from '../kit/Key.tsx';
import { NameField } from '../kit/NameField.tsx';
import { Select } from '../kit/Select.tsx';
import { seatNames } from './seat-names.ts';
import type { ScoreWords } from './words.ts';

type Props<Who extends string> = {
  readonly seats: readonly Seat<Who>[];
  /** All figures that can be played, and what they are called together and one by one. */
  readonly all: readonly Who[];
  readonly kind: string;
  readonly figures: Readonly<Record<Who, string>>;
  readonly least: number;
  readonly words: ScoreWords;
  readonly onSeats: (seats: readonly Seat<Who>[]) => void;
  /** Goes on with the last change. */
  readonly onAmend: (seats: readonly Seat<Who>[]) => void;
  /** What else is settled before the game. */
  readonly children?: ComponentChildren;
};

/** Who plays, in order of play. Everything has a default, so that the first points can be written down at once. */
export function Table<Who extends string>({
  seats,
  all,
  kind,
  figures,
  least,
  words,
  onSeats,
  onAmend,
  children,
}: Props<Who>): JSX.Element {
  const names = seatNames(seats, figures, words).join(', ');
  const counts = all.map((_, place) => place + 1).filter((count) => count >= least);
  return (
    <details class="tool-table">
      <summary>
        {fill(seats.length === 1 ? words.soloTable : words.table, { count: seats.length, names })}
      </summary>
      <div class="tool-choice" role="group" aria-label={words.players}>
        {counts.map((count) => (
          <Key
            key={count}
            pressed={count === seats.length}
            label={count === 1 ? words.solo : fill(words.count, { count })}
            onTap={() => count !== seats.length && onSeats(resizeSeats(seats, count, all))}
          >
            {count === 1 ? words.solo : count}
          </Key>
        ))}
      </div>
      {seats.map(({ who, name }, place) => {
        const label = fill(words.seat, { number: place + 1 });
        return (
          <div class="score-seat" role="group" aria-label={label} key={place}>
            <NameField
              label={fill(words.field, { who: label, what: words.name })}
              placeholder={label}
              name={name}
              onName={(typed) => onSeats(nameSeat(seats, place, typed))}
              onAmend={(typed) => onAmend(nameSeat(seats, place, typed))}
            />
            <Select
              label={fill(words.field, { who: label, what: kind })}
              options={all}
              names={figures}
              chosen={who}
              onChoose={(next = who) => onSeats(castSeat(seats, place, next))}
            />
          </div>
        );
      })}
      {children}
    </details>
  );
}
