import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { canKeep, LONGEST_NAME, MOST_OWN_ENEMIES } from '../../engine/adventure-game/battle/own-enemies.ts';
import type { Enemy } from '../../engine/adventure-game/enemy/verdict.ts';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import { EnemyStats } from './EnemyStats.tsx';
import type { OwnEnemies } from './own-enemies-state.ts';
import type { BattleWords } from './words.ts';

type Props = {
  /** The one that is entered, to be kept under a name. */
  readonly enemy: Enemy;
  readonly own: OwnEnemies;
  readonly words: BattleWords;
  readonly ready: boolean;
  readonly onChoose: (enemy: Enemy) => void;
};

/** The reader's own enemies: chosen with a tap, kept on the device. */
export function OwnEnemyList({ enemy, own, words, ready, onChoose }: Props): JSX.Element {
  const [name, setName] = useState('');
  const text = words.ownEnemies;
  const full = own.enemies.length >= MOST_OWN_ENEMIES;
  return (
    <details
      // Letters typed here are a name, no dice.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <summary>{fill(text.title, { count: own.enemies.length })}</summary>
      {!own.kept && (
        <p class="notice" role="alert">
          {text.notKept}
        </p>
      )}
      <form
        class="battle-keep"
        onSubmit={(event) => {
          event.preventDefault();
          own.keep(name, enemy);
          setName('');
        }}
      >
        <input
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
        <button type="submit" class="tool-key" disabled={!ready || full || !canKeep(name, enemy)}>
          {text.keep}
        </button>
      </form>
      <p class="tool-hint">{full ? text.full : text.how}</p>
      <ul class="battle-enemies battle-own">
        {own.enemies.map(({ name: known, enemy: its }) => (
          <li key={known}>
            <button type="button" class="tool-key" disabled={!ready} onClick={() => onChoose(its)}>
              {known}
              <EnemyStats enemy={its} words={words} />
            </button>
            <button
              type="button"
              class="tool-key tool-step"
              disabled={!ready}
              aria-label={fill(text.remove, { name: known })}
              onClick={() => own.remove(known)}
            >
              <Glyph name="close" />
            </button>
          </li>
        ))}
      </ul>
      <div role="status" class="battle-undo">
        {own.removed && (
          <>
            <span>{fill(text.removed, { name: own.removed.name })}</span>
            <button type="button" class="tool-key" onClick={own.removed.undo}>
              <Glyph name="undo" />
              {text.undo}
            </button>
          </>
        )}
      </div>
    </details>
  );
}
