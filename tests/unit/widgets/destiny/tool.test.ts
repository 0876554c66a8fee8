import { describe, expect, it } from 'vitest';
import { destiny } from '../../../../src/widgets/destiny/tool.ts';

const EXAMPLE = 'the-edge-of-the-world.players.geralt-yennefer-ciri.~3-0_1-2_1-2';

describe('destiny', () => {
  it('takes a game as its address holds it, without the version, or none', () => {
    expect(destiny.problemIn({ example: EXAMPLE })).toBeUndefined();
    expect(destiny.problemIn({})).toBeUndefined();
  });

  it.each([
    ['', 'no-characters'],
    [`v1.${EXAMPLE}`, 'no-characters'],
    ['the-end.players.geralt-ciri', 'unknown-tale'],
    ['striga.everybody.geralt-ciri', 'unknown-mode'],
    ['striga.players.geralt-dragon', 'wrong-characters'],
    ['striga.players.geralt-ciri.~x-0', 'not-a-chapter'],
  ])('says that the example "%s" cannot be read: %s', (example, error) => {
    expect(destiny.problemIn({ example })).toBe(
      `<Destiny example="${example}" /> cannot be read (${error}).`,
    );
  });

  it('says which attribute it does not take, before anything else', () => {
    expect(destiny.problemIn({ exampel: EXAMPLE, example: '' })).toBe(
      '<Destiny> has no attribute "exampel". It takes example.',
    );
  });

  it('opens with the example of an author', () => {
    expect(destiny.stateOf({ example: EXAMPLE })).toBe(`v1.${EXAMPLE}`);
    expect(destiny.stateOf({})).toBeUndefined();
  });
});
