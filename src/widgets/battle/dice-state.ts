import { useEffect, useState } from 'preact/hooks';
import { recall, remember } from '../../browser/storage.ts';
import { type DiceSet, makeDiceSet, NO_DICE, parseDiceSet } from '../../engine/adventure-game/dice-set.ts';

/** The name of the dice, in the address and on the device. */
const NAME = 'battle-dice';

export type DiceState = {
  readonly dice: DiceSet;
  /** Shows other dice and keeps them on the device. */
  readonly keepDice: (dice: DiceSet) => void;
  /** Shows other dice for now. */
  readonly tryDice: (dice: DiceSet) => void;
  readonly inLink: boolean;
  readonly setInLink: (inLink: boolean) => void;
  /** Where the dice come from, until they are changed: a link may hold other ones than the device, or unreadable ones. */
  readonly notice: 'fromLink' | 'badDice' | undefined;
};

/** The reader's dice: entered once, kept on the device, and in the address only where the reader wants to share them. */
export function useDice(): DiceState {
  const [dice, show] = useState(NO_DICE);
  const [inLink, setLinked] = useState(false);
  const [notice, setNotice] = useState<DiceState['notice']>(undefined);

  useEffect(() => {
    const kept = parseDiceSet(recall(NAME) ?? '');
    const text = new URLSearchParams(location.search).get(NAME);
    const linked = parseDiceSet(text ?? '');
    if (kept.ok) show(kept.value);
    if (linked.ok) show(linked.value);
    setLinked(linked.ok);
    if (linked.ok && text !== recall(NAME)) setNotice('fromLink');
    if (!linked.ok && text !== null) setNotice('badDice');
    // Only what the page was opened with is of interest.
  }, []);

  const tryDice = (next: DiceSet): void => {
    show(next);
    setNotice(undefined);
    if (inLink) writeLink(makeDiceSet(next));
  };
  return {
    dice,
    tryDice,
    keepDice: (next) => {
      tryDice(next);
      const text = makeDiceSet(next);
      remember(NAME, text === makeDiceSet(NO_DICE) ? undefined : text);
    },
    inLink,
    setInLink: (linked) => {
      setLinked(linked);
      writeLink(linked ? makeDiceSet(dice) : undefined);
    },
    notice,
  };
}

function writeLink(text: string | undefined): void {
  const url = new URL(location.href);
  if (text === undefined) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, text);
  history.replaceState(history.state, '', url);
}
