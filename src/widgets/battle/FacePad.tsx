import type { JSX } from 'preact';
import type { Face } from '../../engine/adventure-game/vocabulary.ts';
import { Glyph } from '../Glyph.tsx';
import { SymbolGlyph } from '../SymbolGlyph.tsx';
import { FACE_ICONS } from './icons.ts';
import type { BattleWords } from './words.ts';

type Props = {
  readonly words: BattleWords;
  readonly ready: boolean;
  readonly full: boolean;
  readonly empty: boolean;
  readonly onEnter: (face: Face) => void;
  readonly onErase: () => void;
};

/** The ten faces, two rows of six with the key that erases. */
const KEYS: readonly Face[] = [
  'sword',
  'shield',
  'dodge',
  'ritual',
  'witcher-sign',
  'blank',
  'double-sword',
  'double-shield',
  'dodge-shield',
  'sword-double-shield',
];

export const FacePad = ({ words, ready, full, empty, onEnter, onErase }: Props): JSX.Element => (
  <div class="battle-pad" role="group" aria-label={words.pad}>
    {KEYS.map((face) => (
      <button
        key={face}
        type="button"
        class="tool-key"
        disabled={!ready || full}
        aria-label={words.faces[face]}
        title={words.faces[face]}
        onClick={() => onEnter(face)}
      >
        <SymbolGlyph name={FACE_ICONS[face]} />
      </button>
    ))}
    <button type="button" class="tool-key battle-erase" disabled={!ready || empty} onClick={onErase}>
      <Glyph name="arrow-left" />
      {words.erase}
    </button>
  </div>
);
