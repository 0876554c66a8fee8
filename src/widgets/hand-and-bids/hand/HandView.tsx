import type { JSX } from 'preact';
import { OBJECTIVES } from '../../../engine/card-game/fighting/cheapest-cards.ts';
import { cheapestFor, meetingAspects } from '../../../engine/card-game/fighting/one-more.ts';
import {
  finishFight,
  isAsked,
  MOST_STRENGTH,
  prospectOf,
} from '../../../engine/card-game/sheets/own-sheet.ts';
import { ATTACK_CLASSES } from '../../../engine/card-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Glyph } from '../../Glyph.tsx';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { Part } from '../../kit/Part.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { ClassGlyph } from '../CardMark.tsx';
import { useDesk } from '../desk.ts';
import { FaceKey } from '../FaceKey.tsx';
import { Answer, AnswerSteps, OtherAnswer } from './Answer.tsx';
import { CardFactsForm } from './CardFactsForm.tsx';
import { CardPad } from './CardPad.tsx';
import { Monsters } from './Monsters.tsx';
import { OneMore } from './OneMore.tsx';

/** Can I kill it? What is in hand, what the Monsters ask for, and the answer, which stays in sight. */
export function HandView(): JSX.Element {
  const { words, own, onOwn } = useDesk();
  const { inHand } = words;
  const technique = own.techniques[own.place];
  const found = isAsked(own, own.place) ? cheapestFor(prospectOf(own, own.place)) : undefined;
  const played = found?.possible === true ? found.cards : undefined;
  return (
    <>
      <CardPad />
      <Monsters />
      <Part name={fill(inHand.techniqueOf, { number: own.place + 1 })}>
        <div class="cards-technique">
          {ATTACK_CLASSES.map((attackClass) => (
            <Stepper
              key={attackClass}
              name={inHand.classes[attackClass]}
              count={technique[attackClass]}
              canMore={technique[attackClass] < MOST_STRENGTH}
              onChange={(strength) =>
                onOwn({
                  ...own,
                  techniques: { ...own.techniques, [own.place]: { ...technique, [attackClass]: strength } },
                })
              }
            >
              <ClassGlyph of={attackClass} /> {inHand.classes[attackClass]}
            </Stepper>
          ))}
        </div>
      </Part>
      <Aspects />
      <Answer />
      <OtherAnswer />
      <Choice
        legend
        label={inHand.spare}
        options={OBJECTIVES}
        names={inHand.objectives}
        chosen={own.objective}
        onChoose={(objective) => onOwn({ ...own, objective })}
      />
      <Key
        class="cards-end"
        disabled={played === undefined}
        onTap={() => played && onOwn(finishFight(own, played))}
      >
        {inHand.killed}
      </Key>
      <AnswerSteps />
      <OneMore />
      <details class="tool-more">
        <summary>{inHand.events}</summary>
        <div class="cards-technique">
          {ATTACK_CLASSES.map((attackClass) => (
            <Stepper
              key={attackClass}
              name={inHand.classes[attackClass]}
              count={own.events[attackClass]}
              canMore={own.events[attackClass] < MOST_STRENGTH}
              onChange={(strength) => onOwn({ ...own, events: { ...own.events, [attackClass]: strength } })}
            >
              <ClassGlyph of={attackClass} /> {inHand.classes[attackClass]}
            </Stepper>
          ))}
        </div>
      </details>
      <CardFactsForm />
    </>
  );
}

/** The Aspect; those with which the Monster could be killed are marked, for whoever is to choose. */
function Aspects(): JSX.Element {
  const { words, own, onOwn } = useDesk();
  const { inHand } = words;
  // Where none is needed, none stands out.
  const isOpen =
    isAsked(own, own.place) && !cheapestFor(prospectOf({ ...own, aspect: undefined }, own.place)).possible;
  const meeting = isOpen ? meetingAspects(prospectOf(own, own.place), own.facts.aspectStrength) : [];
  return (
    <Part name={inHand.aspect}>
      <div class="tool-choice" role="group" aria-label={inHand.aspect}>
        <Key pressed={own.aspect === undefined} onTap={() => onOwn({ ...own, aspect: undefined })}>
          {inHand.shortClasses.none}
        </Key>
        {ATTACK_CLASSES.map((attackClass) => {
          const name = inHand.shortClasses[attackClass];
          const meets = meeting.includes(attackClass);
          return (
            <FaceKey
              key={attackClass}
              class="cards-aspect"
              pressed={own.aspect === attackClass}
              label={meets ? fill(inHand.meets, { aspect: name }) : name}
              onTap={() => onOwn({ ...own, aspect: attackClass })}
            >
              <span>
                <ClassGlyph of={attackClass} />
                {meets && <Glyph name="check" />}
              </span>
              {name}
            </FaceKey>
          );
        })}
      </div>
    </Part>
  );
}
