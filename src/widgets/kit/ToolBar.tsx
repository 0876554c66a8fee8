import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Words } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import { currentAddress } from './address.ts';
import { useHeld } from './held.ts';
import { useKit } from './kit.ts';

type Props = {
  readonly onUndo: (() => void) | undefined;
  /** None while there is nothing to clear. */
  readonly onReset: (() => void) | undefined;
  /** What only this tool offers, such as swapping sides. */
  readonly children?: ComponentChildren;
};

/** What every tool offers: take back, start anew (which can be taken back, too), and share the address. */
export function ToolBar({ onUndo, onReset, children }: Props): JSX.Element {
  const { words } = useKit();
  const [status, setStatus] = useState('');
  return (
    <div class="tool-bar" role="group" aria-label={words.label}>
      {children}
      <BarButton glyph="undo" name={words.undo} onTap={onUndo} />
      <BarButton glyph="clear" name={words.reset} onTap={onReset} />
      <BarButton glyph="share" name={words.share} onTap={() => void shareAddress(words).then(setStatus)} />
      <p class="tool-status" role="status">
        {status}
      </p>
    </div>
  );
}

type ButtonProps = {
  readonly glyph: Parameters<typeof Glyph>[0]['name'];
  readonly name: string;
  readonly onTap: (() => void) | undefined;
  /** It stays when it has served, and looks so. */
  readonly served?: boolean;
};

/** A button that works as long as there is something to do. */
export function BarButton({ glyph, name, onTap, served }: ButtonProps): JSX.Element {
  const { ready } = useKit();
  const held = useHeld(!ready || onTap === undefined);
  return (
    <button {...held} type="button" class={served ? 'button tool-served' : 'button'} onClick={onTap}>
      <Glyph name={glyph} />
      {name}
    </button>
  );
}

/** The device's own sheet where there is one, else the clipboard. Returns what to tell the reader. */
async function shareAddress(words: Words['toolBar']): Promise<string> {
  const url = currentAddress();
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
