import type { JSX } from 'preact';
import { makeSheet } from '../../../engine/adventure-game/battle/battle-sheet-code.ts';
import { REROLL } from '../../../engine/adventure-game/battle/battle-sheet.ts';
import { makeDiceSet } from '../../../engine/adventure-game/dice/dice-set.ts';
import { makeSeenRolls } from '../../../engine/adventure-game/dice/learned-dice.ts';
import { statsOf } from '../../../engine/adventure-game/enemy/verdict.ts';
import { battleOdds } from '../../../engine/adventure-game/odds/battle-odds.ts';
import { aimedPart } from '../../../engine/adventure-game/odds/battle-parts.ts';
import type { Outlook } from '../../../engine/adventure-game/odds/outlook.ts';
import { rerollOdds } from '../../../engine/adventure-game/odds/reroll-worth.ts';
import { withGift } from '../../../engine/adventure-game/spending/spending.ts';
import type { Chance } from '../../../engine/odds.ts';
import { fill } from '../../../i18n/words.ts';
import { useAfterPaint } from '../../kit/after-paint.ts';
import { formatFraction, formatGain, formatPercent } from '../../kit/format.ts';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { useDesk } from '../desk.ts';
import { Figures } from '../Figures.tsx';
import { partName } from '../names.ts';

/** What one more sword, shield, ritual or reroll would be worth for the aim, exact on demand. */
export function WorthTable({ outlook: { dice, entered, odds } }: { readonly outlook: Outlook }): JSX.Element {
  const { words, lang, links, sheet, dice: own, seen } = useDesk();
  const { objective, battle } = sheet;
  const { enemy, spending } = battle;
  const part = aimedPart(enemy, objective);
  const now = odds[objective][part];
  const stats = statsOf(enemy);
  const key = [makeSheet(sheet), makeDiceSet(own.state), makeSeenRolls(seen.state)].join(' ');
  const { value, stale } = useAfterPaint<Chance>(key, [
    ...stats.map((stat) => () => battleOdds(dice, enemy, withGift(spending, { [stat]: 1 }), objective)[part]),
    ...(entered ? [() => rerollOdds(entered, enemy, spending, objective)] : []),
  ]);
  const { reason, basis } = REROLL;
  const rows = [
    ...stats.map((stat) => ({
      key: stat,
      name: <>{fill(words.oneMore, { kind: words.oneMoreOf[stat] })}</>,
    })),
    ...(entered
      ? [{ key: reason, name: <ReasonText text={words.worthReroll} basis={basis} link={links[reason]} /> }]
      : []),
  ];
  const shared = {
    corner: words.withMore,
    stale,
    // An older answer may be about another number of stats.
    rows: rows.map((row, index) => ({
      ...row,
      value: value?.length === rows.length ? value[index] : undefined,
    })),
  };
  return (
    <>
      <Figures
        {...shared}
        caption={fill(words.worth, { aim: partName(part, enemy, words) })}
        columns={[
          [words.chance, (chance) => formatPercent(chance, lang)],
          [words.gainPoints, (chance) => formatGain(chance, now, lang)],
        ]}
      />
      {entered && (
        <details class="tool-more">
          <summary>{words.exact}</summary>
          <Figures
            {...shared}
            caption={words.reroll.fractions}
            columns={[[words.chance, (chance) => formatFraction(chance, lang)]]}
          />
        </details>
      )}
    </>
  );
}
