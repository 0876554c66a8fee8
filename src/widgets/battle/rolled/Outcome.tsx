import type { JSX } from 'preact';
import { type BattleSheet, changeSpending } from '../../../engine/adventure-game/battle/battle-sheet.ts';
import type { Ending, OtherEnding } from '../../../engine/adventure-game/battle/ending.ts';
import {
  attackStat,
  type Enemy,
  type Stat,
  statsOf,
  type Verdict,
} from '../../../engine/adventure-game/enemy/verdict.ts';
import { igniReading } from '../../../engine/adventure-game/spending/spending.ts';
import { RESULTS } from '../../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Glyph } from '../../Glyph.tsx';
import { useKit } from '../../kit/kit.ts';
import { OtherReading } from '../../kit/OtherReading.tsx';
import { Result } from '../../kit/Result.tsx';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';
import type { BattleWords } from '../words/words.ts';

type Props = { readonly sheet: BattleSheet; readonly ending: Ending };

/** How it ends, in one glance, and whether it could end otherwise: it stays in view while dice and enemy are entered. */
export function Outcome({ sheet, ending, stale }: Props & { readonly stale: boolean }): JSX.Element {
  const { words, onChange } = useDesk();
  const kit = useKit().words;
  const { enemy } = sheet.battle;
  const { spent, headline, otherwise } = ending;
  return (
    <>
      <Result
        verdict={[words.headlines[headline], whatBecomes(enemy, spent.verdict, words)]
          .filter(Boolean)
          .join(' · ')}
      >
        <ul class="battle-compared" aria-busy={stale}>
          {statsOf(enemy).map((stat) => {
            const short = spent.verdict.short[stat];
            return (
              <li key={stat} data-short={short > 0}>
                <span>
                  <SymbolGlyph name={stat} /> {spent.final[stat]} / {enemy[stat]}{' '}
                  <Glyph name={short === 0 ? 'check' : 'close'} />
                </span>
                <small>{shortOf(stat, short, enemy, words)}</small>
              </li>
            );
          })}
        </ul>
        <Unspent ending={ending} />
      </Result>
      {otherwise.map((other) => (
        <OtherReading
          key={other.kind}
          name={fill(words.takeReading, { reading: readingName(other, words) })}
          onTake={() => onChange(changeSpending(sheet, other.spending))}
        >
          <span class="tool-reading">{words.hinges[other.kind]}</span>{' '}
          {fill(kit.otherReading, {
            result: [
              words.headlines[other.headline],
              ...other.short.map(({ stat, count }) => shortOf(stat, count, enemy, words)),
            ].join(' · '),
          })}
        </OtherReading>
      ))}
    </>
  );
}

/** What is left, and whether it could have turned the outcome. */
function Unspent({ ending: { hint, leftOver } }: Pick<Props, 'ending'>): JSX.Element | null {
  const { words } = useDesk();
  if (hint !== undefined)
    return (
      <p class="tool-detail">
        <Glyph name="warning" />{' '}
        {hint.hint === 'best-spending'
          ? fill(words.hints['best-spending'], { result: words.headlines[hint.headline] })
          : fill(words.hints.igni, {
              kind: words.igniReadings[hint.gain],
              result: words.headlines[hint.headline],
            })}
      </p>
    );
  const left = RESULTS.filter((kind) => leftOver[kind] !== undefined);
  return left.length === 0 ? null : (
    <p class="tool-detail battle-left">
      {words.unspent}{' '}
      {left.map((kind) => (
        <span key={kind}>
          {leftOver[kind]} <SymbolGlyph name={kind} />
          <span class="visually-hidden">{words.results[kind]}</span>
        </span>
      ))}
    </p>
  );
}

/** What becomes of the enemy, where that is more than who won. */
function whatBecomes(enemy: Enemy, { defeated }: Verdict, words: BattleWords): string {
  if (enemy.kind === 'main-quest') return words.decided.quest;
  if (defeated === undefined) return '';
  return defeated ? words.decided.defeated : words.decided.stays;
}

function shortOf(stat: Stat, short: number, enemy: Enemy, words: BattleWords): string {
  const part =
    stat === 'shield' ? 'defence' : stat === 'sword' && attackStat(enemy) === 'sword' ? 'attack' : 'ritual';
  const count = short === 0 ? words.enough : words.short[short === 1 ? 'one' : 'other'];
  return fill(count, { name: words.comparisons[part], count: short });
}

function readingName({ kind, spending: { dodge, cards } }: OtherEnding, words: BattleWords): string {
  if (kind === 'dodge') return dodge === 'none' ? '' : words.dodgeReadings[dodge];
  const [igni] = cards.flatMap((card) => igniReading(card) ?? []);
  return igni === undefined ? '' : words.igniReadings[igni];
}
