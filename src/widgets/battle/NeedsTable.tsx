import type { JSX } from 'preact';
import { comparedIn, type Part } from '../../engine/adventure-game/odds/battle-parts.ts';
import { makeBattle } from '../../engine/adventure-game/battle/battle-code.ts';
import type { BattleSheet } from '../../engine/adventure-game/battle/battle-sheet.ts';
import { makeDiceSet } from '../../engine/adventure-game/dice/dice-set.ts';
import { LEVELS, type Need, needsFor } from '../../engine/adventure-game/odds/needs.ts';
import { attackStat } from '../../engine/adventure-game/enemy/verdict.ts';
import type { Die } from '../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import { formatPercent } from '../odds-format.ts';
import { SymbolGlyph } from '../SymbolGlyph.tsx';
import { nameOf } from './Chances.tsx';
import type { Desk } from './desk.ts';
import { useLater } from './later.ts';

type Props = { readonly sheet: BattleSheet; readonly dice: readonly Die[]; readonly desk: Desk };

/** What is needed for 50, 80 and 95 %: results on top against this enemy, and the strongest enemy that can be met. */
export function NeedsTable({ sheet, dice, desk }: Props): JSX.Element {
  const { words, lang } = desk;
  const { enemy } = sheet.battle;
  return (
    <table class="tool-figures battle-needs">
      <caption>{words.needs.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{words.needs.part}</span>
          </th>
          {LEVELS.map((level) => (
            <th key={level} scope="col">
              {formatPercent({ ways: level, total: 100 }, lang).replace(/[.,]0/, '')}
            </th>
          ))}
        </tr>
      </thead>
      {comparedIn(enemy).map((part) => (
        <PartNeeds key={part} part={part} sheet={sheet} dice={dice} desk={desk} />
      ))}
    </table>
  );
}

/** Each part is worked out by itself, so that a tap in between is heard. */
function PartNeeds({ part, sheet, dice, desk }: Props & { readonly part: Part }): JSX.Element {
  const { words } = desk;
  const { enemy, spending } = sheet.battle;
  const key = [makeBattle(sheet.battle), sheet.hero, makeDiceSet(desk.dice)].join(' ');
  const { value: needs, stale } = useLater(key, () => ({ found: needsFor(part, dice, enemy, spending) }));
  const stat = attackStat(enemy) ?? 'sword';
  const reached = part === 'defence' ? 'shield' : stat;
  const name = nameOf(part, enemy, words);
  if (needs && needs.found === undefined)
    return (
      <tbody>
        <tr>
          <th scope="row">{name}</th>
          <td colSpan={LEVELS.length}>{words.needs.tooMany}</td>
        </tr>
      </tbody>
    );
  const extraOf = ({ extra }: Need): JSX.Element =>
    extra.attack + extra.defence === 0 ? (
      <>{words.needs.nothing}</>
    ) : (
      <>
        {extra.attack > 0 && <More count={extra.attack} kind={stat} name={words.results[stat]} />}{' '}
        {extra.defence > 0 && <More count={extra.defence} kind="shield" name={words.results.shield} />}
      </>
    );
  const beside = part === 'both' ? fill(words.needs.beside, { count: enemy.shield ?? 0 }) : '';
  return (
    <tbody aria-busy={stale}>
      <tr class="battle-need-part">
        <th scope="rowgroup" colSpan={1 + LEVELS.length}>
          {name}
        </th>
      </tr>
      <tr>
        <th scope="row">{words.needs.extra}</th>
        {LEVELS.map((level, index) => {
          const need = needs?.found?.[index];
          return <td key={level}>{need && extraOf(need)}</td>;
        })}
      </tr>
      <tr>
        <th scope="row">
          {fill(words.needs.reach, { stat: words.stats[reached] })} {beside && <small>{beside}</small>}
        </th>
        {LEVELS.map((level, index) => {
          const need = needs?.found?.[index];
          return <td key={level}>{need && (need.reach ?? '–')}</td>;
        })}
      </tr>
    </tbody>
  );
}

const More = ({
  count,
  kind,
  name,
}: {
  readonly count: number;
  readonly kind: 'sword' | 'shield' | 'ritual';
  readonly name: string;
}): JSX.Element => (
  <span class="battle-more">
    +{count} <SymbolGlyph name={kind} />
    <span class="visually-hidden">{name}</span>
  </span>
);
