import type { JSX } from 'preact';
import { DIE_VALUES, type DieValue } from '../../../engine/old-world/poker/dice-poker.ts';
import { fill } from '../../../i18n/words.ts';
import { DieGlyph } from '../../DieGlyph.tsx';
import { Key } from '../../kit/Key.tsx';
import { BarButton } from '../../kit/ToolBar.tsx';
import { useDesk } from '../desk.ts';

type Props = {
  /** Both hands are complete: a value has no place to go until a die is chosen. */
  readonly full: boolean;
  readonly onEnter: (value: DieValue) => void;
  readonly onErase: () => void;
  /** Missing dice, or all of them anew. */
  readonly rollLabel: string;
  readonly onRoll: () => void;
};

export function Pad({ full, onEnter, onErase, rollLabel, onRoll }: Props): JSX.Element {
  const { words } = useDesk();
  return (
    <div class="poker-pad" role="group" aria-label={words.pad}>
      {DIE_VALUES.map((value) => (
        <Key
          key={value}
          class="poker-key"
          disabled={full}
          label={fill(words.enter, { value })}
          onTap={() => onEnter(value)}
        >
          <DieGlyph value={value} />
        </Key>
      ))}
      <BarButton glyph="arrow-left" name={words.erase} onTap={onErase} />
      <BarButton glyph="dice-roll" name={rollLabel} onTap={onRoll} />
      <p class="tool-hint tool-keyboard">{words.keys}</p>
    </div>
  );
}
