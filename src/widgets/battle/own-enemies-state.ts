import { useEffect, useState } from 'preact/hooks';
import { recall, remember } from '../../device/storage.ts';
import {
  keepEnemy,
  makeOwnEnemies,
  type OwnEnemy,
  readOwnEnemies,
} from '../../engine/adventure-game/battle/own-enemies.ts';
import type { Enemy } from '../../engine/adventure-game/enemy/verdict.ts';

/** The name of the enemies on the device. */
const NAME = 'battle-enemies';

export type OwnEnemies = {
  readonly enemies: readonly OwnEnemy[];
  readonly keep: (name: string, enemy: Enemy) => void;
  readonly remove: (name: string) => void;
  /** The name that was removed last, and the way back. */
  readonly removed: { readonly name: string; readonly undo: () => void } | undefined;
  /** Whether the device took the last change; if not, it holds until the page is closed. */
  readonly kept: boolean;
};

/** The enemies that the reader keeps on this device. */
export function useOwnEnemies(): OwnEnemies {
  const [enemies, show] = useState<readonly OwnEnemy[]>([]);
  const [removed, setRemoved] = useState<OwnEnemy | undefined>(undefined);
  const [kept, setKept] = useState(true);

  useEffect(() => {
    const read = (): void => show(readOwnEnemies(recall(NAME) ?? ''));
    read();
    // Another tab keeps enemies too: what it added must not be lost when this one writes.
    const onStorage = (event: StorageEvent): void => {
      if (event.key === NAME) read();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  const write = (next: readonly OwnEnemy[], gone?: OwnEnemy): void => {
    show(next);
    setRemoved(gone);
    setKept(remember(NAME, next.length === 0 ? undefined : makeOwnEnemies(next)));
  };
  return {
    enemies,
    keep: (name, enemy) => write(keepEnemy(enemies, name, enemy)),
    remove: (name) =>
      write(
        enemies.filter((own) => own.name !== name),
        enemies.find((own) => own.name === name),
      ),
    removed: removed && {
      name: removed.name,
      undo: () => write(keepEnemy(enemies, removed.name, removed.enemy)),
    },
    kept,
  };
}
