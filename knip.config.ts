import type { KnipConfig } from 'knip';

/** What nobody uses goes. Tests are no use: `knip --production` looks at the site alone. */
export default {
  entry: [
    'src/pages/**/*.{astro,ts}!',
    'src/widgets/*/Widget.astro!',
    // What the configuration of Astro imports.
    'src/content.config.ts!',
    'src/integrations/*.ts!',
    'src/library/{loaders,remark-clauses}.ts!',
    'src/oldest-browsers.ts!',
    'src/vocabulary.ts!',
    'src/offline/worker/*.ts!',
    'src/browser/**/*.{ts,js}!',
  ],
  project: ['src/**/*.{ts,tsx,astro}!'],
  // A list that its own type is made of may be exported for the tests that go through it.
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
