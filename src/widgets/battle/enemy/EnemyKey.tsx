import type { JSX } from 'preact';
import { type Enemy, statsOf } from '../../../engine/adventure-game/enemy/verdict.ts';
import { Key } from '../../kit/Key.tsx';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';

type Props = { readonly name: string; readonly enemy: Enemy; readonly onChoose: (enemy: Enemy) => void };

/** An enemy by name and stats, chosen with a tap. */
export function EnemyKey({ name, enemy, onChoose }: Props): JSX.Element {
  const { words } = useDesk();
  return (
    <Key class="tool-wide" onTap={() => onChoose(enemy)}>
      {name}
      <span>
        {statsOf(enemy).map((stat) => (
          <span key={stat}>
            <SymbolGlyph name={stat} />
            <span class="visually-hidden">{words.stats[stat]}</span> {enemy[stat]}{' '}
          </span>
        ))}
      </span>
    </Key>
  );
}
