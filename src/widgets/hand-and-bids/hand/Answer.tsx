import type { JSX } from 'preact';
import { cheapestFor } from '../../../engine/card-game/fighting/one-more.ts';
import { ADDINGS, checkTechnique } from '../../../engine/card-game/fighting/technique.ts';
import { isAsked, prospectOf } from '../../../engine/card-game/sheets/own-sheet.ts';
import { type AttackCard, CARD_FACTS } from '../../../engine/card-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { OtherReading } from '../../kit/OtherReading.tsx';
import { Result } from '../../kit/Result.tsx';
import { basisOf, Why } from '../../kit/Why.tsx';
import { CardMark } from '../CardMark.tsx';
import { strengthNames, toSteps, useDesk } from '../desk.ts';

/** Yes, with these cards; or no, and what is missing. */
export function Answer(): JSX.Element {
  const desk = useDesk();
  const { words, own } = desk;
  const { inHand } = words;
  if (!isAsked(own, own.place)) return <Result detail={inHand.prompt} />;
  const found = cheapestFor(prospectOf(own, own.place));
  if (!found.possible) {
    const { missing, filled, short } = found.best;
    return (
      <Result
        verdict={fill(inHand.no, { count: short })}
        detail={
          <>
            {fill(inHand.missing, { attacks: strengthNames(missing, desk) })}{' '}
            {filled > 0 && fill(inHand.swordsFill, { count: filled })}
          </>
        }
      />
    );
  }
  const { cards, strength } = found;
  const count = cards.length;
  const rest = own.cards.reduce((sum, card) => sum + CARD_FACTS[card].strength, -strength);
  return (
    <Result
      verdict={
        <>
          {fill(inHand.yes[count === 0 ? 'none' : count === 1 ? 'one' : 'many'], { count })}{' '}
          <span class="cards-played">
            {cards.map((card, place) => (
              <CardMark key={place} card={card} />
            ))}
          </span>
        </>
      }
      detail={
        own.cards.length === count
          ? inHand.keepNothing
          : fill(inHand.keep, { count: own.cards.length - count, strength: rest })
      }
      basis={basisOf(
        checkTechnique(own.techniques[own.place], { ...prospectOf(own, own.place).aids, cards }, own.adding)
          .reasons,
      )}
    />
  );
}

/** Whether another reading would turn the answer. */
export function OtherAnswer(): JSX.Element | null {
  const { words, own, onOwn } = useDesk();
  const { inHand } = words;
  const other = ADDINGS.find((adding) => adding !== own.adding) ?? own.adding;
  const [ours, theirs] = [own.adding, other].map(
    (adding) => cheapestFor(prospectOf({ ...own, adding }, own.place)).possible,
  );
  if (ours === theirs) return null;
  return (
    <OtherReading name={inHand.addings[other]} onTake={() => onOwn({ ...own, adding: other })}>
      <span class="tool-reading">{inHand.otherAdding[theirs ? 'yes' : 'no']}</span>
    </OtherReading>
  );
}

/** Why. */
export function AnswerSteps(): JSX.Element | null {
  const desk = useDesk();
  const { words, own } = desk;
  if (!isAsked(own, own.place)) return null;
  const prospect = prospectOf(own, own.place);
  const found = cheapestFor(prospect);
  const cards: readonly AttackCard[] = found.possible ? found.cards : own.cards;
  const { reasons } = checkTechnique(prospect.technique, { ...prospect.aids, cards }, own.adding);
  // That strengths add up is no reason where they do not.
  const told = reasons.filter(({ reason }) => own.adding === 'add-up' || reason !== 'cards-count-per-class');
  return (
    <details class="tool-more">
      <summary>{words.inHand.why}</summary>
      <Why steps={toSteps(desk, 'technique', told)} />
    </details>
  );
}
