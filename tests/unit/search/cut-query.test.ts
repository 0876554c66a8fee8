import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutQuery } from '../../../src/search/cut-query.ts';

describe('cutQuery', () => {
  it('leaves a question as it is', () => {
    expect(cutQuery('Würfelpoker 🎲?')).toBe('Würfelpoker 🎲?');
  });

  it('cuts between characters, not through one', () => {
    expect(cutQuery(`x${'🎲'.repeat(150)}`)).toBe(`x${'🎲'.repeat(99)}`);
  });

  it('never gives what an address cannot hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat({ max: 300 }), (text, start) => {
        const cut = cutQuery(text.slice(start));
        expect(cut.length).toBeLessThanOrEqual(200);
        expect(() => encodeURIComponent(cut)).not.toThrow();
      }),
    );
  });
});
