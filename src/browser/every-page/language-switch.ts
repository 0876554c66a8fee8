import { remember } from '../../device/storage.ts';

/** Clause ids and tool states are the same in both languages: the switch takes them along. */
export function keepClauseOnLanguageSwitch(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-language-switch]');
  link?.addEventListener('click', () => {
    remember('lang', link.hreflang);
    const target = new URL(link.href);
    target.search = location.search;
    target.hash = location.hash;
    link.href = target.href;
  });
}
