import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideWinner,
  endsGame,
  fame,
  otherWinners,
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
      gold: fc.record({ 'gold-2': points, 'gold-3': points }),
    });
    fc.assert(
      fc.property(fc.array(anyStanding, { minLength: 1, maxLength: 4 }), (sheets) => {
        const standings = sheets.map((some, player) => ({ ...some, player }));
        const worth = (some: Standing<number>) =>
          fame(some) * 10_000 + Math.max(0, ...some.monsters) * 100 + value(some);
        const most = Math.max(...standings.map(worth));
        const best = standings.filter((some) => worth(some) === most).map(({ player }) => player);
        expect(decideWinner(standings).winners).toEqual(best);
      }),
    );
    expect(decideWinner([]).winners).toEqual([]);
  });
});

describe('otherWinners', () => {
  const standing = (player: string, monsters: number[], twos: number, threes: number): Standing<string> => ({
    player,
    monsters,
    events: 0,
    gold: { 'gold-2': twos, 'gold-3': threes },
  });

  it('compares the next best Monsters too, or counts tokens, where that changes the winner', () => {
    // Both have 9 and a best Monster of 5; the second best decide, or gold does.
    const next = [standing('A', [5, 2, 2], 3, 0), standing('B', [5, 4], 0, 0)];
    expect(decideWinner(next).winners).toEqual(['A']);
    expect(otherWinners(next)).toEqual([{ reading: 'next-best', winners: ['B'] }]);
    // Three tokens of 3 beat four of 2 by value, not by number.
    const gold = [standing('A', [3], 0, 3), standing('B', [3], 4, 0)];
    expect(decideWinner(gold).winners).toEqual(['A']);
    expect(otherWinners(gold)).toEqual([{ reading: 'by-number', winners: ['B'] }]);
    // Equal by value, not by number: shared, or one wins.
    const shared = [standing('A', [3], 0, 2), standing('B', [3], 3, 0)];
    expect(decideWinner(shared).winners).toEqual(['A', 'B']);
    expect(otherWinners(shared)).toEqual([{ reading: 'by-number', winners: ['B'] }]);
  });

  it('is silent where no reading matters', () => {
    expect(otherWinners([standing('A', [3], 0, 0), standing('B', [2], 9, 0)])).toEqual([]);
    expect(otherWinners([standing('A', [3, 1], 1, 0), standing('B', [3, 1], 1, 0)])).toEqual([]);
  });
});

// Helpers

/** Gold by its value, in as many threes as there are. */
function sheet(monsters: number[], events: number, gold: number): Omit<Standing<string>, 'player'> {
  const threes = [0, 1, 2, 3].find((many) => gold - 3 * many >= 0 && (gold - 3 * many) % 2 === 0) ?? 0;
  return { monsters, events, gold: { 'gold-2': (gold - 3 * threes) / 2, 'gold-3': threes } };
}

const value = ({ gold }: Standing<unknown>): number => 2 * gold['gold-2'] + 3 * gold['gold-3'];
