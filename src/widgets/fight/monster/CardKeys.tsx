import type { JSX } from 'preact';
import {
  attackOf,
  type CardHalf,
  type UnseenCards,
  unseenCards,
} from '../../../engine/old-world/fight/attack-cards.ts';
import type { FightSetUp, FightState } from '../../../engine/old-world/fight/fight-state.ts';
import { ATTACK_TYPES, type AttackType } from '../../../engine/old-world/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { formatChange } from '../../kit/format.ts';
import { Key } from '../../kit/Key.tsx';
import { useDesk } from '../desk.ts';
import type { FightWords } from '../words/shape.ts';

type Props = {
  readonly label: string;
  readonly setUp: FightSetUp;
  readonly state: FightState;
  readonly onCard: (kind: number) => void;
};

/** The cards not yet seen as keys: the half that counts large, the other one small, to tell which card it is. */
export function CardKeys({ label, setUp, state, onCard }: Props): JSX.Element {
  const { words } = useDesk();
  const [first, second]: readonly AttackType[] =
    state.attackType === 'bite' ? ['bite', 'charge'] : ATTACK_TYPES;
  const strength = ({ card }: UnseenCards): number => {
    const { damage, discard, trash } = attackOf(card[first ?? 'charge'], setUp.monster.level, state.witcher);
    return damage > 0 ? damage : 100 * (discard + trash) + 1000;
  };
  const cards = unseenCards(setUp.cards, state.seen).toSorted((one, two) => strength(one) - strength(two));
  return (
    <div class="fight-cards" role="group" aria-label={label}>
      {cards.map(({ kind, card }) => (
        <Key key={kind} onTap={() => onCard(kind)}>
          {[first, second].map(
            (type) =>
              type && (
                <span key={type} data-half={state.attackType && type === state.attackType}>
                  {type === state.attackType ? '' : `${words.attackTypes[type]}: `}
                  {halfText(card[type], setUp, state, words)}
                </span>
              ),
          )}
        </Key>
      ))}
    </div>
  );
}

/** What a half does to this witcher, told so that its card can be known again. */
function halfText(half: CardHalf, setUp: FightSetUp, { witcher }: FightState, words: FightWords): string {
  const texts = words.reveal.half;
  const { damage, discard, trash } = attackOf(half, setUp.monster.level, witcher);
  const parts = [
    ...(discard > 0 ? [fill(texts.discard, { count: discard })] : []),
    ...(trash > 0 ? [fill(texts.trash, { count: trash })] : []),
    ...(half.damage === undefined
      ? []
      : typeof half.damage === 'number'
        ? [fill(texts.damage, { count: damage })]
        : typeof half.damage === 'string'
          ? [fill(texts.byAttribute, { name: words.numbers[half.damage], count: damage })]
          : [
              fill(texts.byLevel, {
                more: half.damage.levelAnd === 0 ? '' : ` ${formatChange(half.damage.levelAnd)}`,
                count: damage,
              }),
            ]),
    ...(half.lower === undefined ? [] : [fill(texts.lower, { name: words.numbers[half.lower] })]),
  ];
  return parts.join(', ');
}
