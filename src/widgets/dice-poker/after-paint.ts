import { useEffect, useState } from 'preact/hooks';

/**
 * The value as it was when the page was last painted: what takes long is worked out from this one, so that the reader
 * sees a tap at once. A value that is replaced before its turn is never worked out.
 */
export function useAfterPaint<T>(value: T): T | undefined {
  const [painted, setPainted] = useState<T | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run before it is painted, a timer that they set after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
