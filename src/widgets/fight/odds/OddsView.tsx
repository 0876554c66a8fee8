import type { JSX } from 'preact';
import { type CardReading, unseenCards } from '../../../engine/old-world/fight/attack-cards.ts';
import type { FightSetUp, FightState } from '../../../engine/old-world/fight/fight-state.ts';
import {
  type NextAttack,
  nextAttack,
  withOneMore,
} from '../../../engine/old-world/fight-odds/next-attack.ts';
import { totalWays } from '../../../engine/odds.ts';
import { ATTACK_TYPES } from '../../../engine/old-world/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { formatGain, formatMean, formatPercent } from '../../kit/format.ts';
import { useDesk } from '../desk.ts';
import { CardsReadings } from './CardsReadings.tsx';
import { Outlook } from './Outlook.tsx';

type Props = {
  readonly setUp: FightSetUp;
  readonly state: FightState;
  readonly onCards: (cards: CardReading) => void;
};

/** What the next attack may do, what one more would be worth, and how the fight may end. */
export function OddsView({ setUp, state, onCards }: Props): JSX.Element {
  const { words } = useDesk();
  const odds = state.standing === 'goes-on' ? nextAttack(setUp, state) : undefined;
  if (odds === undefined)
    return <p>{state.standing === 'goes-on' ? words.odds.none : words.standing.ends[state.standing]}</p>;
  return (
    <>
      <NextAttackOdds setUp={setUp} state={state} odds={odds} />
      <OneMore setUp={setUp} state={state} odds={odds} />
      <Outlook setUp={setUp} state={state} worse={odds.worse} />
      <CardsReadings setUp={setUp} state={state} onCards={onCards} />
    </>
  );
}

type OddsProps = Pick<Props, 'setUp' | 'state'> & { readonly odds: NextAttack };

function NextAttackOdds({ setUp, state, odds }: OddsProps): JSX.Element {
  const { words, lang } = useDesk();
  const unseen = unseenCards(setUp.cards, state.seen).reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...ATTACK_TYPES.flatMap((type) => [...odds[type].cardsLost.keys()]));
  return (
    <>
      <p class="fight-verdict">{worseText(setUp, state, odds, words)}</p>
      <table class="tool-figures fight-chart">
        <caption>{words.odds.title}</caption>
        <AttackHeads />
        <tbody>
          <tr data-chosen="true">
            <th scope="row">{words.odds.survive}</th>
            {ATTACK_TYPES.map((type) => (
              <td key={type}>{formatPercent(odds[type].survives, lang)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{words.odds.mean}</th>
            {ATTACK_TYPES.map((type) => (
              <td key={type}>{formatMean(odds[type].meanLost, lang)}</td>
            ))}
          </tr>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {words.odds.lost}
            </th>
          </tr>
          {Array.from({ length: most + 1 }, (_, lost) => (
            <tr key={lost} class="fight-bar-row">
              <th scope="row">{lost}</th>
              {ATTACK_TYPES.map((type) => {
                const { cardsLost } = odds[type];
                const ways = cardsLost.get(lost) ?? 0;
                const total = totalWays(cardsLost);
                return (
                  <td key={type}>
                    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={(100 * ways) / total} height="10" />
                    </svg>
                    {formatPercent({ ways, total }, lang)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="tool-hint">
        {fill(words.odds.unseen, { count: unseen })} {words.reveal.outside}
      </p>
    </>
  );
}

const AttackHeads = (): JSX.Element => {
  const { words } = useDesk();
  return (
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
  );
};

function worseText(
  { monster, players }: FightSetUp,
  { attackType, attacks }: FightState,
  { worse }: NextAttack,
  words: ReturnType<typeof useDesk>['words'],
): string {
  if (attackType !== undefined) return fill(words.odds.chosen, { type: words.attackTypes[attackType] });
  if (attacks === 0 && monster.effect?.kind === 'worse-first-attack') return words.odds.noChoice;
  if (worse === undefined) return words.odds.same;
  return fill(players === 1 ? words.odds.worseByDie : words.odds.worse, { type: words.attackTypes[worse] });
}

function OneMore({ setUp, state, odds }: OddsProps): JSX.Element {
  const { words, lang } = useDesk();
  return (
    <table class="tool-figures">
      <caption>{words.odds.more}</caption>
      <AttackHeads />
      <tbody>
        {(['shield', 'deck'] as const).map((of) => {
          const more = withOneMore(setUp, state, of);
          return (
            more && (
              <tr key={of}>
                <th scope="row">{words.odds.oneMore[of]}</th>
                {ATTACK_TYPES.map((type) => (
                  <td key={type}>
                    {formatPercent(more[type].survives, lang)} (
                    {formatGain(more[type].survives, odds[type].survives, lang)})
                    <br />
                    <small>
                      {fill(words.odds.lostMean, { cards: formatMean(more[type].meanLost, lang) })}
                    </small>
                  </td>
                ))}
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
