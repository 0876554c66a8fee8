import { fill } from '../../i18n/words.ts';
import { openSearch } from '../every-page/search-launcher.ts';

/** Offers to search for the words of the address that did not exist. */
const address = new URLSearchParams(location.search).get('address') ?? '';
const words = address
  .split('/')
  .filter((part) => !/^(en|de)?$/.test(part))
  .at(-1)
  ?.replace(/[^\p{L}\p{N}]+/gu, ' ')
  .trim()
  .slice(0, 60);
const button = document.querySelector<HTMLElement>('[data-search-for]');
if (words && button) {
  button.textContent = fill(button.dataset.searchFor ?? '', { query: words });
  button.hidden = false;
  button.addEventListener('click', () => void openSearch(words));
}
