import { describe, expect, it } from 'vitest';
import { type Card, drawCard, fittingSize } from '../../../src/cards/card.ts';
import { CARD } from '../../../src/cards/size.ts';

const card: Card = {
  game: 'old-world',
  mark: 'game-old-world',
  of: 'The Witcher: Die Alte Welt',
  kind: 'Phase I: Bewegung und Aktionen',
  title: 'Würfelpoker',
  text: 'Beide setzen 1 Gold.',
  site: 'Medallion',
  source: 'engl. Regelheft S. 13–15, 30',
};
const long = (length: number): string =>
  'Hexer reisen, ziehen Karten und kämpfen, '.repeat(50).slice(0, length);

describe('fittingSize', () => {
  it.each([
    ['a short title', { title: 'Goldene Regel' }, 'large'],
    ['the longest word of the content', { title: 'Zusatzerfahrungsmarker' }, 'large'],
    ['a title of two lines', { title: 'Fährtenplättchen und Fährtenquests' }, 'large'],
    ['the longest answer that is allowed', { text: long(200) }, 'large'],
    [
      'both, one long and one of two lines',
      { title: 'Solo-Würfelpoker und Solowertung', text: long(200) },
      'medium',
    ],
    [
      'a title that would take three lines',
      { title: 'Phase II: Kämpfen, Meditieren oder danach Erkunden' },
      'medium',
    ],
    ['a word wider than the card', { title: 'Unterstützungstabellenfeld' }, 'medium'],
    ['a word wider than the card by far', { title: 'Zusatzerfahrungspunktemarkerstapel' }, 'small'],
    ['more than anyone should write', { title: long(300), text: long(2000) }, 'small'],
  ])('gives %s the largest size in which it fits', async (_, words, size) => {
    expect(await fittingSize({ ...card, ...words })).toBe(size);
  });
});

describe('drawCard', () => {
  it('draws a picture of one size, whatever it says', async () => {
    for (const words of [
      {},
      { title: 'A', text: 'B' },
      { title: long(300), text: long(2000), source: long(300) },
    ])
      expect(sizeOf(await drawCard({ ...card, ...words }))).toEqual(CARD);
  });

  it('draws the same words as the same bytes, also beside others', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => drawCard(card)));
    for (const other of others) expect(other.equals(first!)).toBe(true);
  });

  it('draws each word, the mark and the accent of the game', async () => {
    const drawn = await drawCard(card);
    for (const other of [
      { game: 'card-game' },
      { mark: 'game-card-game' },
      { of: 'The Witcher' },
      { kind: 'Werkzeug' },
      { title: 'Poker' },
      { text: 'Beide setzen 2 Gold.' },
      { site: undefined },
      { source: undefined },
    ] satisfies Partial<Card>[])
      expect((await drawCard({ ...card, ...other })).equals(drawn), JSON.stringify(other)).toBe(false);
  });
});

// Helpers

/** As the head of a PNG says. */
const sizeOf = (png: Buffer): typeof CARD | object => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
};
