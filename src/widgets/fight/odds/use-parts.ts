import { useEffect, useState } from 'preact/hooks';

type Worked<T> = {
  /** The last result, none before the first. */
  readonly done: { readonly value: T } | undefined;
  /** Whether it still belongs to an older question. */
  readonly isStale: boolean;
};

/**
 * What may take seconds, worked out in parts: a tap between two of them is heard, and another question ends the work on
 * this one. The key says which question it is.
 */
export function useParts<T>(key: string, begin: () => Generator<undefined, T>): Worked<T> {
  const [done, setDone] = useState<{ readonly key: string; readonly value: T } | undefined>(undefined);
  useEffect(() => {
    const work = begin();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      timer = setTimeout(() => {
        const part = work.next();
        if (part.done === true) setDone({ key, value: part.value });
        else goOn();
      });
    };
    // What was tapped is painted before the first part.
    const frame = requestAnimationFrame(goOn);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // The key stands for all that the work looks at.
  }, [key]);
  return { done, isStale: done?.key !== key };
}
