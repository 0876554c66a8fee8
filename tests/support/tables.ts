import { readFileSync } from 'node:fs';

/** The body rows of all tables with so many columns; a link counts as its text. */
export function tableRows(path: string, columns: number): string[][] {
  const tables = readFileSync(path, 'utf8').matchAll(/^\|.*\n\|[-| ]+\|\n((?:\|.*\n)+)/gm);
  return Array.from(tables, ([, body = '']) => body.trimEnd().split('\n'))
    .flat()
    .map((row) => row.split('|').slice(1, -1))
    .filter((cells) => cells.length === columns)
    .map((cells) => cells.map((cell) => cell.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim()));
}
