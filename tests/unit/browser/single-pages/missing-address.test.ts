import { describe, expect, it } from 'vitest';
import { missingAddress } from '../../../../src/browser/single-pages/missing-address.ts';

const ORIGIN = 'https://medallion.example';

describe('missingAddress', () => {
  it('is the page, below the root of the site', () => {
    expect(missingAddress('en/old-world/', '/', ORIGIN)).toBe('/en/old-world/');
    expect(missingAddress('en/old-world/', '/medallion/', ORIGIN)).toBe('/medallion/en/old-world/');
    expect(missingAddress(null, '/', ORIGIN)).toBeUndefined();
  });
  it.each([
    '/evil.example/x',
    '//evil.example',
    '\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '../../../x',
  ])('leads nowhere else by %j', (path) => {
    for (const root of ['/', '/medallion/']) {
      const address = missingAddress(path, root, ORIGIN);
      if (address !== undefined) expect(new URL(address, ORIGIN).href).toMatch(`${ORIGIN}${root}`);
    }
  });
});
