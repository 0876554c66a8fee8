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
  const [done, setDone] = useState<{ readonly key: string; readonly value: T } | undefined>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => setDone({ key, value: work() }));
    return () => clearTimeout(timer);
    // The key stands for all that the work looks at.
  }, [key]);
  return { value: done?.value, stale: done?.key !== key };
}
