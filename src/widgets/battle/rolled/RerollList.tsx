import type { JSX } from 'preact';
import { makeSheet } from '../../../engine/adventure-game/battle/battle-sheet-code.ts';
import { makeDiceSet } from '../../../engine/adventure-game/dice/dice-set.ts';
import type { SeenFaces } from '../../../engine/adventure-game/dice/seen-faces.ts';
import { aimedPart } from '../../../engine/adventure-game/odds/battle-parts.ts';
import { rankRerolls, type Reroll } from '../../../engine/adventure-game/odds/reroll.ts';
import type { Die } from '../../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { useAfterPaint } from '../../kit/after-paint.ts';
import { formatFraction, formatGain, formatPercent } from '../../kit/format.ts';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';
import { Figures } from '../Figures.tsx';
import { dieName, FACE_ICONS, partName } from '../names.ts';

type Props = { readonly most: number; readonly dice: readonly Die[]; readonly seen: SeenFaces };

/** So many choices are worth reading; to keep all dice is always among them. */
const SHOWN = 5;

/** The best choices of dice to roll again, with what each brings. */
export function RerollList({ most, dice, seen }: Props): JSX.Element {
  const { words, lang, sheet, dice: own } = useDesk();
  const { faces, enemy, spending } = sheet.battle;
  const rank = (): readonly Reroll[] => {
    const roll = faces.flatMap((shows, index) => {
      const die = dice[seen.dice[index] ?? -1];
      return die === undefined ? [] : [{ die, shows }];
    });
    return rankRerolls(roll, most, enemy, spending, sheet.objective);
  };
  const { value, stale } = useAfterPaint(`${makeSheet(sheet)} ${makeDiceSet(own.state)}`, [rank]);
  const ranked = value?.[0] ?? [];
  const keep = ranked.find(({ dice: chosen }) => chosen.length === 0);
  if (keep === undefined) return <p class="tool-hint">{words.reckoning}</p>;
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
  const shared = {
    stale,
    corner: words.reroll.again,
    rows: rows.map((row, index) => ({
      key: row.dice.join(),
      name: choice(row),
      value: row,
      chosen: index === 0,
    })),
  };
  return (
    <>
      <p class="tool-hint" role="status">
        {rows[0] === keep ? words.reroll.noneBetter : ''}
      </p>
      <Figures
        {...shared}
        caption={fill(words.reroll.ranked, { aim: partName(part, enemy, words) })}
        columns={[
          [words.chance, ({ odds }) => formatPercent(odds[part], lang)],
          [
            words.gainPoints,
            (row) => (row === keep ? '' : formatGain(row.odds[part], keep.odds[part], lang)),
          ],
        ]}
      />
      <details class="tool-more">
        <summary>{words.exact}</summary>
        <Figures
          {...shared}
          caption={words.reroll.fractions}
          columns={[[words.chance, ({ odds }) => formatFraction(odds[part], lang)]]}
        />
      </details>
    </>
  );
}
