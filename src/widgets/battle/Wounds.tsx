import type { JSX } from 'preact';
import { type BattleSheet, MOST_BLOWS, woundsOf } from '../../engine/adventure-game/battle-sheet.ts';
import type { Shortfalls } from '../../engine/adventure-game/verdict.ts';
import { woundSpaces } from '../../engine/adventure-game/wounds.ts';
import type { ReasonLinks } from './links.ts';
import { ReasonRow } from './ReasonRow.tsx';
import { Stepper } from './Stepper.tsx';
import type { BattleReason } from './tool.ts';
import type { BattleWords } from './words.ts';

type Props = {
  readonly sheet: BattleSheet;
  readonly short: Shortfalls;
  readonly words: BattleWords;
  readonly links: ReasonLinks;
  readonly ready: boolean;
  readonly onChange: (sheet: BattleSheet) => void;
};

const BLOWS = ['attack', 'defence', 'once'] as const;
const WOUNDED = ['actions', 'armour'] as const;

/** What the battle costs the hero: penalties times shortfalls, where the wounds go, and the points lost. */
export function Wounds({ sheet, short, words, links, ready, onChange }: Props): JSX.Element {
  const { hero, blows, wounded, battle } = sheet;
  const { wounds, reasons, suffered } = woundsOf(sheet, battle.enemy, short);
  const spaces = woundSpaces(hero);
  const figures: Readonly<Partial<Record<BattleReason, number>>> = {
    'for-each-short': wounds,
    placed: suffered.placed,
    'no-space-costs-points': suffered.loss,
  };
  return (
    <details class="battle-wounds">
      <summary>
        {words.wounds}: {wounds}
      </summary>
      <div class="battle-steppers">
        {BLOWS.map((blow) => (
          <Stepper
            key={blow}
            name={words.blows[blow]}
            value={blows[blow]}
            most={MOST_BLOWS}
            words={words}
            ready={ready}
            onChange={(count) => onChange({ ...sheet, blows: { ...blows, [blow]: count ?? 0 } })}
          />
        ))}
        {WOUNDED.filter((place) => spaces[place] > 0).map((place) => (
          <Stepper
            key={place}
            name={words.wounded[place]}
            value={wounded[place]}
            most={spaces[place]}
            words={words}
            ready={ready}
            onChange={(count) => onChange({ ...sheet, wounded: { ...wounded, [place]: count ?? 0 } })}
          />
        ))}
      </div>
      <table class="battle-verdict">
        <tbody>
          {[...reasons, ...suffered.reasons].map(({ reason, basis }) => (
            <ReasonRow key={reason} text={words.reasons[reason]} basis={basis} link={links[reason]}>
              <td>{figures[reason]}</td>
            </ReasonRow>
          ))}
        </tbody>
      </table>
    </details>
  );
}
