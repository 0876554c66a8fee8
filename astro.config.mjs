import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import remarkGfm from 'remark-gfm';
import { finishPages } from './src/integrations/finish-pages.ts';
import { licences } from './src/integrations/licences.ts';
import { offlineCopy } from './src/integrations/offline-copy.ts';
import { searchIndex } from './src/integrations/search-index.ts';
import { remarkClauses } from './src/library/remark-clauses.ts';
import { buildTarget } from './src/oldest-browsers.ts';
import { publishing } from './src/publishing.ts';
import { SHIPPED } from './src/shipped.ts';

/** The one inline script: it sets the theme before the first paint. */
const themeScript = readFileSync(new URL('./src/browser/every-page/before-paint.js', import.meta.url));
const themeHash = /** @type {`sha256-${string}`} */ (
  `sha256-${createHash('sha256').update(themeScript).digest('base64')}`
);

/**
 * Matches modules however deep they stand in one of these folders, on Windows too.
 *
 * @param {string[]} folders
 */
const inFolders = (...folders) => new RegExp(`/(${folders.join('|')})/`.replaceAll('/', '[\\\\/]'));

/**
 * What every tool needs. Not the names of the languages: every page needs them once it rests, and would load all tools.
 */
const TOOLS_SHARE =
  /[\\/]node_modules[\\/]|[\\/]src[\\/](icons[\\/](controls|dice)|i18n[\\/](?!locales)|widgets[\\/](kit[\\/](?!NameField|ByLink|NumberField|SymbolGlyph|after-paint)|(Die)?Glyph\.tsx)|engine[\\/](reasons|result)\.ts)/;

/** What tools need that reckon chances. */
const ODDS_SHARE = /[\\/]src[\\/](widgets[\\/]kit[\\/]after-paint|engine[\\/]odds)\.ts/;

/** The drawings of results and cards. */
const SYMBOLS = /[\\/]src[\\/](icons[\\/]tool-symbols|widgets[\\/]kit[\\/]SymbolGlyph)/;

/** What the two tools of the Adventure Game have in common. */
const HERO_SHARE = /[\\/]src[\\/]engine[\\/]adventure-game[\\/](hero[\\/]points|vocabulary)\.ts/;

/** What tools need in which players have names and points. */
const SEATS_SHARE =
  /[\\/]src[\\/](widgets[\\/]kit[\\/](NameField|ByLink|NumberField)|engine[\\/](names|seats)\.ts)/;

export default defineConfig({
  site: publishing.address,
  base: publishing.base,
  // Not dist itself: a build that fails leaves the last good one alone, and no half of one is ever served.
  outDir: './.build',
  trailingSlash: 'always',
  // One stylesheet that is cached once serves every page.
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: unified({ gfm: false, smartypants: false, remarkPlugins: [remarkGfm, remarkClauses] }),
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"], hashes: [themeHash] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  integrations: [
    mdx(),
    preact(),
    sitemap({
      i18n: { defaultLocale: 'en', locales: { en: 'en', de: 'de' } },
      // Not what only leads on.
      filter: (page) => /\/(en|de)\/(?!not-found|[^/]+\/compare\/)/.test(page),
    }),
    licences(SHIPPED),
    finishPages(),
    searchIndex(),
    offlineCopy(),
  ],
  vite: {
    plugins: [
      {
        name: 'oldest-browsers',
        // Astro builds for the newest browsers and takes no other target from the settings.
        configEnvironment: (name) => ({
          build: { ...(name === 'client' && { target: buildTarget }), cssTarget: buildTarget },
        }),
      },
    ],
    build: {
      // Every script a file of its own: hashed inline scripts would differ from page to page.
      assetsInlineLimit: 0,
      // What many pages need is one stylesheet; what one kind of page or tool needs is linked there by `?url`.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          // Few files instead of many tiny ones: what every page runs, with all that it imports, and what all
          // tools, or one and search, have in common.
          codeSplitting: {
            groups: [
              { name: 'page', test: inFolders('src/browser/every-page') },
              {
                name: 'tools',
                test: TOOLS_SHARE,
                minShareCount: 2,
              },
              // What the fight companion shares with pages, or with another tool, must not bring the companion along.
              { name: 'device', test: inFolders('src/device'), minShareCount: 2 },
              { name: 'old-world', test: inFolders('src/engine/old-world/game'), minShareCount: 2 },
              { name: 'seats', test: SEATS_SHARE, minShareCount: 2 },
              { name: 'odds', test: ODDS_SHARE, minShareCount: 2 },
              { name: 'hero', test: HERO_SHARE, minShareCount: 2 },
              // Before what brings along all that it imports.
              { name: 'symbols', test: SYMBOLS, minShareCount: 2 },
              // Tools that load parts of themselves when they are wanted; what they need of the engine comes along.
              {
                name: 'battle',
                test: inFolders('src/widgets/battle(?!.(before|dice|rolled.(Reroll|SeenDice)))'),
              },
              { name: 'poker', test: inFolders('src/widgets/dice-poker(?!.advice.(Advice|Keeps))') },
              {
                name: 'tally',
                test: inFolders('src/widgets/destiny(?!.(end|final|turn.(ColorPad|ExtraEffort)))'),
              },
              {
                name: 'fight',
                test: inFolders(
                  'src/engine/old-world/fight(-table)?',
                  'src/widgets/fight(?!.(after|odds|monster|DuelPart|set-up.Duel|turn.Duel))',
                ),
              },
              {
                name: 'after-fights',
                test: inFolders('src/engine/old-world/after-fight', 'src/widgets/fight/after'),
                minShareCount: 2,
              },
              {
                name: 'odds-of-fights',
                test: inFolders('src/engine/old-world/fight-odds', 'src/widgets/fight/(odds|monster)'),
                minShareCount: 2,
              },
            ],
          },
        },
        onLog(level, log, handler) {
          // One per MDX file, a known false alarm of Astro's compiler.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
        },
      },
    },
  },
});
