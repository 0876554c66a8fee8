import type { JSX } from 'preact';
import { cheapestFor } from '../../../engine/card-game/fighting/one-more.ts';
import { FIRST_ROW, isAsked, prospectOf } from '../../../engine/card-game/sheets/own-sheet.ts';
import { fill } from '../../../i18n/words.ts';
import { Glyph } from '../../Glyph.tsx';
import { Part } from '../../kit/Part.tsx';
import { StrengthMark } from '../CardMark.tsx';
import { needsOf, strengthNames, useDesk } from '../desk.ts';
import { FaceKey } from '../FaceKey.tsx';

/** The three Monsters that can be attacked, side by side, each with its answer. */
export function Monsters(): JSX.Element {
  const desk = useDesk();
  const { words, own, onOwn } = desk;
  const { inHand } = words;
  return (
    <Part name={inHand.monsters}>
      <div class="cards-monsters" role="group" aria-label={inHand.monsters}>
        {FIRST_ROW.map((place) => {
          const technique = own.techniques[place];
          const asked = isAsked(own, place);
          const found = cheapestFor(prospectOf(own, place));
          const mark = !asked ? 'open' : found.possible ? 'yes' : 'no';
          return (
            <FaceKey
              key={place}
              class="cards-monster"
              pressed={own.place === place}
              label={fill(inHand.monsterKey, {
                number: place + 1,
                technique: strengthNames(technique, desk),
                mark: inHand.marks[mark],
              }).replace(': :', ':')}
              onTap={() => onOwn({ ...own, place })}
            >
              <span>
                {fill(inHand.monster, { number: place + 1 })}
                {mark === 'yes' && <Glyph name="check" />}
                {mark === 'no' && <Glyph name="close" />}
              </span>
              <span class="cards-needs">
                {asked
                  ? needsOf(technique).map(([attackClass, strength]) => (
                      <StrengthMark key={attackClass} of={attackClass} strength={strength} />
                    ))
                  : '–'}
              </span>
            </FaceKey>
          );
        })}
      </div>
    </Part>
  );
}
