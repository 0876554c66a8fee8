import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canKeep,
  keepEnemy,
  LONGEST_NAME,
  makeOwnEnemies,
  MOST_OWN_ENEMIES,
  type OwnEnemy,
  readOwnEnemies,
  tidyName,
} from '../../../../../src/engine/adventure-game/battle/own-enemies.ts';
import { anyEnemy } from '../oracle.ts';

const ghoul: OwnEnemy = { name: 'Ghoul', enemy: { kind: 'monster', sword: 2, shield: 1 } };
const leshen: OwnEnemy = { name: 'Alter Waldschrat', enemy: { kind: 'main-quest', ritual: 3 } };

describe('own enemies', () => {
  it('are kept with the newest first, each name once', () => {
    const two = keepEnemy(keepEnemy([], ' Ghoul ', ghoul.enemy), leshen.name, leshen.enemy);
    expect(two).toEqual([leshen, ghoul]);
    expect(keepEnemy(two, 'Ghoul', leshen.enemy)).toEqual([{ name: 'Ghoul', enemy: leshen.enemy }, leshen]);
  });

  it('need a name and a stat', () => {
    expect(canKeep('  ', ghoul.enemy)).toBe(false);
    expect(canKeep('Ghoul', { kind: 'monster' })).toBe(false);
    expect(canKeep('Ghoul', { kind: 'monster', shield: 0 })).toBe(true);
  });

  it('have names of one line that fits a button', () => {
    expect(tidyName(' a\n b ')).toBe('a b');
    expect(tidyName('x'.repeat(99))).toHaveLength(LONGEST_NAME);
  });

  it('stand one per line, and lines that cannot be read are left out', () => {
    const text = 'main-quest.r3 Alter Waldschrat\nmonster.s2h1 Ghoul';
    expect(makeOwnEnemies([leshen, ghoul])).toBe(text);
    expect(readOwnEnemies(text)).toEqual([leshen, ghoul]);
    expect(readOwnEnemies(`dragon.s1 A\nmonster B\nmonster.s1\nmonster. C\n${text}`)).toEqual([
      leshen,
      ghoul,
    ]);
    const many = makeOwnEnemies(Array.from({ length: 999 }, (_, index) => ({ ...ghoul, name: `${index}` })));
    expect(readOwnEnemies(many)).toHaveLength(MOST_OWN_ENEMIES);
  });

  it('read back what was written and never throw', () => {
    const anyName = fc.string().map(tidyName);
    fc.assert(
      fc.property(fc.array(fc.record({ name: anyName, enemy: anyEnemy })), fc.string(), (enemies, junk) => {
        const kept = enemies.filter(({ name, enemy }) => canKeep(name, enemy));
        expect(readOwnEnemies(makeOwnEnemies(kept))).toEqual(kept);
        for (const { name, enemy } of readOwnEnemies(junk)) expect(canKeep(name, enemy)).toBe(true);
      }),
    );
  });
});
