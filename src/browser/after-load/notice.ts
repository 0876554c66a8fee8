/** What is said above the bar, with two answers. One thing at a time; the last one said is the one that counts. */
export function showNotice(
  text: string,
  answers: readonly (readonly [label: string, act: () => void])[],
): void {
  const words = document.createElement('span');
  words.textContent = text;
  const buttons = answers.map(([label, act], index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = index === 0 ? 'button button-primary' : 'button';
    button.textContent = label;
    button.addEventListener('click', act);
    return button;
  });
  // They stay beside each other where the text leaves them no room in its line.
  const row = document.createElement('div');
  row.append(...buttons);
  place()?.replaceChildren(words, row);
}

export const hideNotice = (): void => place()?.replaceChildren();

const place = (): Element | null => document.querySelector('.offline-notice');
