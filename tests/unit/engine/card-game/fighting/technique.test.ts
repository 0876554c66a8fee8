import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Aspect,
  checkTechnique,
  TECHNIQUE_REASONS,
} from '../../../../../src/engine/card-game/fighting/technique.ts';
import {
  type AttackCard,
  type AttackClass,
  CARD_FACTS,
  type Strengths,
  SWORD_OF_DESTINY,
} from '../../../../../src/engine/card-game/vocabulary.ts';
import {
  aids,
  anyAdding,
  anyAids,
  anyCard,
  anyHand,
  anyTechnique,
  isMet,
  strengths,
  sum,
} from './technique-oracle.ts';

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

  // The other reading: "total strength" is that of one attack.
  it.each<[Partial<Strengths>, AttackCard[], AttackClass | undefined, boolean, number, number]>([
    [{ steel: 2 }, ['steel-1', 'steel-1'], undefined, false, 2, 2],
    [{ steel: 2 }, ['steel-2'], undefined, true, 0, 0],
    [{ steel: 2 }, ['steel-1'], 'steel', false, 2, 2],
    [{ steel: 2 }, [WILD, WILD], undefined, false, 2, 2],
    [{ steel: 1, sign: 1 }, [WILD, 'sign-2'], undefined, true, 0, 1],
    [{ silver: 3 }, ['silver-2', 'silver-1'], undefined, false, 3, 3],
  ])('%j with %j and the Aspect %s, were strengths not to add up: %s', (...row) => {
    const [technique, cards, attackClass, met, short, surplus] = row;
    const check = checkTechnique(strengths(technique), { cards, ...aids(attackClass) }, 'one-attack');
    expect(check).toMatchObject({ met, short, surplus });
  });

  it('counts Event Cards and an Aspect of any strength', () => {
    const events = strengths({ potion: 2 });
    const aspect: Aspect = { attackClass: 'sign', strength: 2 };
    const check = checkTechnique(strengths({ potion: 2, sign: 2 }), { cards: [], aspect, events });
    expect(check.met).toBe(true);
    expect(check.reasons.map(({ reason }) => reason)).toEqual(['aspect-adds', 'events-add', 'technique-met']);
  });

  it('gives its reasons in the order of the rules, adding up as a reading', () => {
    const attack = { cards: ['steel-1', 'steel-1', WILD] as const, ...aids('sign') };
    const { reasons } = checkTechnique(strengths({ steel: 1, potion: 2, sign: 1 }), attack);
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

  it('calls nothing a reading where nothing is added up and no Aspect serves', () => {
    const attack = { cards: ['steel-2', 'sign-1'] as const, ...aids('potion') };
    const { reasons } = checkTechnique(strengths({ steel: 2, sign: 1 }), attack);
    expect(reasons.map(({ reason, basis }) => `${reason} ${basis}`)).toEqual([
      'surplus-is-lost print',
      'technique-met print',
    ]);
  });

  it('agrees with trying every class for every Sword of Destiny, by either reading', () => {
    fc.assert(
      fc.property(anyTechnique, anyHand, anyAids, anyAdding, (technique, cards, help, adding) => {
        const { met } = checkTechnique(technique, { cards, ...help }, adding);
        expect(met).toBe(isMet(technique, cards, help, adding));
      }),
    );
  });

  it('never gets worse by one more card', () => {
    fc.assert(
      fc.property(anyTechnique, anyHand, anyAids, anyCard, anyAdding, (...drawn) => {
        const [technique, cards, help, card, adding] = drawn;
        const before = checkTechnique(technique, { cards, ...help }, adding);
        const after = checkTechnique(technique, { cards: [...cards, card], ...help }, adding);
        expect(after.short).toBeLessThanOrEqual(before.short);
        if (adding === 'add-up') expect(after.surplus).toBeGreaterThanOrEqual(before.surplus);
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
