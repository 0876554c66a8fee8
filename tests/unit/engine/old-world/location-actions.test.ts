import { describe, expect, it } from 'vitest';
import { arriveAtTrail, cleanPool, trailQuest } from '../../../../src/engine/old-world/location-actions.ts';

describe('trailQuest', () => {
  // Rulebook p. 36.
  it('gives 1 gold now and 1 on arrival', () => {
    const quest = trailQuest({ gold: 1, here: 'hengfors', pile: ['ard-modron', 'doldeth'] });
    expect(quest).toEqual({
      gold: 2,
      token: 'ard-modron',
      reasons: [
        { reason: 'gold-now', basis: 'print' },
        { reason: 'token-with-gold', basis: 'print' },
      ],
    });
    expect(arriveAtTrail(quest.gold)).toEqual({ gold: 3, face: 'trail' });
  });

  it('draws again for the own location', () => {
    const quest = trailQuest({ gold: 0, here: 4, pile: [4, 7] });
    expect(quest.token).toBe(7);
    expect(quest.reasons.map(({ reason }) => reason)).toEqual([
      'gold-now',
      'draw-another-token',
      'token-with-gold',
    ]);
  });

  it('keeps the gold when no token can be had', () => {
    expect(trailQuest({ gold: 0, here: 4, pile: [] })).toEqual({
      gold: 1,
      token: undefined,
      reasons: [
        { reason: 'gold-now', basis: 'print' },
        { reason: 'no-token-of-terrain', basis: 'print' },
      ],
    });
    expect(trailQuest({ gold: 0, here: 4, pile: [4] })).toMatchObject({
      gold: 1,
      token: undefined,
      reasons: [{ reason: 'gold-now' }, { reason: 'only-this-location-left', basis: 'reading' }],
    });
  });
});

describe('cleanPool', () => {
  // Rulebook p. 36.
  it.each([
    [0, 0, 1, ['gold-if-none']],
    [1, 1, 1, ['has-gold', 'pool-cards-trashed']],
    [5, 2, 5, ['has-gold', 'pool-cards-trashed']],
  ])('with %i gold, %i cards trashed: %i gold', (gold, trashed, after, why) => {
    expect(cleanPool(gold, trashed)).toEqual({
      ok: true,
      value: { gold: after, trashed, reasons: why.map((reason) => ({ reason, basis: 'print' })) },
    });
  });

  it('trashes no third card', () => {
    expect(cleanPool(0, 3)).toEqual({ ok: false, error: 'more-than-2-cards' });
  });
});
