/** What the device remembers, for good or for one visit. Blocked storage (private mode) costs the remembering, nothing else. */
type Span = 'always' | 'visit';

const storage = (span: Span): Storage => (span === 'always' ? localStorage : sessionStorage);

export function recall(key: string, span: Span = 'always'): string | undefined {
  try {
    return storage(span).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the device took it: storage may be full or blocked. A choice then holds for this page only. */
export function remember(key: string, value: string | undefined, span: Span = 'always'): boolean {
  try {
    if (value === undefined) storage(span).removeItem(key);
    else storage(span).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
