import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFolder } from '../../../scripts/replace-folder.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'medallion-build-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('replaceFolder', () => {
  it('leaves the new folder and nothing of the last', () => {
    fill('dist', 'last.html');
    fill('.build', 'new.html');
    replaceFolder(join(folder, '.build'), join(folder, 'dist'));
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(readdirSync(join(folder, 'dist'))).toEqual(['new.html']);
  });

  it('needs no last folder, and minds no rest of a run that was ended', () => {
    fill('.build-last', 'older.html');
    fill('.build', 'new.html');
    replaceFolder(join(folder, '.build'), join(folder, 'dist'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('keeps the last folder when there is no new one', () => {
    fill('dist', 'last.html');
    expect(() => replaceFolder(join(folder, '.build'), join(folder, 'dist'))).toThrow('ENOENT');
    expect(readdirSync(join(folder, 'dist'))).toEqual(['last.html']);
  });
});

// Helpers

function fill(name: string, file: string): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, file), file);
}
