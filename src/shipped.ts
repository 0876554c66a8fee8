/** Work of others that readers download, and the file that says under which terms. */
export type Shipped = {
  readonly name: string;
  readonly licence: string;
  /** The packages that it is bundled from; none where it is no script of a page. */
  readonly packages: readonly string[];
  readonly file: string;
};

/** The build stops when a page's script has a package that does not stand here (`src/integrations/licences.ts`). */
export const SHIPPED: readonly Shipped[] = [
  {
    name: 'Astro',
    licence: 'MIT',
    packages: ['astro', '@astrojs/preact'],
    file: 'node_modules/astro/LICENSE',
  },
  { name: 'Pagefind', licence: 'MIT', packages: [], file: 'node_modules/pagefind/LICENSE/LICENSE' },
  { name: 'Preact', licence: 'MIT', packages: ['preact'], file: 'node_modules/preact/LICENSE' },
  {
    name: 'Preact Signals',
    licence: 'MIT',
    packages: ['@preact/signals', '@preact/signals-core'],
    file: 'node_modules/@preact/signals/LICENSE',
  },
  { name: 'Vite', licence: 'MIT', packages: ['vite'], file: 'node_modules/vite/LICENSE.md' },
  { name: 'Source Sans 3, Vollkorn', licence: 'SIL OFL 1.1', packages: [], file: 'src/fonts/LICENSE.txt' },
];
