import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../src/i18n/words.ts';
import { pageItem, pagesOfGame, pagesOfSite } from '../../../src/search/pages.ts';
import { GAME, SET_UP } from '../../support/broken-content.ts';
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
      'old-world/checklist',
      'old-world/checklist-1',
      'old-world/checklist-2',
      'old-world/checklist-3',
      'old-world/bestiary',
    ]);
  });
});

describe('the set-up among the pages', () => {
  const itemFor = (game: string, players: string, lang: 'en' | 'de') =>
    pagesOfGame(library.game(game), lang).find(({ id }) => id === `${game}/checklist-${players}`)!;

  it('is there for every number of players, who are chosen in its address', () => {
    const { title, otherTitle, href } = itemFor('old-world', '5', 'de');
    expect([title, otherTitle, href]).toEqual([
      'Aufbau: 5 Spieler',
      'Setup: 5 players',
      '/de/old-world/checklist/?players=5',
    ]);
    expect(itemFor('old-world', '1', 'en').title).toBe('Setup: Solo');
  });

  it('says what the set-up has in tables for them, without empty columns', () => {
    expect(itemFor('old-world', '3', 'en').units[0].tables).toEqual([
      { head: ['Players', '1st', '2nd', '3rd'], rows: [['3', '3/2', '4/4', '5/6']] },
    ]);
    expect(itemFor('adventure-game', '3', 'en').units[0].tables).toBeUndefined();
  });

  it('is missing where a game tells nothing of it', () => {
    const bare = loadTree({ [SET_UP]: null }).game('old-world');
    expect(pagesOfGame(bare, 'en').filter(({ id }) => id.includes('checklist'))).toEqual([]);
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
