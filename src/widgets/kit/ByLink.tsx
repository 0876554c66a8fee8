import type { JSX } from 'preact';
import type { KeepingWords } from './keeping-words.ts';
import { Notice } from './Notice.tsx';

type Props = { readonly words: KeepingWords; readonly onKeep: () => void };

/** A game came with the link while the device keeps another: the reader says which one stays. */
export const ByLink = ({ words, onKeep }: Props): JSX.Element => (
  <Notice>
    <p>{words['by-link']}</p>
    <p class="tool-buttons">
      <a class="button" href="?">
        {words.openKept}
      </a>
      <button type="button" class="button" onClick={onKeep}>
        {words.keepThis}
      </button>
    </p>
  </Notice>
);
