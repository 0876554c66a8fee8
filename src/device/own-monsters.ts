import { recall, remember } from './storage.ts';

/** What a reader's own card says of a monster, as far as that is not what the bestiary says. */
export type OwnMonster = { readonly life?: number; readonly ability?: string };

/** By "game/monster": "old-world/griffin". */
export type OwnMonsters = Readonly<Record<string, OwnMonster>>;

export const MOST_LIFE = 99;
export const LONGEST_ABILITY = 500;

/** What the device remembers may be garbled: only what can be shown comes back. */
export function recallOwnMonsters(): OwnMonsters {
  let kept: unknown;
  try {
    kept = JSON.parse(recall('own-monsters') ?? '{}');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([id, value]: [string, unknown]) => {
      const own = ownMonster(value);
      return own === undefined ? [] : [[id, own]];
    }),
  );
}

/** Without `own`, the card is as the bestiary says. Returns whether the device took it. */
export function rememberOwnMonster(id: string, own: OwnMonster | undefined): boolean {
  const kept = new Map(Object.entries(recallOwnMonsters()));
  const valid = ownMonster(own);
  if (valid === undefined) kept.delete(id);
  else kept.set(id, valid);
  return remember('own-monsters', kept.size === 0 ? undefined : JSON.stringify(Object.fromEntries(kept)));
}

function ownMonster(value: unknown): OwnMonster | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { life, ability } = value as Record<string, unknown>;
  const own = {
    ...(isLife(life) && { life }),
    ...(typeof ability === 'string' &&
      ability.trim() !== '' && { ability: ability.slice(0, LONGEST_ABILITY) }),
  };
  return Object.keys(own).length === 0 ? undefined : own;
}

export const isLife = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_LIFE;
