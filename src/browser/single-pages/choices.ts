import { type Key, recall, remember } from '../../device/storage.ts';

/** Inputs that are named after what they choose. `data-off` is what a switch keeps that is off. */
type Inputs = Iterable<HTMLInputElement>;

/** Where the page shows a choice, as `before-paint.js` does on the next one. */
const ON_PAGE: Partial<Record<Key, string>> = {
  theme: 'theme',
  'text-size': 'textSize',
  'table-size': 'tableSize',
  game: 'playing',
};

/** What is chosen is remembered and applies at once. */
export function followChoices(inputs: Inputs, onChange?: () => void): void {
  for (const input of inputs) {
    const follow = (): void => {
      const value = input.checked ? input.value : (input.dataset.off ?? '');
      remember(input.name as Key, value || undefined);
      showOnPage(input.name as Key, value);
      onChange?.();
    };
    input.addEventListener('change', follow);
    // Who was quicker than this script has chosen, too.
    if (input.checked !== input.defaultChecked && (input.checked || input.type !== 'radio')) follow();
  }
}

export function showOnPage(key: Key, value: string): void {
  const name = ON_PAGE[key];
  const { dataset } = document.documentElement;
  if (name === undefined) return;
  if (value === '') Reflect.deleteProperty(dataset, name);
  else dataset[name] = value;
}

/** Lets the inputs say what is remembered, or else what applies without a choice. */
export function showChosen(inputs: Inputs): void {
  for (const input of inputs) {
    const kept = recall(input.name as Key);
    if (kept === undefined) input.checked = input.defaultChecked;
    else input.checked = input.type === 'radio' ? input.value === kept : kept !== input.dataset.off;
  }
}
