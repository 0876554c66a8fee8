import type { JSX } from 'preact';
import { changeSpending, removeCard } from '../../../engine/adventure-game/battle/battle-sheet.ts';
import {
  type Card,
  DODGE_READINGS,
  effectsOf,
  IGNI_READINGS,
  igniReading,
  makeIgni,
  MOST_USES,
  tooManyCards,
} from '../../../engine/adventure-game/spending/spending.ts';
import { fill } from '../../../i18n/words.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { useDesk } from '../desk.ts';
import { Part } from '../../kit/Part.tsx';
import { CardForm } from './CardForm.tsx';
import { Exchange } from './Exchange.tsx';

const NEW_CARD: Card = { cost: {}, gain: {}, uses: 1 };
const IGNI = makeIgni('sword');

/** The dodge rule and Igni by their readings, and the reader's own cards. */
export function SpendingForm(): JSX.Element {
  const { words, links, sheet, onChange } = useDesk();
  const { spending } = sheet.battle;
  const { dodge, cards } = spending;
  const igni = cards.findIndex((card) => igniReading(card) !== undefined);
  const held = cards[igni];
  const change = (next: readonly Card[]): void => onChange(changeSpending(sheet, { dodge, cards: next }));
  const full = tooManyCards([...cards, NEW_CARD]);
  return (
    <Part name={words.spending}>
      <div class="battle-reading">
        <Choice
          label={words.dodge}
          options={DODGE_READINGS}
          names={words.dodgeReadings}
          chosen={dodge === 'none' ? undefined : dodge}
          onChoose={(reading) => onChange(changeSpending(sheet, { dodge: reading, cards }))}
          picture={(reading) =>
            effectsOf({ dodge: reading, cards: [] }).map((effect) => <Exchange {...effect} />)
          }
        />
        <ReasonText text={words.dodge} basis="reading" link={links['dodge-rule']} />
      </div>
      <div class="tool-choice" role="group" aria-label={words.cards}>
        <Key
          pressed={igni >= 0}
          disabled={igni < 0 && full}
          onTap={() => (igni < 0 ? change([...cards, IGNI]) : onChange(removeCard(sheet, igni)))}
        >
          {words.igni}
          <Exchange {...(held ?? IGNI)} />
        </Key>
        <Key disabled={full} onTap={() => change([...cards, NEW_CARD])}>
          + {words.addCard}
        </Key>
      </div>
      {held && (
        <div class="battle-reading">
          <Choice
            label={words.igniGives}
            options={IGNI_READINGS}
            names={words.igniReadings}
            chosen={igniReading(held)}
            onChoose={(kind) => change(cards.with(igni, makeIgni(kind)))}
          />
          <ReasonText text={words.igniGives} basis="reading" link={links.igni} />
        </div>
      )}
      {full && <p class="tool-hint">{words.noMoreCards}</p>}
      {cards.map((card, place) =>
        place === igni ? undefined : (
          <CardForm
            key={place}
            card={card}
            name={fill(words.card, { index: place + 1 })}
            canRepeat={!tooManyCards(cards.with(place, { ...card, uses: MOST_USES }))}
            onChange={(changed) => change(cards.with(place, changed))}
            onRemove={() => onChange(removeCard(sheet, place))}
          />
        ),
      )}
    </Part>
  );
}
