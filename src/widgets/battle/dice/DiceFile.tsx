import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import {
  type DiceFileError,
  makeDiceFile,
  readDiceFile,
} from '../../../engine/adventure-game/dice/dice-file.ts';
import { EXAMPLE_DICE, makeDiceSet, NO_DICE } from '../../../engine/adventure-game/dice/dice-set.ts';
import { Glyph } from '../../Glyph.tsx';
import { Key } from '../../kit/Key.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { useDesk } from '../desk.ts';

/** No file of dice is larger; another one need not be read to be refused. */
const MOST_BYTES = 100_000;

/** All nine dice at once: made up, cleared, in the link, out of a file and into one; each can be taken back. */
export function DiceFile(): JSX.Element {
  const { words, dice: own } = useDesk();
  const { state: dice, setState, tryState, undo, isShared, share, status } = own;
  const [problem, setProblem] = useState<DiceFileError | 'read' | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const text = words.diceFile;
  const none = makeDiceSet(dice) === makeDiceSet(NO_DICE);

  const load = async (file: File): Promise<void> => {
    const content = file.size > MOST_BYTES ? '{}' : await file.text().catch(() => undefined);
    const read = content === undefined ? ({ ok: false, error: 'read' } as const) : readDiceFile(content);
    setProblem(read.ok ? undefined : read.error);
    if (read.ok) setState(read.value);
  };
  const key = (name: string, onTap: () => void, disabled = false, pressed?: boolean): JSX.Element => (
    <Key
      disabled={disabled}
      pressed={pressed}
      onTap={() => {
        setProblem(undefined);
        onTap();
      }}
    >
      {name}
    </Key>
  );
  return (
    <div class="battle-dice-set" role="group" aria-label={text.label}>
      {key(words.exampleDice, () => tryState(EXAMPLE_DICE))}
      {key(words.diceInLink, () => share(!isShared), false, isShared)}
      {key(text.save, () => download(makeDiceFile(dice)), none)}
      {key(text.load, () => input.current?.click())}
      {key(words.clearDice, () => setState(NO_DICE), none)}
      <Key disabled={undo === undefined} onTap={undo}>
        <Glyph name="undo" /> {text.undo}
      </Key>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={text.load}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void load(file);
          // The same file may be chosen again once it is mended.
          event.currentTarget.value = '';
        }}
      />
      {problem && (
        <Notice alert>
          {text.errors[problem]} {text.kept}
        </Notice>
      )}
      {status === 'not-kept' && <Notice alert>{text.notKept}</Notice>}
    </div>
  );
}

function download(content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = 'medallion-battle-dice.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
