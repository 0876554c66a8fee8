import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The key that was tapped goes with its step: who had the focus there goes on with the next step, not at the page's top. */
export function useStepFocus(step: number): RefObject<HTMLElement> {
  const section = useRef<HTMLElement>(null);
  // Only the key that begins a fight opens one in which nothing has happened.
  const shown = useRef(step === 0 ? undefined : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [step]);
  return section;
}
