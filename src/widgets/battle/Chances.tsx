import type { JSX } from 'preact';
import type { BattleOdds } from '../../engine/adventure-game/odds/battle-odds.ts';
import { comparedIn, type Part } from '../../engine/adventure-game/odds/battle-parts.ts';
import { attackStat, type Enemy } from '../../engine/adventure-game/enemy/verdict.ts';
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
      <p class="tool-verdict">{words.chances}</p>
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

export const nameOf = (part: Part, enemy: Enemy, words: BattleWords): string => {
  if (part === 'both') return words.both;
  return words.comparisons[part === 'attack' && attackStat(enemy) === 'ritual' ? 'ritual' : part];
};
