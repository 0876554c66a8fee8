import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressWords } from '../../../../src/browser/single-pages/address-words.ts';

describe('addressWords', () => {
  it.each([
    ['/en/old-world/full-house-rule/', 'full house rule'],
    ['/de/old-world/w%C3%BCrfelpoker/', 'würfelpoker'],
    ['/de/old-world/wu%CC%88rfelpoker/', 'würfelpoker'],
    ['/medallion/de/stra%C3%9Fe%20und%2Fpaar', 'straße und paar'],
    // Encoded as browsers did it before UTF-8, cut off, or never an escape at all.
    ['/de/w%FCrfelpoker/', 'w rfelpoker'],
    ['/de/poker%E0%A4%A', 'poker'],
    ['/en/100%-poker/', '100 poker'],
    ['/en/', ''],
    ['', ''],
  ])('of %j are %j', (address, words) => {
    expect(addressWords(address)).toBe(words);
  });

  it('throws for no address', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('%', '/', '-', 'a', 'C', '3', 'ü') }),
        (text) => void addressWords(text),
      ),
    );
  });
});
