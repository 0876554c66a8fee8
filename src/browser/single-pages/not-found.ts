import { fill } from '../../i18n/words.ts';
import { openSearch } from '../every-page/search-launcher.ts';
import { addressWords } from './address-words.ts';

/** Offers to search for the words of the address that did not exist. */
const words = addressWords(new URLSearchParams(location.search).get('address') ?? '');
const button = document.querySelector<HTMLElement>('[data-search-for]');
if (words && button) {
  button.textContent = fill(button.dataset.searchFor ?? '', { query: words });
  button.hidden = false;
  button.addEventListener('click', () => void openSearch(words));
}
