import { dirname, join } from 'node:path/posix';

/**
 * @typedef {object} Row
 * @property {readonly string[]} may what of ours it may import, beside itself
 * @property {readonly string[]} packages what else; a name stands for all of that package, "*" for any ending
 * @property {string} because
 */

/**
 * Who may import what. What a row does not name is forbidden, types included: who reads a file must know what it
 * speaks of. Lint holds every row at any depth, `tests/unit/borders.test.ts` tries to cross each, and the table in
 * CONTRIBUTING.md is compared with this one.
 *
 * Keys and `may` are paths under `src/`. A file belongs to the longest key that it stands under; `*.ts` are the files
 * directly in `src/`.
 *
 * @type {Readonly<Record<string, Row>>}
 */
export const BORDERS = {
  engine: {
    may: [],
    packages: [],
    because: 'rules must run anywhere, give the same result twice and be provable by themselves',
  },
  i18n: {
    may: [],
    packages: [],
    because: 'words and addresses know nothing of those who use them',
  },
  icons: {
    may: [],
    packages: [],
    because: 'a drawing is data',
  },
  device: {
    may: [],
    packages: [],
    because: 'it remembers values, whatever they mean',
  },
  offline: {
    may: ['device', 'i18n/locales.ts', 'i18n/words.ts'],
    packages: [],
    because: 'it keeps files, whatever they hold: it knows addresses and hashes, not the site',
  },
  'offline/worker': {
    may: ['offline', 'i18n/locales.ts'],
    packages: [],
    because: 'a worker has no page and no storage of one, and each byte of it is loaded at every visit',
  },
  library: {
    may: ['i18n'],
    packages: ['astro', 'mdast*', 'node:*', 'remark-*', 'unified', 'yaml'],
    because:
      'it is plain data, which flows to the pages and never back, and also runs in tests, without Astro',
  },
  widgets: {
    may: ['device', 'engine', 'i18n', 'icons'],
    packages: ['preact'],
    because: 'a widget asks the engine and shows; what it needs from the content comes in as props',
  },
  search: {
    may: ['device', 'i18n', 'icons', 'library', 'widgets'],
    packages: ['preact'],
    because: 'it finds what pages show, so it knows names and texts, but no page and no rule of a game',
  },
  browser: {
    may: ['device', 'i18n', 'offline', 'search'],
    packages: [],
    because: 'what every page loads stays small: it knows the page, not the content',
  },
  cards: {
    may: ['fonts', 'i18n', 'icons', 'library', 'styles', 'widgets'],
    packages: ['@takumi-rs/core'],
    because: 'a card is drawn from names and texts, with our type and colours; it knows no page',
  },
  '*.ts': {
    may: ['../site.config.ts', 'i18n', 'library', 'widgets'],
    packages: ['astro:*'],
    because: 'here content, tools and settings meet; pages and their parts take them from here',
  },
  'content.config.ts': {
    may: ['*.ts', 'i18n', 'library', 'widgets'],
    packages: ['astro', 'astro:*'],
    because: 'it hands the content to Astro, and nothing imports it',
  },
  components: {
    may: ['cards/size.ts', 'i18n', 'icons', 'library', 'widgets'],
    packages: ['@astrojs/mdx', 'astro', 'astro:*', 'uqr'],
    because: 'a part of a page shows what it is given; only widgets ask the engine',
  },
  styles: {
    may: [],
    packages: [],
    because: 'a style sheet imports style sheets',
  },
  fonts: {
    may: [],
    packages: [],
    because: 'a typeface imports nothing',
  },
  layouts: {
    may: ['browser', 'components', 'fonts', 'i18n', 'icons', 'library', 'styles'],
    packages: ['astro', 'astro:*'],
    because: 'the frame is the same whatever stands in it',
  },
  pages: {
    may: [
      '*.ts',
      'browser',
      'cards',
      'components',
      'device',
      'i18n',
      'icons',
      'layouts',
      'library',
      'offline',
      'search',
      'styles',
      'widgets',
    ],
    packages: ['astro', 'astro:*'],
    because: 'a page brings everything together; nothing imports a page, and only widgets ask the engine',
  },
  integrations: {
    may: ['i18n', 'library', 'offline', 'search'],
    packages: ['*'],
    because: 'steps of the build run after the pages and know files, not components',
  },
};

/**
 * Why a file may not import something, or undefined where it may.
 *
 * @param {string} importer its path in the repository, such as "src/engine/odds.ts"
 * @param {string} specifier what stands in the import
 * @returns {string | undefined}
 */
export function crossedBorder(importer, specifier) {
  const name = rowOf(importer);
  const row = name === undefined ? undefined : BORDERS[name];
  if (row === undefined) return `${importer} has no row in borders.mjs.`;
  const imported = resolveImport(importer, specifier);
  const isAllowed =
    imported === undefined
      ? row.packages.some((allowed) => isPackage(specifier, allowed))
      : rowOf(imported) === name || row.may.some((allowed) => isWithin(imported, allowed));
  return isAllowed ? undefined : `Not across this border (borders.mjs, "${name}"): ${row.because}.`;
}

/**
 * The path in the repository of what is imported; undefined for a package.
 *
 * @param {string} importer
 * @param {string} specifier
 * @returns {string | undefined}
 */
export function resolveImport(importer, specifier) {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('~/')) return join('src', path.slice(2));
  if (path.startsWith('/')) return path.slice(1);
  return /^\.\.?(\/|$)/.test(path) ? join(dirname(importer), path) : undefined;
}

/**
 * @param {string} path in the repository
 * @returns {string | undefined} the key of its row
 */
export function rowOf(path) {
  if (!path.startsWith('src/')) return undefined;
  const place = path.slice('src/'.length);
  const key = Object.keys(BORDERS)
    .filter((name) => place === name || place.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  return key ?? (/^[^/]+\.ts$/.test(place) ? '*.ts' : undefined);
}

/**
 * Whether a path is what a row names. A folder that has a row of its own is not part of the one around it.
 *
 * @param {string} path
 * @param {string} allowed
 */
function isWithin(path, allowed) {
  if (allowed === '*.ts') return rowOf(path) === allowed;
  const place = join('src', allowed);
  return rowOf(path) === rowOf(place) && (path === place || path.startsWith(`${place}/`));
}

/**
 * @param {string} specifier
 * @param {string} allowed
 */
function isPackage(specifier, allowed) {
  return allowed.endsWith('*')
    ? specifier.startsWith(allowed.slice(0, -1))
    : specifier === allowed || specifier.startsWith(`${allowed}/`);
}
