import { describe, expect, it } from 'vitest';
import { dicePoker, readExample } from '../../../../src/widgets/dice-poker/tool.ts';

describe('dicePoker', () => {
  it.each([{}, { active: '55621' }, { active: '55621', other: '55631' }, { active: '44416', mode: 'solo' }])(
    'takes the example %j',
    (attributes) => {
      expect(dicePoker.problemIn(attributes)).toBeUndefined();
    },
  );

  it.each([
    [{ active: '57621' }, 'not-a-die'],
    [{ other: '5 5' }, 'not-a-die'],
    [{ active: '555555' }, 'too-many-dice'],
    [{ active: '55621', mode: 'locale' }, 'unknown-mode'],
    [{ active: '55621', mode: 'solo.no-money' }, 'unknown-extra'],
  ])('says that the example %j cannot be read: %s', (attributes, error) => {
    expect(dicePoker.problemIn(attributes)).toBe(`The example of <DicePoker /> cannot be read (${error}).`);
  });

  it('says which attribute it does not take, before anything else', () => {
    expect(dicePoker.problemIn({ activ: '55621', other: '7' })).toBe(
      '<DicePoker> has no attribute "activ". It takes active, other, mode.',
    );
  });

  it('opens with the example of an author', () => {
    expect(dicePoker.stateOf({ active: '55621', other: '55631' })).toBe('v1.55621.55631');
    expect(dicePoker.stateOf({ active: '44416', mode: 'solo' })).toBe('v1.44416..solo');
    expect(readExample({}).value).toMatchObject({ active: [], other: [] });
  });
});
