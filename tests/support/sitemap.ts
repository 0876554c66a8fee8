import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What leads on is a few lines; every page that says something is far longer. */
const LONGEST_REDIRECT = 3000;

/** Every page of the build as an address: "/en/old-world/". The build must exist. */
export const builtPages = (): string[] => builtAddresses().filter((address) => !leadsOn(address));

/** Addresses of an earlier edition that do nothing but lead on. */
export const redirects = (): string[] => builtAddresses().filter(leadsOn);

const builtAddresses = (): string[] =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.html'))
    .map((path) => `/${path.replace(/index\.html$/, '')}`)
    .sort();

function leadsOn(address: string): boolean {
  const file = fileOf(address);
  return statSync(file).size < LONGEST_REDIRECT && readFileSync(file, 'utf8').includes(' data-anchors="');
}

/** The file of a page in the build. */
export function fileOf(address: string): string {
  return `dist${address.endsWith('/') ? `${address}index.html` : address}`;
}

/** Of each kind of page the largest, in either language: what goes wrong on the others goes wrong there too. */
export function samplePages(): string[] {
  const largest = new Map<string, { address: string; size: number }>();
  for (const address of builtPages().filter((page) => /^\/(en|de)\//.test(page))) {
    const { size } = statSync(join('dist', address, 'index.html'));
    const kind = kindOf(address);
    if (size > (largest.get(kind)?.size ?? 0)) largest.set(kind, { address, size });
  }
  return [...largest.values()].map(({ address }) => address);
}

/** @example kindOf('/en/old-world/quick/dice-poker/') // => 'game/quick/*' */
function kindOf(address: string): string {
  const [, section = '', page, detail] = address.slice(1, -1).split('/');
  const single = [
    'about',
    'sources',
    'terms',
    'open-questions',
    'api',
    'offline',
    'settings',
    'search',
    'not-found',
    '',
  ];
  if (single.includes(section)) return section;
  if (section === 'tools') return page === undefined ? 'tools' : `tools/${page}`;
  if (page === undefined) return 'game';
  const own = ['rulebook', 'quick', 'differences', 'table', 'bestiary', 'checklist'].includes(page);
  return `game/${own ? page : 'entry'}${detail === undefined ? '' : '/*'}`;
}
