import { describe, expect, it } from 'vitest';
import { aimedPart, comparedIn } from '../../../../../src/engine/adventure-game/odds/battle-parts.ts';
import type { Enemy } from '../../../../../src/engine/adventure-game/enemy/verdict.ts';

describe('comparedIn and aimedPart', () => {
  it.each<[Enemy, readonly string[], string]>([
    [{ kind: 'monster' }, [], 'both'],
    [{ kind: 'monster', sword: 1 }, ['attack'], 'attack'],
    [{ kind: 'monster', ritual: 1 }, ['attack'], 'attack'],
    [{ kind: 'monster', shield: 1 }, ['defence'], 'defence'],
    [{ kind: 'monster', sword: 1, shield: 1 }, ['attack', 'defence', 'both'], 'both'],
  ])('know what can fail against %o', (enemy, parts, aimed) => {
    expect(comparedIn(enemy)).toEqual(parts);
    expect(aimedPart(enemy, 'both')).toBe(aimed);
  });

  it('follow the aim where both can fail', () => {
    expect(aimedPart({ kind: 'monster', sword: 1, shield: 1 }, 'defence')).toBe('defence');
  });
});
