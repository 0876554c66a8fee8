import jsQR from 'jsqr';

/** Pixels of one module where a path is read: fewer than three confuse the reader. */
const SCALE = 4;

type Stroke = { readonly x: number; readonly y: number; readonly length: number };

/** The strokes of a path, in modules. Stops at anything else. */
export function strokesOf(path: string): Stroke[] {
  const strokes: Stroke[] = [];
  let [x, y] = [0, 0];
  for (const stroke of path.split(/(?=m)/i)) {
    const parts = /^(?:M(\d+) (\d+)\.5|m(\d+) 0)h(\d+)$/.exec(stroke);
    if (parts === null) throw new Error(`"${stroke}" is no stroke of a QR code.`);
    const [, left, top, gap, length] = parts.map(Number);
    if (parts[3] === undefined) [x, y] = [left ?? 0, top ?? 0];
    else x += gap ?? 0;
    strokes.push({ x, y, length: length ?? 0 });
    x += length ?? 0;
  }
  return strokes;
}

/** What a QR code that is drawn as strokes says. */
export function readQrPath({ size, path }: { size: number; path: string }): string | undefined {
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const { x, y, length } of strokesOf(path)) {
    for (let row = 0; row < SCALE; row++) {
      const start = ((y * SCALE + row) * width + x * SCALE) * 4;
      for (let at = start; at < start + length * SCALE * 4; at++) if (at % 4 !== 3) pixels[at] = 0;
    }
  }
  return readQr(pixels, width, width);
}

/** What a QR code in a picture says. */
export const readQr = (pixels: Uint8ClampedArray, width: number, height: number): string | undefined =>
  jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data;
