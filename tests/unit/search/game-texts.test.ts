import { describe, expect, it } from 'vitest';
import { makeGameTexts } from '../../../src/search/game-texts.ts';
import { GAME } from '../../support/broken-content.ts';
import { loadTree, swap } from '../../support/content-tree.ts';

describe('makeGameTexts', () => {
  const library = loadTree();
  const game = library.game('old-world');
  const { items, asked } = makeGameTexts(library, {}, game, 'en');
  const found = (id: string) => items.find((item) => item.id === id);

  it('holds entries by all their names, in both languages', () => {
    expect(found('old-world/poker')).toMatchObject({
      kind: 'entry',
      title: 'Dice Poker',
      otherTitle: 'Würfelpoker',
      href: '/en/old-world/poker/',
    });
    expect(found('old-world/poker')?.names).toEqual(expect.arrayContaining(['gamble', 'Glücksspiel']));
  });

  it('holds what answers: the short answer first, clauses and rulings with their sources', () => {
    expect(found('old-world/poker')?.units).toEqual([
      { id: '', kind: 'answer', text: 'The better hand takes the pool.', typed: 'a gamble witcher with' },
      {
        id: 'roll',
        kind: 'rule',
        text: 'Both players roll sword five dice.',
        source: 'Rulebook pp.\u00a013–14, 30',
      },
      expect.objectContaining({ id: 'tie', kind: 'reading', source: 'Reading of Rulebook p.\u00a014' }),
      expect.objectContaining({ id: 'fives', kind: 'example' }),
      {
        id: 'draw',
        kind: 'ruling',
        question: 'Is there a draw?',
        text: 'No. Somebody always wins.',
        source: 'Rulebook p.\u00a014 · Leaflet, “Ranks”',
        differs: true,
      },
      expect.objectContaining({ id: 'who-rolls', kind: 'ruling' }),
    ]);
  });

  it('holds what players type only where a text does not say it in any form', () => {
    expect(found('old-world/poker')?.units.find(({ id }) => id === 'tie')?.typed).toBe(
      'both gets pot same who',
    );
  });

  it('holds the table of a clause as rows, and what stands around it once', () => {
    expect(found('old-world/round')?.units.find(({ id }) => id === 'compare')).toMatchObject({
      text: 'Compare what was rolled:',
      tables: [
        {
          head: ['Rank', 'Dice'],
          rows: [
            ['Pair', '5 5'],
            ['Nothing', 'sword'],
          ],
        },
      ],
    });
  });

  it('holds each monster by its names in both languages, with all that is known of it', () => {
    expect(found('old-world/bestiary#griffin')).toEqual({
      kind: 'monster',
      id: 'old-world/bestiary#griffin',
      game: 'old-world',
      title: 'Griffin',
      otherTitle: 'Greif',
      href: '/en/old-world/bestiary/#griffin',
      names: ['gryphon'],
      units: [
        {
          id: '',
          kind: 'outside',
          text: 'Level II · Life 15 · Draw 1 card less.',
          source: 'From outside the books: Questions (certain); ability: Questions (likely)',
        },
      ],
    });
  });

  it('holds quick references by what they settle', () => {
    expect(items.find(({ kind }) => kind === 'quickref')?.units).toHaveLength(1);
  });

  it('marks what the books differ about: clauses, and questions that rest on them', () => {
    const marked = items.flatMap(({ id, units }) =>
      units.filter(({ differs }) => differs).map((unit) => `${id}#${unit.id}`),
    );
    expect(marked).toEqual(['old-world/poker#tie', 'old-world/poker#draw', 'old-world/round#no-winner']);
  });

  it('holds the pages of the game', () => {
    expect(items.filter(({ kind }) => kind === 'page').map(({ href }) => href)).toEqual([
      '/en/old-world/differences/',
      '/en/old-world/rulebook/',
      '/en/old-world/checklist/',
      '/en/old-world/checklist/?players=1',
      '/en/old-world/checklist/?players=2',
      '/en/old-world/checklist/?players=3',
      '/en/old-world/bestiary/',
      '/en/old-world/table/',
    ]);
  });

  it('names what is asked most', () => {
    expect(asked).toEqual([]);
    const changed = loadTree({ [GAME]: swap('unknown: []', 'unknown: []\nasked: [poker#draw]') });
    const texts = makeGameTexts(changed, {}, changed.game('old-world'), 'en');
    expect(texts.asked).toEqual(['old-world/poker#draw']);
  });
});
