import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { LANGS } from '../i18n/locales.ts';
import { bytesFor, WORKER } from '../offline/list.ts';
import { writeOfflineList } from './offline-list.ts';

/** Bundles the worker into one file and lists what it keeps. Comes last: everything must be written by then. */
export function offlineCopy(): AstroIntegration {
  return {
    name: 'offline-copy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            outDir: root,
            emptyOutDir: false,
            rolldownOptions: {
              input: fileURLToPath(new URL('../offline/worker/worker.ts', import.meta.url)),
              // One classic script: not every browser runs a worker that imports.
              output: { format: 'iife', entryFileNames: WORKER },
            },
          },
        });
        const list = writeOfflineList(root, new Date().toISOString());
        const megabytes = bytesFor(list, LANGS) / 1e6;
        const count = Object.keys(list.files).length;
        logger.info(
          `${count} files in ${list.packs.length} packs, ${megabytes.toFixed(2)} MB, ${list.version}`,
        );
      },
    },
  };
}
