import { describe, expect, it } from 'vitest';
import {
  CHAPTERS,
  CHARACTERS,
  CORE_CHARACTERS,
  STARTING_PLACES,
  startingInitiative,
  type Tale,
  TALES,
  timelineSize,
  TURNS_PER_CHAPTER,
} from '../../../../src/engine/path-of-destiny/vocabulary.ts';

describe('the components', () => {
  it('make Timelines of 6, 7 and 8 cards (p. 10, 18)', () => {
    expect(CHAPTERS.map(timelineSize)).toEqual([6, 7, 8]);
  });

  it.each<[Tale, string]>([
    ['the-edge-of-the-world', 'letho triss ciri yennefer geralt regis dijkstra yarpen dandelion vesemir'],
    ['striga', 'letho geralt vesemir ciri regis yarpen triss yennefer dandelion dijkstra'],
    ['the-lesser-evil', 'dandelion vesemir yarpen dijkstra regis geralt yennefer letho ciri triss'],
  ])('start %s in the order %s (p. 23, 24, 26)', (tale, order) => {
    expect(startingInitiative(tale, CHARACTERS).join(' ')).toBe(order);
    const core = order.split(' ').filter((name) => CORE_CHARACTERS.some((character) => character === name));
    expect(startingInitiative(tale, CORE_CHARACTERS)).toEqual(core);
  });

  it('let a player play 18 cards in a game: two a Turn (p. 14, 15)', () => {
    const kept = CHAPTERS.map((chapter) => chapter - 1);
    const played = CHAPTERS.map((chapter, index) => timelineSize(chapter) - kept[index]!);
    expect(played).toEqual(CHAPTERS.map(() => 2 * TURNS_PER_CHAPTER));
    expect(played.reduce((sum, cards) => sum + cards, 0)).toBe(18);
  });

  it('name every character once in every Tale', () => {
    for (const column of TALES.keys()) {
      const places = Object.values(STARTING_PLACES).map((row) => Number(row[column]));
      expect(places.toSorted((a, b) => a - b)).toEqual(CHARACTERS.map((_, index) => index + 1));
    }
  });
});
