import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGS, type Lang } from '../i18n/locales.ts';
import { languageOf, LIST, type ListedFile, type OfflineList, type Pack, WORKER } from '../offline/list.ts';

/** What no page asks for: data for other programs, files and pictures for crawlers and hosts, unused parts of Pagefind. */
const LEFT_OUT = [
  /^(api\/|cards\/|sitemap|robots\.txt|llms\.txt|_headers)/,
  /\/index\.md$/,
  // Addresses of the first edition: the worker itself leads on from them.
  /^\w+\/[^/]+\/compare\//,
  /^pagefind\/\w+\/(pagefind-(.*ui|highlight)\.|wasm\.unknown)/,
  /\.pack$/,
];

/**
 * Pagefind cuts its index into many small files, most of which change when one word does. With them go the files that
 * say which these are.
 */
const PACKED = LANGS.flatMap((lang) => [
  { path: `pagefind/${lang}/fragment.pack`, members: new RegExp(`^pagefind/${lang}/fragment/`) },
  {
    path: `pagefind/${lang}/index.pack`,
    members: new RegExp(`^pagefind/${lang}/(index/|.*\\.pf_meta$|pagefind-entry\\.json$)`),
  },
]);

/** Lists the built site for the worker and writes the packs beside it. */
export function writeOfflineList(root: string, built: string): OfflineList {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name !== LIST && name !== WORKER && !LEFT_OUT.some((pattern) => pattern.test(name)))
    .sort();
  const bytes: Record<Lang | 'shared', number> = { shared: 0, en: 0, de: 0 };
  const files = names.map((name): ListedFile => {
    const path = name.replace(/(^|\/)index\.html$/, '$1');
    const content = readFileSync(join(root, name));
    bytes[languageOf(path)] += gzipSync(content).length;
    return [path, hashOf(content), content.length];
  });
  const packs = PACKED.map(({ path, members }): Pack => {
    const packed = names.filter((name) => members.test(name));
    writeFileSync(join(root, path), Buffer.concat(packed.map((name) => readFileSync(join(root, name)))));
    return { path, members: packed };
  });
  const version = hashOf(JSON.stringify(files));
  const list: OfflineList = { version, built, files, packs, bytes };
  writeFileSync(join(root, LIST), JSON.stringify(list));
  return list;
}

/** The first nine bytes of SHA-256 in twelve characters; the worker computes the same. */
const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest().subarray(0, 9).toString('base64url');
