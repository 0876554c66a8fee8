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
} from '../../src/engine/old-world/poker/dice-poker.ts';
import { hasBook } from '../../src/library/citation.ts';
import { isHand, parseDie } from '../../src/engine/old-world/poker/dice-poker-table.ts';
import { type Lang, LANGS } from '../../src/i18n/locales.ts';
import { apiGame, apiSchema } from '../../src/library/publish/json.ts';
import { parseReference } from '../../src/library/references.ts';
import type { Clause, Game } from '../../src/library/library.ts';
import { library } from '../support/library.ts';
import { TOOLS } from '../../src/widgets/registry.ts';
import { tableRows } from '../support/tables.ts';

describe('library', () => {
  it.each(LANGS)('holds entries, clauses, rulings and terms in %s', (lang) => {
    const { entries } = library;
    const terms = library.games.flatMap((game) => game.terms.map((term) => term[lang].word));
    expect(library.games.length).toBeGreaterThan(0);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.flatMap(({ clauses }) => clauses).length).toBeGreaterThan(0);
    expect(entries.flatMap(({ clauses }) => clauses.filter(({ text }) => text[lang] === ''))).toEqual([]);
    expect(entries.flatMap(({ rulings }) => rulings.map((ruling) => ruling[lang])).length).toBeGreaterThan(0);
    expect(terms.length).toBeGreaterThan(0);
  });

  it.each(LANGS)(
    'says the clauses of the %s texts in their order, in blocks that know each of them',
    (lang) => {
      const texts = library.entries.map(({ id, blocks, clauses }) => {
        const mdx = readContent(`glossary/${id}/${lang}.mdx`);
        const written = mdx.matchAll(/^<(?:Rule|Reading|Example|Gap|Outside)\s[^>]*?\bid="([^"]+)"/gm);
        return {
          id,
          written: Array.from(written, ([, clause]) => clause),
          clauses: clauses.map((clause) => clause.id),
          blocks: blocks.flatMap((block) => (block.type === 'clause' ? [block.id] : [])),
        };
      });
      expect(texts.length).toBeGreaterThan(100);
      for (const { id, written, clauses, blocks } of texts) {
        expect(clauses, id).toEqual(written);
        expect(blocks, id).toEqual(written);
      }
    },
  );

  it('has no heading twice in an entry: each is an anchor of its page', () => {
    const headings = library.entries.map(({ id, blocks }) => ({
      id,
      titles: blocks.flatMap((block) => (block.type === 'heading' ? [block.title] : [])),
      anchors: blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : [])),
    }));
    expect(headings.flatMap(({ titles }) => titles).length).toBeGreaterThan(100);
    for (const { id, titles, anchors } of headings) {
      for (const lang of LANGS) {
        const said = titles.map((title) => title[lang]);
        expect(new Set(said).size, `${id}: ${said.join(', ')}`).toBe(said.length);
      }
      expect(new Set(anchors).size, `${id}: ${anchors.join(', ')}`).toBe(anchors.length);
    }
  });

  it('names the only language of a clause where the game has a printed book in both', () => {
    const onlyIn = (game: Game) =>
      new Set(game.entries.flatMap(({ clauses }) => clauses.map((clause) => clause.onlyIn)));
    const bilingual = library.games.filter((game) => LANGS.every((lang) => hasBook(game, lang)));
    const others = library.games.filter((game) => !bilingual.includes(game));
    expect(bilingual.map(({ key }) => key)).toContain('adventure-game');
    expect(onlyIn(library.game('adventure-game'))).toEqual(new Set([undefined, 'en', 'de']));
    expect(others.length).toBeGreaterThan(0);
    for (const game of others) expect(onlyIn(game), game.key).toEqual(new Set([undefined]));
  });

  it('has no look-up under two texts of a game: it would lead to neither', () => {
    for (const game of library.games) {
      const lookups = game.entries.flatMap(({ typed }) =>
        Object.values(typed).flatMap((each) =>
          LANGS.flatMap((lang) => each[lang].map((words) => `${lang}: ${words}`)),
        ),
      );
      expect(lookups.length).toBeGreaterThan(500);
      expect(lookups.filter((words, index) => lookups.indexOf(words) < index)).toEqual([]);
    }
  });

  it('has tables of the same size in both languages', () => {
    const tables = library.entries.flatMap(({ id, clauses }) =>
      clauses.map((clause) => ({ address: `${id}#${clause.id}`, ...clause.tables })),
    );
    const sizes = (some: Clause['tables'][Lang]) =>
      some.map(({ head, rows }) => [head.length, ...rows.map((row) => row.length)]);
    expect(tables.flatMap(({ en }) => en).length).toBeGreaterThan(20);
    for (const { address, en, de } of tables) expect(sizes(de), address).toEqual(sizes(en));
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
    for (const lang of LANGS) expect(clauseOf(reference, game).text[lang]).not.toBe('');
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
  markdown: (lang: Lang, id: string) => `/${lang}/${id}/index.md`,
  quickref: (lang: Lang, id: string) => `/${lang}/quick/${id}/`,
  tool: (lang: string, id: string) => `/${lang}/tools/${id}/`,
  bestiary: (lang: string, game: string) => `/${lang}/${game}/bestiary/`,
  bestiaryMarkdown: (lang: string, game: string) => `/${lang}/${game}/bestiary/index.md`,
  api: (file: string) => `/api/v2/${file}`,
};

function clauseOf(reference: string, game: string): Clause {
  const target = parseReference(reference, { game });
  if (target?.kind !== 'entry' || target.clause === undefined)
    throw new Error(`${reference} names no clause.`);
  return library.clause({ entry: target.entry, clause: target.clause });
}

type GermanText = { readonly file: string; readonly text: string };

/** Every German text that is shown: what stands under "de" in YAML, and each de.mdx without its tags. */
function germanTexts(): GermanText[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (file.endsWith('typed.yaml')) return [];
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
