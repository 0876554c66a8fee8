import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Aspect,
  checkTechnique,
  TECHNIQUE_REASONS,
  withoutCard,
} from '../../../../../src/engine/card-game/fighting/technique.ts';
import {
  type AttackCard,
  type AttackClass,
  CARD_FACTS,
  type Strengths,
  SWORD_OF_DESTINY,
} from '../../../../../src/engine/card-game/vocabulary.ts';
import { aids, anyAids, anyCard, anyHand, anyTechnique, isMet, strengths, sum } from './technique-oracle.ts';

const WILD = SWORD_OF_DESTINY;

describe('checkTechnique', () => {
  // Fighting the Monsters, "Technique"; the Aspect's strength of 1 is these tests' own, the book gives no number.
  it.each<[Partial<Strengths>, AttackCard[], AttackClass | undefined, boolean, Partial<Strengths>, number]>([
    [{ steel: 2, sign: 1 }, ['steel-2'], 'sign', true, {}, 0],
    [{ steel: 2, sign: 1 }, ['steel-1', WILD], 'sign', true, { steel: 1 }, 0],
    [{ steel: 1, silver: 1 }, ['steel-2'], undefined, false, { silver: 1 }, 1],
    [{ silver: 3 }, [WILD, WILD], 'silver', true, { silver: 2 }, 0],
    [{ potion: 2 }, [WILD], 'sign', false, { potion: 2 }, 1],
    [{ steel: 1 }, [], 'steel', true, {}, 0],
    [{ steel: 1 }, ['steel-2'], undefined, true, {}, 1],
    [{ steel: 1 }, ['steel-1', WILD], undefined, true, {}, 1],
  ])('%j with %j and the Aspect %s: %s', (technique, cards, attackClass, met, missing, surplus) => {
    const check = checkTechnique(strengths(technique), { cards, ...aids(attackClass) });
    expect(check).toMatchObject({ met, missing: strengths(missing), surplus });
  });

  it('fails when the only card of a class is taken away', () => {
    const cards = withoutCard(['steel-2'], 'steel-2');
    const check = checkTechnique(strengths({ steel: 2, sign: 1 }), { cards, ...aids('sign') });
    expect(check).toMatchObject({ met: false, missing: strengths({ steel: 2 }), short: 2 });
  });

  it('counts Event Cards and an Aspect of any strength', () => {
    const events = strengths({ potion: 2 });
    const aspect: Aspect = { attackClass: 'sign', strength: 2 };
    const check = checkTechnique(strengths({ potion: 2, sign: 2 }), { cards: [], aspect, events });
    expect(check.met).toBe(true);
    expect(check.reasons.map(({ reason }) => reason)).toEqual(['aspect-adds', 'events-add', 'technique-met']);
  });

  it('gives its reasons in the order of the rules, adding up as a reading', () => {
    const attack = { cards: ['steel-2', WILD] as const, ...aids('sign') };
    const { reasons } = checkTechnique(strengths({ steel: 1, potion: 2 }), attack);
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'cards-count-per-class',
      'aspect-adds',
      'sword-of-destiny-fills',
      'surplus-is-lost',
      'technique-short',
    ]);
    expect(reasons.filter(({ basis }) => basis === 'reading').map(({ reason }) => reason)).toEqual([
      'cards-count-per-class',
      'aspect-adds',
    ]);
    expect(TECHNIQUE_REASONS).toEqual(expect.arrayContaining(reasons.map(({ reason }) => reason)));
  });

  it('agrees with trying every class for every Sword of Destiny', () => {
    fc.assert(
      fc.property(anyTechnique, anyHand, anyAids, (technique, cards, help) => {
        expect(checkTechnique(technique, { cards, ...help }).met).toBe(isMet(technique, cards, help));
      }),
    );
  });

  it('never gets worse by one more card', () => {
    fc.assert(
      fc.property(anyTechnique, anyHand, anyAids, anyCard, (technique, cards, help, card) => {
        const before = checkTechnique(technique, { cards, ...help });
        const after = checkTechnique(technique, { cards: [...cards, card], ...help });
        expect(after.short).toBeLessThanOrEqual(before.short);
        expect(after.surplus).toBeGreaterThanOrEqual(before.surplus);
      }),
    );
  });

  it('accounts for all strength: played + short = needed + surplus', () => {
    fc.assert(
      fc.property(anyTechnique, anyHand, anyAids, (technique, cards, help) => {
        const { short, surplus } = checkTechnique(technique, { cards, ...help });
        const played = sum(cards.map((card) => CARD_FACTS[card].strength));
        const aid = sum(Object.values(help.events)) + (help.aspect?.strength ?? 0);
        expect(played + aid + short).toBe(sum(Object.values(technique)) + surplus);
      }),
    );
  });
});

describe('withoutCard', () => {
  it('takes one copy only, and none when there is none', () => {
    expect(withoutCard(['sign-1', 'steel-1', 'sign-1'], 'sign-1')).toEqual(['steel-1', 'sign-1']);
    expect(withoutCard(['sign-1'], 'sign-2')).toEqual(['sign-1']);
  });
});
