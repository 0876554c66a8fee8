import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { MonsterEffect } from '../../../../../src/engine/old-world/fight/monster-effect.ts';
import type { Monster } from '../../../../../src/library/library.ts';
import { EFFECTS } from './any-fight.ts';

const FOLDER = 'content/bestiary/old-world';

/** The engine may not import the content: here both are held together. */
describe('the effects of the bestiary', () => {
  it('are those that the fights are tried with', () => {
    const effects = Object.fromEntries(
      readdirSync(FOLDER).map((file) => {
        const { effect } = parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Monster;
        const known: MonsterEffect = effect;
        return [file.replace('.yaml', ''), known];
      }),
    );
    expect(EFFECTS).toEqual(effects);
  });
});
