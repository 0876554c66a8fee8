import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGS, type Lang } from '../i18n/locales.ts';
import type { PackedGame } from '../search/packed.ts';
import {
  decode,
  encode,
  fillFrame,
  hasFrame,
  hasMarks,
  joinParts,
  markOf,
  MOST_MARKS,
} from '../offline/blocks.ts';
import {
  type Block,
  blockPath,
  FOLDER,
  languageOf,
  LIST,
  type OfflineList,
  type Pack,
  WORKER,
} from '../offline/list.ts';

/**
 * What no page asks for: data for other programs, files and pictures for crawlers, hosts and those who install; and
 * Pagefind, which finds in quick references and tools what entries say as well, and those are found without it.
 */
const LEFT_OUT = [
  /^(api\/|cards\/|icons\/|offline\/|pagefind\/|sitemap|(licences|llms|robots)\.txt|_headers)/,
  /\/index\.md$/,
  // Addresses of the first edition: the worker itself leads on from them.
  /^\w+\/[^/]+\/compare\//,
];

/**
 * The most bytes of a block, if each of its parts were compressed by itself; together they take less. An edit brings at
 * least one block for each language, and a page is put together from one or two.
 */
const BLOCK = 100_000;

/** A part of a file, and what it is about: parts about the same thing lie side by side, and so share their words. */
type Part = {
  readonly path: string;
  readonly topic: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its bytes, compressed by itself. */
  readonly weight: number;
};

/** Lays the built site out for the worker, in blocks, and lists where everything is. */
export function writeOfflineList(root: string, built: string): OfflineList {
  const contents = readContents(root);
  const frames = Object.fromEntries(LANGS.map((lang) => [lang, findFrame(lang, contents)]));
  const parts = [...contents].flatMap(([path, content]) => cutFile(path, content, frames));

  rmSync(join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, FOLDER));
  const places = new Map<Part, readonly [block: number, part: number]>();
  const frameBlocks: Partial<Record<Lang, number>> = {};
  const packs: Pack[] = [];
  let count = 0;
  for (const [name, members] of groupBy(parts, packOf)) {
    const part = languageOf(members[0]?.path ?? '');
    const blocks = divide(members).map((block) => {
      block.forEach((each, index) => places.set(each, [count, index]));
      count++;
      return joinParts(block.map(({ bytes }) => bytes));
    });
    const frame = part === 'shared' ? undefined : frames[part];
    if (part !== 'shared' && frame !== undefined && name === `${part}/`) {
      frameBlocks[part] = count++;
      blocks.push(joinParts(frame.map(encode)));
    }
    packs.push(writePack(root, part, blocks));
  }

  const files: Record<string, number[]> = {};
  for (const part of parts) (files[part.path] ??= []).push(...(places.get(part) ?? []));
  const content = { packs, frames: frameBlocks as Record<Lang, number>, files };
  const list: OfflineList = { version: hashOf(JSON.stringify(content)), built, ...content };
  writeFileSync(join(root, LIST), JSON.stringify(list));
  return list;
}

/** All files that pages ask for, by address. */
function readContents(root: string): Map<string, Buffer> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name !== LIST && name !== WORKER && !LEFT_OUT.some((pattern) => pattern.test(name)))
    .sort();
  return new Map(
    names.map((name) => [name.replace(/(^|\/)index\.html$/, '$1'), readFileSync(join(root, name))]),
  );
}

/** Pages are alike from one of these tags to the next. */
const TAGS =
  'a|article|aside|body|button|dd|details|dialog|div|dl|dt|figure|footer|form|h[1-6]|head|header|li|link|main|meta|nav|ol|p|script|section|span|summary|table|template|title|tr|ul';
const CUT = new RegExp(`(?=<(?:${TAGS})\\b)`);

/** What is in so many pages of a language that no edit of a text changes it, in the order in which pages have it. */
function findFrame(lang: Lang, contents: ReadonlyMap<string, Buffer>): string[] {
  const pages = [...contents].filter(([path]) => languageOf(path) === lang && hasFrame(path));
  const uses = new Map<string, number>();
  for (const [, content] of pages)
    for (const piece of new Set(content.toString().split(CUT))) uses.set(piece, (uses.get(piece) ?? 0) + 1);
  const isFrame = ([piece, count]: [string, number]): boolean =>
    piece.length >= 10 && count * 8 >= pages.length;
  return [...uses]
    .filter(isFrame)
    .map(([piece]) => piece)
    .slice(0, MOST_MARKS);
}

function cutFile(path: string, content: Buffer, frames: Readonly<Record<string, readonly string[]>>): Part[] {
  const lang = languageOf(path);
  const frame = hasFrame(path) ? frames[lang] : undefined;
  const topic = topicOf(path);
  if (frame === undefined && !path.startsWith('search/'))
    return [makePart(path, topic, new Uint8Array(content))];
  const text = content.toString();
  const marks = new Map(frame?.map((piece, index) => [piece, markOf(index)]));
  const shorten = (each: string): string =>
    each
      .split(CUT)
      .map((piece) => marks.get(piece) ?? piece)
      .join('');
  const parts = cutByTopic(path, text).map((part) => makePart(path, part.topic, encode(shorten(part.text))));
  const rebuilt = fillFrame(parts.map(({ bytes }) => decode(bytes)).join(''), frame ?? []);
  if (hasMarks(text) || !content.equals(encode(rebuilt)))
    throw new Error(
      `${path} would not be put together as it is: it has characters for private use, or is no UTF-8.`,
    );
  return parts;
}

const makePart = (path: string, topic: string, bytes: Uint8Array<ArrayBuffer>): Part => ({
  path,
  topic,
  bytes,
  weight: gzipSync(bytes, { level: 1 }).length,
});

/** @example topicOf('de/old-world/dice-poker/') // => 'old-world/dice-poker' */
const topicOf = (path: string): string => path.replace(/^\w\w\//, '').replace(/\/$/, '');

/** Files that repeat what others say are cut, so that each part lies beside what it repeats, and is edited with it. */
const GATHERED: readonly {
  readonly in: RegExp;
  readonly cut: RegExp;
  readonly topic: (game: string, id: string) => string;
}[] = [
  { in: /\/rulebook\/$/, cut: /(?=<h3 id="([^"]+)")/, topic: (game, id) => `${game}/${id}` },
  { in: /\/table\/$/, cut: /(?=<section id="([^"]+)")/, topic: (game, id) => `${game}/quick/${id}` },
  { in: /\/open-questions\/$/, cut: /(?=<h3 id="([^"]+)")/, topic: (_, id) => id.replace('--', '/') },
  { in: /^search\/\w+\/.*\.json$/, cut: /(?=\{"kind":"\w+","id":"([^"]+)")/, topic: (_, id) => id },
];

type Cut = { readonly topic: string; readonly text: string };

function cutByTopic(path: string, text: string): Cut[] {
  const how = GATHERED.find((each) => each.in.test(path));
  if (how === undefined) return [{ topic: topicOf(path), text }];
  const [, game = ''] = path.replace(/^search\//, '').split('/');
  const columns = text.lastIndexOf(COLUMNS);
  // What a split matches in parentheses stands between the parts.
  const [start = '', ...rest] = (columns < 0 ? text : text.slice(0, columns)).split(how.cut);
  return [
    { topic: topicOf(path), text: start },
    ...rest.flatMap((id, index) =>
      index % 2 === 0 ? [{ topic: how.topic(game, id), text: rest[index + 1] ?? '' }] : [],
    ),
    ...(columns < 0 ? [] : cutColumns(JSON.parse(text) as PackedGame)),
  ];
}

/** Where what search knows of a game goes on with its columns, to its end: no text in JSON has such a thing in it. */
const COLUMNS = ',"columns":';

/** Of each column what belongs to each item, so that it lies beside it. */
function cutColumns({ items, columns }: PackedGame): Cut[] {
  return columns.flatMap((column, place) =>
    column.map((values, index) => {
      const isFirst = index === 0;
      const isLast = place === columns.length - 1 && index === column.length - 1;
      const before = isFirst ? (place === 0 ? `${COLUMNS}[[` : '],[') : ',';
      return {
        topic: items[index]?.id ?? '',
        text: `${before}${JSON.stringify(values)}${isLast ? ']]}' : ''}`,
      };
    }),
  );
}

/** The pack that a part comes in: one for each language and game, others for the rest of it and for what all share. */
function packOf({ path, topic }: Part): string {
  const lang = languageOf(path);
  if (lang === 'shared') return /\.(css|js)$/.test(path) ? 'programs' : 'shared';
  const [first = '', ...rest] = topic.replace(/^search\/\w+\//, '').split('/');
  return `${lang}/${rest.length > 0 && !/^(search|tools)$/.test(first) ? first : ''}`;
}

/**
 * Into blocks of bearable size: what is too large is halved by the next digit of its topics' hashes. Where a topic lies
 * so depends on its name alone: an edit changes its own block, a new topic one more.
 */
function divide(parts: readonly Part[], digit = 0): Part[][] {
  const topics = groupBy(parts, ({ topic }) => topic);
  const size = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (size <= BLOCK || topics.size === 1) return [[...topics.values()].flat()];
  const halves = groupBy(parts, ({ topic }) => String((hashNumber(topic) >>> digit) & 1));
  return ['0', '1'].flatMap((half) => {
    const members = halves.get(half);
    return members === undefined ? [] : divide(members, digit + 1);
  });
}

const hashNumber = (topic: string): number => createHash('sha256').update(topic).digest().readUInt32LE();

/** Compressed here: hosts compress differently, and on the device they lie as they come. */
function writePack(root: string, part: Pack['part'], blocks: readonly Uint8Array[]): Pack {
  const packed = blocks.map((block) => {
    const bytes = gzipSync(block, { level: 9 });
    const listed: Block = [hashOf(block), bytes.length];
    writeFileSync(join(root, blockPath(listed[0])), bytes);
    return { listed, bytes };
  });
  const path = blockPath(`pack-${hashOf(packed.map(({ listed }) => listed[0]).join())}`);
  writeFileSync(join(root, path), Buffer.concat(packed.map(({ bytes }) => bytes)));
  return { path, part, blocks: packed.map(({ listed }) => listed) };
}

function groupBy<T>(all: Iterable<T>, keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return groups;
}

/** The first nine bytes of SHA-256 in twelve characters; the worker computes the same. */
const hashOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest().subarray(0, 9).toString('base64url');
