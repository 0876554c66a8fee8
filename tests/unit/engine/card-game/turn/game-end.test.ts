import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideWinner,
  endsGame,
  fame,
  type Standing,
} from '../../../../../src/engine/card-game/turn/game-end.ts';

describe('the end of the game', () => {
  // Object of the Game, Fighting the Monsters (note).
  it('comes with the fourth Monster of anyone, with the fifth in the long game', () => {
    expect(endsGame([3, 3, 2], 'standard')).toBe(false);
    expect(endsGame([3, 4, 0], 'standard')).toBe(true);
    expect(endsGame([4, 4], 'long')).toBe(false);
    expect(endsGame([1, 5], 'long')).toBe(true);
  });

  // Ending the Game.
  it.each<[Omit<Standing<string>, 'player'>, Omit<Standing<string>, 'player'>, string, string]>([
    [sheet([3, 4, 5, 2], 0, 2), sheet([6, 5], 3, 0), 'B', 'best-monster'],
    [sheet([3, 4], 0, 5), sheet([4, 3], 0, 7), 'B', 'most-gold'],
    [sheet([3, 4], 0, 5), sheet([4, 3], 0, 5), 'AB', 'still-tied'],
    [sheet([2, 2, 2, 3], 0, 0), sheet([4, 4, 4], 0, 0), 'B', 'most-fame'],
    [sheet([], 3, 9), sheet([3], 0, 0), 'B', 'best-monster'],
  ])('%j against %j: %s by %s', (a, b, winners, reason) => {
    const result = decideWinner([
      { player: 'A', ...a },
      { player: 'B', ...b },
    ]);
    expect(result.winners.join('')).toBe(winners);
    expect(result.reasons.at(-1)?.reason).toBe(reason);
    for (const step of result.reasons) {
      expect(step.basis).toBe(step.reason === 'most-fame' ? 'print' : 'reading');
    }
  });

  it('agrees with one number per player', () => {
    const points = fc.nat({ max: 4 });
    const anyStanding = fc.record({
      monsters: fc.array(points, { maxLength: 4 }),
      events: points,
      gold: points,
    });
    fc.assert(
      fc.property(fc.array(anyStanding, { minLength: 1, maxLength: 4 }), (sheets) => {
        const standings = sheets.map((some, player) => ({ ...some, player }));
        const worth = (some: Standing<number>) =>
          fame(some) * 100 + Math.max(0, ...some.monsters) * 10 + some.gold;
        const most = Math.max(...standings.map(worth));
        const best = standings.filter((some) => worth(some) === most).map(({ player }) => player);
        expect(decideWinner(standings).winners).toEqual(best);
      }),
    );
    expect(decideWinner([]).winners).toEqual([]);
  });
});

// Helpers

function sheet(monsters: number[], events: number, gold: number): Omit<Standing<string>, 'player'> {
  return { monsters, events, gold };
}
