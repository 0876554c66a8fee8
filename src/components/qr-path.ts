import { encode } from 'uqr';

/** White around the code, in modules: readers look for it. */
const QUIET_ZONE = 4;

/**
 * A QR code as one path of horizontal strokes, each a module high, in a square of so many modules. Within a row each
 * stroke is placed by its distance from the one before: half the bytes.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .map((row, y) => {
      const modules = row.map((isDark) => (isDark ? '#' : ' ')).join('');
      let end: number | undefined;
      return Array.from(modules.matchAll(/#+/g), ({ 0: run, index }) => {
        const start = end === undefined ? `M${index} ${y}.5` : `m${index - end} 0`;
        end = index + run.length;
        return `${start}h${run.length}`;
      });
    })
    .flat()
    .join('');
  return { size, path };
}
