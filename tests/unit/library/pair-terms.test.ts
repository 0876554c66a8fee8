import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Localized } from '../../../src/i18n/locales.ts';
import { termMarker } from '../../../src/library/pair-terms.ts';

const term = (id: string, en: string, de: string) => ({ id, en: { word: en }, de: { word: de } });
const mark = termMarker([
  term('minor-wound', 'minor wound', 'leichte Wunde'),
  term('wound', 'wound', 'Wunde'),
  term('hero', 'hero', 'Held'),
  term('hero-token', 'hero token', 'Heldenmarker'),
  term('rest', 'rest', 'Rasten'),
  term('gold', 'gold', 'Oren'),
  term('gold-monster', 'gold', 'Gold'),
  term('battle', 'battle', 'Kampf'),
  term('combat', 'combat', 'Kampf'),
]);

describe('termMarker', () => {
  it('gives a term and its counterpart the same number, whatever their order', () => {
    expect(plain(mark({ en: 'Rest heals minor wounds.', de: 'Leichte Wunden heilt das Rasten.' }))).toEqual({
      en: '[1 Rest] heals [2 minor wounds].',
      de: '[2 Leichte Wunden] heilt das [1 Rasten].',
    });
  });

  it('marks the longest term, and nothing inside it', () => {
    expect(plain(mark({ en: 'A minor wound.', de: 'Eine leichte Wunde.' }))).toEqual({
      en: 'A [1 minor wound].',
      de: 'Eine [1 leichte Wunde].',
    });
    // "hero" inside "hero token" is not the hero of the other text.
    const apart = { en: 'A hero token.', de: 'Ein Held.' };
    expect(mark(apart)).toEqual(apart);
  });

  it('leaves alone what stands in one language only', () => {
    const texts = { en: 'The hero may rest.', de: 'Das ist erlaubt.' };
    expect(mark(texts)).toEqual(texts);
  });

  it('leaves alone compounds and parts of words', () => {
    const texts = { en: 'A wound and a rest.', de: 'Ein Wundenmarker und ein Rastplatz.' };
    expect(mark(texts)).toEqual(texts);
  });

  it('tells false friends apart by the other language', () => {
    expect(plain(mark({ en: 'Pay 2 gold.', de: '2 Orens zahlen.' })).de).toBe('2 [1 Orens] zahlen.');
    expect(plain(mark({ en: 'A gold monster.', de: 'Ein Monster der Art Gold.' })).de).toBe(
      'Ein Monster der Art [1 Gold].',
    );
  });

  it('marks nothing where a word could be two terms', () => {
    const both = { en: 'Battle is not combat.', de: 'Kampf ist nicht Kampf.' };
    expect(mark(both)).toEqual(both);
  });

  it('touches neither tags nor their attributes, and marks inside a link', () => {
    expect(
      mark({
        en: '<p>The <a href="/x" data-preview="A hero > wound">hero’s</a> wound</p>',
        de: '<p>Die Wunde des <a href="/x" data-preview="Held">Helden</a></p>',
      }),
    ).toEqual({
      en: '<p>The <a href="/x" data-preview="A hero > wound"><mark data-t="1">hero</mark>’s</a> <mark data-t="2">wound</mark></p>',
      de: '<p>Die <mark data-t="2">Wunde</mark> des <a href="/x" data-preview="Held"><mark data-t="1">Helden</mark></a></p>',
    });
  });
});

describe('termMarker on pages', () => {
  it('finds no term across a tag', () => {
    const apart = { en: '<b>minor</b> wound', de: 'leichte <i>Wunde</i>' };
    expect(plain(mark(apart))).toEqual({ en: '<b>minor</b> [1 wound]', de: 'leichte <i>[1 Wunde]</i>' });
  });

  it('finds a term across a line break, and leaves the break', () => {
    expect(plain(mark({ en: 'minor\n  wound', de: 'leichte\nWunde' }))).toEqual({
      en: '[1 minor\n  wound]',
      de: '[1 leichte\nWunde]',
    });
  });

  it('marks every place of a term with the same number', () => {
    expect(plain(mark({ en: 'A wound, two wounds, a hero.', de: 'Helden und Wunden!' }))).toEqual({
      en: 'A [1 wound], two [1 wounds], a [2 hero].',
      de: '[2 Helden] und [1 Wunden]!',
    });
  });

  it('changes nothing but the marks, whatever the text', () => {
    const words = fc.constantFrom(
      'hero',
      'Held',
      'wound',
      'Wunde',
      '<b>',
      '</b>',
      '"',
      '>',
      '&amp;',
      ' ',
      'gold',
    );
    const html = fc.array(words).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(html, html, (en, de) => {
        const marked = mark({ en, de });
        const bare = (text: string): string => text.replace(/<mark data-t="\d+">|<\/mark>/g, '');
        expect([bare(marked.en), bare(marked.de)]).toEqual([en, de]);
      }),
    );
  });
});

// Helpers

const plain = ({ en, de }: Localized): Localized => ({ en: bracketed(en), de: bracketed(de) });

const bracketed = (html: string): string =>
  html.replace(/<mark data-t="(\d+)">/g, '[$1 ').replaceAll('</mark>', ']');
