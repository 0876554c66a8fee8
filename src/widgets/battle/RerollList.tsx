import type { JSX } from 'preact';
import { aimedPart } from '../../engine/adventure-game/odds/battle-parts.ts';
import { makeSheet } from '../../engine/adventure-game/battle/battle-sheet-code.ts';
import type { BattleSheet } from '../../engine/adventure-game/battle/battle-sheet.ts';
import { makeDiceSet } from '../../engine/adventure-game/dice/dice-set.ts';
import { rankRerolls, type Reroll } from '../../engine/adventure-game/odds/reroll.ts';
import type { SeenFaces } from '../../engine/adventure-game/dice/seen-faces.ts';
import type { Die } from '../../engine/adventure-game/vocabulary.ts';
import type { Chance } from '../../engine/odds.ts';
import { fill } from '../../i18n/words.ts';
import { formatFraction, formatPercent } from '../odds-format.ts';
import { SymbolGlyph } from '../SymbolGlyph.tsx';
import { nameOf } from './Chances.tsx';
import type { Desk } from './desk.ts';
import { dieName } from './die-name.ts';
import { formatGain } from './gain.ts';
import { FACE_ICONS } from './icons.ts';
import { useLater } from './later.ts';

type Props = {
  readonly sheet: BattleSheet;
  readonly most: number;
  readonly dice: readonly Die[];
  readonly seen: SeenFaces;
  readonly desk: Desk;
};

/** So many choices are worth reading; to keep all dice is always among them. */
const SHOWN = 5;

/** The best choices of dice to roll again, with what each brings. */
export function RerollList({ sheet, most, dice, seen, desk }: Props): JSX.Element {
  const { words, lang } = desk;
  const { faces, enemy, spending } = sheet.battle;
  const { value: ranked = [], stale } = useLater(`${makeSheet(sheet)} ${makeDiceSet(desk.dice)}`, () =>
    rankRerolls(
      faces.flatMap((shows, index) => {
        const die = dice[seen.dice[index] ?? -1];
        return die === undefined ? [] : [{ die, shows }];
      }),
      most,
      enemy,
      spending,
      sheet.objective,
    ),
  );
  const keep = ranked.find(({ dice: chosen }) => chosen.length === 0);
  if (keep === undefined) return <p class="tool-hint battle-hint">{words.reckoning}</p>;
  const part = aimedPart(enemy, sheet.objective);
  const best = ranked.slice(0, SHOWN);
  const rows = best.includes(keep) ? best : [...best.slice(0, SHOWN - 1), keep];
  const choice = ({ dice: chosen }: Reroll): JSX.Element =>
    chosen.length === 0 ? (
      <>{words.reroll.keep}</>
    ) : (
      <ul class="battle-again">
        {chosen.map((index) => {
          const face = faces[index];
          return (
            face && (
              <li key={index}>
                <SymbolGlyph name={FACE_ICONS[face]} />
                <span class="visually-hidden">{words.faces[face]}, </span>
                <small>{dieName(seen.dice[index] ?? 0, dice, sheet.hero, words)}</small>
              </li>
            )
          );
        })}
      </ul>
    );
  const table = (caption: string, format: (chance: Chance) => string, gain: boolean): JSX.Element => (
    <table class="tool-figures" aria-busy={stale}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.reroll.again}</th>
          <th scope="col">{words.chance}</th>
          {gain && <th scope="col">{words.gainPoints}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.dice.join()} data-chosen={index === 0}>
            <th scope="row">{choice(row)}</th>
            <td>{format(row.odds[part])}</td>
            {gain && <td>{row === keep ? '' : formatGain(row.odds[part], keep.odds[part], lang)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      <p class="tool-hint battle-hint" role="status">
        {rows[0] === keep ? words.reroll.noneBetter : ''}
      </p>
      {table(
        fill(words.reroll.ranked, { aim: nameOf(part, enemy, words) }),
        (chance) => formatPercent(chance, lang),
        true,
      )}
      <details>
        <summary>{words.exact}</summary>
        {table(words.reroll.fractions, (chance) => formatFraction(chance, lang), false)}
      </details>
    </>
  );
}
