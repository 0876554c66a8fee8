import { useDesk } from './desk.ts';

export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** How a monster is called on this page; one that the bestiary does not know has no name. */
export function useMonsterName(): (id: string) => string {
  const { monsters, words } = useDesk();
  return (id) => monsters.find((monster) => monster.id === id)?.name ?? words.monster;
}
