import type { JSX } from 'preact';
import { sameDice } from '../../../engine/adventure-game/dice/same-dice.ts';
import type { SeenFaces } from '../../../engine/adventure-game/dice/seen-faces.ts';
import type { Die } from '../../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Key } from '../../kit/Key.tsx';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';
import { dieName, FACE_ICONS } from '../names.ts';

type Props = { readonly dice: readonly Die[]; readonly seen: SeenFaces };

/** Which face lies on which die: asked only where the faces leave it open. A tap takes the next die that is possible. */
export function SeenDice({ dice, seen }: Props): JSX.Element | null {
  const { words, sheet, onChange } = useDesk();
  if (seen.options.every((options) => options.length < 2)) return null;
  const { faces } = sheet.battle;
  return (
    <div role="group" aria-label={words.reroll.which}>
      <p class="tool-hint">{words.reroll.which}</p>
      <ul class="battle-seen">
        {faces.map((face, index) => {
          const place = seen.dice[index] ?? 0;
          const options = seen.options[index] ?? [];
          const name = dieName(place, dice, sheet.hero, words);
          const at = options.findIndex((option) => isSame(dice, option, place));
          const next = options[(at + 1) % options.length];
          const picture = (
            <>
              <SymbolGlyph name={FACE_ICONS[face]} /> {name}
            </>
          );
          return (
            <li key={index}>
              {options.length < 2 ? (
                <span>
                  <span class="visually-hidden">{words.faces[face]}: </span>
                  {picture}
                </span>
              ) : (
                <Key
                  label={fill(words.reroll.seenOn, { face: words.faces[face], die: name })}
                  onTap={() => {
                    const said = faces.map((_, other) => (other === index ? next : sheet.seenOn[other]));
                    onChange({ ...sheet, seenOn: said });
                  }}
                >
                  {picture}
                </Key>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const isSame = (dice: readonly Die[], one: number, two: number): boolean => {
  const [first, second] = [dice[one], dice[two]];
  return first !== undefined && second !== undefined && sameDice(first, second);
};
