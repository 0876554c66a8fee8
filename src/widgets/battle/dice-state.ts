import { useEffect, useState } from 'preact/hooks';
import { recall, remember } from '../../device/storage.ts';
import {
  type DiceSet,
  makeDiceSet,
  NO_DICE,
  readDiceSet,
} from '../../engine/adventure-game/dice/dice-set.ts';

/** The name of the dice, in the address and on the device. */
export const DICE_NAME = 'battle-dice';

export type DiceState = {
  readonly dice: DiceSet;
  /** Shows other dice and keeps them on the device. */
  readonly keepDice: (dice: DiceSet) => void;
  /** Shows other dice for now. */
  readonly tryDice: (dice: DiceSet) => void;
  /** Takes the last change of the dice back, on the device too. */
  readonly undo: (() => void) | undefined;
  readonly inLink: boolean;
  readonly setInLink: (inLink: boolean) => void;
  /** Whether the device took the last change; if not, it holds until the page is closed. */
  readonly kept: boolean;
  /** Where the dice come from, until they are changed: a link may hold other ones than the device, or unreadable ones. */
  readonly notice: 'fromLink' | 'badDice' | 'noDiceInLink' | undefined;
};

/** The reader's dice: entered once, kept on the device, and in the address only where the reader wants to share them. */
export function useDice(): DiceState {
  const [dice, show] = useState(NO_DICE);
  const [inLink, setLinked] = useState(false);
  const [notice, setNotice] = useState<DiceState['notice']>(undefined);
  const [kept, setKept] = useState(true);
  const [before, setBefore] = useState<
    readonly { readonly shown: DiceSet; readonly stored: string | undefined }[]
  >([]);

  useEffect(() => {
    const stored = recall(DICE_NAME);
    show(readDiceSet(stored ?? '').value);
    const text = new URLSearchParams(location.search).get(DICE_NAME);
    if (text === null) return;
    const { value, error } = readDiceSet(text);
    const nothing = makeDiceSet(value) === makeDiceSet(NO_DICE);
    if (error !== undefined) setNotice(nothing ? 'noDiceInLink' : 'badDice');
    if (nothing) return;
    show(value);
    setLinked(true);
    if (error === undefined && text !== stored) setNotice('fromLink');
    // Only what the page was opened with is of interest.
  }, []);

  const change = (next: DiceSet): void => {
    show(next);
    setNotice(undefined);
    if (inLink) writeLink(makeDiceSet(next));
  };
  const tryDice = (next: DiceSet): void => {
    setBefore([...before, { shown: dice, stored: recall(DICE_NAME) }]);
    change(next);
  };
  const last = before.at(-1);
  return {
    dice,
    tryDice,
    keepDice: (next) => {
      tryDice(next);
      const text = makeDiceSet(next);
      setKept(remember(DICE_NAME, text === makeDiceSet(NO_DICE) ? undefined : text));
    },
    undo:
      last &&
      (() => {
        setBefore(before.slice(0, -1));
        change(last.shown);
        setKept(remember(DICE_NAME, last.stored));
      }),
    inLink,
    setInLink: (linked) => {
      setLinked(linked);
      writeLink(linked ? makeDiceSet(dice) : undefined);
    },
    kept,
    notice,
  };
}

function writeLink(text: string | undefined): void {
  const url = new URL(location.href);
  if (text === undefined) url.searchParams.delete(DICE_NAME);
  else url.searchParams.set(DICE_NAME, text);
  history.replaceState(history.state, '', url);
}
