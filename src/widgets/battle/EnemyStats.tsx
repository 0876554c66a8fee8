import type { JSX } from 'preact';
import { type Enemy, STATS } from '../../engine/adventure-game/enemy/verdict.ts';
import { SymbolGlyph } from '../SymbolGlyph.tsx';
import type { BattleWords } from './words.ts';

type Props = { readonly enemy: Enemy; readonly words: BattleWords };

/** The stats of an enemy, side by side. */
export const EnemyStats = ({ enemy, words }: Props): JSX.Element => (
  <span>
    {STATS.filter((stat) => enemy[stat] !== undefined).map((stat) => (
      <span key={stat}>
        <SymbolGlyph name={stat} />
        <span class="visually-hidden">{words.stats[stat]}</span> {enemy[stat]}{' '}
      </span>
    ))}
  </span>
);
