import { describe, expect, it } from 'vitest';
import { WORDS_OF_CLAUSES } from '../../scripts/budgets.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { library } from '../support/library.ts';
import { nearDuplicates, type Said } from '../support/near-duplicates.ts';
import { wordsOf, wordsOfClauses } from '../support/words.ts';
import { writtenIn } from '../support/written.ts';
import { BANNED } from './banned-phrases.ts';
import { ALIKE, NEARLY_THE_SAME } from './nearly-the-same.ts';

// The house style (content/README.md), as far as it can be counted.

describe('short', () => {
  it.each(library.games)('the clauses of $key are about as long as its book', (game) => {
    expect(wordsOfClauses(game)).toBeLessThanOrEqual(WORDS_OF_CLAUSES[game.key]!);
  });

  it.each(LANGS)('a reason has at most 20 words, in %s', (lang) => {
    const reasons = eachEntry(({ id, clauses }) =>
      clauses.flatMap((clause) =>
        clause.why ? [{ address: `${id}#${clause.id}`, text: clause.why[lang] }] : [],
      ),
    );
    expect(longerThan(20, reasons)).toEqual([]);
  });

  it.each(LANGS)('the answer to a question has at most 30 words, in %s', (lang) => {
    const answers = eachEntry(({ id, rulings }) =>
      rulings.map((ruling) => ({ address: `${id}?${ruling.id}`, text: ruling[lang].answer })),
    );
    expect(longerThan(30, answers)).toEqual([]);
  });
});

describe.each(library.games)('once, in $key', (game) => {
  it('no two clauses say nearly the same', () => {
    const clauses = game.entries.flatMap(({ slug, clauses }) =>
      clauses.map(({ id, text }) => ({ address: `${slug}#${id}`, text: text.en })),
    );
    expect(told(clauses)).toEqual(exceptions(game.key, '#'));
  });

  it('no question is asked twice', () => {
    const rulings = game.entries.flatMap(({ slug, rulings }) =>
      rulings.map(({ id, en }) => ({ address: `${slug}?${id}`, text: `${en.question} ${en.answer}` })),
    );
    expect(told(rulings)).toEqual(exceptions(game.key, '?'));
  });

  const told = (texts: readonly Said[]): string[] =>
    nearDuplicates(texts, ALIKE)
      .map(({ addresses }) => addresses.toSorted().join(' '))
      .toSorted();
});

describe.each(LANGS)('a ruling, in %s', (lang) => {
  const hedge = { en: /\bour reading\b/i, de: /\bunserer Lesart\b/i }[lang];
  const kinds = new Map(
    library.games.flatMap(({ entries }) =>
      entries.flatMap(({ id, clauses }) =>
        clauses.map((clause) => [`${id}#${clause.id}`, clause.kind] as const),
      ),
    ),
  );
  const hedged = (says: boolean, rests: (kinds: readonly string[]) => boolean): string[] =>
    library.games.flatMap(({ entries }) =>
      entries.flatMap(({ id, rulings }) =>
        rulings
          .filter((ruling) => hedge.test(ruling[lang].answer) === says)
          .filter(({ cites }) => rests(cites.map(({ entry, clause }) => kinds.get(`${entry}#${clause}`)!)))
          .map((ruling) => `${id}?${ruling.id}`),
      ),
    );

  it('calls nothing a reading that is printed', () => {
    expect(hedged(true, (cited) => !cited.includes('reading'))).toEqual([]);
  });

  it('says so where it rests on readings alone', () => {
    expect(hedged(false, (cited) => cited.every((kind) => kind === 'reading'))).toEqual([]);
  });
});

describe.each(LANGS)('the voice, in %s', (lang) => {
  const written = writtenIn(lang);

  it.each(BANNED[lang])('says nowhere %s', (_, banned) => {
    const found = written.flatMap(({ file, text }) =>
      [...text.matchAll(new RegExp(banned, 'gi'))].map(
        ({ 0: words, index }) => `${file}: … ${text.slice(Math.max(0, index - 40), index)}[${words}]`,
      ),
    );
    expect(found).toEqual([]);
  });
});

// Helpers

const eachEntry = (
  texts: (entry: (typeof library.games)[number]['entries'][number]) => readonly Said[],
): Said[] => library.games.flatMap(({ entries }) => entries.flatMap(texts));

const longerThan = (words: number, texts: readonly Said[]): string[] =>
  texts
    .filter(({ text }) => wordsOf(text) > words)
    .map(({ address, text }) => `${address}: ${wordsOf(text)} words`);

const exceptions = (game: string, mark: '#' | '?'): string[] =>
  Object.keys(NEARLY_THE_SAME[game] ?? {})
    .filter((pair) => pair.includes(mark))
    .toSorted();
