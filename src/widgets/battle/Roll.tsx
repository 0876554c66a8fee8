import type { JSX } from 'preact';
import { MOST_DICE } from '../../engine/adventure-game/battle/battle-code.ts';
import { totalOf } from '../../engine/adventure-game/dice/results.ts';
import { type Face, RESULTS } from '../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import { SymbolGlyph } from '../SymbolGlyph.tsx';
import { FacePad } from './FacePad.tsx';
import { FACE_ICONS } from './icons.ts';
import type { BattleWords } from './words.ts';

type Props = {
  readonly faces: readonly Face[];
  readonly words: BattleWords;
  readonly ready: boolean;
  readonly onChange: (faces: readonly Face[]) => void;
};

export function Roll({ faces, words, ready, onChange }: Props): JSX.Element {
  const total = totalOf(faces);
  return (
    <fieldset class="tool-part battle-part">
      <legend>{words.roll}</legend>
      <ul class="battle-total">
        {RESULTS.map((kind) => (
          <li key={kind} data-none={total[kind] === 0}>
            <SymbolGlyph name={kind} />
            <span class="visually-hidden">{words.results[kind]}</span> {total[kind]}
          </li>
        ))}
      </ul>
      <div class="battle-dice">
        {faces.length === 0 && <p>{words.rollPrompt}</p>}
        {faces.map((face, place) => (
          <button
            key={place}
            type="button"
            class="tool-key battle-die"
            disabled={!ready}
            aria-label={fill(words.removeDie, { index: place + 1, face: words.faces[face] })}
            onClick={() => onChange(faces.filter((_, other) => other !== place))}
          >
            <SymbolGlyph name={FACE_ICONS[face]} />
          </button>
        ))}
      </div>
      <FacePad
        words={words}
        ready={ready}
        full={faces.length >= MOST_DICE}
        empty={faces.length === 0}
        onEnter={(face) => onChange([...faces, face])}
        onErase={() => onChange(faces.slice(0, -1))}
      />
      <p class="tool-hint tool-keyboard">{words.keys}</p>
    </fieldset>
  );
}
