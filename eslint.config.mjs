import { relative } from 'node:path';
import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { crossedBorder } from './borders.mjs';

/** Everything in a file that names another: imports of all kinds, and the scripts of a page. */
const IMPORTS = [
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration) > Literal.source',
  'ImportExpression > :matches(Literal, TemplateLiteral).source',
  'TSImportType Literal',
  'CallExpression[callee.object.type="MetaProperty"][callee.property.name="glob"] > Literal',
  'CallExpression[callee.object.type="MetaProperty"][callee.property.name="glob"] > ArrayExpression > Literal',
  'JSXOpeningElement[name.name="script"] > JSXAttribute[name.name="src"] > Literal',
].join(', ');

/** Patterns of lint's own see only the text of an import, which means another folder at another depth. */
const importBorders = {
  create: (context) => ({
    [IMPORTS](node) {
      // The beginning of a computed address already says the folder.
      const specifier = node.type === 'Literal' ? node.value : node.quasis[0].value.cooked;
      if (specifier === '') return;
      // A script in a page has a file name of its own, below that of the page.
      const importer = relative(context.cwd, context.physicalFilename).replaceAll('\\', '/');
      const message = crossedBorder(importer, specifier);
      if (message !== undefined) context.report({ node, message });
    },
  }),
};

const REPRODUCIBLE = 'as a parameter: results must be reproducible.';

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.build*/',
      '.astro/',
      'coverage/',
      'tests/fixtures/',
      'test-results/',
      'playwright-report/',
    ],
  },
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

  {
    files: ['src/**/*.{ts,tsx,js,astro}'],
    plugins: { medallion: { rules: { 'import-borders': importBorders } } },
    rules: { 'medallion/import-borders': 'error' },
  },
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
);
