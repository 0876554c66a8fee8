import { describe, expect, it } from 'vitest';
import { describeWordSource, hasBook, isOnlyElsewhere } from '../../../src/components/citation.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { library } from '../../support/library.ts';

describe('hasBook', () => {
  it('counts printed books only', () => {
    expect(hasBook(library.game('adventure-game'), 'de')).toBe(true);
    expect(hasBook(library.game('old-world'), 'de')).toBe(false);
    expect(library.games.every((game) => hasBook(game, 'en'))).toBe(true);
  });
});

describe('isOnlyElsewhere', () => {
  it.each<[string, string, Lang, boolean]>([
    ['a German rule that only the English guide prints', 'wounds#one-each', 'de', true],
    ['a German rule that the German rules print', 'wounds#by-rest', 'de', false],
    ['a German rule that rests on both', 'wounds#overflow', 'de', false],
    ['an English rule that only the German rules print', 'wounds#two-sides', 'en', true],
    ['an English rule that the guide prints', 'wounds#one-each', 'en', false],
    ['a reading, which is not printed at all', 'wounds#yarpen-armor', 'de', false],
  ])('judges %s', (_, reference, lang, expected) => {
    const [entry = '', clause = ''] = `adventure-game/${reference}`.split('#');
    const game = library.game('adventure-game');
    expect(isOnlyElsewhere(library.clause({ entry, clause }, lang), game, lang)).toBe(expected);
  });

  it('says nothing about single rules where no book of the language is at hand', () => {
    const game = library.game('old-world');
    const clauses = game.entries.flatMap(({ text }) => text.de.clauses);
    expect(clauses.filter((clause) => isOnlyElsewhere(clause, game, 'de'))).toEqual([]);
  });
});

describe('describeWordSource', () => {
  const game = library.game('adventure-game');

  it('names book and page, another source with its confidence, or ourselves', () => {
    expect(describeWordSource({ word: 'Freie Aktion', printed: 'rules 5' }, game, 'de')).toBe(
      'Spielregel S.\u00a05',
    );
    expect(describeWordSource({ word: 'Ort', seen: { in: 'a review', confidence: 'low' } }, game, 'en')).toBe(
      'seen in a review (uncertain)',
    );
    expect(describeWordSource({ word: 'Topf', ours: true }, game, 'en')).toBe('ours');
  });
});
