import { describe, expect, it } from 'vitest';
import { toolAt } from '../../../src/components/tool-at.ts';
import { library } from '../../support/library.ts';

describe('toolAt', () => {
  it('leads from a clause that a tool works out to the tool, with the example of its entry', () => {
    const compare = { entry: 'old-world/dice-poker', clause: 'compare' };
    expect(toolAt(compare, library, 'en')).toMatch(/^\/en\/tools\/dice-poker\/\?dice-poker=v1\./);
  });

  it('leads to the empty tool where the entry has no example', () => {
    const nothing = { entry: 'path-of-destiny/winner', clause: 'most' };
    expect(library.entry(nothing.entry).blocks.some(({ type }) => type === 'tool')).toBe(false);
    expect(toolAt(nothing, library, 'de')).toBe('/de/tools/destiny/');
  });

  it('leads to the tool that the entry names first where two work the same clause out', () => {
    const clauses = Object.fromEntries(
      ['victory-points#not-below-zero', 'wounds#overflow'].map((reference) => {
        const [entry = '', clause = ''] = reference.split('#');
        return [reference, toolAt({ entry: `adventure-game/${entry}`, clause }, library, 'en')];
      }),
    );
    expect(clauses['victory-points#not-below-zero']).toBe('/en/tools/victory-points/');
    expect(clauses['wounds#overflow']).toBe('/en/tools/battle/');
  });

  it('leads to the part of the tool that works the clause out, where it has several', () => {
    const part = (entry: string, clause: string) =>
      toolAt({ entry: `card-game/${entry}`, clause }, library, 'en');
    expect(part('raising-and-passing', 'raise')).toBe('/en/tools/hand-and-bids/?hand-and-bids=v1.bids');
    expect(part('tie-breaks', 'gold-value')).toBe('/en/tools/hand-and-bids/?hand-and-bids=v1.table');
    expect(part('sword-of-destiny', 'any-class')).toBe('/en/tools/hand-and-bids/?hand-and-bids=v1.hand');
    expect(part('technique', 'surplus')).toMatch(/\?hand-and-bids=v1\.hand\.0-1-/);
  });

  it('leads nowhere from a clause that no tool works out', () => {
    const { id, clauses } = library.game('card-game').entries[0]!;
    expect(toolAt({ entry: id, clause: clauses[0]!.id }, library, 'en')).toBeUndefined();
  });
});
