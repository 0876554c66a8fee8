import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';

/** An import border. `allowed` is what may be imported; everything else fails with the reason. */
const border = (files, patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

/** Matches an import of one of our folders, by alias or by climbing out of the own folder. */
const ours = (...folders) => `^(~|(\\.\\./)+|\\./)/?(.*/)?(${folders.join('|')})(/|$)`;

const ENGINE_ALONE = 'The engine imports only itself: it must run anywhere and be provable by itself.';

export default tseslint.config(
  { ignores: ['dist/', '.astro/', 'coverage/', 'tests/fixtures/', 'test-results/', 'playwright-report/'] },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  ...astro.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.mjs'] }, extraFileExtensions: ['.astro'] } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      // Numbers in templates read well and cannot go wrong.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidOperator: true }],
    },
  },
  // Types of .astro files are checked by `astro check`; the lint parser does not see them whole.
  { files: ['**/*.astro', '**/*.mjs'], ...tseslint.configs.disableTypeChecked },
  // Components and pages have one shape that Astro dictates; a return type there says nothing.
  { files: ['**/*.astro', '**/*.tsx', 'tests/**'], rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' } },
  // A failing assertion is the clearest message when a test's own set-up is wrong.
  { files: ['tests/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },

  border(['src/engine/**/*.ts'], [
    { regex: '^[^.]', message: ENGINE_ALONE },
    { regex: ours('widgets', 'pages', 'layouts', 'components', 'library', 'search', 'i18n'), message: ENGINE_ALONE },
  ]),
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Take a random source as a parameter: results must be reproducible.' },
        { object: 'Date', property: 'now', message: 'Take the time as a parameter: results must be reproducible.' },
      ],
      'no-restricted-globals': ['error', { name: 'Date', message: 'Take the time as a parameter: results must be reproducible.' }],
    },
  },
  border(['src/widgets/**/*.{ts,tsx}'], [
    { regex: '^astro:', message: 'A widget runs in the browser; what it needs from the content comes in as props.' },
    { regex: ours('pages', 'layouts', 'library', 'search', 'site(\\.ts)?'), message: 'A widget asks the engine and shows; what it needs from the content comes in as props.' },
  ]),
  border(['src/library/**/*.ts'], [
    { regex: '^(astro:|preact)', message: 'The library is plain data: it also runs in tests, without Astro.' },
    { regex: ours('pages', 'layouts', 'components', 'widgets', 'engine', 'search', 'site(\\.ts)?'), message: 'Data flows from the library to the pages, never back.' },
  ]),
  border(['src/i18n/**/*.ts'], [
    { regex: ours('pages', 'layouts', 'components', 'widgets', 'engine', 'search', 'library', 'site(\\.ts)?'), message: 'Words and addresses know nothing of those who use them.' },
  ]),
  border(['src/components/**/*.astro', 'src/layouts/**/*.astro', 'src/search/**/*.{ts,tsx}'], [
    { regex: ours('pages', 'engine'), message: 'Only widgets ask the engine, and nothing imports a page.' },
  ]),
  border(['src/pages/**/*.{ts,astro}'], [
    { regex: ours('engine'), message: 'A page shows widgets; only widgets ask the engine.' },
  ]),
);
