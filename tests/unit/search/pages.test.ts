import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../src/i18n/words.ts';
import { pageItem, pagesOfGame, pagesOfSite } from '../../../src/search/pages.ts';
import { GAME } from '../../support/broken-content.ts';
import { loadTree, swap } from '../../support/content-tree.ts';
import { library } from '../../support/library.ts';

describe('pageItem', () => {
  it('is found by what it is called in both languages', () => {
    const text = {
      en: { title: 'Terms', summary: 'All words.', names: 'dictionary, word list' },
      de: { title: 'Begriffe', summary: 'Alle Wörter.', names: 'Wörterbuch' },
    };
    expect(pageItem({ kind: 'page', id: 'terms', game: '', href: '/de/terms/' }, text, 'de')).toEqual({
      kind: 'page',
      id: 'terms',
      game: '',
      href: '/de/terms/',
      title: 'Begriffe',
      otherTitle: 'Terms',
      names: ['dictionary', 'word list', 'Wörterbuch'],
      units: [{ id: '', kind: 'answer', text: 'Alle Wörter.' }],
    });
  });
});

describe('pagesOfGame', () => {
  const summaryOf = (name: string, game: string) =>
    pagesOfGame(library.game(game), 'en').find(({ id }) => id === `${game}/${name}`)?.units[0].text;

  it('says of a game without a German book that nothing is known of differences', () => {
    const { intro, none } = wordsIn('en').differences;
    expect(summaryOf('differences', 'adventure-game')).toBe(intro);
    expect(summaryOf('differences', 'old-world')).toBe(none);
  });

  it('has no table mode where nothing can be laid on the table', () => {
    const bare = loadTree({
      [GAME]: swap('quickrefs:\n  - poker', 'quickrefs: []'),
      'quickrefs/old-world/poker/en.mdx': null,
      'quickrefs/old-world/poker/de.mdx': null,
    }).game('old-world');
    expect(pagesOfGame(bare, 'en').map(({ id }) => id)).toEqual([
      'old-world/differences',
      'old-world/rulebook',
      'old-world/bestiary',
    ]);
  });
});

describe('pagesOfSite', () => {
  it('belong to no game', () => {
    const pages = pagesOfSite('de');
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.filter(({ game, kind }) => game !== '' || kind !== 'page')).toEqual([]);
    expect(pages.find(({ id }) => id === 'openQuestions')?.href).toBe('/de/open-questions/');
  });
});
