import { recall, remember } from '../device/storage.ts';

const KEY = 'recent-lookups';
const MOST = 6;

/** The last look-ups that led somewhere, the newest first. They stay on the device. */
export function recentQueries(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepQuery(query: string): void {
  const others = recentQueries().filter((kept) => kept !== query);
  remember(KEY, JSON.stringify([query, ...others].slice(0, MOST)));
}

export const forgetQueries = (): void => void remember(KEY, undefined);
