import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf, pageRange, parseFrom, parseReference, slugOf } from '../../../src/library/references.ts';

describe('parseFrom', () => {
  it('reads a document and a page', () => {
    expect(parseFrom('rulebook 14')).toEqual([{ document: 'rulebook', place: '14' }]);
  });

  it('separates documents by ";" and pages by ","', () => {
    expect(parseFrom('rulebook 13-14, 30; help-card 1')).toEqual([
      { document: 'rulebook', place: '13-14' },
      { document: 'rulebook', place: '30' },
      { document: 'help-card', place: '1' },
    ]);
  });

  it('reads the section of a document without pages', () => {
    expect(parseFrom('leaflet gold-tokens')).toEqual([{ document: 'leaflet', place: 'gold-tokens' }]);
  });

  it('ignores spaces around everything', () => {
    expect(parseFrom('  rulebook   13 ,14  ;leaflet  setup ')).toEqual([
      { document: 'rulebook', place: '13' },
      { document: 'rulebook', place: '14' },
      { document: 'leaflet', place: 'setup' },
    ]);
  });

  it.each(['', ' ', 'rulebook', '14', 'p. 14', 'Rulebook 14', 'rulebook 14;', '; rulebook 14'])(
    'cannot read "%s"',
    (from) => {
      expect(parseFrom(from)).toBeUndefined();
    },
  );

  it('reads back whatever is written in its notation', () => {
    const citations = fc.array(fc.record({ document: documentKey, place: slug }), { minLength: 1 });
    fc.assert(
      fc.property(citations, (written) => {
        const from = written.map(({ document, place }) => `${document} ${place}`).join('; ');
        expect(parseFrom(from)).toEqual(written);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), almostFrom), (from) => void parseFrom(from)));
  });
});

describe('pageRange', () => {
  it.each([
    ['14', [14, 14]],
    ['13-14', [13, 14]],
    ['0', [0, 0]],
    ['14-13', [14, 13]],
  ])('reads %s as %j, for the checks to judge', (place, range) => {
    expect(pageRange(place)).toEqual(range);
  });

  it.each(['', 'xiv', '-14', '14-', '13–14', '13 - 14', '1.5', '14a', '1-2-3'])(
    'finds no pages in "%s"',
    (place) => {
      expect(pageRange(place)).toBeUndefined();
    },
  );

  it('reads any first and last page', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (first, last) => {
        expect(pageRange(`${first}-${last}`)).toEqual([first, last]);
        expect(pageRange(`${first}`)).toEqual([first, first]);
      }),
    );
  });

  it('never throws, and gives whole numbers or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9-]{0,8}$/)), (place) => {
        expect((pageRange(place) ?? []).every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('parseReference', () => {
  const place = { game: 'old-world', entry: 'old-world/dice-poker' };

  it.each([
    ['#ties', { kind: 'entry', entry: 'old-world/dice-poker', clause: 'ties' }],
    ['ranks', { kind: 'entry', entry: 'old-world/ranks' }],
    ['ranks#order', { kind: 'entry', entry: 'old-world/ranks', clause: 'order' }],
    ['card-game/trap', { kind: 'entry', entry: 'card-game/trap' }],
    ['card-game/trap#cost', { kind: 'entry', entry: 'card-game/trap', clause: 'cost' }],
    ['quick/dice-poker', { kind: 'quickref', quickref: 'old-world/dice-poker' }],
    ['tools/dice-poker', { kind: 'tool', tool: 'dice-poker' }],
  ])('resolves %s', (reference, target) => {
    expect(parseReference(reference, place)).toEqual(target);
  });

  it.each([
    '',
    '#',
    '/',
    'ranks#',
    '/ranks',
    'card-game/',
    'card-game/#cost',
    'a/b/c',
    'tools/dice-poker#ties',
    'quick/dice-poker#ties',
    'Ranks',
    'ranks order',
    '../ranks',
    'https://example.com',
    '//example.com',
    'ranks?x=1',
    'straße',
    'ranks\n',
  ])('finds no target in %j', (reference) => {
    expect(parseReference(reference, place)).toBeUndefined();
  });

  it('needs an entry to stand in for a clause alone', () => {
    expect(parseReference('#ties', { game: 'old-world' })).toBeUndefined();
  });

  it('finds any clause of any entry, by its full and by its short name', () => {
    // In front of a slash, "tools" and "quick" are no games.
    const game = slug.filter((name) => !['tools', 'quick'].includes(name));
    fc.assert(
      fc.property(game, slug, slug, (own, name, clause) => {
        const target = { kind: 'entry', entry: `${own}/${name}`, clause };
        expect(parseReference(`${own}/${name}#${clause}`, place)).toEqual(target);
        expect(parseReference(`${name}#${clause}`, { game: own })).toEqual(target);
        expect(parseReference(`#${clause}`, { game: own, entry: `${own}/${name}` })).toEqual(target);
      }),
    );
  });

  it('never throws, and what it finds is named "game/slug"', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), almostReference), (reference) => {
        const target = parseReference(reference, place);
        if (target?.kind === 'entry') expect(target.entry).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
        if (target?.kind === 'quickref') expect(target.quickref).toMatch(/^old-world\/[a-z0-9-]+$/);
        if (target?.kind === 'tool') expect(target.tool).toMatch(/^[a-z0-9-]+$/);
      }),
    );
  });
});

describe('gameOf and slugOf', () => {
  it('take an id apart', () => {
    expect(gameOf('old-world/dice-poker')).toBe('old-world');
    expect(slugOf('old-world/dice-poker')).toBe('dice-poker');
  });

  it('lose nothing', () => {
    fc.assert(
      fc.property(slug, slug, (game, name) => {
        expect([gameOf(`${game}/${name}`), slugOf(`${game}/${name}`)]).toEqual([game, name]);
      }),
    );
  });
});

// Helpers

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const documentKey = fc.stringMatching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);

/** Strings made of the signs that mean something: they come closer to breaking a parser than any string. */
const almostFrom = fc.stringMatching(/^[a1 ;,-]{0,12}$/);
const almostReference = fc.stringMatching(/^[a1/#-]{0,8}$/);
