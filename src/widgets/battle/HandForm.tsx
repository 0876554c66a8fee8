import type { JSX } from 'preact';
import type { BattleSheet } from '../../engine/adventure-game/battle/battle-sheet.ts';
import type { BestSpending } from '../../engine/adventure-game/spending/best-spending.ts';
import {
  countFor,
  fitUses,
  type HandSpending,
  type HandUses,
  usesIn,
} from '../../engine/adventure-game/spending/hand-spending.ts';
import { type Effect, effectsOf } from '../../engine/adventure-game/spending/spending.ts';
import { STATS } from '../../engine/adventure-game/enemy/verdict.ts';
import { fill } from '../../i18n/words.ts';
import { Choice } from './Choice.tsx';
import { CountRow } from './CountRow.tsx';
import type { Desk } from './desk.ts';
import { effectName } from './effect-name.ts';
import { Exchange } from './Exchange.tsx';

type Props = {
  readonly sheet: BattleSheet;
  readonly best: BestSpending;
  readonly byHand: HandSpending | undefined;
  readonly desk: Desk;
};

const WAYS = ['best', 'hand'] as const;

/** The best spending or the reader's own, with what the best would do differently. */
export function HandForm({ sheet, best, byHand, desk }: Props): JSX.Element {
  const { words, ready, onChange } = desk;
  const { spending } = sheet.battle;
  const none: HandUses = fitUses({ dodge: 0, cards: [] }, spending);
  const uses = sheet.hand ?? none;
  const use = ({ card }: Effect, count: number): void =>
    onChange({
      ...sheet,
      hand: card === undefined ? { ...uses, dodge: count } : { ...uses, cards: uses.cards.with(card, count) },
    });
  return (
    <fieldset class="tool-part battle-part">
      <legend>{words.hand.legend}</legend>
      <Choice
        label={words.hand.legend}
        options={WAYS}
        chosen={byHand ? 'hand' : 'best'}
        names={words.hand.ways}
        ready={ready}
        onChoose={(way) => onChange({ ...sheet, hand: way === 'best' ? undefined : uses })}
      />
      {byHand && (
        <>
          <div class="battle-uses">
            {effectsOf(spending).map((effect) => {
              const name = effectName(effect.card, spending, words);
              const count = countFor(uses, effect);
              const open = byHand.open.some(({ card }) => card === effect.card);
              return (
                <CountRow
                  key={effect.card ?? 'dodge'}
                  name={name}
                  count={count}
                  open={open}
                  words={words}
                  ready={ready}
                  onChange={(next) => use(effect, next)}
                >
                  <Exchange {...effect} />
                </CountRow>
              );
            })}
          </div>
          {byHand.unpaid > 0 && (
            <p class="notice" role="status">
              {fill(words.hand.unpaid[byHand.unpaid === 1 ? 'one' : 'other'], { count: byHand.unpaid })}
            </p>
          )}
          <Compared sheet={sheet} best={best} byHand={byHand} desk={desk} />
        </>
      )}
    </fieldset>
  );
}

function Compared({
  sheet,
  best,
  byHand,
  desk: { words },
}: Props & { readonly byHand: HandSpending }): JSX.Element {
  const { enemy, spending } = sheet.battle;
  const stats = STATS.filter((stat) => enemy[stat] !== undefined);
  if (stats.every((stat) => best.verdict.short[stat] === byHand.verdict.short[stat]))
    return <p class="tool-hint">{fill(words.hand.same, { aim: words.objectives[sheet.objective] })}</p>;
  const [mine, bests] = [usesIn(byHand, spending), usesIn(best, spending)];
  return (
    <table class="tool-figures">
      <caption>{fill(words.hand.compared, { aim: words.objectives[sheet.objective] })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.step}</th>
          <th scope="col">{words.hand.ways.hand}</th>
          <th scope="col">{words.hand.ways.best}</th>
        </tr>
      </thead>
      <tbody>
        {effectsOf(spending).map((effect) => (
          <tr key={effect.card ?? 'dodge'} data-chosen={countFor(mine, effect) !== countFor(bests, effect)}>
            <th scope="row">{effectName(effect.card, spending, words)}</th>
            <td>{countFor(mine, effect)} ×</td>
            <td>{countFor(bests, effect)} ×</td>
          </tr>
        ))}
        {stats.map((stat) => (
          <tr key={stat} data-chosen={byHand.verdict.short[stat] !== best.verdict.short[stat]}>
            <th scope="row">{words.results[stat]}</th>
            <td>
              {byHand.final[stat]} / {enemy[stat]}
            </td>
            <td>
              {best.final[stat]} / {enemy[stat]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
