import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/search/fold.ts';

describe('fold', () => {
  it.each([
    ['Würfel', 'wuerfel'],
    ['Würfel', 'wurfel'],
    ['Straße', 'strasse'],
    ['K. o.', 'k o'],
    ['FULL-HOUSE', 'full house'],
  ])('writes "%s" and "%s" the same', (one, two) => {
    expect(fold(one)).toBe(fold(two));
  });

  it('leaves nothing of mere punctuation', () => {
    expect(fold(' (*+?) ')).toBe('');
  });
});
