import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useKit } from './kit.ts';
import { Notice } from './Notice.tsx';

/**
 * A part of a tool that not every reader opens: it is loaded when it is first shown, and is there at once from then on.
 * The static page must not begin with it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element {
  let Part: ComponentType<Props> | undefined;
  return function Later(props) {
    const { words } = useKit();
    const [state, setState] = useState<'coming' | 'there' | 'lost'>('coming');
    useEffect(() => {
      if (Part !== undefined || state !== 'coming') return;
      load().then(
        (loaded) => {
          Part = loaded;
          setState('there');
        },
        // No network, and no copy on the device.
        () => setState('lost'),
      );
    }, [state]);
    if (Part !== undefined) return <Part {...props} />;
    if (state !== 'lost') return <div class="tool-coming" />;
    return (
      <Notice>
        <p>{words.notLoaded}</p>
        <button type="button" class="button" onClick={() => setState('coming')}>
          {words.loadAgain}
        </button>
      </Notice>
    );
  };
}
