import type { KnownEnemy } from '../../engine/adventure-game/enemy/known-enemies.ts';
import type { BattleReason } from './reasons.ts';

/** Address and source of a clause. */
export type ClauseLink = { readonly href: string; readonly source: string };

export type ReasonLinks = Readonly<Record<BattleReason, ClauseLink>>;
export type EnemyLinks = Readonly<Record<Exclude<KnownEnemy, 'kikimore'>, ClauseLink>>;
