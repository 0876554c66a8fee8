/** What the device remembers, for good or for one visit. Blocked storage (private mode) costs the remembering, nothing else. */
type Span = 'always' | 'visit';

/** The name of everything remembered. None may be renamed: readers have them on their devices. */
export const KEYS = [
  'battle-dice',
  'battle-enemies',
  'battle-seen',
  'both-languages',
  'came-from',
  'destiny',
  'entry-list',
  'entry-list-place',
  'entry-order',
  'fight',
  'game',
  'hand-and-bids',
  'hand-and-bids-table',
  'keep-awake',
  'lang',
  'offline',
  'own-monsters',
  'recent-lookups',
  'set-up',
  'single-keys',
  'table-size',
  'text-size',
  'theme',
  'trophies',
  'turns',
  'victory-points',
] as const;
export type Key = (typeof KEYS)[number];

const storage = (span: Span): Storage => (span === 'always' ? localStorage : sessionStorage);

export function recall(key: Key, span: Span = 'always'): string | undefined {
  try {
    return storage(span).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the device took it: storage may be full or blocked. A choice then holds for this page only. */
export function remember(key: Key, value: string | undefined, span: Span = 'always'): boolean {
  try {
    if (value === undefined) storage(span).removeItem(key);
    else storage(span).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
