import { describe, expect, it } from 'vitest';
import { differenceKind, differencesByKind, onlyPrintedIn } from '../../../src/library/differences.ts';
import { loadTree, swap } from '../../support/content-tree.ts';
import { library as whole } from '../../support/library.ts';

const FILE = 'differences/old-world.yaml';

describe('differenceKind', () => {
  const kindOf = (...changes: readonly (readonly [before: string, after: string])[]) => {
    const library = loadTree({
      [FILE]: (text) => changes.reduce((changed, [before, after]) => swap(before, after)(changed), text),
    });
    const [difference] = library.game('old-world').differences;
    return differenceKind(library, difference!);
  };
  const completes = [
    ['wins: english', 'wins: both'],
    ['by: [ranks#order]', 'by: []'],
  ] as const;
  const concerns = (...clauses: string[]) => ['- poker#tie', clauses.map((each) => `- ${each}`).join('\n    ')] as const; // prettier-ignore

  it('is a contradiction where one book wins', () => {
    expect(kindOf()).toBe('contradiction');
  });

  it('is in one book only where the other is silent', () => {
    expect(kindOf(...completes, ['from: leaflet setup, ', ''])).toBe('english');
    expect(kindOf(...completes, ['from: rulebook 14, ', ''])).toBe('german');
  });

  it('is in one book only where the clauses say so that it concerns', () => {
    expect(kindOf(...completes, concerns('round#stake', 'ranks#order'))).toBe('english');
    expect(kindOf(...completes, concerns('round#compare', 'ranks#order'))).toBe('german');
  });

  it('is unequal where each book, or none, has a clause to itself', () => {
    expect(kindOf(...completes, concerns('round#stake', 'round#compare'))).toBe('unequal');
    expect(kindOf(...completes, concerns('ranks#order'))).toBe('unequal');
  });
});

describe('differencesByKind', () => {
  const game = whole.game('adventure-game');
  const groups = differencesByKind(whole, game);

  it('has every difference once, in the order of the content, contradictions first', () => {
    expect(groups.map(({ kind }) => kind)).toEqual(['contradiction', 'english', 'german', 'unequal']);
    const all = groups.flatMap(({ differences }) => differences);
    expect(all.toSorted((one, other) => placeOf(one.id) - placeOf(other.id))).toEqual(game.differences);
    for (const { differences } of groups) {
      const places = differences.map(({ id }) => placeOf(id));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it('leaves out kinds that a game does not have', () => {
    expect(differencesByKind(whole, whole.game('card-game'))).toEqual([]);
  });

  function placeOf(difference: string): number {
    return game.differences.findIndex(({ id }) => id === difference);
  }
});

describe('onlyPrintedIn', () => {
  const clausesIn = (changes: Parameters<typeof loadTree>[0], lang: 'en' | 'de') =>
    onlyPrintedIn(loadTree(changes).game('old-world'), lang).map(
      ({ entry, clauses }) => `${entry.slug}: ${clauses.map(({ id }) => id).join(' ')}`,
    );

  it('has what only the books of a language print, by entry', () => {
    expect(clausesIn({}, 'en')).toEqual(['poker: roll', 'round: stake']);
    expect(clausesIn({}, 'de')).toEqual(['round: compare']);
  });

  it('leaves out what a difference tells', () => {
    expect(clausesIn({ [FILE]: swap('- poker#tie', '- poker#roll') }, 'en')).toEqual(['round: stake']);
  });
});
