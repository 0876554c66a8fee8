import type { JSX } from 'preact';
import type { BattleOdds } from '../../engine/adventure-game/battle-odds.ts';
import { attackStat, type Enemy } from '../../engine/adventure-game/verdict.ts';
import type { Lang } from '../../i18n/locales.ts';
import { formatPercent } from '../odds-format.ts';
import { SymbolGlyph } from '../SymbolGlyph.tsx';
import type { BattleWords } from './words.ts';

type Props = {
  readonly enemy: Enemy;
  readonly odds: BattleOdds;
  readonly words: BattleWords;
  readonly lang: Lang;
};

/** The chances in one glance, in the place of the outcome. */
export function Chances({ enemy, odds, words, lang }: Props): JSX.Element {
  const attack = attackStat(enemy);
  return (
    <>
      <p class="battle-decided">{words.chances}</p>
      <ul>
        {comparedIn(enemy).map((part) => (
          <li key={part}>
            <span>
              {part === 'attack' && attack && <SymbolGlyph name={attack} />}
              {part === 'defence' && <SymbolGlyph name="shield" />} {formatPercent(odds[part], lang)}
            </span>
            <small>{nameOf(part, enemy, words)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

export type Part = 'attack' | 'defence' | 'both';

/** What can succeed or fail at all against this enemy. */
export function comparedIn(enemy: Enemy): readonly Part[] {
  const attack: readonly Part[] = attackStat(enemy) === undefined ? [] : ['attack'];
  const defence: readonly Part[] = enemy.shield === undefined ? [] : ['defence'];
  return attack.length + defence.length === 2 ? ['attack', 'defence', 'both'] : [...attack, ...defence];
}

export const nameOf = (part: Part, enemy: Enemy, words: BattleWords): string => {
  if (part === 'both') return words.both;
  return words.comparisons[part === 'attack' && attackStat(enemy) === 'ritual' ? 'ritual' : part];
};
