import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { LANGS, type Lang } from '../i18n/locales.ts';

/**
 * Builds one Pagefind bundle per language under `/pagefind/<lang>/`: each has its own stemmer, and the reader's
 * language can be loaded first. In development, the bundles of the last build are served.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        try {
          for (const lang of LANGS) {
            const pages = await indexLanguage(root, lang);
            logger.info(`${lang}: ${pages} pages`);
          }
        } finally {
          await close();
        }
      },
      'astro:server:setup': ({ server, logger }) => {
        const built = join(process.cwd(), 'dist');
        if (!existsSync(join(built, 'pagefind')))
          logger.warn('Run "npm run build" once to have search in development.');
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname;
          const file = join(built, path);
          if (
            !path.includes('/pagefind/') ||
            !file.startsWith(built) ||
            !existsSync(file) ||
            !statSync(file).isFile()
          ) {
            next();
            return;
          }
          response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
          response.end(readFileSync(file));
        });
      },
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Parts of a page that are not its own text: the other language, sources, what the frame says. */
const NOT_SEARCHED = ['.other', '.other-name', '.sources', '.differ', '.page-bar'];

async function indexLanguage(root: string, lang: Lang): Promise<number> {
  const created = await createIndex({ forceLanguage: lang, excludeSelectors: NOT_SEARCHED });
  const index = succeed(created, created.index);
  const added = await index.addDirectory({ path: root, glob: `${lang}/**/*.html` });
  succeed(added, added.page_count);
  const written = await index.writeFiles({ outputPath: join(root, 'pagefind', lang) });
  succeed(written, written.outputPath);
  return added.page_count;
}

/** Pagefind reports errors instead of throwing them; an incomplete index must stop the build. */
function succeed<T>({ errors }: { readonly errors: readonly string[] }, value: T | undefined): T {
  if (errors.length > 0 || value === undefined) throw new Error(`Pagefind: ${errors.join('; ')}`);
  return value;
}
