import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the tool, or that it is still on its way, or that it did not come. */
type Later<Props> = { readonly Part: ComponentType<Props> } | 'coming' | 'lost';

/** A part that not every fight needs: it is loaded when it is first wanted. */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean): Later<Props> {
  const [later, setLater] = useState<Later<Props>>('coming');
  useEffect(() => {
    if (!isWanted || typeof later === 'object') return;
    load().then(
      (Part) => setLater({ Part }),
      // No network, and no copy on the device: the next tap tries again.
      () => setLater('lost'),
    );
  }, [isWanted]);
  return later;
}
