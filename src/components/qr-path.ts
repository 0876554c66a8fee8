import { encode } from 'uqr';

/** White around the code, in modules: readers look for it. */
const QUIET_ZONE = 4;

/** A QR code as one path of horizontal strokes, each a module high, in a square of so many modules. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .map((row, y) => {
      const modules = row.map((isDark) => (isDark ? '#' : ' ')).join('');
      return Array.from(modules.matchAll(/#+/g), ({ 0: run, index }) => `M${index} ${y}.5h${run.length}`);
    })
    .flat()
    .join('');
  return { size, path };
}
