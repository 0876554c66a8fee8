import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Lang } from '../src/i18n/locales.ts';
import { blocksOf, LIST, type OfflineList, planDownload, WORKER } from '../src/offline/list.ts';
import { startStaticServer } from './static-server.ts';

export type CopyWeight = {
  /** With headers, as they come over the wire. */
  readonly bytes: number;
  readonly requests: number;
};

export const readList = (dist: string): OfflineList =>
  JSON.parse(readFileSync(join(dist, LIST), 'utf8')) as OfflineList;

/**
 * Fetches what a reader of these languages fetches who has nothing, or the blocks of an earlier version, from a host
 * that compresses in this way, and counts.
 */
export async function weighCopy(
  dist: string,
  langs: readonly Lang[],
  before?: OfflineList,
  encoding: 'gzip' | 'br' = 'gzip',
): Promise<CopyWeight> {
  const stored = new Set(before === undefined ? [] : blocksOf(before).map(([hash]) => hash));
  const parcels = planDownload(readList(dist), langs, stored);
  const paths = [WORKER, LIST, ...parcels.map(({ path }) => path)];
  const server = await startStaticServer({ root: dist });
  let bytes = 0;
  for (const path of paths) bytes += await countBytes(new URL(path, server.url), encoding);
  await server.close();
  return { bytes, requests: paths.length };
}

const countBytes = (url: URL, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { agent: false, headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.href}: ${response.statusCode}`));
      const { socket } = response;
      response.resume().on('end', () => resolve(socket.bytesRead));
    })
      .on('error', reject)
      .end();
  });
