import { describe, expect, it } from 'vitest';
import {
  describeBooks,
  describeClauseSource,
  describePages,
  describeSources,
  describeWordSource,
  hasBook,
} from '../../../src/library/citation.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { parseFrom } from '../../../src/library/references.ts';
import { loadTree } from '../../support/content-tree.ts';
import { library } from '../../support/library.ts';

describe('describeSources', () => {
  const game = loadTree().game('old-world');

  it.each<[string, Lang, string]>([
    ['rulebook 14', 'en', 'Rulebook p.\u00a014'],
    ['rulebook 14', 'de', 'Regelheft S.\u00a014'],
    ['rulebook 13-14', 'en', 'Rulebook pp.\u00a013–14'],
    ['rulebook 13, 15', 'en', 'Rulebook pp.\u00a013, 15'],
    ['leaflet ranks', 'en', 'Leaflet, “Ranks”'],
    ['leaflet ranks', 'de', 'Faltblatt, „Rangfolge“'],
    ['rulebook 13; leaflet ranks; rulebook 15', 'en', 'Rulebook pp.\u00a013, 15 · Leaflet, “Ranks”'],
  ])('says "%s" in %s as a reader would', (from, lang, said) => {
    expect(describeSources(parseFrom(from)!, game, lang)).toBe(said);
  });

  it('says nothing where there is no source', () => {
    expect(describeSources([], game, 'en')).toBe('');
  });

  it('throws on a document that the game does not have', () => {
    expect(() => describeSources([{ document: 'map', place: '1' }], game, 'en')).toThrow(
      '"map" is no document of old-world.',
    );
  });
});

describe('describePages', () => {
  const tree = loadTree();
  const game = tree.game('old-world');
  const clause = tree.clause({ entry: 'old-world/poker', clause: 'roll' });
  const citing = (...from: string[]) =>
    from.map((each) => ({ ...clause, from: { en: parseFrom(each)!, de: parseFrom('rulebook 1')! } }));

  it('names each page and section of the printed books once, as the books have them', () => {
    const round = tree.clausesIn(tree.entry('old-world/round'));
    expect(describePages(round, game, 'en')).toBe('Rulebook pp.\u00a012–14, 30 · Leaflet, “Setup”');
    expect(describePages(round, game, 'de')).toBe('Regelheft S.\u00a012–14, 30 · Faltblatt, „Aufbau“');
  });

  it.each([
    [['rulebook 14', 'rulebook 14'], 'Rulebook p.\u00a014'],
    [['rulebook 15', 'rulebook 3', 'rulebook 13-14'], 'Rulebook pp.\u00a03, 13–15'],
    [['rulebook 13-16', 'rulebook 14', 'rulebook 18'], 'Rulebook pp.\u00a013–16, 18'],
    [['rulebook 9', 'rulebook 10'], 'Rulebook pp.\u00a09–10'],
    [['leaflet ranks', 'leaflet setup', 'leaflet ranks'], 'Leaflet, “Setup, Ranks”'],
    [['faq answers'], ''],
  ])('gathers %j', (from, said) => {
    expect(describePages(citing(...from), game, 'en')).toBe(said);
  });

  it('takes what the clause cites in that language', () => {
    expect(describePages(citing('rulebook 14'), game, 'de')).toBe('Regelheft S.\u00a01');
  });
});

describe('describeBooks', () => {
  it('names the printed books alone', () => {
    const tree = loadTree();
    const round = tree.clausesIn(tree.entry('old-world/round'));
    expect(describeBooks(round, tree.game('old-world'), 'en')).toBe('Rulebook · Leaflet');
    expect(describeBooks([], tree.game('old-world'), 'en')).toBe('');
  });
});

describe('describeClauseSource', () => {
  const tree = loadTree();
  const said = (entry: string, clause: string, lang: Lang) =>
    describeClauseSource(tree.clause({ entry: `old-world/${entry}`, clause }), tree.game('old-world'), lang);

  it('says where a rule is printed, what a reading reads, and that an example is ours', () => {
    expect(said('ranks', 'order', 'en')).toBe('Leaflet, “Ranks” · Rulebook p.\u00a014');
    expect(said('poker', 'tie', 'en')).toBe('Reading of Rulebook p.\u00a014');
    expect(said('poker', 'tie', 'de')).toBe('Lesart zu Regelheft S.\u00a014');
    expect(said('poker', 'fives', 'en')).toBe('Our example');
    expect(said('round', 'reprint', 'en')).toBe('Questions, “Answers”');
  });
});

describe('hasBook', () => {
  it('counts printed books only', () => {
    expect(hasBook(library.game('adventure-game'), 'de')).toBe(true);
    expect(hasBook(library.game('old-world'), 'de')).toBe(false);
    expect(library.games.length).toBeGreaterThan(0);
    expect(library.games.every((game) => hasBook(game, 'en'))).toBe(true);
  });
});

describe('onlyIn of the real content', () => {
  it.each<[string, string, Lang | undefined]>([
    ['a rule that only the English guide prints', 'wounds#woundable-spaces', 'en'],
    ['a rule that only the German rules print', 'wounds#two-sides', 'de'],
    ['a rule that rests on both', 'wounds#overflow', undefined],
    ['a reading, which is not printed at all', 'wounds#yarpen-armor', undefined],
  ])('judges %s', (_, reference, expected) => {
    const [entry = '', clause = ''] = `adventure-game/${reference}`.split('#');
    expect(library.clause({ entry, clause }).onlyIn).toBe(expected);
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
