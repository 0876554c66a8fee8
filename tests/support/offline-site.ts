import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.ts';
import { writeOfflineList } from '../../src/integrations/offline-list.ts';

/** A copy of the built site that a test may change, publish anew, and take off the network. */
export type OfflineSite = {
  readonly url: string;
  readonly root: string;
  /** Publishes a new version in which one page says something else. */
  readonly publish: (page: string, from: string, to: string) => void;
  /** Takes the host off the network and, with `start`, puts it back at the same address. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

export async function serveOfflineSite(): Promise<OfflineSite> {
  const root = mkdtempSync(join(tmpdir(), 'medallion-'));
  cpSync('dist', root, { recursive: true });
  let server: StaticServer | undefined = await startStaticServer({ root });
  const { url } = server;
  const stop = async (): Promise<void> => {
    await server?.close();
    server = undefined;
  };
  return {
    url,
    root,
    publish: (page, from, to) => {
      const file = join(root, page, 'index.html');
      const html = readFileSync(file, 'utf8');
      if (!html.includes(from)) throw new Error(`${page} does not say "${from}".`);
      writeFileSync(file, html.replaceAll(from, to));
      writeOfflineList(root, '2031-02-03T00:00:00.000Z');
    },
    stop,
    start: async () => {
      server = await startStaticServer({ root, port: Number(new URL(url).port) });
    },
    remove: async () => {
      await stop();
      rmSync(root, { recursive: true });
    },
  };
}
