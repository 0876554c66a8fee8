import type { JSX } from 'preact';
import { type Color, COLORS } from '../../../engine/path-of-destiny/colors.ts';
import type { Colors } from '../../../engine/path-of-destiny/colors.ts';
import { fill } from '../../../i18n/words.ts';
import { Glyph } from '../../Glyph.tsx';
import { ColorMark } from '../parts/ColorMark.tsx';
import type { Speech } from '../steps.ts';
import { Key } from '../../kit/Key.tsx';

type Props = {
  readonly label: string;
  readonly cards: readonly Colors<Color>[];
  readonly most: number;
  /** Places of cards that stand out, and what for. */
  readonly marked?: { readonly places: readonly number[]; readonly as: string };
  readonly hint?: string;
  readonly speech: Speech;
  readonly onChange: (cards: readonly Colors<Color>[]) => void;
};

/** A row of cards by their colours: each tap adds one, the last button takes the last away. */
export function ColorPad({ label, cards, most, marked, hint, speech, onChange }: Props): JSX.Element {
  const { words } = speech;
  const { effort } = words;
  return (
    <div class="destiny-pad" role="group" aria-label={label}>
      <p class="tool-hint">{label}</p>
      <div class="destiny-laid">
        <ol class="destiny-cards" aria-live="polite" aria-label={label}>
          {cards.map((colors, place) => (
            <li key={place} data-marked={marked?.places.includes(place)}>
              {colors.map((color) => (
                <ColorMark key={color} color={color} name={words.colors[color]} />
              ))}
              {marked?.places.includes(place) === true && <small>{marked.as}</small>}
            </li>
          ))}
          {cards.length === 0 && <li class="tool-hint">{hint ?? words.unknown}</li>}
        </ol>
        <Key
          kind="step"
          disabled={cards.length === 0}
          label={fill(effort.remove, { list: label })}
          onTap={() => onChange(cards.slice(0, -1))}
        >
          <Glyph name="undo" />
        </Key>
      </div>
      <div class="destiny-colors">
        {COLORS.map((color) => (
          <Key
            key={color}
            kind="step"
            disabled={cards.length >= most}
            label={fill(effort.add, { color: words.colors[color], list: label })}
            onTap={() => onChange([...cards, [color]])}
          >
            <ColorMark color={color} name={words.colors[color]} />
          </Key>
        ))}
      </div>
    </div>
  );
}
