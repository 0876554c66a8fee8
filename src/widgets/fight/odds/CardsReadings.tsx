import type { JSX } from 'preact';
import {
  type CardReading,
  DISPUTED_CARDS,
  LOWERING_DAMAGES,
} from '../../../engine/old-world/fight/attack-cards.ts';
import type { FightSetUp, FightState } from '../../../engine/old-world/fight/fight-state.ts';
import {
  byOtherCards,
  type NextAttack,
  nextAttack,
} from '../../../engine/old-world/fight-odds/next-attack.ts';
import { ATTACK_TYPES } from '../../../engine/old-world/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Choice } from '../../kit/Choice.tsx';
import { formatMean, formatPercent } from '../../kit/format.ts';
import { useDesk } from '../desk.ts';

type Props = {
  readonly setUp: FightSetUp;
  readonly state: FightState;
  readonly onCards: (cards: CardReading) => void;
};

/** The two points of the cards that are told differently, and what they change. */
export function CardsReadings({ setUp, state, onCards }: Props): JSX.Element {
  const { words, lang } = useDesk();
  const text = words.odds.cards;
  const { cards } = setUp;
  const others = byOtherCards(setUp, (other) => nextAttack(other, state));
  const survival = (odds: NextAttack | undefined): string =>
    ATTACK_TYPES.map((type) => odds && formatPercent(odds[type].survives, lang)).join();
  const now = survival(nextAttack(setUp, state));
  const hinges = others.some(({ result }) => survival(result) !== now);
  return (
    <details class="tool-more" open={hinges}>
      <summary>{text.title}</summary>
      <p class="tool-hint">
        {text.about} {!hinges && text.noInfluence}
      </p>
      <Choice
        legend
        label={text.disputed}
        options={DISPUTED_CARDS}
        names={text.disputes}
        chosen={cards.disputed}
        onChoose={(disputed) => onCards({ ...cards, disputed })}
      />
      <Choice
        legend
        label={text.lowering}
        options={LOWERING_DAMAGES}
        names={text.lowers}
        chosen={cards.lowering}
        onChoose={(lowering) => onCards({ ...cards, lowering })}
      />
      <table class="tool-figures">
        <caption>{text.others}</caption>
        <thead>
          <tr>
            <td />
            {ATTACK_TYPES.map((type) => (
              <th key={type} scope="col">
                {words.attackTypes[type]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map(({ cards: { disputed, lowering }, result }) => (
            <tr key={`${disputed} ${lowering}`}>
              <th scope="row">
                {text.disputes[disputed]}; {text.lowers[lowering]}
              </th>
              {ATTACK_TYPES.map((type) => (
                <td key={type}>
                  {result && formatPercent(result[type].survives, lang)}
                  <br />
                  <small>
                    {result && fill(words.odds.lostMean, { cards: formatMean(result[type].meanLost, lang) })}
                  </small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
