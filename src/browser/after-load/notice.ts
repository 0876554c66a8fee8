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
  place()?.replaceChildren(words, ...buttons);
}

export const hideNotice = (): void => place()?.replaceChildren();

const place = (): Element | null => document.querySelector('.offline-notice');
