import type { JSX } from 'preact';
import { type BattleOdds, battleOdds } from '../../engine/adventure-game/odds/battle-odds.ts';
import { aimedPart } from '../../engine/adventure-game/odds/battle-parts.ts';
import { makeSheet } from '../../engine/adventure-game/battle/battle-sheet-code.ts';
import type { BattleSheet } from '../../engine/adventure-game/battle/battle-sheet.ts';
import { makeDiceSet } from '../../engine/adventure-game/dice/dice-set.ts';
import { rerollOdds } from '../../engine/adventure-game/odds/reroll-worth.ts';
import { withGift } from '../../engine/adventure-game/spending/spending.ts';
import { STATS } from '../../engine/adventure-game/enemy/verdict.ts';
import type { Die } from '../../engine/adventure-game/vocabulary.ts';
import type { Chance } from '../../engine/odds.ts';
import { fill } from '../../i18n/words.ts';
import { formatFraction, formatPercent } from '../odds-format.ts';
import { nameOf } from './Chances.tsx';
import type { Desk } from './desk.ts';
import { formatGain } from './gain.ts';
import { useAllLater } from './later.ts';
import { ReasonRow } from './ReasonRow.tsx';

type Props = {
  readonly sheet: BattleSheet;
  readonly dice: readonly Die[];
  readonly now: BattleOdds;
  readonly desk: Desk;
};

/** What one more sword, shield, ritual or reroll would be worth for the aim, exact on demand. */
export function WorthTable({ sheet, dice, now, desk }: Props): JSX.Element {
  const { words, lang } = desk;
  const { objective, battle } = sheet;
  const { enemy, spending } = battle;
  const part = aimedPart(enemy, objective);
  const stats = STATS.filter((stat) => enemy[stat] !== undefined);
  const { value: chances = [], stale } = useAllLater(`${makeSheet(sheet)} ${makeDiceSet(desk.dice)}`, [
    ...stats.map((stat) => () => battleOdds(dice, enemy, withGift(spending, { [stat]: 1 }), objective)[part]),
    () => rerollOdds(dice, enemy, spending, objective),
  ]);
  const shared = {
    rows: stats.map((stat) => fill(words.oneMore, { kind: words.oneMoreOf[stat] })),
    // An older answer may be about another number of stats.
    chances: chances.length === stats.length + 1 ? chances : [],
    stale,
    desk,
  };
  return (
    <>
      <GiftTable
        {...shared}
        caption={fill(words.worth, { aim: nameOf(part, enemy, words) })}
        columns={[
          { name: words.chance, show: (chance) => formatPercent(chance, lang) },
          { name: words.gainPoints, show: (chance) => formatGain(chance, now[part], lang) },
        ]}
      />
      <details>
        <summary>{words.exact}</summary>
        <GiftTable
          {...shared}
          caption={words.reroll.fractions}
          columns={[{ name: words.chance, show: (chance) => formatFraction(chance, lang) }]}
        />
      </details>
    </>
  );
}

type TableProps = {
  readonly caption: string;
  readonly columns: readonly { readonly name: string; readonly show: (chance: Chance) => string }[];
  /** The gifts by name; a reroll comes after them. */
  readonly rows: readonly string[];
  readonly chances: readonly Chance[];
  readonly stale: boolean;
  readonly desk: Desk;
};

/** The rows stand before their figures are there, so that nothing below moves. */
function GiftTable({ caption, columns, rows, chances, stale, desk }: TableProps): JSX.Element {
  const { words, links } = desk;
  const cells = (chance: Chance | undefined): JSX.Element => (
    <>
      {columns.map(({ name, show }) => (
        <td key={name}>{chance && show(chance)}</td>
      ))}
    </>
  );
  return (
    <table class="tool-figures" aria-busy={stale}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.withMore}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((name, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells(chances[index])}
          </tr>
        ))}
        <ReasonRow text={words.worthReroll} basis="print" link={links.reroll}>
          {cells(chances[rows.length])}
        </ReasonRow>
      </tbody>
    </table>
  );
}
