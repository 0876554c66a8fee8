// Puts a finished build in the place of the last one. `npm run build` calls it when everything has succeeded.
import { existsSync, renameSync, rmSync } from 'node:fs';

/** Both must be on one disk: then a folder changes its name in one step, and is never there in part. */
export function replaceFolder(fresh: string, place: string): void {
  const last = `${fresh}-last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, last);
  try {
    renameSync(fresh, place);
  } catch (error) {
    if (existsSync(last)) renameSync(last, place);
    throw error;
  }
  rmSync(last, { recursive: true, force: true });
}

if (import.meta.main) {
  const [fresh, place] = process.argv.slice(2);
  if (fresh === undefined || place === undefined) throw new Error('Name the new folder, then its place.');
  replaceFolder(fresh, place);
}
