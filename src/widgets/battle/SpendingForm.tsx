import type { JSX } from 'preact';
import { IGNI, isIgni } from '../../engine/adventure-game/spending/igni.ts';
import {
  type Card,
  DODGE_READINGS,
  effectsOf,
  MOST_USES,
  type Spending,
  tooManyCards,
} from '../../engine/adventure-game/spending/spending.ts';
import { fill } from '../../i18n/words.ts';
import { CardForm } from './CardForm.tsx';
import { Choice } from './Choice.tsx';
import { Exchange } from './Exchange.tsx';
import type { ClauseLink } from './links.ts';
import type { BattleWords } from './words.ts';

type Props = {
  readonly spending: Spending;
  readonly words: BattleWords;
  /** The clause with both readings of the dodge rule. */
  readonly dodgeLink: ClauseLink;
  readonly ready: boolean;
  readonly onChange: (spending: Spending) => void;
  readonly onRemove: (card: number) => void;
};

const NEW_CARD: Card = { cost: {}, gain: {}, uses: 1 };

export function SpendingForm({ spending, words, dodgeLink, ready, onChange, onRemove }: Props): JSX.Element {
  const { dodge, cards } = spending;
  const igni = cards.findIndex(isIgni);
  const add = (card: Card): void => onChange({ dodge, cards: [...cards, card] });
  const full = tooManyCards([...cards, NEW_CARD]);
  return (
    <fieldset class="tool-part battle-part">
      <legend>{words.spending}</legend>
      <div class="battle-dodge">
        <Choice
          label={words.dodge}
          options={DODGE_READINGS}
          chosen={dodge === 'none' ? undefined : dodge}
          names={words.dodgeReadings}
          ready={ready}
          onChoose={(reading) => onChange({ dodge: reading, cards })}
          picture={(reading) =>
            effectsOf({ dodge: reading, cards: [] }).map((effect) => <Exchange {...effect} />)
          }
        />
        <p class="tool-hint">
          <a href={dodgeLink.href}>{words.dodge}</a> <span class="tool-reading">{dodgeLink.source}</span>
        </p>
      </div>
      <div class="tool-choice" role="group" aria-label={words.cards}>
        <button
          type="button"
          class="tool-key"
          disabled={!ready || (igni < 0 && full)}
          aria-pressed={igni >= 0}
          onClick={() => (igni < 0 ? add(IGNI) : onRemove(igni))}
        >
          {words.igni}
          <Exchange {...IGNI} />
        </button>
        <button type="button" class="tool-key" disabled={!ready || full} onClick={() => add(NEW_CARD)}>
          + {words.addCard}
        </button>
      </div>
      {full && <p class="tool-hint">{words.noMoreCards}</p>}
      {cards.map((card, place) =>
        place === igni ? undefined : (
          <CardForm
            key={place}
            card={card}
            name={fill(words.card, { index: place + 1 })}
            words={words}
            ready={ready}
            canRepeat={!tooManyCards(cards.with(place, { ...card, uses: MOST_USES }))}
            onChange={(changed) => onChange({ dodge, cards: cards.with(place, changed) })}
            onRemove={() => onRemove(place)}
          />
        ),
      )}
    </fieldset>
  );
}
