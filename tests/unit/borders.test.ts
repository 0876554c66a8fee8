import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { BORDERS, crossedBorder, rowOf } from '../../borders.mjs';
import { findCircles, importsOf, readImports } from '../support/import-graph.ts';

// Rules that need types are left out: planted files do not exist, and one that does not exist has none.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });
const names = Object.keys(BORDERS);

/** A planted violation must be a lint error, however deep it stands: a border that lets it pass is none. */
describe('import borders', () => {
  it.each([
    ['src/engine/odds.ts', "import 'preact';"],
    ['src/engine/odds.ts', "import 'node:fs';"],
    ['src/engine/old-world/dice-poker.ts', "import '../../widgets/registry.ts';"],
    ['src/engine/old-world/a/b/deep.ts', "import '../../../../i18n/words.ts';"],
    ['src/engine/old-world/a/b/deep.ts', "import type { Lang } from '../../../../i18n/locales.ts';"],
    ['src/engine/old-world/a/b/deep.ts', "export * from '../../../../site.ts';"],
    ['src/engine/old-world/a/b/deep.ts', "export const x = import('~/i18n/words.ts');"],
    ['src/engine/old-world/a/b/deep.ts', "export type X = import('../../../../i18n/words.ts').Words;"],
    ['src/engine/old-world/a/b/deep.ts', 'export const x = import(`../../../../i18n/${y}.ts`);'],
    ['src/engine/old-world/a/b/deep.ts', "export const x = import.meta.glob('../../../../i18n/*.ts');"],
    ['src/engine/old-world/a/b/deep.ts', "export const x = import.meta.glob(['/src/i18n/*.ts']);"],
    ['src/engine/old-world/a/b/deep.ts', 'export const x = Math.random();', 'random source as a parameter'],
    ['src/engine/old-world/a/b/deep.ts', 'export const x = Date.now();', 'time as a parameter'],
    ['src/widgets/battle/Battle.tsx', "import '../../components/reason-links.ts';"],
    ['src/widgets/battle/rolled/Deep.tsx', "import '../../../library/read/load.ts';"],
    ['src/widgets/battle/rolled/Deep.tsx', "import '../../../site.ts';"],
    ['src/widgets/battle/rolled/Deep.tsx', "import 'astro:content';"],
    ['src/widgets/new/Widget.astro', "---\nimport '../../components/reason-links.ts';\n---\n<p />"],
    ['src/library/load.ts', "import '../offline/list.ts';"],
    ['src/library/read/deep/mdx.ts', "import 'astro:content';"],
    ['src/library/read/deep/mdx.ts', "import { h } from 'preact';"],
    ['src/i18n/words.ts', "import '../offline/list.ts';"],
    ['src/offline/list.ts', "import '../i18n/routes.ts';"],
    ['src/offline/client.ts', "import './worker/copy.ts';"],
    ['src/offline/worker/copy.ts', "import '../../device/storage.ts';"],
    ['src/search/rank/deep/a.ts', "import '../../../engine/result.ts';"],
    ['src/browser/every-page/page.ts', "import '../../library/load.ts';"],
    ['src/site.ts', "import './components/Icon.astro';"],
    ['src/components/table/deep/a.ts', "import '../../../pages/api/v2/terms.csv.ts';"],
    ['src/components/Icon.astro', "---\nimport '../engine/result.ts';\n---\n<p />"],
    ['src/components/a/b/Deep.astro', "---\nimport '../../../site.ts';\n---\n<p />"],
    ['src/layouts/Page.astro', "<p /><script>import '../search/open.tsx';</script>"],
    ['src/layouts/Page.astro', '<p /><script src="../search/open.tsx"></script>'],
    ['src/pages/[lang]/[game]/a/[b].astro', "---\nimport '../../../../engine/result.ts';\n---\n<p />"],
    ['src/pages/index.ts', "import '../integrations/search-index.ts';"],
    ['src/pages/index.ts', "import '../../package.json';"],
    ['src/a-new-folder/a.ts', "import '../i18n/words.ts';", 'has no row'],
  ])(
    '%s may not contain %s',
    async (filePath, code, reason = 'Not across this border') => {
      expect(await complaints(filePath, code)).toContain(reason);
    },
    60_000,
  );

  it.each([
    ['src/engine/old-world/a/b/deep.ts', "import '../../../result.ts';"],
    ['src/widgets/battle/rolled/Deep.tsx', "import { h } from 'preact/hooks';"],
    ['src/offline/worker/copy.ts', "import '../list.ts';"],
    ['src/layouts/Page.astro', "<p /><script>import '../browser/every-page/page.ts';</script>"],
    ['src/components/a/b/Deep.astro', "---\nimport '../../../library/library.ts';\n---\n<p />"],
  ])('%s may contain %s', async (filePath, code) => {
    expect(await complaints(filePath, code)).not.toContain('border');
  });

  it.each(names.flatMap((name) => placesIn(name).map((place) => [name, place] as const)))(
    'of %s hold in %s towards every row, at any depth',
    async (name, importer) => {
      const targets = names.filter((other) => other !== name).flatMap((other) => placesIn(other));
      const code = targets.map((target) => `import '${pathBetween(importer, target)}';`).join('\n');
      const lines = (await lint(importer, code)).map(({ line }) => targets[line - 1]);
      const allowed = BORDERS[name]!.may.flatMap((place) => (names.includes(place) ? placesIn(place) : []));
      expect(new Set(lines)).toEqual(new Set(targets.filter((target) => !allowed.includes(target))));
    },
    60_000,
  );
});

describe('the table of borders', () => {
  it('has a row for every folder of src/ that holds code, and only for what exists', () => {
    const folders = new Set([...readImports().keys()].map((path) => rowOf(path) ?? path));
    // Style sheets and typefaces are imported, but import no code.
    const withoutCode = ['fonts', 'styles'];
    expect([...folders, ...withoutCode].sort()).toEqual([...names].sort());
    expect(readdirSync('src')).toEqual(expect.arrayContaining(withoutCode));
  });

  it('allows no circle', () => {
    const rows = names.map((name) => [name, BORDERS[name]!.may.map((path) => rowOf(`src/${path}`) ?? path)]);
    expect(findCircles(new Map(rows as [string, string[]][]))).toEqual([]);
  });

  it('stands in CONTRIBUTING.md as it is in borders.mjs', () => {
    const section = /^## Borders$(.*?)^## /ms.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1] ?? '';
    const printed = section.split('\n').filter((line) => line.startsWith('| `src/'));
    expect(printed.map((line) => line.replace(/ +/g, ' '))).toEqual(names.map(lineOf));
  });
});

describe('imports under src/', () => {
  const imports = readImports();

  it('are all read', () => {
    expect(imports.size).toBeGreaterThan(300);
    expect(imports.get('src/layouts/Page.astro')).toContain('src/browser/every-page/page.ts');
    expect(imports.get('src/browser/every-page/search-launcher.ts')).toContain('src/search/open.tsx');
    expect(importsOf('src/a/b.ts', "export type { A } from './c.ts';")).toEqual(['src/a/c.ts']);
    expect(
      importsOf('src/a/b.ts', "const x = import.meta.glob<X>('../widgets/*/Widget.astro', {});"),
    ).toContain('src/widgets/battle/Widget.astro');
    expect(importsOf('src/a/b.astro', '<p>import "./d.ts"</p><script src="./c.ts"></script>')).toEqual([
      'src/a/c.ts',
    ]);
  });

  // Types count too: two files that speak of each other's types can only be understood together.
  it('run in no circle, neither between files nor between folders side by side', () => {
    expect(findCircles(imports)).toEqual([]);
  });
});

describe('findCircles', () => {
  it.each([
    ['between two files', { 'src/a/x.ts': ['src/a/y.ts'], 'src/a/y.ts': ['src/a/x.ts'] }],
    [
      'over three files',
      { 'src/a/x.ts': ['src/a/y.ts'], 'src/a/y.ts': ['src/a/z.ts'], 'src/a/z.ts': ['src/a/x.ts'] },
    ],
    [
      'between folders, though no file is in one',
      { 'src/a/b/x.ts': ['src/a/c/y.ts'], 'src/a/c/z.ts': ['src/a/b/w.ts'] },
    ],
    [
      'between a folder and a file beside it',
      { 'src/a/b/x.ts': ['src/a/y.ts'], 'src/a/y.ts': ['src/a/b/z.ts'] },
    ],
  ])('finds one %s', (_, imports) => {
    expect(findCircles(new Map(Object.entries(imports)))).not.toEqual([]);
  });

  it('lets a folder build on files beside it, and others on the folder', () => {
    const imports = { 'src/a/all.ts': ['src/a/b/x.ts'], 'src/a/b/x.ts': ['src/a/shared.ts', 'src/a/b/y.ts'] };
    expect(findCircles(new Map(Object.entries(imports)))).toEqual([]);
  });
});

describe('crossedBorder', () => {
  it('looks at the file, not at what is asked of it', () => {
    expect(crossedBorder('src/layouts/Page.astro', '../browser/every-page/theme.js?raw')).toBeUndefined();
    expect(crossedBorder('src/layouts/Page.astro', '../engine/odds.ts?raw')).toContain('the frame');
  });

  it('takes a name without its ending for a file that nothing may import', () => {
    expect(crossedBorder('src/engine/odds.ts', '../site')).toContain('provable');
  });
});

// Helpers

async function lint(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages ?? [];
}

async function complaints(filePath: string, code: string): Promise<string> {
  return (await lint(filePath, code)).map(({ message }) => message).join('\n');
}

/** Files that a row holds, near and deep; they need not exist. */
function placesIn(name: string): string[] {
  if (name === '*.ts') return ['src/planted.ts'];
  if (name.endsWith('.ts')) return [`src/${name}`];
  return [`src/${name}/planted.ts`, `src/${name}/one/two/three/planted.tsx`];
}

function pathBetween(importer: string, target: string): string {
  const path = relative(dirname(importer), target);
  return path.startsWith('.') ? path : `./${path}`;
}

function lineOf(name: string): string {
  const { may, packages, because } = BORDERS[name]!;
  // What is not a folder of src/ by its bare name is named so that it can be found.
  const full = (item: string): string => (item.includes('/') ? join('src', item) : item);
  const list = (items: readonly string[]): string =>
    items.map((item) => `\`${item}\``).join(', ') || 'nothing';
  const place = name.includes('.') ? name : `${name}/`;
  return `| \`src/${place}\` | ${list(may.map(full))} | ${list(packages)} | ${because} |`;
}
