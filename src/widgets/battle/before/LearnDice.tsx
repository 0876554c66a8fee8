import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  FEWEST_SEEN,
  knownDice,
  NOTHING_SEEN,
  seeFace,
  unseeFace,
} from '../../../engine/adventure-game/dice/learned-dice.ts';
import { type DiceOwner } from '../../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { SymbolGlyph } from '../../kit/SymbolGlyph.tsx';
import { useDesk } from '../desk.ts';
import { FacePad } from '../FacePad.tsx';
import { FACE_ICONS } from '../names.ts';

/** So many of the latest faces are shown. */
const SHOWN = 12;

/** Dice that are not entered are learned: the reader rolls them and taps what comes up. */
export function LearnDice(): JSX.Element | null {
  const { words, sheet, dice, seen, onView } = useDesk();
  const { learned, missing } = knownDice(dice.state, seen.state, sheet.hero);
  const [chosen, setChosen] = useState<DiceOwner | undefined>(undefined);
  const [first] = missing.length > 0 ? missing : learned;
  const owner = learned.find((each) => each === chosen) ?? first;
  if (owner === undefined) return null;
  const text = words.learn;
  const faces = seen.state[owner];
  const nameOf = (each: DiceOwner): string =>
    fill(text.count, { owner: words.owners[each], count: seen.state[each].length });
  return (
    <details class="tool-more battle-learn" open={missing.length > 0}>
      <summary>{text.title}</summary>
      <p class="tool-hint">{fill(text.how, { count: FEWEST_SEEN })}</p>
      <Choice
        label={text.whose}
        options={learned}
        names={{ ...words.owners, ...Object.fromEntries(learned.map((each) => [each, nameOf(each)])) }}
        chosen={owner}
        onChoose={setChosen}
      />
      <ol class="battle-dice">
        {faces.slice(-SHOWN).map((face, place) => (
          <li key={place} class="battle-face">
            <SymbolGlyph name={FACE_ICONS[face]} />
            <span class="visually-hidden">{words.faces[face]}</span>
          </li>
        ))}
      </ol>
      <FacePad
        empty={faces.length === 0}
        onEnter={(face) => seen.setState(seeFace(seen.state, owner, face))}
        onErase={() => seen.setState(unseeFace(seen.state, owner))}
      />
      <div class="tool-choice">
        <Key
          disabled={faces.length === 0}
          onTap={() => seen.setState({ ...seen.state, [owner]: NOTHING_SEEN[owner] })}
        >
          {text.forget}
        </Key>
        <Key onTap={() => onView('dice')}>{text.exact}</Key>
      </div>
    </details>
  );
}
