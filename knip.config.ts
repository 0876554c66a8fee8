import type { KnipConfig } from 'knip';

/**
 * What nobody uses goes. Tests are no use: `knip --production` looks at the site alone. Modules of the engine that an
 * open issue names a tool for are listed here until that tool comes; then their line goes.
 */
const AWAITED = [
  // Hand and bids, set-up and score of the Card Game; set-up and score of the others.
  'src/engine/card-game/**/*.ts!',
  'src/engine/adventure-game/hero/{points,victory}.ts!',
  'src/engine/old-world/game/*.ts!',
  'src/engine/old-world/after-fight/trophies.ts!',
  'src/engine/path-of-destiny/vocabulary.ts!',
];

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
    ...AWAITED,
  ],
  project: ['src/**/*.{ts,tsx,astro}!'],
  // A list that its own type is made of may be exported for the tests that go through it.
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
