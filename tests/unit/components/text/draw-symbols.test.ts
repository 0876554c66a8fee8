import { describe, expect, it } from 'vitest';
import { drawSymbols } from '../../../../src/components/text/draw-symbols.ts';
import type { Game } from '../../../../src/library/library.ts';
import { library } from '../../../support/library.ts';

const DESTINY = library.game('path-of-destiny');
const ADVENTURE = library.game('adventure-game');

describe('drawSymbols', () => {
  it('draws a symbol before the word that names it, in either language', () => {
    expect(drawnIn('Gain 1 Fight and 2 Magic.', DESTINY)).toEqual(['Fight', 'Magic']);
    expect(drawnIn('Man erhält 1 Kampf und 2 Magie.', DESTINY)).toEqual(['Kampf', 'Magie']);
  });

  it('draws no other word: a fight is not the symbol, and a compound names something else', () => {
    expect(drawnIn('They fight. Das Kampfsymbol.', DESTINY)).toEqual([]);
  });

  it('draws colors with their endings and at the beginning of a sentence, and each in a shape of its own', () => {
    const words = 'Red, two blue leads; der rote und ein violetter Hinweis, in roten Regionen.';
    expect(drawnIn(words, ADVENTURE)).toEqual(['Red', 'blue', 'rote', 'violetter', 'roten']);
    expect(drawSymbols('Red and blue', ADVENTURE)).toContain('class="color red"');
    expect(drawSymbols('ein violetter', ADVENTURE)).toContain('class="color purple"');
  });

  it('finds no color inside another word', () => {
    expect(drawnIn('Rotate it. Grundspiel, rotated, a hundred-red', ADVENTURE)).toEqual([]);
  });

  it('leaves tags alone, and what stands between them where it was', () => {
    const html = '<a href="/red/" title="Fight">Fight</a> <b>red</b>';
    expect(withoutDrawings(drawSymbols(html, DESTINY))).toBe(html);
    expect(drawnIn(html, DESTINY)).toEqual(['Fight', 'red']);
  });

  it('is decoration: nothing of it is read aloud', () => {
    const drawings = drawSymbols('Fight, red', DESTINY).match(/<(svg|i)[^>]*>/g) ?? [];
    expect(drawings).toHaveLength(2);
    for (const tag of drawings) expect(tag).toContain('aria-hidden="true"');
  });

  it('draws nothing for a game that names nothing to draw', () => {
    expect(drawSymbols('a red card', library.game('card-game'))).toBe('a red card');
  });
});

// Helpers

const DRAWN = /<span class="named"><(?:svg.*?<\/svg>|i [^>]*><\/i>)([\p{L}]+)<\/span>/gu;

const withoutDrawings = (html: string): string => html.replace(DRAWN, '$1');

/** The words that have a drawing before them. */
const drawnIn = (html: string, game: Game): string[] =>
  [...drawSymbols(html, game).matchAll(DRAWN)].map(([, word]) => word ?? '');
