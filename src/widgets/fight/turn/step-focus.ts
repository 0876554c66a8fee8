import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * The key that was tapped goes with its step: who had the focus there goes on with the next step, not at the page's top.
 * What comes next, once it is another's turn or another part of the turn, begins in sight.
 */
export function useStepFocus(step: number, moment: string): RefObject<HTMLElement> {
  const section = useRef<HTMLElement>(null);
  // Only the key that begins a fight opens one in which nothing has happened.
  const shown = useRef(step === 0 ? undefined : { step, moment });
  useEffect(() => {
    const before = shown.current;
    const next = section.current;
    shown.current = { step, moment };
    if (before?.step === step || document.activeElement !== document.body || next === null) return;
    next.focus({ preventScroll: true });
    const edge = parseFloat(getComputedStyle(next).scrollMarginBlockStart);
    if (before?.moment !== moment && next.getBoundingClientRect().top < edge) next.scrollIntoView();
  }, [step]);
  return section;
}
