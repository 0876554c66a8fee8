import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every address that readers may have kept, without its language: pages, and the clauses and rulings of entries. */
export const PUBLISHED = 'tests/published/addresses.txt';

export const readPublished = (): string[] => readFileSync(PUBLISHED, 'utf8').trimEnd().split('\n');

/** The addresses that a built site has, without their language. Those of both languages are the same. */
export function addressesIn(dist: string): string[] {
  const root = join(dist, 'en');
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[/\\])index\.html$/.test(file),
  );
  return pages
    .flatMap((file) => {
      const page = `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`;
      const html = readFileSync(join(root, file), 'utf8');
      const anchors = [...html.matchAll(/<section id="([a-z0-9-]+)" class="clause/g)].map(
        ([, id]) => id ?? '',
      );
      // On the page of a whole book the same clauses stand once more, under longer names.
      return [page, ...anchors.filter((id) => !id.includes('--')).map((id) => `${page}#${id}`)];
    })
    .sort();
}
