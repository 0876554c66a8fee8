import type { JSX } from 'preact';
import type { BattleSheet } from '../../engine/adventure-game/battle/battle-sheet.ts';
import { battleDice } from '../../engine/adventure-game/dice/dice-set.ts';
import { isSearchable } from '../../engine/adventure-game/spending/searchable.ts';
import { seeFaces } from '../../engine/adventure-game/dice/seen-faces.ts';
import { fill } from '../../i18n/words.ts';
import type { Desk } from './desk.ts';
import { RerollList } from './RerollList.tsx';
import { SeenDice } from './SeenDice.tsx';
import { HeroChoice } from './Setup.tsx';
import { Choice } from './Choice.tsx';

type Props = { readonly sheet: BattleSheet; readonly desk: Desk };

/** Which dice to roll again, when a card lets the hero do so; or why that cannot be said. */
export function RerollAdvice({ sheet, desk }: Props): JSX.Element {
  const { words, links } = desk;
  const text = words.reroll;
  return (
    <details class="battle-reroll">
      <summary>{text.title}</summary>
      <HeroChoice sheet={sheet} desk={desk} />
      <Advice sheet={sheet} desk={desk} />
      <p class="tool-hint">
        <a href={links.reroll.href}>{words.reasons.reroll}</a> {links.reroll.source}
      </p>
    </details>
  );
}

function Advice({ sheet, desk }: Props): JSX.Element {
  const { words, ready, onChange, onView } = desk;
  const { hero, battle, seenOn } = sheet;
  const { faces, enemy, spending } = battle;
  const text = words.reroll;
  const dice = battleDice(desk.dice, hero);
  const about = { hero: words.heroes[hero], count: dice?.length ?? 0, entered: faces.length };
  if (dice === undefined)
    return (
      <p class="tool-hint battle-hint">
        {fill(words.needDice, about)}{' '}
        <button type="button" class="tool-key" disabled={!ready} onClick={() => onView('dice')}>
          {words.views.dice}
        </button>
      </p>
    );
  if (faces.length !== dice.length)
    return <p class="tool-hint battle-hint">{fill(text.otherCount, about)}</p>;
  const seen = seeFaces(faces, dice, seenOn);
  if (seen === undefined)
    return (
      <p class="notice" role="status">
        {fill(text.impossible, about)}
      </p>
    );
  if (!isSearchable(dice, enemy, spending, 1)) return <p class="notice">{words.tooManyWays}</p>;
  const most = Math.min(sheet.rerolls, dice.length);
  const counts = dice.map((_, index) => String(index + 1));
  return (
    <>
      <fieldset class="tool-part battle-part">
        <legend>{text.most}</legend>
        <Choice
          label={text.most}
          options={counts}
          chosen={String(most)}
          names={Object.fromEntries(counts.map((count) => [count, count]))}
          ready={ready}
          onChoose={(count) => onChange({ ...sheet, rerolls: Number(count) })}
        />
      </fieldset>
      <SeenDice sheet={sheet} dice={dice} seen={seen} desk={desk} />
      <RerollList sheet={sheet} most={most} dice={dice} seen={seen} desk={desk} />
    </>
  );
}
