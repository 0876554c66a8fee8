import type { JSX } from 'preact';
import {
  type BattleSheet,
  type BattleWounds,
  MOST_BLOWS,
} from '../../engine/adventure-game/battle/battle-sheet.ts';
import { woundSpaces } from '../../engine/adventure-game/hero/wounds.ts';
import { CountRow } from './CountRow.tsx';
import type { ReasonLinks } from './links.ts';
import { ReasonRow } from './ReasonRow.tsx';
import type { BattleReason } from './reasons.ts';
import type { BattleWords } from './words.ts';

type Props = {
  readonly sheet: BattleSheet;
  readonly words: BattleWords;
  readonly ready: boolean;
  readonly onChange: (sheet: BattleSheet) => void;
};

const BLOWS = ['attack', 'defence', 'once'] as const;
const WOUNDED = ['actions', 'armour'] as const;

/** What an enemy deals for each missing result, and what the hero has suffered before. */
export function Wounds({ sheet, words, ready, onChange }: Props): JSX.Element {
  const { hero, blows, wounded } = sheet;
  const spaces = woundSpaces(hero);
  return (
    <div>
      {BLOWS.map((blow) => (
        <CountRow
          key={blow}
          name={words.blows[blow]}
          count={blows[blow]}
          open={blows[blow] < MOST_BLOWS}
          words={words}
          ready={ready}
          onChange={(count) => onChange({ ...sheet, blows: { ...blows, [blow]: count } })}
        />
      ))}
      {WOUNDED.filter((place) => spaces[place] > 0).map((place) => (
        <CountRow
          key={place}
          name={words.wounded[place]}
          count={wounded[place]}
          open={wounded[place] < spaces[place]}
          words={words}
          ready={ready}
          onChange={(count) => onChange({ ...sheet, wounded: { ...wounded, [place]: count } })}
        />
      ))}
    </div>
  );
}

type StepsProps = {
  readonly result: BattleWounds;
  readonly words: BattleWords;
  readonly links: ReasonLinks;
};

/** Penalties times shortfalls, where the wounds go, and the points lost. */
export function WoundSteps({ result: { wounds, reasons, suffered }, words, links }: StepsProps): JSX.Element {
  const figures: Readonly<Partial<Record<BattleReason, number>>> = {
    'for-each-short': wounds,
    placed: suffered.placed,
    'no-space-costs-points': suffered.loss,
  };
  return (
    <table class="battle-verdict">
      <tbody>
        {[...reasons, ...suffered.reasons].map(({ reason, basis }) => (
          <ReasonRow key={reason} text={words.reasons[reason]} basis={basis} link={links[reason]}>
            <td>{figures[reason]}</td>
          </ReasonRow>
        ))}
      </tbody>
    </table>
  );
}
