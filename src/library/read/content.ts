import type { z } from 'astro/zod';
import { LANGS, type Lang, type Localized } from '../../i18n/locales.ts';
import type { Report } from '../problems.ts';
import {
  type DifferenceData,
  differencesSchema,
  type EntryData,
  entrySchema,
  type GameData,
  gameSchema,
  type MonsterData,
  monsterSchema,
  movedSchema,
  type QuickrefData,
  quickrefSchema,
  type RulingData,
  rulingsSchema,
  type SetUpData,
  setUpSchema,
  type TermData,
  termsSchema,
  type TextData,
  textSchema,
  type TypedData,
  typedSchema,
} from '../schema.ts';
import { readFiles } from './files.ts';
import { type MdxFile, readMdx } from './mdx.ts';
import type { IconNames } from './plain-text.ts';
import { type Read, readYaml } from './yaml.ts';

/** A YAML file that passed its schema. */
export type YamlFile<T> = Read<T> & { readonly file: string };

export type RawEntry = {
  readonly folder: string;
  readonly data: YamlFile<EntryData>;
  readonly texts: Localized<MdxFile<TextData>>;
  readonly rulings: YamlFile<RulingData[]> | undefined;
  readonly typed: YamlFile<TypedData> | undefined;
};
export type RawQuickref = { readonly folder: string; readonly texts: Localized<MdxFile<QuickrefData>> };

/** Everything under `content/`, each file valid by itself, nothing linked yet. Keys are "game" or "game/slug". */
export type RawContent = {
  readonly games: ReadonlyMap<string, YamlFile<GameData>>;
  readonly entries: ReadonlyMap<string, RawEntry>;
  readonly quickrefs: ReadonlyMap<string, RawQuickref>;
  readonly terms: ReadonlyMap<string, YamlFile<TermData[]>>;
  readonly differences: ReadonlyMap<string, YamlFile<DifferenceData[]>>;
  readonly moved: ReadonlyMap<string, YamlFile<Record<string, string>>>;
  readonly monsters: ReadonlyMap<string, YamlFile<MonsterData>>;
  readonly setUps: ReadonlyMap<string, YamlFile<SetUpData>>;
};

/** Folders with one file per game. */
const PER_GAME = { games: true, terms: true, differences: true, moved: true, 'set-up': true };

/** The folder with one file per monster, by game. */
const BESTIARY = 'bestiary';

/** What lies in the folder of an entry and of a quick reference. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  glossary: ['en.mdx', 'de.mdx', 'entry.yaml', 'rulings.yaml', 'typed.yaml'],
  quickrefs: ['en.mdx', 'de.mdx'],
};

/** Reads every file under `root`. Files that fail are reported and left out. */
export function readContent(root: string, iconNames: Localized<IconNames>, report: Report): RawContent {
  const files = readFiles(root, report);

  const yaml = <S extends z.ZodType>(file: string, schema: S): YamlFile<z.output<S>> | undefined => {
    const read = readYaml(files.get(file) ?? '', file, schema, report);
    return read && { file, ...read };
  };
  /** The files of a folder by their paths in it: "<game>", or "<game>/<slug>" where each thing has its own. */
  const filesIn = <S extends z.ZodType>(
    folder: keyof typeof PER_GAME | typeof BESTIARY,
    schema: S,
  ): ReadonlyMap<string, YamlFile<z.output<S>>> => {
    const found = new Map<string, YamlFile<z.output<S>>>();
    for (const file of files.keys()) {
      if (!isRead(file) || !file.startsWith(`${folder}/`)) continue;
      const read = yaml(file, schema);
      if (read) found.set(file.slice(folder.length + 1, -'.yaml'.length), read);
    }
    return found;
  };
  /** Both languages of a folder, or a problem that names the missing one. */
  const texts = <S extends z.ZodType>(
    folder: string,
    schema: S,
  ): Localized<MdxFile<z.output<S>>> | undefined => {
    const read = (lang: Lang): MdxFile<z.output<S>> | undefined => {
      const file = `${folder}/${lang}.mdx`;
      const source = files.get(file);
      if (source !== undefined) return readMdx(source, file, schema, iconNames[lang], report);
      const message = `${lang}.mdx is missing. A text comes in both languages or not at all.`;
      report({ file: folder, message });
      return undefined;
    };
    const [en, de] = LANGS.map(read);
    return en && de && { en, de };
  };

  const entries = new Map<string, RawEntry>();
  for (const id of foldersIn(files, 'glossary')) {
    const folder = `glossary/${id}`;
    const read = texts(folder, textSchema);
    if (!files.has(`${folder}/entry.yaml`)) {
      report({ file: folder, message: 'entry.yaml is missing. Add it with "related", "tools" and "terms".' });
      continue;
    }
    const data = yaml(`${folder}/entry.yaml`, entrySchema);
    const optional = <S extends z.ZodType>(name: string, schema: S): YamlFile<z.output<S>> | undefined =>
      files.has(`${folder}/${name}`) ? yaml(`${folder}/${name}`, schema) : undefined;
    const rulings = optional('rulings.yaml', rulingsSchema);
    const typed = optional('typed.yaml', typedSchema);
    if (read && data) entries.set(id, { folder, data, texts: read, rulings, typed });
  }
  const quickrefs = new Map<string, RawQuickref>();
  for (const id of foldersIn(files, 'quickrefs')) {
    const folder = `quickrefs/${id}`;
    const read = texts(folder, quickrefSchema);
    if (read) quickrefs.set(id, { folder, texts: read });
  }
  for (const file of files.keys()) {
    if (!isRead(file)) report({ file, message: 'Nothing reads this file. Check its name and folder.' });
  }
  return {
    games: filesIn('games', gameSchema),
    entries,
    quickrefs,
    terms: filesIn('terms', termsSchema),
    differences: filesIn('differences', differencesSchema),
    moved: filesIn('moved', movedSchema),
    monsters: filesIn(BESTIARY, monsterSchema),
    setUps: filesIn('set-up', setUpSchema),
  };
}

/** The folders "game/slug" that hold a file of that kind. */
function foldersIn(files: ReadonlyMap<string, string>, kind: string): ReadonlySet<string> {
  const ids = [...files.keys()].filter(isRead).map((file) => file.split('/'));
  return new Set(
    ids.flatMap(([first, game, slug]) => (first === kind ? [`${game ?? ''}/${slug ?? ''}`] : [])),
  );
}

function isRead(file: string): boolean {
  const [folder = '', ...path] = file.split('/');
  const isSlug = (name: string): boolean => /^[a-z0-9-]+$/.test(name);
  if (Object.hasOwn(PER_GAME, folder)) return path.length === 1 && /^[a-z0-9-]+\.yaml$/.test(path[0] ?? '');
  const [game = '', slug = '', name = ''] = path;
  if (folder === BESTIARY) return path.length === 2 && isSlug(game) && /^[a-z0-9-]+\.yaml$/.test(slug);
  const names = FOLDERS[folder] ?? [];
  return file === 'README.md' || (path.length === 3 && isSlug(game) && isSlug(slug) && names.includes(name));
}
