import { readFileSync } from 'node:fs';

/** The tables of a text, as body rows of cells; a link counts as its text, and a table tells what follows it. */
export function readTables(path: string): { readonly rows: readonly string[][]; readonly after: string }[] {
  const tables = readFileSync(path, 'utf8').matchAll(/^\|.*\n\|[-| ]+\|\n((?:\|.*\n)+)\n*(.*)/gm);
  return Array.from(tables, ([, body = '', after = '']) => ({
    rows: body
      .trimEnd()
      .split('\n')
      .map((row) => row.split('|').slice(1, -1))
      .map((cells) => cells.map((cell) => cell.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim())),
    after,
  }));
}

/** The body rows of all tables with so many columns. */
export const tableRows = (path: string, columns: number): string[][] =>
  readTables(path)
    .flatMap(({ rows }) => rows)
    .filter((cells) => cells.length === columns);
