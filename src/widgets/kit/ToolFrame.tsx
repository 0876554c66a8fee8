import type { ComponentChildren, JSX } from 'preact';
import type { Words } from '../../i18n/words.ts';
import { KitContext } from './kit.ts';
import { Notice } from './Notice.tsx';

type Props = {
  readonly name: string;
  readonly words: Words['toolBar'];
  readonly ready: boolean;
  /** What was wrong with the address, if anything: all else was kept. */
  readonly error: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ComponentChildren;
};

/** The root of a tool: its controls know whether they work, and a garbled address is told first. */
export const ToolFrame = ({ name, words, ready, error, onKeyDown, children }: Props): JSX.Element => (
  <KitContext.Provider value={{ words, ready }}>
    <div class={`tool ${name}`} data-ready={ready} onKeyDown={onKeyDown}>
      {error !== undefined && (
        <Notice alert>
          {error} {words.restKept}
        </Notice>
      )}
      {children}
    </div>
  </KitContext.Provider>
);
