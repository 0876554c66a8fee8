import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  ERROR_CLAUSES,
  type FightError,
  NO_SPECIALTY,
  type PlayedCombo,
  type SpecialtyNumbers,
  type Witcher,
  type WitcherEvent,
} from '../../../engine/old-world/fight/fight-state.ts';
import {
  SPECIALTY_CLAUSES,
  type SpecialtyStep,
  STEP_LIMITS,
  specialtySteps,
} from '../../../engine/old-world/fight/specialties.ts';
import { MOST_COUNTED } from '../../../engine/old-world/fight/fight.ts';
import { FIGHT_CLAUSES, SHOWN_CLAUSES } from '../../../engine/old-world/fight/telling.ts';
import {
  type Ability,
  potionLimit,
  specialtyNow,
  specialtyWithCombo,
} from '../../../engine/old-world/fight/witcher-turn.ts';
import { type CardColour, CARD_COLOURS } from '../../../engine/old-world/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Key } from '../../kit/Key.tsx';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { Cited } from '../Cited.tsx';
import { useDesk, useLink } from '../desk.ts';

/** What an event would do to the opponent, in words and in cards, and to the own hand; or why it cannot happen. */
export type Attempt =
  | { readonly hits: string; readonly discarded: number; readonly drawn: number }
  | { readonly error: FightError };

type Props = {
  readonly witcher: Witcher;
  readonly phase: 'combo' | 'draw';
  readonly ability: Ability;
  /** Colours that the ability asks for. */
  readonly colours: readonly CardColour[];
  readonly attempt: (event: WitcherEvent) => Attempt;
  readonly onEvent: (event: WitcherEvent) => void;
};

/** A witcher's fight turn: potions and specialty, then the combo, then the drawing. */
export const WitcherTurn = (props: Props): JSX.Element => (
  <>
    <Potions {...props} />
    <OwnSpecialty {...props} />
    {props.phase === 'combo' ? <Combo {...props} /> : <Draw {...props} />}
  </>
);

function Potions({ witcher, ability, onEvent }: Props): JSX.Element | null {
  const { words } = useDesk();
  const { href, source } = useLink()(SHOWN_CLAUSES.potions.reason);
  if (witcher.potions === 0) return null;
  const left = potionLimit(witcher, ability);
  if (left === 0)
    return (
      <Cited
        text={words.forbidden['no-potion-left-this-fight']}
        clause={ERROR_CLAUSES['no-potion-left-this-fight']}
      />
    );
  return (
    <div class="fight-aside">
      <Key onTap={() => onEvent({ kind: 'potion' })}>{words.potion}</Key>
      <p class="tool-hint">
        {fill(words.potionsLeft, { count: Math.min(left, witcher.potions) })} · <a href={href}>{source}</a>
      </p>
      {witcher.potionsUsed > 0 && <p class="tool-hint">{words.potionHint}</p>}
    </div>
  );
}

/** Armor, Speed and Magic stand alone. */
function OwnSpecialty({ witcher, phase, onEvent }: Props): JSX.Element | null {
  const { words } = useDesk();
  const link = useLink();
  const [numbers, setNumbers] = useState(NO_SPECIALTY);
  const { school } = witcher;
  const use = specialtyNow(witcher, phase === 'combo');
  if (school === undefined || use === undefined || witcher.specialtyUsed) return null;
  const [obstacle] = use.obstacles;
  if (obstacle !== undefined)
    return (
      <ReasonText
        text={`${words.specialties[school]}: ${words.specialty.obstacles[obstacle.reason]}`}
        basis={obstacle.basis}
        link={link(SPECIALTY_CLAUSES[obstacle.reason])}
      />
    );
  const text = `${words.specialties[school]}: ${words.specialty.choice[use.choice.reason]}`;
  const triggers = use.choice.reason === 'triggers-by-itself';
  const whole = (
    <div class="fight-special" data-now={triggers}>
      <ReasonText
        {...(triggers && { text })}
        basis={use.choice.basis}
        link={link(SPECIALTY_CLAUSES[use.choice.reason])}
      />
      <SpecialtyFields witcher={witcher} numbers={numbers} onChange={setNumbers} />
      <Key class="fight-wide" onTap={() => onEvent({ kind: 'specialty', numbers })}>
        {fill(words.specialty.use, { name: words.specialties[school] })}
      </Key>
    </div>
  );
  if (triggers) return whole;
  // It serves once a fight: in every other turn the combo is nearer without it.
  return (
    <details class="tool-more">
      <summary>{text}</summary>
      {whole}
    </details>
  );
}

/** Which numbers the steps of specialties ask for; some ask for none. */
const FIELDS: Partial<Readonly<Record<SpecialtyStep, keyof SpecialtyNumbers>>> = {
  'draw-cards': 'draw',
  'raise-shield': 'shields',
  'more-damage': 'damage',
  'discard-of-them': 'cards',
  'return-if-shown': 'cards',
  'discard-0-to-2': 'cards',
  'discard-if-shown': 'cards',
};

type FieldsProps = {
  readonly witcher: Witcher;
  readonly numbers: SpecialtyNumbers;
  readonly onChange: (numbers: SpecialtyNumbers) => void;
};

function SpecialtyFields({ witcher, numbers, onChange }: FieldsProps): JSX.Element {
  const { words } = useDesk();
  const link = useLink();
  const { school, specialty } = witcher;
  const steps = school === undefined ? [] : specialtySteps(school, specialty);
  const own = school === undefined ? '' : FIGHT_CLAUSES[school];
  const board = link(SHOWN_CLAUSES['specialty-numbers'].reason);
  return (
    <>
      <p class="tool-hint">
        {steps.map(({ reason }) => words.specialty.steps[reason]).join('; ')}.{' '}
        <a href={link(own).href}>{link(own).source}</a> · <a href={board.href}>{words.specialty.board}</a>
      </p>
      <div class="fight-three">
        {steps.map(({ reason }) => {
          const field = FIELDS[reason];
          return (
            field && (
              <Stepper
                key={reason}
                stacked
                name={words.specialty.fields[reason === 'return-if-shown' ? 'back' : field]}
                count={numbers[field]}
                canMore={numbers[field] < (STEP_LIMITS[reason] ?? MOST_COUNTED)}
                onChange={(count) => onChange({ ...numbers, [field]: count })}
              />
            )
          );
        })}
      </div>
    </>
  );
}

const newCombo = (hand: number): PlayedCombo => ({
  cards: Math.min(1, hand),
  damage: 0,
  shields: 0,
  draw: 0,
  taken: 0,
  returned: 0,
  colours: [],
  specialty: undefined,
});

function Combo(props: Props): JSX.Element {
  const { words } = useDesk();
  const { witcher, colours, attempt, onEvent } = props;
  const [combo, setCombo] = useState(newCombo(witcher.hand));
  const event = { kind: 'combo' as const, ...combo };
  const tried = attempt(event);
  const has = (
    number: 'cards' | 'damage' | 'shields' | 'taken' | 'returned',
    canMore?: boolean,
  ): JSX.Element => (
    <Stepper
      stacked
      name={words.combo[number]}
      count={combo[number]}
      canMore={canMore ?? true}
      onChange={(count) => setCombo({ ...combo, [number]: count })}
    />
  );
  if (witcher.hand === 0)
    return (
      <Key class="fight-go" onTap={() => onEvent(event)}>
        {words.combo.skip}
      </Key>
    );
  return (
    <>
      <div class="fight-three">
        {has('cards', combo.cards < witcher.hand)}
        {has('damage')}
        {has('shields')}
      </div>
      <details class="tool-more">
        <summary>{words.combo.effects}</summary>
        <div class="fight-three">
          <Stepper
            stacked
            name={words.combo.draw}
            count={combo.draw}
            canLess
            onChange={(draw) => setCombo({ ...combo, draw })}
          />
          {has('taken')}
          {has('returned', combo.returned < combo.cards)}
        </div>
      </details>
      {colours.length > 0 && (
        <Colours
          asked={colours}
          chosen={combo.colours}
          onChange={(chosen) => setCombo({ ...combo, colours: chosen })}
        />
      )}
      <ComboSpecialty {...props} combo={combo} onChange={(specialty) => setCombo({ ...combo, specialty })} />
      {'error' in tried && tried.error !== 'no-such-card' && (
        <Cited text={words.forbidden[tried.error]} clause={ERROR_CLAUSES[tried.error]} />
      )}
      <Key class="fight-go" disabled={'error' in tried} onTap={() => onEvent(event)}>
        <span>{words.combo.play}</span>
        {!('error' in tried) && <small>{tried.hits}</small>}
      </Key>
    </>
  );
}

type ColoursProps = {
  readonly asked: readonly CardColour[];
  readonly chosen: readonly CardColour[];
  readonly onChange: (chosen: readonly CardColour[]) => void;
};

/** Which of the colours that the ability asks for are in the combo. */
function Colours({ asked, chosen, onChange }: ColoursProps): JSX.Element {
  const { words } = useDesk();
  return (
    <div class="fight-aside" role="group" aria-label={words.combo.colours}>
      <span>{words.combo.colours}</span>
      <div class="tool-choice">
        {asked.map((colour) => (
          <Key
            key={colour}
            pressed={chosen.includes(colour)}
            onTap={() => onChange(CARD_COLOURS.filter((one) => (one === colour) !== chosen.includes(one)))}
          >
            {words.colours[colour]}
          </Key>
        ))}
      </div>
    </div>
  );
}

/** Swordsmanship and Venomous-Steel go with a combo. */
function ComboSpecialty({
  witcher,
  attempt,
  combo,
  onChange,
}: Props & {
  readonly combo: PlayedCombo;
  readonly onChange: (numbers: SpecialtyNumbers | undefined) => void;
}): JSX.Element | null {
  const { words } = useDesk();
  const link = useLink();
  const { school } = witcher;
  const plain = attempt({ kind: 'combo', ...combo, specialty: undefined });
  const use = specialtyWithCombo(witcher, combo.cards, 'error' in plain ? 0 : plain.discarded);
  if (school === undefined || use === undefined || witcher.specialtyUsed) return null;
  const [obstacle] = use.obstacles;
  if (obstacle !== undefined && combo.specialty === undefined)
    return (
      <ReasonText
        text={`${words.specialties[school]}: ${words.specialty.obstacles[obstacle.reason]}`}
        basis={obstacle.basis}
        link={link(SPECIALTY_CLAUSES[obstacle.reason])}
      />
    );
  return (
    <div class="fight-special">
      <Key
        class="fight-wide"
        pressed={combo.specialty !== undefined}
        onTap={() => onChange(combo.specialty === undefined ? NO_SPECIALTY : undefined)}
      >
        {fill(words.specialty.withCombo, { name: words.specialties[school] })}
      </Key>
      {combo.specialty !== undefined && (
        <SpecialtyFields witcher={witcher} numbers={combo.specialty} onChange={onChange} />
      )}
    </div>
  );
}

/** Step 4. */
function Draw({ attempt, onEvent }: Props): JSX.Element {
  const { words } = useDesk();
  const [modifier, setModifier] = useState(0);
  const tried = attempt({ kind: 'draw', modifier });
  const drawn = 'error' in tried ? 0 : tried.drawn;
  return (
    <>
      <Cited text={words.draw.why} clause={SHOWN_CLAUSES.draw} />
      <Stepper name={words.draw.modifier} count={modifier} canLess onChange={setModifier} />
      <Key class="fight-go" onTap={() => onEvent({ kind: 'draw', modifier })}>
        {drawn === 0 ? words.draw.none : fill(words.draw.key, { count: drawn })}
      </Key>
    </>
  );
}
