import type { JSX } from 'preact';
import { REROLL } from '../../../engine/adventure-game/battle/battle-sheet.ts';
import { battleDice } from '../../../engine/adventure-game/dice/dice-set.ts';
import { seeFaces } from '../../../engine/adventure-game/dice/seen-faces.ts';
import { isSearchable } from '../../../engine/adventure-game/spending/searchable.ts';
import { fill } from '../../../i18n/words.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { useDesk } from '../desk.ts';
import { HeroChoice } from '../Setup.tsx';
import { RerollList } from './RerollList.tsx';
import { SeenDice } from './SeenDice.tsx';

/** Which dice to roll again, or why that cannot be said. */
export function RerollAdvice(): JSX.Element {
  const { words, links } = useDesk();
  const { reason, basis } = REROLL;
  return (
    <div class="battle-reroll">
      <HeroChoice />
      <Advice />
      <ReasonText text={words.reasons[reason]} basis={basis} link={links[reason]} />
    </div>
  );
}

function Advice(): JSX.Element {
  const { words, sheet, dice: own, onChange, onView } = useDesk();
  const { hero, battle, seenOn } = sheet;
  const { faces, enemy, spending } = battle;
  const text = words.reroll;
  const dice = battleDice(own.state, hero);
  const about = { hero: words.heroes[hero], count: dice?.length ?? 0, entered: faces.length };
  if (dice === undefined)
    return (
      <div class="tool-hint">
        {fill(words.needDice, about)} <Key onTap={() => onView('dice')}>{words.views.dice}</Key>
      </div>
    );
  if (faces.length !== dice.length) return <p class="tool-hint">{fill(text.otherCount, about)}</p>;
  const seen = seeFaces(faces, dice, seenOn);
  if (seen === undefined) return <Notice>{fill(text.impossible, about)}</Notice>;
  if (!isSearchable(dice, enemy, spending, 1)) return <Notice>{words.tooManyWays}</Notice>;
  const most = Math.min(sheet.rerolls, dice.length);
  const counts = dice.map((_, index) => String(index + 1));
  return (
    <>
      <Choice
        legend
        label={text.most}
        options={counts}
        names={Object.fromEntries(counts.map((count) => [count, count]))}
        chosen={String(most)}
        onChoose={(count) => onChange({ ...sheet, rerolls: Number(count) })}
      />
      <SeenDice dice={dice} seen={seen} />
      <RerollList most={most} dice={dice} seen={seen} />
    </>
  );
}
