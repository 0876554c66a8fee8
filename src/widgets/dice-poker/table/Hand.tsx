import type { JSX } from 'preact';
import { HAND_SIZE, rank, type Seat } from '../../../engine/old-world/poker/dice-poker.ts';
import { isHand } from '../../../engine/old-world/poker/dice-poker-table.ts';
import { fill } from '../../../i18n/words.ts';
import { DieGlyph } from '../../DieGlyph.tsx';
import { Key } from '../../kit/Key.tsx';
import { Part } from '../../kit/Part.tsx';
import { useDesk } from '../desk.ts';
import { sideOf } from '../words.ts';

type Props = {
  readonly seat: Seat;
  /** The place where the next value goes. */
  readonly current: number | undefined;
  readonly onChoose: (index: number) => void;
};

export function Hand({ seat, current, onChoose }: Props): JSX.Element {
  const { words, table } = useDesk();
  const dice = table[seat];
  const name = words.seats[sideOf(table.mode, seat)];
  const ranked = isHand(dice) ? rank(dice) : undefined;
  return (
    <Part name={name}>
      <p class="poker-rank">
        {ranked && (
          <>
            <strong>{words.ranks[ranked.rank]}</strong> {ranked.values.join(' · ')}
          </>
        )}
      </p>
      <div class="poker-dice">
        {Array.from({ length: HAND_SIZE }, (_, index) => {
          const value = dice[index];
          const label = value === undefined ? words.emptyDie : words.die;
          return (
            <Key
              key={index}
              class="poker-slot"
              data={{ 'data-slot': `${seat}-${index}` }}
              pressed={current === index}
              label={fill(label, { seat: name, index: index + 1, value: value ?? '' })}
              onTap={() => onChoose(index)}
            >
              {value !== undefined && <DieGlyph value={value} />}
            </Key>
          );
        })}
      </div>
    </Part>
  );
}
