import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Every page of the build as an address: "/en/old-world/". The build must exist. */
export const builtPages = (): string[] =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.html'))
    .map((path) => `/${path.replace(/index\.html$/, '')}`)
    .sort();
