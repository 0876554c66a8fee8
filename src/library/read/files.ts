import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Report } from '../problems.ts';

/** Every file below `root` by its path; what is no readable text is reported and left out. */
export function readFiles(root: string, report: Report): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const name of (readdirSync(root, { recursive: true }) as string[]).sort()) {
    const file = name.split(sep).join('/');
    const text = readText(join(root, name), file, report);
    if (text !== undefined) files.set(file, text);
  }
  return files;
}

function readText(path: string, file: string, report: Report): string | undefined {
  let bytes: Buffer;
  try {
    if (!statSync(path).isFile()) return undefined;
    bytes = readFileSync(path);
  } catch (error) {
    const { code = String(error) } = error as { code?: string };
    report({ file, message: `This cannot be opened (${code}). Mend or remove the link or its rights.` });
    return undefined;
  }
  const text = decode(bytes);
  if (text === undefined) {
    report({ file, message: 'This is not UTF-8. Save the file in that encoding.' });
    return undefined;
  }
  const lines = text.replace(/\r\n?/g, '\n');
  for (const { 0: sign, index } of lines.matchAll(INVISIBLE)) {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const line = lines.slice(0, index).split('\n').length;
    report({ file, line, message: `An invisible character (U+${code}) stands here. Delete it.` });
    // One shows the author where to look; a file that is full of them needs no list.
    return undefined;
  }
  return lines;
}

/** Control characters, and marks without width that readers would neither see nor find. */

const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Without its byte order mark, which some editors write. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
