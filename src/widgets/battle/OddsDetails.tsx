import type { JSX } from 'preact';
import type { BattleOdds } from '../../engine/adventure-game/odds/battle-odds.ts';
import { comparedIn, type Part } from '../../engine/adventure-game/odds/battle-parts.ts';
import { type Objective, OBJECTIVES } from '../../engine/adventure-game/spending/spending-solver.ts';
import { attackStat, type Enemy } from '../../engine/adventure-game/enemy/verdict.ts';
import { type Chance, chanceThat, type Distribution } from '../../engine/odds.ts';
import type { Lang } from '../../i18n/locales.ts';
import { fill } from '../../i18n/words.ts';
import { formatCount, formatPercent } from '../odds-format.ts';
import { nameOf } from './Chances.tsx';
import type { BattleWords } from './words.ts';

type Props = {
  readonly enemy: Enemy;
  readonly odds: Readonly<Record<Objective, BattleOdds>>;
  readonly objective: Objective;
  readonly words: BattleWords;
  readonly lang: Lang;
};

/** The chances by aim, exact on demand, and how much would be short. */
export function OddsDetails({ enemy, odds, objective, words, lang }: Props): JSX.Element {
  const parts = comparedIn(enemy);
  const attack = attackStat(enemy);
  const { short } = odds[objective];
  const aims = OBJECTIVES.map((aim) => ({ name: words.objectives[aim], odds: odds[aim] }));
  const shared = { parts, enemy, words };
  return (
    <>
      <OddsTable
        {...shared}
        caption={words.chancesByAim}
        corner={words.objective}
        rows={aims}
        chosen={words.objectives[objective]}
        format={(chance) => formatPercent(chance, lang)}
      />
      <details>
        <summary>{words.exact}</summary>
        <OddsTable
          {...shared}
          caption={fill(words.ofRolls, { total: formatCount(odds[objective].both.total, lang) })}
          corner={words.objective}
          rows={aims}
          chosen={words.objectives[objective]}
          format={({ ways }) => formatCount(ways, lang)}
        />
      </details>
      {attack && (
        <ShortTable name={words.shortTable.attack} short={short[attack]} words={words} lang={lang} />
      )}
      {enemy.shield !== undefined && (
        <ShortTable name={words.shortTable.defence} short={short.shield} words={words} lang={lang} />
      )}
    </>
  );
}

type TableProps = {
  readonly caption: string;
  readonly corner: string;
  readonly parts: readonly Part[];
  readonly rows: readonly { readonly name: string; readonly odds: BattleOdds }[];
  /** The name of the row that stands out. */
  readonly chosen?: string;
  readonly format: (chance: Chance) => string;
  readonly enemy: Enemy;
  readonly words: BattleWords;
};

const OddsTable = ({
  caption,
  corner,
  parts,
  rows,
  chosen,
  format,
  enemy,
  words,
}: TableProps): JSX.Element => (
  <table class="tool-figures">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{corner}</th>
        {parts.map((part) => (
          <th key={part} scope="col">
            {nameOf(part, enemy, words)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, odds }) => (
        <tr key={name} data-chosen={name === chosen}>
          <th scope="row">{name}</th>
          {parts.map((part) => (
            <td key={part}>{format(odds[part])}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

type ShortProps = {
  readonly name: string;
  readonly short: Distribution<number>;
  readonly words: BattleWords;
  readonly lang: Lang;
};

/** A chart whose numbers stand beside its bars. */
function ShortTable({ name, short, words, lang }: ShortProps): JSX.Element {
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
