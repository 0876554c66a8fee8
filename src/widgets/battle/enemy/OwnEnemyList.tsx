import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  canKeep,
  keepEnemy,
  LONGEST_NAME,
  MOST_OWN_ENEMIES,
} from '../../../engine/adventure-game/battle/own-enemies.ts';
import type { Enemy } from '../../../engine/adventure-game/enemy/verdict.ts';
import { fill } from '../../../i18n/words.ts';
import { Glyph } from '../../Glyph.tsx';
import { Key } from '../../kit/Key.tsx';
import { useKit } from '../../kit/kit.ts';
import { Notice } from '../../kit/Notice.tsx';
import { useDesk } from '../desk.ts';
import { EnemyKey } from './EnemyKey.tsx';

type Props = {
  /** The one that is entered, to be kept under a name. */
  readonly enemy: Enemy;
  readonly onChoose: (enemy: Enemy) => void;
};

/** The reader's own enemies: chosen with a tap, kept on the device. */
export function OwnEnemyList({ enemy, onChoose }: Props): JSX.Element {
  const { words, enemies } = useDesk();
  const { ready } = useKit();
  const { state: own, setState, undo, status } = enemies;
  const [name, setName] = useState('');
  const [removed, setRemoved] = useState<string | undefined>(undefined);
  const text = words.ownEnemies;
  const full = own.length >= MOST_OWN_ENEMIES;
  const change = (next: typeof own, gone?: string): void => {
    setState(next);
    setRemoved(gone);
  };
  return (
    // Letters typed here are a name, no dice.
    <details class="tool-more" onKeyDown={(event) => event.stopPropagation()}>
      <summary>{fill(text.title, { count: own.length })}</summary>
      {status === 'not-kept' && <Notice alert>{text.notKept}</Notice>}
      <form
        class="tool-beside"
        onSubmit={(event) => {
          event.preventDefault();
          change(keepEnemy(own, name, enemy));
          setName('');
        }}
      >
        <input
          class="tool-field"
          type="text"
          aria-label={text.name}
          placeholder={text.name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          disabled={!ready}
          // WebKit resets such a field to its default when the page comes back from its cache. Not in the static page,
          // which would state its value twice.
          defaultValue={ready ? name : undefined}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Key kind="submit" disabled={full || !canKeep(name, enemy)}>
          {text.keep}
        </Key>
      </form>
      <p class="tool-hint">{full ? text.full : text.how}</p>
      <ul class="tool-list">
        {own.map(({ name: known, enemy: its }) => (
          <li key={known} class="tool-beside">
            <EnemyKey name={known} enemy={its} onChoose={onChoose} />
            <Key
              kind="step"
              label={fill(text.remove, { name: known })}
              onTap={() =>
                change(
                  own.filter((other) => other.name !== known),
                  known,
                )
              }
            >
              <Glyph name="close" />
            </Key>
          </li>
        ))}
      </ul>
      <div role="status" class="tool-beside battle-undo">
        {removed !== undefined && (
          <>
            <span>{fill(text.removed, { name: removed })}</span>
            <Key
              onTap={() => {
                undo?.();
                setRemoved(undefined);
              }}
            >
              <Glyph name="undo" />
              {text.undo}
            </Key>
          </>
        )}
      </div>
    </details>
  );
}
