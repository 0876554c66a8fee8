import type { JSX } from 'preact';
import { MOST_DICE } from '../../../engine/adventure-game/battle/battle-code.ts';
import { enterFaces } from '../../../engine/adventure-game/battle/battle-sheet.ts';
import { totalOf } from '../../../engine/adventure-game/dice/results.ts';
import { type Face, RESULTS } from '../../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Key } from '../../kit/Key.tsx';
import { Part } from '../../kit/Part.tsx';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';
import { FacePad } from '../FacePad.tsx';
import { FACE_ICONS } from '../names.ts';

export function Roll(): JSX.Element {
  const { words, sheet, onChange } = useDesk();
  const { faces } = sheet.battle;
  const total = totalOf(faces);
  const enter = (next: readonly Face[]): void => onChange(enterFaces(sheet, next));
  return (
    <Part name={words.roll}>
      <ul class="battle-total">
        {RESULTS.map((kind) => (
          <li key={kind} data-none={total[kind] === 0}>
            <SymbolGlyph name={kind} />
            <span class="visually-hidden">{words.results[kind]}</span> {total[kind]}
          </li>
        ))}
      </ul>
      <div class="battle-dice">
        {faces.length === 0 && <p class="tool-hint">{words.rollPrompt}</p>}
        {faces.map((face, place) => (
          <Key
            key={place}
            class="battle-die"
            label={fill(words.removeDie, { index: place + 1, face: words.faces[face] })}
            onTap={() => enter(faces.filter((_, other) => other !== place))}
          >
            <SymbolGlyph name={FACE_ICONS[face]} />
          </Key>
        ))}
      </div>
      <FacePad
        full={faces.length >= MOST_DICE}
        empty={faces.length === 0}
        onEnter={(face) => enter([...faces, face])}
        onErase={() => enter(faces.slice(0, -1))}
      />
      <p class="tool-hint tool-keyboard">{words.keys}</p>
    </Part>
  );
}
