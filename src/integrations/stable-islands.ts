import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { changePages } from './built-html.ts';

/**
 * Astro names islands after the folder that the site was built in. Numbered instead, a page is the same wherever it
 * is built, and a reader who keeps it need not fetch it again.
 */
export function stableIslands(): AstroIntegration {
  return {
    name: 'stable-islands',
    hooks: {
      'astro:build:done': ({ dir }) => changePages(fileURLToPath(dir), numberIslands),
    },
  };
}

/** @example numberIslands('<astro-island uid="Z1x">') // => '<astro-island uid="1">' */
export function numberIslands(html: string): string {
  let number = 0;
  return html.replace(/(<astro-island uid=")\w+"/g, (_match, start: string) => `${start}${++number}"`);
}
