/** The enemies that a reader keeps: a name and what stands on the token or card. */
import { makeEnemy, readEnemy } from './battle-code.ts';
import { type Enemy, STATS } from '../enemy/verdict.ts';

export type OwnEnemy = { readonly name: string; readonly enemy: Enemy };

export const LONGEST_NAME = 40;

/** More than the tokens and cards of the game. */
export const MOST_OWN_ENEMIES = 200;

/** A name as it is kept: one line, no space around it, not longer than a button. */
export const tidyName = (name: string): string =>
  name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();

/** Whether there is something to keep: a name and a stat. */
export const canKeep = (name: string, enemy: Enemy): boolean =>
  tidyName(name) !== '' && STATS.some((stat) => enemy[stat] !== undefined);

/** The enemies with one more, the newest first; of the same name the new one counts. */
export function keepEnemy(enemies: readonly OwnEnemy[], name: string, enemy: Enemy): readonly OwnEnemy[] {
  const own = { name: tidyName(name), enemy };
  const others = enemies.filter((other) => other.name !== own.name);
  return [own, ...others];
}

/** One line each: @example 'monster.s4h2 Kikimore' */
export const makeOwnEnemies = (enemies: readonly OwnEnemy[]): string =>
  enemies.map(({ name, enemy }) => `${makeEnemy(enemy)} ${name}`).join('\n');

/** Those of the lines that can be read. */
export const readOwnEnemies = (text: string): readonly OwnEnemy[] =>
  text
    .split('\n')
    .flatMap((line): readonly OwnEnemy[] => {
      const space = line.indexOf(' ');
      const enemy = readEnemy(line.slice(0, Math.max(0, space)));
      const name = line.slice(space + 1);
      return enemy !== undefined && name === tidyName(name) && canKeep(name, enemy) ? [{ name, enemy }] : [];
    })
    .slice(0, MOST_OWN_ENEMIES);
