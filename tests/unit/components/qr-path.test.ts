import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrPath } from '../../../src/components/qr-path.ts';
import { readQrPath, strokesOf } from '../../support/qr.ts';

describe('qrPath', () => {
  it('draws what a reader of QR codes reads', () => {
    const address = 'https://medallion.example/de/path-of-destiny/quick/which-symbol-dominates/';
    expect(readQrPath(qrPath(address))).toBe(address);
  });

  it('draws any address so', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true }), (address) => {
        expect(readQrPath(qrPath(address))).toBe(address);
      }),
      { numRuns: 50 },
    );
  });

  it('leaves four modules white on each side', () => {
    const { size, path } = qrPath('https://medallion.example/');
    const strokes = strokesOf(path);
    expect(Math.min(...strokes.map(({ x }) => x))).toBe(4);
    expect(Math.max(...strokes.map(({ x, length }) => x + length))).toBe(size - 4);
    expect([strokes.at(0)?.y, strokes.at(-1)?.y]).toEqual([4, size - 5]);
  });

  it('gives the same address the same path', () => {
    expect(qrPath('https://medallion.example/')).toEqual(qrPath('https://medallion.example/'));
  });
});
