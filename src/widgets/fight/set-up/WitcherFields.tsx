import type { JSX } from 'preact';
import type { WitcherSetUp } from '../../../engine/old-world/fight/fight-state.ts';
import { MOST_COUNTED } from '../../../engine/old-world/fight/fight.ts';
import { SHOWN_CLAUSES } from '../../../engine/old-world/fight/telling.ts';
import {
  ATTRIBUTES,
  HIGHEST_LEVEL,
  type Level,
  POTION_LIMIT,
  SCHOOLS,
} from '../../../engine/old-world/vocabulary.ts';
import { Part } from '../../kit/Part.tsx';
import { Select } from '../../kit/Select.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { Cited } from '../Cited.tsx';
import { useDesk } from '../desk.ts';

type Props = {
  readonly name: string;
  readonly witcher: WitcherSetUp;
  readonly onChange: (witcher: WitcherSetUp) => void;
};

const NUMBERS = ['shield', 'deck', 'hand', 'potions'] as const;
const MOST = { shield: HIGHEST_LEVEL, deck: MOST_COUNTED, hand: MOST_COUNTED, potions: POTION_LIMIT };

/** A witcher before the fight. */
export function WitcherFields({ name, witcher, onChange }: Props): JSX.Element {
  const { words } = useDesk();
  return (
    <Part name={name}>
      <Select
        label={words.setUp.school}
        none={words.setUp.otherSchool}
        options={SCHOOLS}
        names={words.schools}
        chosen={witcher.school}
        onChoose={(school) => onChange({ ...witcher, school })}
      />
      <div class="fight-numbers">
        {ATTRIBUTES.map((attribute) => (
          <Stepper
            key={attribute}
            name={words.numbers[attribute]}
            count={witcher[attribute]}
            canLess={witcher[attribute] > 1}
            canMore={witcher[attribute] < HIGHEST_LEVEL}
            onChange={(level) => onChange(withLevel(witcher, attribute, level as Level))}
          />
        ))}
        {NUMBERS.map((number) => (
          <Stepper
            key={number}
            name={words.numbers[number]}
            count={witcher[number]}
            canLess={witcher[number] > 0 && !isLastCard(witcher, number)}
            canMore={witcher[number] < MOST[number]}
            onChange={(count) => onChange({ ...witcher, [number]: count })}
          />
        ))}
      </div>
      <p class="tool-hint">
        {words.setUp.deckHint} <Cited clause={SHOWN_CLAUSES['life-pool']} />
      </p>
    </Part>
  );
}

/** A shield that is full stays full. */
const withLevel = (
  witcher: WitcherSetUp,
  attribute: (typeof ATTRIBUTES)[number],
  level: Level,
): WitcherSetUp => ({
  ...witcher,
  ...(attribute === 'defense' && witcher.shield === witcher.defense && { shield: level }),
  [attribute]: level,
});

/** Who has no card at all does not fight. */
const isLastCard = ({ deck, hand }: WitcherSetUp, number: (typeof NUMBERS)[number]): boolean =>
  deck + hand === 1 && (number === 'deck' || number === 'hand');
