import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  DIE_VALUES,
  type Hand,
  HAND_RANKS,
  type HandRank,
  rank,
} from '../../src/engine/old-world/dice-poker.ts';
import { isHand, parseDie } from '../../src/engine/old-world/dice-poker-table.ts';
import { type Lang, LANGS } from '../../src/i18n/locales.ts';
import { apiGame, apiSchema } from '../../src/library/api.ts';
import { parseReference } from '../../src/library/references.ts';
import type { Clause } from '../../src/library/library.ts';
import { library } from '../support/library.ts';
import { TOOLS } from '../../src/widgets/registry.ts';
import { tableRows } from '../support/tables.ts';

describe('library', () => {
  it.each(LANGS)('holds entries, clauses, rulings and terms in %s', (lang) => {
    const { entries } = library;
    const terms = library.games.flatMap((game) => game.terms.map((term) => term[lang].word));
    expect(library.games.length).toBeGreaterThan(0);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.flatMap(({ text }) => text[lang].clauses).length).toBeGreaterThan(0);
    expect(entries.flatMap(({ rulings }) => rulings.map((ruling) => ruling[lang])).length).toBeGreaterThan(0);
    expect(terms.length).toBeGreaterThan(0);
  });

  it('says the same clauses in the same order in both languages', () => {
    const ids = (lang: Lang) =>
      library.entries.map(({ id, text }) => [id, text[lang].clauses.map((clause) => clause.id)]);
    expect(ids('en').length).toBeGreaterThan(0);
    expect(ids('de')).toEqual(ids('en'));
  });

  it('is published as the schema says', () => {
    const validate = new Ajv2020().compile(apiSchema());
    expect(library.games.length).toBeGreaterThan(0);
    for (const game of library.games) {
      const published: unknown = JSON.parse(JSON.stringify(apiGame(game, ADDRESSES)));
      expect(validate(published), `${game.key}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  });
});

describe('TOOLS', () => {
  const reasons = Object.values(TOOLS).flatMap(({ game, clauses }) =>
    Object.entries(clauses).map(([reason, reference]) => ({ reason, reference, game })),
  );

  it('give reasons', () => {
    expect(Object.keys(TOOLS).length).toBeGreaterThan(0);
    expect(reasons.length).toBeGreaterThan(0);
  });

  it.each(reasons)('lead from $reason to the clause $reference', ({ reference, game }) => {
    for (const lang of LANGS) expect(clauseOf(reference, game, lang).text).not.toBe('');
  });
});

describe('German texts', () => {
  const texts = germanTexts();
  const offenders = (wrong: RegExp) => texts.filter(({ text }) => wrong.test(text));

  it('come from every folder and from both kinds of file', () => {
    const read = (start: string, end: string) =>
      texts.filter(({ file }) => file.startsWith(start) && file.endsWith(end)).length;
    expect(read('games/', '.yaml')).toBeGreaterThan(0);
    expect(read('terms/', '.yaml')).toBeGreaterThan(0);
    expect(read('glossary/', 'rulings.yaml')).toBeGreaterThan(0);
    expect(read('glossary/', 'de.mdx')).toBeGreaterThan(0);
    expect(read('quickrefs/', 'de.mdx')).toBeGreaterThan(0);
  });

  it('hold no straight quotes', () => {
    expect(offenders(/"/)).toEqual([]);
  });

  it('begin no quotation with the English mark and end none with it', () => {
    // In German, “ closes what „ opened; in English it opens, at the start of a word.
    expect(offenders(/(^|[\s([–—-])“|”/m)).toEqual([]);
  });

  it('close every quotation', () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    expect(texts.some(({ text }) => text.includes('„'))).toBe(true);
    expect(texts.filter(({ text }) => count(text, '„') !== count(text, '“'))).toEqual([]);
  });

  it('speak to nobody as “du”', () => {
    expect(offenders(/(?<!\p{L})(du|dir|dich|dein(e|em|en|er|es|s)?)(?!\p{L})/iu)).toEqual([]);
  });
});

describe.each(LANGS)('quick reference to dice poker in %s', (lang) => {
  const rows = tableRows(`content/quickrefs/old-world/dice-poker/${lang}.mdx`, 4).map(
    ([name = '', dice = '', chance = '', reward = '']) => ({
      name,
      rank: rank(handIn(dice)).rank,
      chance,
      reward,
    }),
  );

  it('lists every rank with a hand of that rank, from worst to best', () => {
    expect(rows.map((row) => row.rank)).toEqual(HAND_RANKS);
  });

  it('gives the chance of each rank as all 7776 rolls do', () => {
    expect(ALL_ROLLS).toHaveLength(7776);
    const mark = { en: '.', de: ',' }[lang];
    const exact = HAND_RANKS.map((name) => percentage(waysOf(name), ALL_ROLLS.length).replace('.', mark));
    expect(rows.map(({ chance }) => chance.replace(/\s?%$/, ''))).toEqual(exact);
  });

  it('gives the rewards of the solo entry, and none below a pair', () => {
    const [nothing, ...others] = rows;
    const rewards = tableRows(`content/glossary/old-world/solo-dice-poker-and-rating/${lang}.mdx`, 2);
    expect(others).toHaveLength(HAND_RANKS.length - 1);
    expect(others.map(({ name, reward }) => [name, reward])).toEqual(rewards.slice(0, others.length));
    expect(nothing?.reward).toBe('0');
  });
});

// Helpers

const ADDRESSES = {
  entry: (lang: Lang, id: string) => `/${lang}/${id}/`,
  quickref: (lang: Lang, id: string) => `/${lang}/quick/${id}/`,
  api: (file: string) => `/api/v1/${file}`,
};

function clauseOf(reference: string, game: string, lang: Lang): Clause {
  const target = parseReference(reference, { game });
  if (target?.kind !== 'entry' || target.clause === undefined)
    throw new Error(`${reference} names no clause.`);
  return library.clause({ entry: target.entry, clause: target.clause }, lang);
}

type GermanText = { readonly file: string; readonly text: string };

/** Every German text of the content: what stands under "de" in YAML, and each de.mdx without its tags. */
function germanTexts(): GermanText[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (file.endsWith('.yaml'))
      return textsUnder('de', parse(readContent(file))).map((text) => ({ file, text }));
    if (!file.endsWith('de.mdx')) return [];
    const [, frontMatter = '', ...body] = readContent(file).split(/^---$/m);
    return [...strings(parse(frontMatter)), ...body.map(withoutTags)].map((text) => ({ file, text }));
  });
}

const readContent = (file: string): string => readFileSync(`content/${file}`, 'utf8');

const textsUnder = (key: string, value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === key ? strings(inner) : textsUnder(key, inner),
      )
    : [];

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};

/** Leaves of each tag what its attributes say: a reason is a text, too. */
const withoutTags = (mdx: string): string =>
  mdx.replace(/<\/?[A-Z][^>]*>/g, (tag) =>
    Array.from(tag.matchAll(/="([^"]*)"/g), ([, value]) => value).join('\n'),
  );

function handIn(cell: string): Hand {
  const dice = Array.from(/faces="(\d*)"/.exec(cell)?.[1] ?? '', (face) => parseDie(face)!);
  if (!isHand(dice)) throw new Error(`"${cell}" shows no hand.`);
  return dice;
}

const ALL_ROLLS: readonly Hand[] = DIE_VALUES.flatMap((a) =>
  DIE_VALUES.flatMap((b) =>
    DIE_VALUES.flatMap((c) => DIE_VALUES.flatMap((d) => DIE_VALUES.map((e): Hand => [a, b, c, d, e]))),
  ),
);

const waysOf = (name: HandRank): number => ALL_ROLLS.filter((hand) => rank(hand).rank === name).length;

/** In whole numbers until the last step, so that nothing is rounded twice: (1, 3) gives "33.33". */
const percentage = (ways: number, total: number): string =>
  (Math.round((ways * 10_000) / total) / 100).toFixed(2);
