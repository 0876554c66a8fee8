import type { JSX } from 'preact';
import { attackStat } from '../../../engine/adventure-game/enemy/verdict.ts';
import { comparedIn } from '../../../engine/adventure-game/odds/battle-parts.ts';
import type { BattleOdds } from '../../../engine/adventure-game/odds/battle-odds.ts';
import type { Outlook } from '../../../engine/adventure-game/odds/outlook.ts';
import { OBJECTIVES } from '../../../engine/adventure-game/spending/spending-solver.ts';
import { type Chance, chanceThat, type Distribution } from '../../../engine/odds.ts';
import { fill } from '../../../i18n/words.ts';
import { formatCount, formatPercent } from '../../kit/format.ts';
import { useDesk } from '../desk.ts';
import { Figures } from '../Figures.tsx';
import { partName } from '../names.ts';

/** The chances by aim, exact on demand, and how much would be short. */
export function OddsDetails({ outlook: { odds, entered } }: { readonly outlook: Outlook }): JSX.Element {
  const { words, lang, sheet } = useDesk();
  const { enemy } = sheet.battle;
  const attack = attackStat(enemy);
  const { short, both } = odds[sheet.objective];
  const table = (caption: string, format: (chance: Chance) => string): JSX.Element => (
    <Figures
      caption={caption}
      corner={words.objective}
      columns={comparedIn(enemy).map((part) => [
        partName(part, enemy, words),
        (row: BattleOdds) => format(row[part]),
      ])}
      rows={OBJECTIVES.map((aim) => ({
        key: aim,
        name: words.objectives[aim],
        value: odds[aim],
        chosen: aim === sheet.objective,
      }))}
    />
  );
  return (
    <>
      {table(words.chancesByAim, (chance) => formatPercent(chance, lang))}
      {entered && (
        <details class="tool-more">
          <summary>{words.exact}</summary>
          {table(fill(words.ofRolls, { total: formatCount(both.total, lang) }), ({ ways }) =>
            formatCount(ways, lang),
          )}
        </details>
      )}
      {attack && <ShortTable name={words.shortTable.attack} short={short[attack]} />}
      {enemy.shield !== undefined && <ShortTable name={words.shortTable.defence} short={short.shield} />}
    </>
  );
}

type ShortProps = { readonly name: string; readonly short: Distribution<number> };

/** A chart whose numbers stand beside its bars. */
function ShortTable({ name, short }: ShortProps): JSX.Element {
  const { words, lang } = useDesk();
  const missing = [...short.keys()].sort((one, two) => one - two);
  return (
    <table class="battle-short">
      <caption>{name}</caption>
      <thead class="visually-hidden">
        <tr>
          <th scope="col">{words.missing}</th>
          <th scope="col">{words.chance}</th>
        </tr>
      </thead>
      <tbody>
        {missing.map((count) => {
          const chance = chanceThat(short, (outcome) => outcome === count);
          return (
            <tr key={count}>
              <th scope="row">{count}</th>
              <td>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * chance.ways) / chance.total} height="10" />
                </svg>
                <span>{formatPercent(chance, lang)}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
