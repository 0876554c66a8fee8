import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Every page of the build as an address: "/en/old-world/". The build must exist. */
export const builtPages = (): string[] =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.html'))
    .map((path) => `/${path.replace(/index\.html$/, '')}`)
    .sort();

/** The file of a page in the build. */
export const fileOf = (address: string): string =>
  `dist${address.endsWith('/') ? `${address}index.html` : address}`;

/** Of each kind of page in each language the largest: what goes wrong on the others goes wrong there too. */
export function samplePages(): string[] {
  const largest = new Map<string, { address: string; size: number }>();
  for (const address of builtPages().filter((page) => /^\/(en|de)\//.test(page))) {
    const { size } = statSync(join('dist', address, 'index.html'));
    const kind = kindOf(address);
    if (size > (largest.get(kind)?.size ?? 0)) largest.set(kind, { address, size });
  }
  return [...largest.values()].map(({ address }) => address);
}

/** @example kindOf('/en/old-world/quick/dice-poker/') // => 'en/game/quick/*' */
function kindOf(address: string): string {
  const [lang = '', section = '', page, detail] = address.slice(1, -1).split('/');
  const single = ['about', 'sources', 'terms', 'open-questions', 'api', 'offline', 'search', 'not-found', ''];
  if (single.includes(section)) return `${lang}/${section}`;
  if (section === 'tools') return page === undefined ? `${lang}/tools` : address;
  if (page === undefined) return `${lang}/game`;
  const own = ['rulebook', 'quick', 'compare', 'differences', 'table'].includes(page);
  return `${lang}/game/${own ? page : 'entry'}${detail === undefined ? '' : '/*'}`;
}
