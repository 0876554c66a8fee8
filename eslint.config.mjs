import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** An import border: what these files may not import, each with the reason. */
const border = (files, patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

/** Matches an import of one of our folders or files, by alias or by path. */
const ours = (...names) => `^(~|(\\.\\./)+|\\./)/?(.*/)?(${names.join('|')})(/|$)`;

/** The files that join content, tools and paths for the pages. */
const ROOT = ['site\\.ts', 'paths\\.ts'];

const ENGINE_ALONE = 'The engine imports only itself: it must run anywhere and be provable by itself.';
const BY_PROPS = 'A widget asks the engine and shows; what it needs from the content comes in as props.';
const REPRODUCIBLE = 'as a parameter: results must be reproducible.';

export default defineConfig(
  { ignores: ['dist/', '.astro/', 'coverage/', 'tests/fixtures/', 'test-results/', 'playwright-report/'] },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  ...astro.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', 'src/browser/every-page/*.js'] },
        extraFileExtensions: ['.astro'],
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      // Numbers in templates read well and cannot go wrong.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
    },
  },
  // Types of .astro files are checked by `astro check`; the lint parser does not see them whole.
  { files: ['**/*.astro', '**/*.{mjs,js}'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['src/components/text/tags.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  // Components and pages have one shape that Astro dictates; a return type there says nothing.
  {
    files: ['**/*.astro', '**/*.tsx', '**/*.{mjs,js}', 'tests/**'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  // A failing assertion is the clearest message when a test's own set-up is wrong.
  { files: ['tests/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },

  border(
    ['src/engine/*/*.ts'],
    [
      { regex: '^[^.]', message: ENGINE_ALONE },
      { regex: '^\\.\\./\\.\\./', message: ENGINE_ALONE },
    ],
  ),
  border(['src/engine/*.ts'], [{ regex: '^([^.]|\\.\\./)', message: ENGINE_ALONE }]),
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: `Take a random source ${REPRODUCIBLE}` },
      ],
      'no-restricted-globals': ['error', { name: 'Date', message: `Take the time ${REPRODUCIBLE}` }],
    },
  },
  border(
    ['src/widgets/**/*.{ts,tsx}'],
    [
      { regex: '^astro:', message: BY_PROPS },
      {
        regex: ours(
          'pages',
          'layouts',
          'library',
          'search',
          'browser',
          'integrations',
          'components',
          ...ROOT,
        ),
        message: BY_PROPS,
      },
    ],
  ),
  border(
    ['src/library/**/*.ts'],
    [
      {
        regex: '^(astro:|preact)',
        message: 'The library is plain data: it also runs in tests, without Astro.',
      },
      {
        regex: ours(
          'pages',
          'layouts',
          'components',
          'widgets',
          'engine',
          'search',
          'browser',
          'integrations',
          ...ROOT,
        ),
        message: 'Data flows from the library to the pages, never back.',
      },
    ],
  ),
  border(
    ['src/i18n/**/*.ts'],
    [
      {
        regex: ours(
          'pages',
          'layouts',
          'components',
          'widgets',
          'engine',
          'search',
          'library',
          'browser',
          ...ROOT,
        ),
        message: 'Words and addresses know nothing of those who use them.',
      },
    ],
  ),
  border(
    ['src/browser/**/*.ts'],
    [
      {
        regex: ours('pages', 'layouts', 'components', 'widgets', 'engine', 'library', ...ROOT),
        message: 'What every page loads stays small: it knows the page, not the content.',
      },
    ],
  ),
  border(
    ['src/offline/**/*.ts'],
    [
      {
        regex: ours(
          'pages',
          'layouts',
          'components',
          'widgets',
          'engine',
          'search',
          'library',
          'browser',
          'integrations',
          'i18n/routes\\.ts',
          ...ROOT,
        ),
        message: 'The worker keeps files, whatever they hold: it knows addresses and hashes, not the site.',
      },
    ],
  ),
  border(
    [
      'src/components/**/*.{ts,astro}',
      'src/layouts/**/*.astro',
      'src/search/**/*.{ts,tsx}',
      'src/integrations/**/*.ts',
    ],
    [{ regex: ours('pages', 'engine'), message: 'Only widgets ask the engine, and nothing imports a page.' }],
  ),
  border(
    ['src/pages/**/*.{ts,astro}'],
    [{ regex: ours('engine'), message: 'A page shows widgets; only widgets ask the engine.' }],
  ),
);
