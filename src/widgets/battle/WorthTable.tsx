import type { JSX } from 'preact';
import { type BattleOdds, battleOdds } from '../../engine/adventure-game/battle-odds.ts';
import { aimedPart } from '../../engine/adventure-game/battle-parts.ts';
import { makeSheet } from '../../engine/adventure-game/battle-sheet-code.ts';
import type { BattleSheet } from '../../engine/adventure-game/battle-sheet.ts';
import { makeDiceSet } from '../../engine/adventure-game/dice-set.ts';
import { rerollOdds } from '../../engine/adventure-game/reroll-worth.ts';
import { withGift } from '../../engine/adventure-game/spending.ts';
import { STATS } from '../../engine/adventure-game/verdict.ts';
import type { Die } from '../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import { formatFraction, formatPercent } from '../odds-format.ts';
import { nameOf } from './Chances.tsx';
import type { Desk } from './desk.ts';
import { formatGain } from './gain.ts';
import { useLater } from './later.ts';

type Props = {
  readonly sheet: BattleSheet;
  readonly dice: readonly Die[];
  readonly now: BattleOdds;
  readonly desk: Desk;
};

/** What one more sword, shield, ritual or reroll would be worth for the aim. */
export function WorthTable({ sheet, dice, now, desk }: Props): JSX.Element {
  const { words, lang } = desk;
  const { objective, battle } = sheet;
  const { enemy, spending } = battle;
  const part = aimedPart(enemy, objective);
  const { value: gifts, stale } = useLater(`${makeSheet(sheet)} ${makeDiceSet(desk.dice)}`, () => [
    ...STATS.filter((stat) => enemy[stat] !== undefined).map((stat) => ({
      name: fill(words.oneMore, { kind: words.oneMoreOf[stat] }),
      chance: battleOdds(dice, enemy, withGift(spending, { [stat]: 1 }), objective)[part],
    })),
    { name: words.worthReroll, chance: rerollOdds(dice, enemy, spending, objective) },
  ]);
  const without = now[part];
  return (
    <table class="battle-odds" aria-busy={stale}>
      <caption>{fill(words.worth, { aim: nameOf(part, enemy, words) })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.withMore}</th>
          <th scope="col">{words.chance}</th>
          <th scope="col">{words.gainPoints}</th>
        </tr>
      </thead>
      <tbody>
        {gifts?.map(({ name, chance }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td title={formatFraction(chance, lang)}>{formatPercent(chance, lang)}</td>
            <td>{formatGain(chance, without, lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
