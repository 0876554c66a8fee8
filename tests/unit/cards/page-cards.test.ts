import { describe, expect, it } from 'vitest';
import { fittingSize } from '../../../src/cards/card.ts';
import { pageCards } from '../../../src/cards/page-cards.ts';
import { TOOLS } from '../../../src/widgets/registry.ts';
import { library } from '../../support/library.ts';

describe('pageCards', () => {
  const cards = pageCards(library);

  it('has one for each home, game, set-up, entry, quick reference and tool, in both languages', () => {
    const { games, entries, quickrefs } = library;
    expect(cards.size).toBe(
      2 * (1 + 2 * games.length + entries.length + quickrefs.length + Object.keys(TOOLS).length),
    );
    for (const address of [
      '/en/',
      '/de/card-game/',
      '/de/old-world/dice-poker/',
      '/en/old-world/quick/dice-poker/',
      '/en/tools/battle/',
    ])
      expect([...cards.keys()]).toContain(address);
  });

  it('says of an entry what its page says first, of which game it is, and where it is printed', () => {
    expect(cards.get('/de/old-world/dice-poker/')).toEqual({
      game: 'old-world',
      mark: 'game-old-world',
      of: 'The Witcher: Die Alte Welt',
      kind: 'Phase I: Bewegung und Aktionen',
      title: 'Würfelpoker',
      text: library.entry('old-world/dice-poker').text.de.answer,
      site: 'Medallion',
      source: 'engl. Regelheft S.\u00a013–15, 30',
    });
  });

  it('names the books alone where there is no room for their pages', () => {
    const sources = [...cards.values()].map(({ source = '' }) => source);
    expect(cards.get('/en/card-game/quick/after-use/')?.source).toBe('Rulebook');
    expect(sources.filter((source) => /\d/.test(source)).length).toBeGreaterThan(300);
  });

  it('has only words that fit whole, in the larger two sizes', async () => {
    const sizes = await Promise.all(
      [...cards].map(async ([address, card]) => [address, await fittingSize(card)] as const),
    );
    expect(sizes.filter(([, size]) => size === 'small')).toEqual([]);
  });
});
