import type { JSX } from 'preact';
import {
  type Outlook,
  outlookOf,
  type Prospect,
  suretyOf,
} from '../../../engine/adventure-game/odds/outlook.ts';
import { comparedIn } from '../../../engine/adventure-game/odds/battle-parts.ts';
import { makeSheet } from '../../../engine/adventure-game/battle/battle-sheet-code.ts';
import { makeSeenRolls } from '../../../engine/adventure-game/dice/learned-dice.ts';
import { attackStat } from '../../../engine/adventure-game/enemy/verdict.ts';
import { fill } from '../../../i18n/words.ts';
import { useAfterPaint } from '../../kit/after-paint.ts';
import { formatPercent } from '../../kit/format.ts';
import { Result } from '../../kit/Result.tsx';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';
import { partName } from '../names.ts';
import { HeroChoice, Setup } from '../Setup.tsx';
import { LearnDice } from './LearnDice.tsx';
import { NeedsTable } from './NeedsTable.tsx';
import { OddsDetails } from './OddsDetails.tsx';
import { WorthTable } from './WorthTable.tsx';

/** "Before I roll": the chances, what would improve them, and what is needed. */
export function BeforeView(): JSX.Element {
  const { words, sheet } = useDesk();
  const outlook = outlookOf(useProspect());
  return (
    <>
      <HeroChoice />
      <LearnDice />
      <Setup />
      {typeof outlook === 'string' ? (
        <Result detail={fill(words.noChances[outlook], { hero: words.heroes[sheet.hero] })} />
      ) : (
        <>
          <Chances outlook={outlook} />
          <OddsDetails outlook={outlook} />
          <WorthTable outlook={outlook} />
          <NeedsTable dice={outlook.dice} />
        </>
      )}
    </>
  );
}

export function useProspect(): Prospect {
  const { sheet, dice, seen } = useDesk();
  return { ...sheet.battle, hero: sheet.hero, dice: dice.state, seen: seen.state };
}

/** The chances in one glance, in the place of the outcome, and how sure they are. */
export function Chances({ outlook: { odds, learned } }: { readonly outlook: Outlook }): JSX.Element {
  const { words, lang, sheet } = useDesk();
  const { enemy } = sheet.battle;
  const attack = attackStat(enemy);
  return (
    <Result verdict={learned.length === 0 ? words.chances : words.learn.chances}>
      <ul class="battle-compared">
        {comparedIn(enemy).map((part) => (
          <li key={part}>
            <span>
              {part === 'attack' && attack && <SymbolGlyph name={attack} />}
              {part === 'defence' && <SymbolGlyph name="shield" />}{' '}
              {formatPercent(odds[sheet.objective][part], lang)}
            </span>
            <small>{partName(part, enemy, words)}</small>
          </li>
        ))}
      </ul>
      {learned.length > 0 && <Surety />}
    </Result>
  );
}

/** How far learned chances may be off. */
function Surety(): JSX.Element {
  const { words, lang, sheet } = useDesk();
  const prospect = useProspect();
  const key = `${makeSheet(sheet)} ${makeSeenRolls(prospect.seen)}`;
  const { value } = useAfterPaint(key, [() => suretyOf(prospect, sheet.objective)]);
  const surety = value?.[0];
  return (
    <p class="tool-detail">
      {surety
        ? fill(words.learn.surety, {
            aim: words.objectives[sheet.objective],
            low: formatPercent(surety.low, lang),
            high: formatPercent(surety.high, lang),
          })
        : words.reckoning}
    </p>
  );
}
