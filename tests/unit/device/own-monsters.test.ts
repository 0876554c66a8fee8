import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_ABILITY, recallOwnMonsters, rememberOwnMonster } from '../../../src/device/own-monsters.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('rememberOwnMonster', () => {
  it('keeps what differs, of each monster by itself', () => {
    rememberOwnMonster('old-world/griffin', { life: 16 });
    rememberOwnMonster('old-world/troll', { ability: 'Nothing at all.' });
    expect(recallOwnMonsters()).toEqual({
      'old-world/griffin': { life: 16 },
      'old-world/troll': { ability: 'Nothing at all.' },
    });
  });

  it('forgets one, and with the last of them everything', () => {
    rememberOwnMonster('old-world/griffin', { life: 16 });
    rememberOwnMonster('old-world/troll', { life: 20 });
    rememberOwnMonster('old-world/griffin', undefined);
    expect(recallOwnMonsters()).toEqual({ 'old-world/troll': { life: 20 } });
    rememberOwnMonster('old-world/troll', {});
    expect(kept.size).toBe(0);
  });

  it('says where storage takes nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(rememberOwnMonster('old-world/griffin', { life: 16 })).toBe(false);
    expect(recallOwnMonsters()).toEqual({});
  });
});

describe('recallOwnMonsters', () => {
  it.each(['', 'null', '[]', '7', '{', '{"a":null}', '{"a":{"life":0}}', '{"a":{"life":1.5,"ability":" "}}'])(
    'leaves out what cannot be shown: %s',
    (text) => {
      kept.set('own-monsters', text);
      expect(recallOwnMonsters()).toEqual({});
    },
  );

  it('gives only lives from 1 to 99 and abilities of some length, whatever was kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), anyOwn), (text) => {
        kept.set('own-monsters', text);
        for (const { life, ability } of Object.values(recallOwnMonsters())) {
          expect(life === undefined || (Number.isInteger(life) && life >= 1 && life <= 99)).toBe(true);
          expect(ability === undefined || ability.length <= LONGEST_ABILITY).toBe(true);
          expect(life ?? ability).toBeDefined();
        }
      }),
    );
  });
});

// Helpers

const anyOwn = fc
  .dictionary(fc.string(), fc.record({ life: fc.anything(), ability: fc.anything() }, { requiredKeys: [] }))
  .map((own) => JSON.stringify(own));
