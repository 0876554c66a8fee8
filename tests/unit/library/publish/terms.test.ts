import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { apiTerms, apiTermsSchema, termsCsv } from '../../../../src/library/publish/terms.ts';
import { loadTree } from '../../../support/content-tree.ts';
import { library } from '../../../support/library.ts';

const ADDRESSES = {
  entry: (lang: string, id: string) => `/${lang}/${id}/`,
  markdown: (lang: string, id: string) => `/${lang}/${id}/index.md`,
  quickref: (lang: string, id: string) => `/${lang}/quick/${id}/`,
  tool: (lang: string, id: string) => `/${lang}/tools/${id}/`,
  bestiary: (lang: string, game: string) => `/${lang}/${game}/bestiary/`,
  bestiaryMarkdown: (lang: string, game: string) => `/${lang}/${game}/bestiary/index.md`,
  api: (file: string) => `/api/v2/${file}`,
};

describe('apiTerms', () => {
  it('gives each term of every game with the entry that explains it', () => {
    expect(apiTerms(loadTree(), ADDRESSES).terms[0]).toMatchObject({
      id: 'poker',
      game: 'old-world',
      entry: 'old-world/poker',
      url: { en: '/en/old-world/poker/', de: '/de/old-world/poker/' },
    });
    const { terms } = apiTerms(library, ADDRESSES);
    expect(terms).toHaveLength(library.games.flatMap((game) => game.terms).length);
  });

  it('is published as its schema says', () => {
    const validate = new Ajv2020().compile(z.toJSONSchema(apiTermsSchema));
    const published: unknown = JSON.parse(JSON.stringify(apiTerms(library, ADDRESSES)));
    expect(validate(published), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ version: 2, terms: [{ id: 'poker' }] })).toBe(false);
  });
});

describe('termsCsv', () => {
  const word = (text: string) => ({ word: text, ours: true as const });

  it('quotes what would break a row, and begins with the mark of UTF-8', () => {
    const term = { id: 'a', game: 'g', en: word('dodge, or “parry”'), de: word('das "Ausweichen"') };
    expect(termsCsv({ version: 2, terms: [term] })).toBe(
      '\u{feff}game,id,en,en_source,de,de_source,note_en,note_de,entry\r\n' +
        'g,a,"dodge, or “parry”",ours,"das ""Ausweichen""",ours,,,\r\n',
    );
  });

  it('has one row per term, all of the same width', () => {
    const rows = termsCsv(apiTerms(library, ADDRESSES)).trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + library.games.flatMap((game) => game.terms).length);
    const widths = rows.map((row) => row.replace(/"(?:[^"]|"")*"/g, 'quoted').split(',').length);
    expect(new Set(widths)).toEqual(new Set([9]));
  });
});
