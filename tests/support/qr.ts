import jsQR from 'jsqr';

/** Pixels of one module where a path is read: fewer than three confuse the reader. */
const SCALE = 4;

/** What a QR code that is drawn as strokes says. */
export function readQrPath({ size, path }: { size: number; path: string }): string | undefined {
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let row = 0; row < SCALE; row++) {
      const start = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
      for (let at = start; at < start + Number(length) * SCALE * 4; at++) if (at % 4 !== 3) pixels[at] = 0;
    }
  }
  return readQr(pixels, width, width);
}

/** What a QR code in a picture says. */
export const readQr = (pixels: Uint8ClampedArray, width: number, height: number): string | undefined =>
  jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data;
