import { useEffect, useState } from 'preact/hooks';
import { putInAddress } from '../address-state.ts';

export const VIEWS = ['rolled', 'before', 'dice', 'wounds'] as const;
export type View = (typeof VIEWS)[number];

const NAME = 'battle-view';

/** Which part of the tool is open. It is in the address, but no step that undo takes back. */
export function useView(): readonly [view: View, setView: (view: View) => void] {
  const [view, show] = useState<View>('rolled');
  useEffect(() => {
    const named = new URLSearchParams(location.search).get(NAME);
    show(VIEWS.find((known) => known === named) ?? 'rolled');
    // Only what the page was opened with is of interest.
  }, []);
  return [
    view,
    (next) => {
      show(next);
      putInAddress(NAME, next);
    },
  ];
}
