import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes every built page; `change` gets its text and, to name it in an error, its file. */
export function changePages(root: string, change: (html: string, file: string) => string): void {
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before, file);
    if (after !== before) writeFileSync(path, after);
  }
}
