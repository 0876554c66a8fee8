import type { JSX } from 'preact';
import type { Face } from '../../engine/adventure-game/vocabulary.ts';
import { Glyph } from '../Glyph.tsx';
import { Key } from '../kit/Key.tsx';
import { SymbolGlyph } from '../kit/SymbolGlyph.tsx';
import { useDesk } from './desk.ts';
import { FACE_ICONS } from './names.ts';

type Props = {
  readonly full?: boolean;
  readonly empty: boolean;
  readonly onEnter: (face: Face) => void;
  readonly onErase: () => void;
};

/** The ten faces with their names, in rows of four with the key that erases: single ones first. */
const KEYS: readonly Face[] = [
  'sword',
  'shield',
  'dodge',
  'blank',
  'double-sword',
  'double-shield',
  'dodge-shield',
  'sword-double-shield',
  'ritual',
  'witcher-sign',
];

export function FacePad({ full, empty, onEnter, onErase }: Props): JSX.Element {
  const { words } = useDesk();
  return (
    <div class="battle-pad" role="group" aria-label={words.pad}>
      {KEYS.map((face) => (
        <Key key={face} disabled={full} onTap={() => onEnter(face)}>
          <SymbolGlyph name={FACE_ICONS[face]} />
          {words.faces[face]}
        </Key>
      ))}
      <Key class="battle-erase" disabled={empty} onTap={onErase}>
        <Glyph name="arrow-left" />
        {words.erase}
      </Key>
    </div>
  );
}
