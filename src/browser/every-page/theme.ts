import { recall, remember } from '../../device/storage.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** One button goes through the three schemes; its name says which one applies. */
export function switchTheme(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-switch]');
  if (button === null) return;
  const label = button.getAttribute('aria-label') ?? '';
  const names = (button.dataset.names ?? '').split('|');

  const show = (theme: Theme): void => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.dataset.themeSwitch = theme;
    button.title = `${label}: ${names[THEMES.indexOf(theme)] ?? ''}`;
    button.setAttribute('aria-label', button.title);
  };

  let current = THEMES.find((theme) => theme === recall('theme')) ?? 'system';
  show(current);
  button.addEventListener('click', () => {
    current = THEMES[(THEMES.indexOf(current) + 1) % THEMES.length] ?? 'system';
    show(current);
    remember('theme', current === 'system' ? undefined : current);
  });
}
