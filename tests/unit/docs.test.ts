import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { CLAUSE_TAGS } from '../../src/library/clause-kinds.ts';
import {
  differencesSchema,
  entrySchema,
  gameSchema,
  monsterSchema,
  quickrefSchema,
  rulingsSchema,
  setUpSchema,
  termsSchema,
  textSchema,
} from '../../src/library/schema.ts';

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const { paths, patterns } = findPaths(text);

  it('names only paths that exist', () => {
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names patterns only in folders that exist', () => {
    // "content/glossary/<game>/<entry>/" stands for what a reader will make: only its beginning can be looked up.
    expect(patterns.map(fixedPart).filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const named = findScripts(text);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !scripts.has(name))).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('shows where new files go', () => {
    expect(findPaths(readFileSync('CONTRIBUTING.md', 'utf8')).patterns.length).toBeGreaterThan(5);
  });
});

describe('README.md', () => {
  it.each(['npm ci && npm start', 'npm ci && npm test'])('has "%s" as a command to copy', (command) => {
    expect(readFileSync('README.md', 'utf8')).toContain(`\n\`\`\`sh\n${command}\n\`\`\`\n`);
  });
});

describe('content/README.md', () => {
  const guide = readFileSync('content/README.md', 'utf8');
  const fields = [
    gameSchema,
    entrySchema,
    textSchema,
    quickrefSchema,
    rulingsSchema,
    termsSchema,
    differencesSchema,
    monsterSchema,
    setUpSchema,
  ].flatMap((schema) => fieldsOf(z.toJSONSchema(schema)));

  it('explains every field that the schema knows', () => {
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter((field) => !guide.includes(`\`${field}\``))).toEqual([]);
  });

  it('explains every tag and every folder', () => {
    const tags = [...Object.keys(CLAUSE_TAGS), 'Also', 'Steps', 'Icon', 'Dice'];
    const folders = ['games', 'glossary', 'quickrefs', 'terms', 'differences', 'moved', 'bestiary', 'set-up'];
    expect(tags.filter((tag) => !guide.includes(`<${tag}`))).toEqual([]);
    expect(folders.filter((folder) => !guide.includes(`${folder}/`))).toEqual([]);
  });
});

// Helpers

const scripts = new Set(
  Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts),
);

/** What stands in backticks or in links, fenced blocks left out, and looks like a path of this repository. */
function findPaths(text: string): { readonly paths: string[]; readonly patterns: string[] } {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const quoted = Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, inner = '']) => inner);
  const linked = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target);
  const found = [...quoted.filter(looksLikePath), ...linked.filter((target) => !/^(https?:|#)/.test(target))];
  return {
    paths: found.filter((path) => !path.includes('<')),
    patterns: found.filter((path) => path.includes('<')),
  };
}

/** A folder or a file name with a known ending. An address of the site begins with a slash and is none. */
const looksLikePath = (text: string): boolean =>
  /^[\w.<][\w.<>[\]-]*(\/[\w.<>[\]-]*)*$/.test(text) &&
  (text.includes('/') || /\w\.(astro|json|md|mdx|mjs|ts|tsx|yaml)$/.test(text));

/** @example fixedPart('content/games/<game>.yaml') // => 'content/games/' */
const fixedPart = (pattern: string): string => pattern.replace(/[^/]*<.*$/, '');

const findScripts = (text: string): string[] =>
  Array.from(text.matchAll(/\bnpm run ([\w:-]+)/g), ([, name = '']) => name);

/** The names of all properties in a JSON Schema, however deep. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
}
