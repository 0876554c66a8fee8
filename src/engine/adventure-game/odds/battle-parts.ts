import type { Objective } from '../spending/spending-solver.ts';
import { attackStat, type Enemy, type Shortfalls } from '../enemy/verdict.ts';

/** What can succeed in a battle: the attack or the ritual instead of it, the defence, and both. */
export type Part = 'attack' | 'defence' | 'both';

/** What can succeed or fail at all against this enemy. */
export function comparedIn(enemy: Enemy): readonly Part[] {
  const attack: readonly Part[] = attackStat(enemy) === undefined ? [] : ['attack'];
  const defence: readonly Part[] = enemy.shield === undefined ? [] : ['defence'];
  return attack.length + defence.length === 2 ? ['attack', 'defence', 'both'] : [...attack, ...defence];
}

/** The part that an objective asks for first, or the only one that can fail. */
export function aimedPart(enemy: Enemy, objective: Objective): Part {
  const parts = comparedIn(enemy);
  return parts.find((part) => part === objective) ?? parts[0] ?? objective;
}

/** Whether nothing is short of what the part asks for. */
export function succeedsIn(part: Part, short: Shortfalls, enemy: Enemy): boolean {
  const stat = attackStat(enemy);
  const attack = stat === undefined || short[stat] === 0;
  return (part === 'defence' || attack) && (part === 'attack' || short.shield === 0);
}
