import { Fragment, type JSX } from 'preact';
import {
  type Enemy,
  penalty,
  type Stat,
  type Verdict,
  type VerdictReason,
} from '../../engine/adventure-game/enemy/verdict.ts';
import type { Total } from '../../engine/adventure-game/vocabulary.ts';
import type { ReasonLinks } from './links.ts';
import { ReasonRow } from './ReasonRow.tsx';
import type { BattleWords } from './words.ts';

type Props = {
  readonly enemy: Enemy;
  readonly final: Total;
  readonly verdict: Verdict;
  readonly words: BattleWords;
  readonly links: ReasonLinks;
};

/** The stat that a reason speaks of. */
const COMPARED: Readonly<Partial<Record<VerdictReason, Stat>>> = {
  'attack-succeeds': 'sword',
  'attack-fails': 'sword',
  'ritual-succeeds': 'ritual',
  'ritual-fails': 'ritual',
  'extra-ritual-succeeds': 'ritual',
  'extra-ritual-fails': 'ritual',
  'defence-succeeds': 'shield',
  'defence-fails': 'shield',
};

/** The outcome in the order of the battle steps. */
export const VerdictSteps = ({ enemy, final, verdict, words, links }: Props): JSX.Element => (
  <table class="battle-verdict">
    <caption>{words.verdict}</caption>
    <tbody>
      {verdict.reasons.map(({ reason, basis }) => {
        const stat = COMPARED[reason];
        const times = stat === undefined ? 0 : penalty(1, verdict.short[stat]);
        return (
          <Fragment key={reason}>
            <ReasonRow text={words.reasons[reason]} basis={basis} link={links[reason]}>
              <td>{stat !== undefined && `${final[stat]} / ${enemy[stat] ?? 0}`}</td>
            </ReasonRow>
            {times > 0 && (
              <ReasonRow text={words.reasons['for-each-short']} basis="print" link={links['for-each-short']}>
                <td>× {times}</td>
              </ReasonRow>
            )}
          </Fragment>
        );
      })}
    </tbody>
  </table>
);
