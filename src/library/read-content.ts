import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { z } from 'astro/zod';
import { LANGS, type Lang, type Localized } from '../i18n/locales.ts';
import type { Problem } from './problems.ts';
import { type MdxFile, readMdx } from './read-mdx.ts';
import { type Read, readYaml } from './read-yaml.ts';
import {
  differencesSchema,
  entrySchema,
  type DifferenceData,
  type EntryData,
  type GameData,
  gameSchema,
  type QuickrefData,
  quickrefSchema,
  type RulingData,
  rulingsSchema,
  type TermData,
  termsSchema,
  type TextData,
  textSchema,
} from './schema.ts';

/** A YAML file that passed its schema. */
export type YamlFile<T> = Read<T> & { readonly file: string };

export type RawEntry = {
  readonly folder: string;
  readonly data: YamlFile<EntryData>;
  readonly texts: Localized<MdxFile<TextData>>;
  readonly rulings: YamlFile<RulingData[]> | undefined;
};
export type RawQuickref = { readonly folder: string; readonly texts: Localized<MdxFile<QuickrefData>> };

/** Everything under `content/`, each file valid by itself, nothing linked yet. Keys are "game" or "game/slug". */
export type RawContent = {
  readonly games: ReadonlyMap<string, YamlFile<GameData>>;
  readonly entries: ReadonlyMap<string, RawEntry>;
  readonly quickrefs: ReadonlyMap<string, RawQuickref>;
  readonly terms: ReadonlyMap<string, YamlFile<TermData[]>>;
  readonly differences: ReadonlyMap<string, YamlFile<DifferenceData[]>>;
};

type Report = (problem: Problem) => void;
type IconNames = Localized<Readonly<Record<string, string>>>;

/** Reads every file under `root`. Files that fail are reported and left out. */
export function readContent(root: string, iconNames: IconNames, report: Report): RawContent {
  const paths = (readdirSync(root, { recursive: true }) as string[])
    .map((path) => path.split(sep).join('/'))
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
  const known = new Set(paths);
  const load = (path: string): string => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');

  const yaml = <S extends z.ZodType>(path: string, schema: S): YamlFile<z.output<S>> | undefined => {
    const read = readYaml(load(path), path, schema, report);
    return read && { file: path, ...read };
  };

  /** Both languages of a folder, or a problem that names the missing one. */
  const mdx = <S extends z.ZodType>(
    folder: string,
    schema: S,
  ): Localized<MdxFile<z.output<S>>> | undefined => {
    const texts: Partial<Record<Lang, MdxFile<z.output<S>>>> = {};
    for (const lang of LANGS) {
      const path = `${folder}/${lang}.mdx`;
      if (!known.has(path)) {
        report({
          file: folder,
          message: `${lang}.mdx is missing. A text comes in both languages or not at all.`,
        });
        continue;
      }
      const text = readMdx(load(path), path, schema, iconNames[lang], report);
      if (text) texts[lang] = text;
    }
    return texts.en && texts.de && { en: texts.en, de: texts.de };
  };

  const games = new Map<string, YamlFile<GameData>>();
  const entries = new Map<string, RawEntry>();
  const quickrefs = new Map<string, RawQuickref>();
  const terms = new Map<string, YamlFile<TermData[]>>();
  const differences = new Map<string, YamlFile<DifferenceData[]>>();

  const keep = <T>(map: Map<string, T>, key: string, value: T | undefined): void => {
    if (value !== undefined) map.set(key, value);
  };

  const folders = { glossary: new Set<string>(), quickrefs: new Set<string>() };
  for (const path of paths) {
    const single = /^(games|terms|differences)\/([a-z0-9-]+)\.yaml$/.exec(path);
    const foldered = /^(glossary|quickrefs)\/([a-z0-9-]+\/[a-z0-9-]+)\/([a-z.]+)$/.exec(path);
    if (single?.[1] === 'games') keep(games, single[2] ?? '', yaml(path, gameSchema));
    else if (single?.[1] === 'terms') keep(terms, single[2] ?? '', yaml(path, termsSchema));
    else if (single?.[1] === 'differences') keep(differences, single[2] ?? '', yaml(path, differencesSchema));
    else if (foldered && isExpected(foldered[1], foldered[3])) folders[foldered[1]].add(foldered[2] ?? '');
    else if (path !== 'README.md')
      report({ file: path, message: 'Nothing reads this file. Check its name and folder.' });
  }

  for (const id of folders.glossary) {
    const folder = `glossary/${id}`;
    const texts = mdx(folder, textSchema);
    if (!known.has(`${folder}/entry.yaml`)) {
      report({ file: folder, message: 'entry.yaml is missing. Add it with "related", "tools" and "terms".' });
      continue;
    }
    const data = yaml(`${folder}/entry.yaml`, entrySchema);
    const rulings = known.has(`${folder}/rulings.yaml`)
      ? yaml(`${folder}/rulings.yaml`, rulingsSchema)
      : undefined;
    if (texts && data) entries.set(id, { folder, data, texts, rulings });
  }
  for (const id of folders.quickrefs) {
    const folder = `quickrefs/${id}`;
    const texts = mdx(folder, quickrefSchema);
    if (texts) quickrefs.set(id, { folder, texts });
  }
  return { games, entries, quickrefs, terms, differences };
}

function isExpected(kind: string | undefined, name: string | undefined): kind is 'glossary' | 'quickrefs' {
  const names = ['en.mdx', 'de.mdx', ...(kind === 'glossary' ? ['entry.yaml', 'rulings.yaml'] : [])];
  return names.includes(name ?? '');
}
