import { describe, expect, it } from 'vitest';
import { resolveAlliance } from '../../src/engine/path-of-destiny/tale/alliance.ts';
import { gainAsAutoma, loseAsAutoma } from '../../src/engine/path-of-destiny/chapter/automa.ts';
import {
  dominatingSide,
  pathToken,
  pathTokenBonus,
} from '../../src/engine/path-of-destiny/chapter/chapter-end.ts';
import { placeDestinyToken, TIE_READINGS } from '../../src/engine/path-of-destiny/chapter/destiny-token.ts';
import { checkExtraEffort } from '../../src/engine/path-of-destiny/tale/extra-effort.ts';
import {
  gainExperience,
  loseExperience,
  type Track,
} from '../../src/engine/path-of-destiny/chapter/experience.ts';
import { decideWinner } from '../../src/engine/path-of-destiny/chapter/final-score.ts';
import { playChapters } from '../../src/engine/path-of-destiny/game/game-chapters.ts';
import { readGame } from '../../src/engine/path-of-destiny/game/game-read.ts';

import { scoreObjective, SHOWN_POINTS } from '../../src/engine/path-of-destiny/tale/striga.ts';
import { ARRANGEMENTS, type Counts, SIDES } from '../../src/engine/path-of-destiny/vocabulary.ts';
import type { Reason } from '../../src/engine/reasons.ts';
import { library } from '../support/library.ts';
import { DESTINY_CLAUSES } from '../../src/widgets/destiny/tool.ts';

/** Every reason that the destiny tally can show, from small cases of everything that it asks the engine. */
describe('DESTINY_CLAUSES', () => {
  it.each(Object.entries(reasons()))('name a reading where the engine has one: %s', (group, given) => {
    const clauses = DESTINY_CLAUSES[group as keyof typeof DESTINY_CLAUSES] as Record<string, string>;
    expect(new Set(given.map(({ reason }) => reason))).toEqual(new Set(Object.keys(clauses)));
    for (const { reason, basis } of given) {
      const [entry = '', clause = ''] = clauses[reason]!.split('#');
      const { kind } = library.clause({ entry: `path-of-destiny/${entry}`, clause });
      expect(kind, reason).toBe(basis === 'reading' ? 'reading' : 'rule');
    }
  });

  it('calls a reading what the engine leaves open', () => {
    const kind = (reference: string) => {
      const [entry = '', clause = ''] = reference.split('#');
      return library.clause({ entry: `path-of-destiny/${entry}`, clause }).kind;
    };
    const { open } = DESTINY_CLAUSES;
    expect([kind(open['automa-leads']), kind(open['solo-choice'])]).toEqual(['reading', 'reading']);
    expect([kind(open['initiative-missing']), kind(open['objectives-missing'])]).toEqual(['rule', 'rule']);
  });
});

// Helpers

function reasons(): Readonly<Record<string, readonly Reason<string>[]>> {
  const symbols = [0, 1, 2].flatMap((left) => [0, 1, 2].map((right): Counts => ({ left, right })));
  const places = [...SIDES, 'aside'] as const;
  const tracks: readonly Track[] = [
    { regular: 0, golden: undefined },
    { regular: 5, golden: undefined },
    { regular: 19, golden: undefined },
    { regular: 20, golden: 0 },
    { regular: 20, golden: 19 },
    { regular: 19, golden: 0 },
  ];
  const automaTracks: readonly Track[] = [
    { regular: 2, golden: undefined },
    { regular: 8, golden: 19 },
    { regular: 7, golden: 0 },
  ];
  const points = [0, 1, 2, 8, 30];
  const moves = [
    ...tracks.flatMap((track) =>
      points.flatMap((some) => [gainExperience(track, some), loseExperience(track, some)]),
    ),
  ].flatMap((move) => move.reasons);
  const automaMoves = automaTracks
    .flatMap((track) => points.flatMap((some) => [gainAsAutoma(track, some), loseAsAutoma(track, some)]))
    .flatMap((move) => move.reasons);
  const catchesUp = ({ reason, basis }: Reason<string>): boolean =>
    basis === 'reading' && reason === 'regular-marker-moves';
  const isOtherClause = (given: Reason<string>): boolean =>
    catchesUp(given) || (given.basis === 'reading' && given.reason === 'regular-marker-goes-back');
  const { value: solo } = readGame('v1.striga.normal.ciri-geralt.~~~4-1_2-5....automa-left-out');
  return {
    turn: symbols.flatMap((one) => [
      ...placeDestinyToken({ mode: 'solo', automa: one }).reasons,
      ...symbols.flatMap((two) =>
        symbols.flatMap((last) => [
          ...TIE_READINGS.flatMap(
            (ties) => placeDestinyToken({ mode: 'players', counts: [one, two, last] }, ties).reasons,
          ),
          ...placeDestinyToken({ mode: 'two-players', counts: [one, two], playmat: last }).reasons,
        ]),
      ),
    ]),
    domination: places.flatMap((one) =>
      places.flatMap((two) => places.flatMap((last) => dominatingSide([one, two, last]).reasons)),
    ),
    pathToken: [
      ...symbols.flatMap((one) =>
        symbols.flatMap(
          (two) =>
            pathToken(
              [
                { player: 1, counts: one },
                { player: 2, counts: two },
              ],
              'left',
            )?.reasons ?? [],
        ),
      ),
      ...SIDES.flatMap((side) => {
        const token = playChapters(solo)[0].pathTokens[side];
        return typeof token === 'object' ? token.reasons : [];
      }),
    ],
    bonus: SIDES.flatMap((side) =>
      [true, false].flatMap((evil) => pathTokenBonus(side, 'left', evil).reasons),
    ),
    alliance: resolveAlliance('left').reasons,
    experience: moves.filter((move) => !isOtherClause(move)),
    experienceReading: [...moves, ...automaMoves.filter(catchesUp)].filter(isOtherClause),
    automa: automaMoves.filter((move) => !catchesUp(move)),
    objective: [
      { reason: 'dominating-reveals', basis: 'print' },
      ...scoreObjective([2, 2, 0], SHOWN_POINTS).reasons,
    ],
    effort: ARRANGEMENTS.flatMap((arrangement) =>
      [[0], [1], []].flatMap((played) => [
        ...checkExtraEffort({ timeline: [['r'], ['g']], sequence: ['r'], played, arrangement }).reasons,
        ...checkExtraEffort({ timeline: [['r'], ['g']], sequence: ['b'], played, arrangement }).reasons,
      ]),
    ),
    winner: [1, 2].flatMap((score) =>
      (['players', 'solo'] as const).flatMap(
        (mode) =>
          decideWinner(
            [
              { player: 1, score: 1 },
              { player: 2, score },
            ],
            mode,
          )?.reasons ?? [],
      ),
    ),
  };
}
