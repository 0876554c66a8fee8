import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { changePages } from './built-html.ts';

/**
 * What every page runs is shared with other scripts, and so the bundler leaves a file between that does nothing but
 * import it: a request more, and one that the next has to wait for. Pages name the shared file itself.
 */
export function directScripts(): AstroIntegration {
  return {
    name: 'direct-scripts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const scripts = join(root, '_astro');
        const direct = new Map<string, string>();
        for (const file of readdirSync(scripts).filter((name) => name.endsWith('.js'))) {
          const imported = onlyImport(readFileSync(join(scripts, file), 'utf8'));
          if (imported === undefined) continue;
          direct.set(file, imported);
          rmSync(join(scripts, file));
        }
        changePages(root, (html) => nameDirectly(html, direct));
      },
    },
  };
}

/** @example onlyImport('import"./page.1a2b.js";\n') // => 'page.1a2b.js' */
export const onlyImport = (script: string): string | undefined =>
  /^import\s*"\.\/([^"/]+)";?\s*$/.exec(script)?.[1];

export const nameDirectly = (html: string, direct: ReadonlyMap<string, string>): string =>
  html.replace(
    /(<script type="module" src="[^"]*\/)([^"/]+)"/g,
    (_, before: string, file: string) => `${before}${direct.get(file) ?? file}"`,
  );
