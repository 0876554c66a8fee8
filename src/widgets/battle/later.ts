import { useEffect, useState } from 'preact/hooks';

export type Later<T> = {
  /** The last result, none before the first. */
  readonly value: T | undefined;
  /** Whether it still belongs to an older question. */
  readonly stale: boolean;
};

/**
 * A result that may take some milliseconds: it is worked out once the page has shown what was tapped, and not at all
 * when the question has changed by then. The key says which question it is.
 */
export function useLater<T>(key: string, work: () => T): Later<T> {
  const { value, stale } = useAllLater(key, [work]);
  return { value: value?.[0], stale };
}

/** The same for several results, worked out one by one, so that a tap in between is heard. */
export function useAllLater<T>(key: string, works: readonly (() => T)[]): Later<readonly T[]> {
  const [done, setDone] = useState<{ readonly key: string; readonly value: readonly T[] } | undefined>(
    undefined,
  );
  useEffect(() => {
    const goOn = (value: readonly T[]): ReturnType<typeof setTimeout> =>
      setTimeout(() => {
        const next = [...value, ...works.slice(value.length, value.length + 1).map((work) => work())];
        if (next.length === works.length) setDone({ key, value: next });
        else timer = goOn(next);
      });
    let timer = goOn([]);
    return () => clearTimeout(timer);
    // The key stands for all that the work looks at.
  }, [key]);
  return { value: done?.value, stale: done?.key !== key };
}
