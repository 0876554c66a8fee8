import { recall } from '../device/storage.ts';

const TYPED_INTO = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/**
 * Whether a key stands for itself: nothing is being typed, no other key is held. Who speaks to the computer, or rests a hand on the
 * keys, can turn all such keys off (WCAG 2.1.4).
 */
export const isSingleKey = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof HTMLElement && target.matches(TYPED_INTO)) &&
  recall('single-keys') !== 'off';
