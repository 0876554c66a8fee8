import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { resolveImport } from '../../borders.mjs';

/** From each module under `src/` to those that it imports, types included, as paths in the repository. */
export function readImports(): Map<string, string[]> {
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|tsx|js|astro)$/.test(path));
  return new Map(modules.map((path) => [path, importsOf(path, readFileSync(path, 'utf8'))]));
}

/** What a file names of ours: by import, by dynamic import, by `import.meta.glob`, and in the scripts of a page. */
export function importsOf(path: string, text: string): string[] {
  const code = path.endsWith('.astro') ? codeOf(text) : text;
  const specifiers = ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);
  const globbed = Array.from(code.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g), ([, pattern = '']) =>
    globSync(join(dirname(path), pattern)),
  );
  const named = specifiers.map((specifier) => resolveImport(path, specifier));
  return [...named.filter((imported) => imported !== undefined), ...globbed.flat()];
}

/** The front matter of an Astro file and its scripts, which may also name a file; a page's own texts are no code. */
function codeOf(astro: string): string {
  const parts = astro.matchAll(/^---\n(.*?)^---$|<script[^>]*?(?:src="([^"]+)"[^>]*)?>(.*?)<\/script>/gms);
  return Array.from(parts, ([, frontMatter = '', source, script = '']) =>
    [frontMatter, source === undefined ? '' : `import '${source}';`, script].join('\n'),
  ).join('\n');
}

/**
 * The circles in a folder: which of its files and folders import each other. A folder counts as one, so that a circle
 * between two folders shows where they stand side by side, and one between two files in the folder that holds both.
 */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const neighbours = new Map<string, Set<string>>();
  for (const [importer, list] of imports) {
    for (const imported of list) {
      const [from, to] = sideBySide(importer, imported);
      if (from !== to) neighbours.set(from, (neighbours.get(from) ?? new Set()).add(to));
    }
  }
  const circles = new Set<string>();
  for (const start of neighbours.keys()) {
    const way = wayBack(start, neighbours);
    if (way !== undefined) circles.add(way.join(' → '));
  }
  return [...circles];
}

/** @example sideBySide('src/a/x/one.ts', 'src/a/y/two.ts') // => ['src/a/x', 'src/a/y'] */
function sideBySide(importer: string, imported: string): [string, string] {
  const [from, to] = [importer.split('/'), imported.split('/')];
  const same = from.findIndex((name, depth) => name !== to[depth]);
  if (same === -1) return [importer, importer];
  return [from.slice(0, same + 1).join('/'), to.slice(0, same + 1).join('/')];
}

/** The shortest way from a file or folder back to itself. */
function wayBack(start: string, neighbours: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of neighbours.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
