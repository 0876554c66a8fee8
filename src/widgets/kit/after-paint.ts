import { useEffect, useMemo, useState } from 'preact/hooks';

export type Worked<T> = {
  /** The last results, none before the first. */
  readonly value: readonly T[] | undefined;
  /** Whether they still belong to an older question. */
  readonly stale: boolean;
};

/**
 * Results that may take some milliseconds: each is worked out once the page has shown what was tapped, one by one, so
 * that a tap in between is heard, and not at all when the question has changed by then. The key says which question it
 * is. What is quick is there at once, and in the static page.
 */
export function useAfterPaint<T>(key: string, works: readonly (() => T)[], quick = false): Worked<T> {
  const [done, setDone] = useState<{ readonly key: string; readonly value: readonly T[] } | undefined>(
    undefined,
  );
  const atOnce = useMemo(() => (quick ? works.map((work) => work()) : undefined), [key, quick]);
  useEffect(() => {
    if (quick) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (value: readonly T[]): void => {
      timer = setTimeout(() => {
        const next = [...value, ...works.slice(value.length, value.length + 1).map((work) => work())];
        if (next.length === works.length) setDone({ key, value: next });
        else goOn(next);
      });
    };
    // A frame's callbacks run before it is painted, a timer that they set after it.
    const frame = requestAnimationFrame(() => goOn([]));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // The key stands for all that the works look at.
  }, [key, quick]);
  return atOnce === undefined
    ? { value: done?.value, stale: done?.key !== key }
    : { value: atOnce, stale: false };
}
