import type { JSX } from 'preact';
import {
  attackStat,
  type Enemy,
  type Stat,
  STATS,
  type Verdict,
} from '../../engine/adventure-game/enemy/verdict.ts';
import type { Total } from '../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import { SymbolGlyph } from '../SymbolGlyph.tsx';
import type { BattleWords } from './words.ts';

type Props = {
  readonly enemy: Enemy;
  readonly final: Total;
  readonly verdict: Verdict;
  readonly words: BattleWords;
};

/** How it ends, in one glance: it stays in view while dice and enemy are entered. */
export function Outcome({ enemy, final, verdict, words }: Props): JSX.Element {
  const stats = STATS.filter((stat) => enemy[stat] !== undefined);
  return (
    <>
      <p class="tool-verdict">{words.decided[decision(enemy, verdict)]}</p>
      <ul>
        {stats.map((stat) => {
          const short = verdict.short[stat];
          const name = words.comparisons[comparison(stat, enemy)];
          return (
            <li key={stat} data-short={short > 0}>
              <span>
                <SymbolGlyph name={stat} /> {final[stat]} / {enemy[stat]}{' '}
                <Glyph name={short === 0 ? 'check' : 'close'} />
              </span>
              <small>
                {fill(short === 0 ? words.enough : words.short[short === 1 ? 'one' : 'other'], {
                  name,
                  count: short,
                })}
              </small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function decision(enemy: Enemy, { defeated }: Verdict): keyof BattleWords['decided'] {
  if (enemy.kind === 'main-quest') return 'quest';
  if (defeated === undefined) return 'card';
  return defeated ? 'defeated' : 'stays';
}

const comparison = (stat: Stat, enemy: Enemy): keyof BattleWords['comparisons'] => {
  if (stat === 'shield') return 'defence';
  return stat === 'sword' && attackStat(enemy) === 'sword' ? 'attack' : 'ritual';
};
