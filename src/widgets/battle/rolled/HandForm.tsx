import type { JSX } from 'preact';
import type { BattleSheet } from '../../../engine/adventure-game/battle/battle-sheet.ts';
import type { Ending } from '../../../engine/adventure-game/battle/ending.ts';
import { statsOf } from '../../../engine/adventure-game/enemy/verdict.ts';
import {
  countFor,
  fitUses,
  type HandSpending,
  type HandUses,
  usesIn,
} from '../../../engine/adventure-game/spending/hand-spending.ts';
import { type Effect, effectsOf } from '../../../engine/adventure-game/spending/spending.ts';
import { fill } from '../../../i18n/words.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Part } from '../../kit/Part.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { useDesk } from '../desk.ts';
import { effectName } from '../names.ts';
import { Exchange } from '../spending/Exchange.tsx';

type Props = { readonly sheet: BattleSheet; readonly ending: Ending };

const WAYS = ['best', 'hand'] as const;

/** The best spending or the reader's own, with what the best would do differently. */
export function HandForm({ sheet, ending }: Props): JSX.Element {
  const { words, onChange } = useDesk();
  const { byHand } = ending;
  const { spending } = sheet.battle;
  const uses: HandUses = sheet.hand ?? fitUses({ dodge: 0, cards: [] }, spending);
  const use = ({ card }: Effect, count: number): void =>
    onChange({
      ...sheet,
      hand: card === undefined ? { ...uses, dodge: count } : { ...uses, cards: uses.cards.with(card, count) },
    });
  return (
    <Part name={words.hand.legend}>
      <Choice
        label={words.hand.legend}
        options={WAYS}
        names={words.hand.ways}
        chosen={byHand ? 'hand' : 'best'}
        onChoose={(way) => onChange({ ...sheet, hand: way === 'best' ? undefined : uses })}
      />
      {byHand && (
        <>
          <div class="battle-uses">
            {effectsOf(spending).map((effect) => {
              const name = effectName(effect.card, spending, words);
              return (
                <Stepper
                  key={effect.card ?? 'dodge'}
                  name={name}
                  count={countFor(uses, effect)}
                  canMore={byHand.open.some(({ card }) => card === effect.card)}
                  onChange={(next) => use(effect, next)}
                >
                  {name} <Exchange {...effect} />
                </Stepper>
              );
            })}
          </div>
          {byHand.unpaid > 0 && (
            <Notice>
              {fill(words.hand.unpaid[byHand.unpaid === 1 ? 'one' : 'other'], { count: byHand.unpaid })}
            </Notice>
          )}
          <Compared sheet={sheet} ending={ending} byHand={byHand} />
        </>
      )}
    </Part>
  );
}

function Compared({
  sheet,
  ending: { best },
  byHand,
}: Props & { readonly byHand: HandSpending }): JSX.Element {
  const { words } = useDesk();
  const { enemy, spending } = sheet.battle;
  const aim = words.objectives[sheet.objective];
  const stats = statsOf(enemy);
  if (stats.every((stat) => best.verdict.short[stat] === byHand.verdict.short[stat]))
    return <p class="tool-hint">{fill(words.hand.same, { aim })}</p>;
  const [mine, bests] = [usesIn(byHand, spending), usesIn(best, spending)];
  const rows = [
    ...effectsOf(spending).map((effect) => [
      effectName(effect.card, spending, words),
      `${countFor(mine, effect)} ×`,
      `${countFor(bests, effect)} ×`,
    ]),
    ...stats.map((stat) => [
      words.results[stat],
      `${byHand.final[stat]} / ${enemy[stat] ?? 0}`,
      `${best.final[stat]} / ${enemy[stat] ?? 0}`,
    ]),
  ];
  return (
    <table class="tool-figures">
      <caption>{fill(words.hand.compared, { aim })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.step}</th>
          <th scope="col">{words.hand.ways.hand}</th>
          <th scope="col">{words.hand.ways.best}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, hand, other]) => (
          <tr key={name} data-chosen={hand !== other}>
            <th scope="row">{name}</th>
            <td>{hand}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
