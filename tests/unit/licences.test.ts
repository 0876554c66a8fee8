import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each([
  'node_modules/preact/LICENSE',
  'node_modules/@preact/signals/LICENSE',
  'node_modules/pagefind/LICENSE/LICENSE',
  'src/fonts/LICENSE.txt',
])('%s is published with what it covers', (file) =>
  expect(readFileSync('public/licences.txt', 'utf8')).toContain(readFileSync(file, 'utf8').trim()),
);
