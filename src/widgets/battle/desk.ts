import type { BattleSheet } from '../../engine/adventure-game/battle/battle-sheet.ts';
import type { DiceSet } from '../../engine/adventure-game/dice/dice-set.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { EnemyLinks, ReasonLinks } from './links.ts';
import type { OwnEnemies } from './own-enemies-state.ts';
import type { View } from './view-state.ts';
import type { BattleWords } from './words.ts';

/** What all parts of the tool have at hand. */
export type Desk = {
  readonly words: BattleWords;
  readonly lang: Lang;
  readonly links: ReasonLinks;
  readonly enemyLinks: EnemyLinks;
  readonly dice: DiceSet;
  readonly ownEnemies: OwnEnemies;
  readonly ready: boolean;
  readonly onChange: (sheet: BattleSheet) => void;
  readonly onView: (view: View) => void;
};
