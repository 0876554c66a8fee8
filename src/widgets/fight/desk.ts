import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OwnMonster } from '../../device/own-monsters.ts';
import type { MonsterEffect } from '../../engine/old-world/fight/monster-effect.ts';
import type { MonsterLevel } from '../../engine/old-world/vocabulary.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { ClauseLink } from '../kit/clause-links.ts';
import type { FightWords } from './words/shape.ts';

/** A monster of the bestiary, in the page's language. */
export type KnownMonster = {
  readonly id: string;
  readonly name: string;
  readonly level: MonsterLevel;
  readonly life: number;
  readonly ability: string;
  readonly effect: MonsterEffect;
};

/** What all parts of the tool have at hand. */
export type Desk = {
  readonly words: FightWords;
  readonly lang: Lang;
  /** By "entry#clause". */
  readonly links: Readonly<Record<string, ClauseLink>>;
  readonly monsters: readonly KnownMonster[];
  /** The page of all monsters. */
  readonly bestiary: string;
  /** What the reader's own cards say, by the ids of the monsters. */
  readonly owns: Readonly<Record<string, OwnMonster>>;
};

export const DeskContext = createContext({} as Desk);
export const useDesk = (): Desk => useContext(DeskContext);

/** The link to a clause. The build has made one for each that the tool names. */
export function useLink(): (clause: string) => ClauseLink {
  const { links } = useDesk();
  return (clause) => links[clause] ?? { href: '', source: '' };
}
