import { useEffect, useState } from 'preact/hooks';
import { type Key, recall, remember } from '../device/storage.ts';
import { putInAddress } from './address-state.ts';

/** `by-link`: the address holds something else than the device, which therefore stays as it is. */
export const KEPT_STATUSES = ['kept', 'not-kept', 'by-link'] as const;
export type KeptStatus = (typeof KEPT_STATUSES)[number];

export type KeptState = {
  readonly status: KeptStatus;
  /** Keeps a state on the device, in the place of what was kept before. */
  readonly keep: (text: string) => void;
  /** Keeps a changed state, unless it came by link: that is for the reader to say. */
  readonly follow: (text: string) => void;
};

/**
 * A state that survives closing the tab. Call it before `useAddressState`: a visit without a state in the address is
 * given the one that the device keeps.
 */
export function useKeptState(name: Key, enabled: boolean): KeptState {
  const [status, setStatus] = useState<KeptStatus>('kept');
  useEffect(() => {
    const kept = enabled ? recall(name) : undefined;
    const shown = new URLSearchParams(location.search).get(name);
    if (kept === undefined || kept === shown) return;
    if (shown === null) putInAddress(name, kept);
    else setStatus('by-link');
    // Only the address that the page was opened with is of interest.
  }, []);
  const keep = (text: string): void => {
    if (enabled) setStatus(remember(name, text) ? 'kept' : 'not-kept');
  };
  const follow = (text: string): void => {
    if (status !== 'by-link') keep(text);
  };
  return { status, keep, follow };
}
