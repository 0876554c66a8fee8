import { type MutableRef, useRef } from 'preact/hooks';

type Held = {
  readonly ref: MutableRef<HTMLButtonElement | null>;
  readonly disabled: boolean;
  /** Switched off, but not out of reach. */
  readonly 'aria-disabled': true | undefined;
};

/**
 * What switches a key off while it has the focus. A tap that uses a key up would else throw whoever goes by keyboard or
 * screen reader out of the tool: it stays where they are, and does nothing more.
 */
export function useHeld(disabled: boolean): Held {
  const ref = useRef<HTMLButtonElement>(null);
  const isHeld = disabled && ref.current !== null && ref.current === document.activeElement;
  return { ref, disabled: disabled && !isHeld, 'aria-disabled': isHeld || undefined };
}
