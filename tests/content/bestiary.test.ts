import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { addItems, makeCorpus } from '../../src/search/corpus.ts';
import { mayBeForeign } from '../../src/search/foreign.ts';
import { makeGameTexts } from '../../src/search/game-texts.ts';
import { pagesOfSite } from '../../src/search/pages.ts';
import { rank } from '../../src/search/rank.ts';
import { TOOLS } from '../../src/widgets/registry.ts';
import { library } from '../support/library.ts';

const game = library.game('old-world');
const { monsters } = game;

describe('monsters of Old World', () => {
  it('are the 28 of the box, 10, 12 and 6 by level, and one of an expansion', () => {
    const inBox = monsters.filter(({ expansion }) => expansion === undefined);
    expect([1, 2, 3].map((level) => inBox.filter((monster) => monster.level === level).length)).toEqual([
      10, 12, 6,
    ]);
    expect(monsters.filter(({ expansion }) => expansion).map(({ id }) => id)).toEqual(['troll']);
  });

  it('have more life the higher their level', () => {
    const lives = [1, 2, 3].map((level) =>
      monsters.filter((monster) => monster.level === level).map(({ life }) => life),
    );
    expect(lives.map((each) => [Math.min(...each), Math.max(...each)])).toEqual([
      [10, 12],
      [13, 15],
      [17, 19],
    ]);
  });

  it('say all they do in both languages with the same numbers, which the effect has, too', () => {
    for (const { id, ability, effect } of monsters) {
      expect(numbersIn(ability.de).sort(), id).toEqual(numbersIn(ability.en).sort());
      for (const value of Object.values(effect).filter((each) => typeof each === 'number'))
        if (value > 0 || effect.kind === 'combat-in-first-turn')
          expect(numbersIn(ability.en), id).toContain(String(value));
    }
  });

  it('cite no book as where they were seen, and each its own confidence', () => {
    for (const { id, sources, printed } of monsters) {
      for (const { from } of Object.values(sources))
        for (const { document } of from) expect(game.documents[document]?.online, id).toBeDefined();
      expect(printed.length > 0, id).toBe(id === 'archespore');
    }
    const unsure = monsters.filter(({ sources }) => sources.ability.confidence !== 'high');
    expect(unsure.map(({ id }) => id).sort()).toEqual(['griffin', 'noonwraith', 'penitent']);
  });

  it('agree with the book about the one that it shows (p. 31, 32)', () => {
    expect(monsters.find(({ id }) => id === 'archespore')).toMatchObject({
      level: 1,
      life: 12,
      effect: { kind: 'discard', of: 'potions', count: 1, when: 'to-begin' },
      printed: [{ document: 'rulebook', place: '31-32' }],
    });
  });
});

describe.each(LANGS)('search in %s', (lang) => {
  it.each(monsters.flatMap(({ id, name }) => LANGS.map((of) => [name[of], id])))(
    'finds %s first',
    (name, id) => {
      expect(firstHit(name, lang)).toBe(id);
      expect(firstHit(name.toLowerCase().replace('’', ''), lang)).toBe(id);
    },
  );

  it.each([
    ['greif', 'griffin'],
    ['water hag', 'water-hag'],
    ['waterhag', 'water-hag'],
    ['ghulnest', 'ghouls-nest'],
    ['ghoul nest', 'ghouls-nest'],
    ['drowners', 'drowners-nest'],
    ['nekker', 'nekkers-nest'],
    ['leshy', 'leshen'],
    ['waldschratt', 'leshen'],
    ['bueßer', 'penitent'],
    ['sagmaul', 'glustyworp'],
    ['archspore', 'archespore'],
    ['werwolf leben', 'werewolf'],
    ['harpyie fähigkeit', 'harpy'],
  ])('finds it as it is typed: %s', (query, id) => {
    expect(firstHit(query, lang)).toBe(id);
  });

  it.each(['bestiary', 'bestiarium', 'list of monsters', 'monsterliste'])(
    'finds all of them: %s',
    (query) => {
      expect(hits(query, lang)[0]?.item.id).toBe('old-world/bestiary');
    },
  );
});

// Helpers

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

const corpusOf = (langs: readonly Lang[], lang: Lang) => {
  const corpus = makeCorpus();
  for (const each of langs) addItems(corpus, makeGameTexts(library, TOOLS, game, each).items);
  addItems(corpus, pagesOfSite(lang));
  return corpus;
};
const corpora = {
  en: { own: corpusOf(['en'], 'en'), both: corpusOf(['en', 'de'], 'en') },
  de: { own: corpusOf(['de'], 'de'), both: corpusOf(['de', 'en'], 'de') },
};

/** As the search box does: the other language's texts only where a query may be asked in it. */
function hits(query: string, lang: Lang) {
  const { own, both } = corpora[lang];
  return rank(mayBeForeign(query, lang, own) ? both : own, query);
}

function firstHit(query: string, lang: Lang): string | undefined {
  const [first] = hits(query, lang);
  return first?.item.kind === 'monster' ? first.item.id.split('#')[1] : first?.item.id;
}
