/** Where a game stands. Nothing here knows a rule: steps are counted, whatever they say. */
export type Turn = {
  /** How many players take turns one after another; 0 where all take theirs at once. */
  readonly players: number;
  readonly player: number;
  /** How many turns have been taken. */
  readonly turns: number;
  /** How many steps of this turn are done. */
  readonly done: number;
};

/** All positions since the beginning, the present one last, so that every tap can be taken back. */
export type Course = readonly [Turn, ...Turn[]];

export const MOST_PLAYERS = 5;
/** More than one evening's mistake is not taken back. */
const KEPT = 50;

const BEGINNING: Turn = { players: 0, player: 0, turns: 0, done: 0 };

export const now = (course: Course): Turn => course.at(-1) ?? course[0];

export const nextTurn = ({ players, player, turns }: Turn): Turn => ({
  players,
  player: players === 0 ? 0 : (player + 1) % players,
  turns: turns + 1,
  done: 0,
});

/** Whether the step at hand is the last of its turn. */
export const isLastStep = ({ done }: Turn, steps: number): boolean => done >= steps - 1;

export const nextStep = (turn: Turn, steps: number): Turn =>
  isLastStep(turn, steps) ? nextTurn(turn) : { ...turn, done: turn.done + 1 };

/** A tick means that all before it is done, too. Taken away, the turn goes on from there. */
export const tick = (turn: Turn, step: number): Turn => ({
  ...turn,
  done: step < turn.done ? step : step + 1,
});

/** Whoever is on turn stays on turn, if there still is such a player. */
export const seat = (turn: Turn, players: number): Turn => ({
  ...turn,
  players,
  player: turn.player < players ? turn.player : 0,
});

export const restart = ({ players }: Turn): Turn => ({ ...BEGINNING, players });

export const goOn = (course: Course, next: Turn): Course => {
  const [first, ...rest] = [...course, next].slice(-KEPT);
  return [first ?? next, ...rest];
};

export const undo = (course: Course): Course => {
  const [first, ...rest] = course.slice(0, -1);
  return first === undefined ? course : [first, ...rest];
};

/** Kept as plain numbers, by game: a course of fifty positions stays below a kilobyte. */
export const make = (course: Course): unknown =>
  course.map(({ players, player, turns, done }) => [players, player, turns, done]);

/** What cannot be a course, or was made when the turn had other steps, begins anew. */
export function read(value: unknown, steps: number): Course {
  const turns = Array.isArray(value) ? value.map((each) => readTurn(each, steps)) : [];
  const [first, ...rest] = turns.filter((turn) => turn !== undefined);
  return first !== undefined && rest.length === turns.length - 1 ? [first, ...rest] : [BEGINNING];
}

function readTurn(value: unknown, steps: number): Turn | undefined {
  if (
    !Array.isArray(value) ||
    value.length !== 4 ||
    !value.every((each) => Number.isSafeInteger(each) && each >= 0)
  )
    return undefined;
  const [players = 0, player = 0, turns = 0, done = 0] = value as readonly number[];
  return players <= MOST_PLAYERS && player < Math.max(players, 1) && done <= steps
    ? { players, player, turns, done }
    : undefined;
}
