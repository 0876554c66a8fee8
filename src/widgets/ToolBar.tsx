import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Words } from '../i18n/words.ts';
import { Glyph } from './Glyph.tsx';

type Props = {
  readonly words: Words['toolBar'];
  readonly ready: boolean;
  readonly onUndo: (() => void) | undefined;
  /** None while there is nothing to clear. */
  readonly onReset: (() => void) | undefined;
  /** What only this tool offers, such as swapping sides. */
  readonly children?: ComponentChildren;
};

/** What every tool offers: take back, start anew (which can be taken back, too), and share the address. */
export function ToolBar({ words, ready, onUndo, onReset, children }: Props): JSX.Element {
  const [status, setStatus] = useState('');
  const share = async (): Promise<void> => {
    setStatus(await shareAddress(words));
  };
  return (
    <div class="tool-bar" role="group" aria-label={words.label}>
      {children}
      <button type="button" class="button" disabled={!ready || onUndo === undefined} onClick={onUndo}>
        <Glyph name="undo" />
        {words.undo}
      </button>
      <button type="button" class="button" disabled={!ready || onReset === undefined} onClick={onReset}>
        <Glyph name="clear" />
        {words.reset}
      </button>
      <button type="button" class="button" disabled={!ready} onClick={() => void share()}>
        <Glyph name="share" />
        {words.share}
      </button>
      <p class="tool-status" role="status">
        {status}
      </p>
    </div>
  );
}

/** The device's own sheet where there is one, else the clipboard. Returns what to tell the reader. */
async function shareAddress(words: Words['toolBar']): Promise<string> {
  const url = location.href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url, title: document.title });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return words.copied;
  } catch (error) {
    // Closing the sheet is no failure.
    return error instanceof DOMException && error.name === 'AbortError' ? '' : words.copyFailed;
  }
}
