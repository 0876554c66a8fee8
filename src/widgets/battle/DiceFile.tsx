import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import {
  type DiceFileError,
  makeDiceFile,
  readDiceFile,
} from '../../engine/adventure-game/dice/dice-file.ts';
import { EXAMPLE_DICE, makeDiceSet, NO_DICE } from '../../engine/adventure-game/dice/dice-set.ts';
import { Glyph } from '../Glyph.tsx';
import type { DiceState } from './dice-state.ts';
import type { BattleWords } from './words.ts';

type Props = { readonly state: DiceState; readonly words: BattleWords; readonly ready: boolean };

/** No file of dice is larger; another one need not be read to be refused. */
const MOST_BYTES = 100_000;

/** All nine dice at once: made up, cleared, in the link, out of a file and into one; each can be taken back. */
export function DiceFile({ state, words, ready }: Props): JSX.Element {
  const { dice, keepDice, tryDice, undo, inLink, setInLink } = state;
  const [problem, setProblem] = useState<DiceFileError | 'read' | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const text = words.diceFile;
  const none = makeDiceSet(dice) === makeDiceSet(NO_DICE);

  const load = async (file: File): Promise<void> => {
    const content = file.size > MOST_BYTES ? '{}' : await file.text().catch(() => undefined);
    const read = content === undefined ? ({ ok: false, error: 'read' } as const) : readDiceFile(content);
    setProblem(read.ok ? undefined : read.error);
    if (read.ok) keepDice(read.value);
  };
  const key = (name: string, onClick: () => void, disabled = false, pressed?: boolean): JSX.Element => (
    <button
      type="button"
      class="tool-key"
      disabled={!ready || disabled}
      aria-pressed={pressed}
      onClick={() => {
        setProblem(undefined);
        onClick();
      }}
    >
      {name}
    </button>
  );
  return (
    <div class="battle-dice-set" role="group" aria-label={text.label}>
      {key(words.exampleDice, () => tryDice(EXAMPLE_DICE))}
      {key(words.diceInLink, () => setInLink(!inLink), false, inLink)}
      {key(text.save, () => download(makeDiceFile(dice)), none)}
      {key(text.load, () => input.current?.click())}
      {key(words.clearDice, () => keepDice(NO_DICE), none)}
      <button type="button" class="tool-key" disabled={!ready || undo === undefined} onClick={undo}>
        <Glyph name="undo" /> {text.undo}
      </button>
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
        <p class="notice" role="alert">
          {text.errors[problem]} {text.kept}
        </p>
      )}
      {!state.kept && (
        <p class="notice" role="alert">
          {text.notKept}
        </p>
      )}
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
