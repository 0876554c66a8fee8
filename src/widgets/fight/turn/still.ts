import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** What is tapped stays under the thumb, though what stands above it may grow or shrink with the step. */
export function useStill(events: unknown): void {
  const tapped = useRef<{ readonly element: Element; readonly top: number } | undefined>(undefined);
  useEffect(() => {
    const hold = ({ target }: Event): void => {
      if (target instanceof Element) tapped.current = { element: target, top: topOf(target) };
    };
    addEventListener('click', hold, true);
    return () => removeEventListener('click', hold, true);
  }, []);
  useLayoutEffect(() => {
    const { element, top = 0 } = tapped.current ?? {};
    tapped.current = undefined;
    if (element?.isConnected) scrollBy(0, topOf(element) - top);
  }, [events]);
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;
