import type { JSX } from 'preact';
import { makeBattle } from '../../../engine/adventure-game/battle/battle-code.ts';
import type { OpenDie } from '../../../engine/adventure-game/dice/dice-fold.ts';
import { makeDiceSet } from '../../../engine/adventure-game/dice/dice-set.ts';
import { makeSeenRolls } from '../../../engine/adventure-game/dice/learned-dice.ts';
import { attackStat, type Stat } from '../../../engine/adventure-game/enemy/verdict.ts';
import { comparedIn, type Part } from '../../../engine/adventure-game/odds/battle-parts.ts';
import { LEVELS, type Need, needsFor } from '../../../engine/adventure-game/odds/needs.ts';
import { fill } from '../../../i18n/words.ts';
import { useAfterPaint } from '../../kit/after-paint.ts';
import { formatPercent } from '../../kit/format.ts';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';
import { partName } from '../names.ts';

type Props = { readonly dice: readonly OpenDie[] };

/** What is needed for 50, 80 and 95 %: results on top against this enemy, and the strongest enemy that can be met. */
export function NeedsTable({ dice }: Props): JSX.Element {
  const { words, lang, sheet } = useDesk();
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
      {comparedIn(sheet.battle.enemy).map((part) => (
        <PartNeeds key={part} part={part} dice={dice} />
      ))}
    </table>
  );
}

/** Each part is worked out by itself, so that a tap in between is heard. */
function PartNeeds({ part, dice }: Props & { readonly part: Part }): JSX.Element {
  const { words, sheet, dice: own, seen } = useDesk();
  const { enemy, spending } = sheet.battle;
  const key = [makeBattle(sheet.battle), sheet.hero, makeDiceSet(own.state), makeSeenRolls(seen.state)].join(
    ' ',
  );
  const { value, stale } = useAfterPaint(key, [() => ({ needs: needsFor(part, dice, enemy, spending) })]);
  const worked = value?.[0];
  const stat = attackStat(enemy) ?? 'sword';
  const name = partName(part, enemy, words);
  if (worked && worked.needs === undefined)
    return (
      <tbody>
        <tr>
          <th scope="row">{name}</th>
          <td colSpan={LEVELS.length}>{words.needs.tooMany}</td>
        </tr>
      </tbody>
    );
  const more = (count: number, kind: Stat): JSX.Element | false =>
    count > 0 && (
      <span class="battle-more">
        +{count} <SymbolGlyph name={kind} />
        <span class="visually-hidden">{words.results[kind]}</span>
      </span>
    );
  const row = (head: JSX.Element, show: (need: Need) => JSX.Element | number | string): JSX.Element => (
    <tr>
      <th scope="row">{head}</th>
      {LEVELS.map((level, index) => {
        const need = worked?.needs?.[index];
        return <td key={level}>{need && show(need)}</td>;
      })}
    </tr>
  );
  return (
    <tbody aria-busy={stale}>
      <tr class="battle-need-part">
        <th scope="rowgroup" colSpan={1 + LEVELS.length}>
          {name}
        </th>
      </tr>
      {row(<>{words.needs.extra}</>, ({ extra }) =>
        extra.attack + extra.defence === 0 ? (
          words.needs.nothing
        ) : (
          <>
            {more(extra.attack, stat)} {more(extra.defence, 'shield')}
          </>
        ),
      )}
      {row(
        <>
          {fill(words.needs.reach, { stat: words.stats[part === 'defence' ? 'shield' : stat] })}{' '}
          {part === 'both' && <small>{fill(words.needs.beside, { count: enemy.shield ?? 0 })}</small>}
        </>,
        ({ reach }) => reach ?? '–',
      )}
    </tbody>
  );
}
