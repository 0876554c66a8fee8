import type { JSX } from 'preact';
import { makeSheet } from '../../../engine/adventure-game/battle/battle-sheet-code.ts';
import { MOST_BLOWS, woundsOf } from '../../../engine/adventure-game/battle/battle-sheet.ts';
import { isComplete, isQuick, shortOf } from '../../../engine/adventure-game/battle/ending.ts';
import { woundSpaces } from '../../../engine/adventure-game/hero/wounds.ts';
import { fill } from '../../../i18n/words.ts';
import { useAfterPaint } from '../../kit/after-paint.ts';
import { ReasonRow } from '../../kit/ReasonRow.tsx';
import { Result } from '../../kit/Result.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { useDesk } from '../desk.ts';
import type { BattleReason } from '../reasons.ts';
import { HeroChoice } from '../Setup.tsx';

const BLOWS = ['attack', 'defence', 'once'] as const;
const WOUNDED = ['actions', 'armour'] as const;

/** "Wounds": what the battle that was rolled costs the hero. Without a roll nothing is short yet. */
export function WoundsView(): JSX.Element {
  const { words, links, sheet, onChange } = useDesk();
  const { hero, blows, wounded } = sheet;
  const spaces = woundSpaces(hero);
  const work = () => woundsOf(sheet, sheet.battle.enemy, shortOf(sheet));
  const { value } = useAfterPaint(makeSheet(sheet), [work], !isComplete(sheet) || isQuick(sheet));
  const result = value?.[0];
  const figures: Readonly<Partial<Record<BattleReason, number | undefined>>> = {
    'for-each-short': result?.forShort,
    placed: result?.suffered.placed,
    'no-space-costs-points': result?.suffered.loss,
  };
  return (
    <>
      <HeroChoice />
      {sheet.battle.faces.length === 0 && <p class="tool-hint">{words.noRollYet}</p>}
      <div>
        {BLOWS.map((blow) => (
          <Stepper
            key={blow}
            name={words.blows[blow]}
            count={blows[blow]}
            canMore={blows[blow] < MOST_BLOWS}
            onChange={(count) => onChange({ ...sheet, blows: { ...blows, [blow]: count } })}
          />
        ))}
        {WOUNDED.filter((place) => spaces[place] > 0).map((place) => (
          <Stepper
            key={place}
            name={words.wounded[place]}
            count={wounded[place]}
            canMore={wounded[place] < spaces[place]}
            onChange={(count) => onChange({ ...sheet, wounded: { ...wounded, [place]: count } })}
          />
        ))}
      </div>
      {result === undefined ? (
        <Result detail={words.reckoning} />
      ) : (
        <>
          <Result
            verdict={`${words.wounds}: ${result.wounds}`}
            detail={fill(words.woundsGo, { placed: result.suffered.placed, loss: result.suffered.loss })}
          />
          <table class="battle-verdict">
            <tbody>
              {[...result.reasons, ...result.suffered.reasons].map(({ reason, basis }) => (
                <ReasonRow key={reason} text={words.reasons[reason]} basis={basis} link={links[reason]}>
                  <td>{figures[reason]}</td>
                </ReasonRow>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
