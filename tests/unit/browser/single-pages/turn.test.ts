import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Course,
  goOn,
  isLastStep,
  make,
  nextStep,
  nextTurn,
  now,
  read,
  restart,
  seat,
  tick,
  type Turn,
  undo,
} from '../../../../src/browser/single-pages/turn.ts';

const STEPS = 7;
const NEW: Turn = { players: 0, player: 0, turns: 0, done: 0 };

describe('nextStep', () => {
  it('goes on step by step, and after the last to the next turn', () => {
    let turn = NEW;
    for (let step = 1; step < STEPS; step++) {
      expect(isLastStep(turn, STEPS)).toBe(false);
      turn = nextStep(turn, STEPS);
      expect(turn).toEqual({ ...NEW, done: step });
    }
    expect(isLastStep(turn, STEPS)).toBe(true);
    expect(nextStep(turn, STEPS)).toEqual({ ...NEW, turns: 1 });
  });

  it('begins the next turn also where the last step was ticked already', () => {
    expect(nextStep({ ...NEW, done: STEPS }, STEPS)).toEqual({ ...NEW, turns: 1 });
  });
});

describe('nextTurn', () => {
  it('goes round the table', () => {
    const players = Array.from({ length: 5 }).reduce<readonly Turn[]>(
      (turns) => [...turns, nextTurn(turns.at(-1)!)],
      [{ ...NEW, players: 3 }],
    );
    expect(players.map(({ player }) => player)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(players.map(({ turns }) => turns)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is everybody’s where all play at once', () => {
    expect(nextTurn({ ...NEW, done: 2 })).toEqual({ ...NEW, turns: 1 });
  });
});

describe('tick', () => {
  it('means that what comes before is done, too; taken away, that the turn goes on from there', () => {
    expect(tick(NEW, 3).done).toBe(4);
    expect(tick({ ...NEW, done: 4 }, 0).done).toBe(0);
    expect(tick({ ...NEW, done: STEPS }, STEPS - 1).done).toBe(STEPS - 1);
  });

  it('is taken away by a second one', () => {
    fc.assert(
      fc.property(turns, fc.nat(STEPS - 1), (turn, step) => {
        const isDone = step < turn.done;
        const ticked = tick(turn, step);
        expect(step < ticked.done).toBe(!isDone);
        expect(step < tick(ticked, step).done).toBe(isDone);
      }),
    );
  });
});

describe('seat', () => {
  it('leaves whoever is on turn on turn, while there is such a player', () => {
    expect(seat({ ...NEW, players: 4, player: 2 }, 3).player).toBe(2);
    expect(seat({ ...NEW, players: 4, player: 3 }, 3).player).toBe(0);
    expect(seat({ ...NEW, players: 4, player: 3 }, 0).player).toBe(0);
  });
});

describe('restart', () => {
  it('begins anew with the same players', () => {
    expect(restart({ players: 4, player: 2, turns: 9, done: 3 })).toEqual({ ...NEW, players: 4 });
  });
});

describe('undo', () => {
  it('takes back whatever was done, but not the beginning', () => {
    fc.assert(
      fc.property(courses, turns, (course, next) => {
        expect(now(undo(goOn(course, next)))).toEqual(now(course));
      }),
    );
    expect(undo([NEW])).toEqual([NEW]);
  });

  it('reaches back a whole evening, not for ever', () => {
    let course: Course = [NEW];
    for (let tap = 0; tap < 500; tap++) course = goOn(course, nextStep(now(course), STEPS));
    expect(course).toHaveLength(50);
    expect(JSON.stringify(make(course)).length).toBeLessThan(1000);
    expect(now(course).turns).toBe(Math.floor(500 / STEPS));
  });
});

describe('read', () => {
  it('gives back what was kept', () => {
    fc.assert(
      fc.property(courses, (course) => {
        expect(read(JSON.parse(JSON.stringify(make(course))), STEPS)).toEqual(course);
      }),
    );
  });

  it.each([
    [undefined],
    [null],
    ['turns'],
    [[]],
    [[[0, 0, 1]]],
    [[[0, 0, 0, 0], null]],
    [[[2, 2, 0, 0]]],
    [[[9, 0, 0, 0]]],
    [[[0, 0, 0, STEPS + 1]]],
    [[[0, 0, -1, 0]]],
    [[[0, 0, 0.5, 0]]],
    [[[0, 0, '1', 0]]],
  ])('begins anew with %j', (kept: unknown) => {
    expect(read(kept, STEPS)).toEqual([NEW]);
  });

  it('throws at nothing that a device may hold', () => {
    fc.assert(fc.property(fc.jsonValue(), (kept) => expect(read(kept, STEPS).length).toBeGreaterThan(0)));
  });
});

// Helpers

const turns: fc.Arbitrary<Turn> = fc
  .record({
    players: fc.constantFrom(0, 2, 3, 4, 5),
    player: fc.nat(4),
    turns: fc.nat(99),
    done: fc.nat(STEPS),
  })
  .map((turn) => seat(turn, turn.players));

const courses: fc.Arbitrary<Course> = fc
  .tuple(turns, fc.array(turns, { maxLength: 49 }))
  .map(([first, rest]) => [first, ...rest]);
