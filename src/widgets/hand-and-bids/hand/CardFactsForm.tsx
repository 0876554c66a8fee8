import type { JSX } from 'preact';
import { TAKERS } from '../../../engine/card-game/fighting/one-more.ts';
import { MOST_ASPECT, toggleClass } from '../../../engine/card-game/sheets/own-sheet.ts';
import { ATTACK_CLASSES } from '../../../engine/card-game/vocabulary.ts';
import { printed, reading } from '../../../engine/reasons.ts';
import { Part } from '../../kit/Part.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { Why } from '../../kit/Why.tsx';
import { ClassGlyph } from '../CardMark.tsx';
import { toSteps, useDesk } from '../desk.ts';
import { FaceKey } from '../FaceKey.tsx';

/** What the book leaves to its components: entered once. */
export function CardFactsForm(): JSX.Element {
  const desk = useDesk();
  const { words, own, onOwn } = desk;
  const { inHand } = words;
  const { facts } = own;
  return (
    <details class="tool-more cards-facts">
      <summary>{inHand.facts}</summary>
      <p class="tool-hint">{inHand.factsHint}</p>
      <Stepper
        name={inHand.aspectStrength}
        count={facts.aspectStrength}
        canMore={facts.aspectStrength < MOST_ASPECT}
        onChange={(aspectStrength) => onOwn({ ...own, facts: { ...facts, aspectStrength } })}
      />
      {TAKERS.map((taker) => (
        <Part key={taker} name={inHand.takers[taker]}>
          <div class="tool-choice" role="group" aria-label={inHand.takers[taker]}>
            {ATTACK_CLASSES.map((attackClass) => (
              <FaceKey
                key={attackClass}
                class="cards-aspect"
                label={inHand.classes[attackClass]}
                pressed={facts.classes[taker].includes(attackClass)}
                onTap={() => onOwn({ ...own, facts: toggleClass(facts, taker, attackClass) })}
              >
                <ClassGlyph of={attackClass} />
                {inHand.shortClasses[attackClass]}
              </FaceKey>
            ))}
          </div>
        </Part>
      ))}
      <Why steps={toSteps(desk, 'open', [reading('aspect-strength'), printed('taker-classes')])} />
    </details>
  );
}
