import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

type Licensed = { readonly name: string; readonly packages: readonly string[]; readonly file: string };

/** Lays the licences of all that is published beside it, and stops the build where one would be missing. */
export function licences(shipped: readonly Licensed[]): AstroIntegration {
  let root = '';
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        updateConfig({ vite: { plugins: [refuseUnlicensed(shipped)] } });
      },
      'astro:build:done': ({ dir }) => {
        const parts = [{ name: 'Medallion', file: 'LICENSE' }, ...shipped].map(({ name, file }) =>
          licencePart(name, readFileSync(join(root, file), 'utf8')),
        );
        writeFileSync(join(fileURLToPath(dir), 'licences.txt'), parts.join('\n\n'));
      },
    },
  };
}

/** Vite also names what it runs on itself, of which nothing comes into a page. */
const BUNDLED_TOOLS = /^# Licenses of bundled dependencies$/m;

/**
 * @example licencePart('Preact', 'The MIT License (MIT)…') // => 'Preact\n======\n\nThe MIT License (MIT)…\n'
 */
export const licencePart = (name: string, text: string): string =>
  `${name}\n${'='.repeat(name.length)}\n\n${text.split(BUNDLED_TOOLS)[0]?.trim()}\n`;

/** Only the bundler knows which packages end up in the scripts of the pages. */
function refuseUnlicensed(shipped: readonly Licensed[]): Plugin {
  return {
    name: 'refuse-unlicensed',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const unlicensed = unlicensedPackages(modules, shipped);
      if (unlicensed.length > 0)
        this.error(`Pages would ship what has no licence in src/shipped.ts: ${unlicensed.join(', ')}`);
    },
  };
}

/** The packages that some modules come from and that no licence is given for. */
export function unlicensedPackages(modules: readonly string[], shipped: readonly Licensed[]): string[] {
  const licensed = new Set(shipped.flatMap(({ packages }) => packages));
  const found = new Set(modules.map(packageOf).filter((name) => name !== undefined));
  return [...found].filter((name) => !licensed.has(name)).sort();
}

/** @example packageOf('/site/node_modules/@preact/signals/dist/signals.mjs') // => '@preact/signals' */
function packageOf(module: string): string | undefined {
  return /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(module)?.[1]?.replace('\\', '/');
}
