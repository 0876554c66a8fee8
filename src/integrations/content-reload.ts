import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** In development, a change under `content/` reads the library anew and reloads the page. */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = join(process.cwd(), 'content');
        server.watcher.add(folder);
        server.watcher.on('all', (_event, path) => {
          if (!path.startsWith(folder)) return;
          for (const environment of Object.values(server.environments)) {
            environment.moduleGraph.invalidateAll();
            environment.hot.send({ type: 'full-reload' });
          }
        });
      },
    },
  };
}
