import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AFTER_CLAUSES,
  afterMonsterFight,
  afterWitcherFight,
} from '../../../../../src/engine/old-world/after-fight/afterwards.ts';
import { MONSTER_FIGHT_ENDS } from '../../../../../src/engine/old-world/fight/fight-outcome.ts';
import { ERROR_CLAUSES } from '../../../../../src/engine/old-world/fight/fight-state.ts';
import { SPECIALTY_CLAUSES } from '../../../../../src/engine/old-world/fight/specialties.ts';
import {
  BEGIN_CLAUSES,
  runFight,
  takeStep,
} from '../../../../../src/engine/old-world/fight/monster-fight.ts';
import {
  FIGHT_CLAUSES,
  type FightBasis,
  SHOWN_CLAUSES,
} from '../../../../../src/engine/old-world/fight/telling.ts';
import { BARRING_CLAUSES, WAGER_CLAUSES } from '../../../../../src/engine/old-world/fight/witcher-fight.ts';
import { beginDuel, takeDuelStep } from '../../../../../src/engine/old-world/fight/witcher-duel.ts';
import type { Reason } from '../../../../../src/engine/reasons.ts';
import { PLAYER_COUNTS, TRACK_SPACES } from '../../../../../src/engine/old-world/vocabulary.ts';
import { anyFightEvent, anySetUp, anyWitcher, anyWitcherEvent } from './any-fight.ts';

const clauses = [FIGHT_CLAUSES, AFTER_CLAUSES, SPECIALTY_CLAUSES, WAGER_CLAUSES].flatMap((table) =>
  Object.values<string>(table),
);
const reasons = [BARRING_CLAUSES, BEGIN_CLAUSES, ERROR_CLAUSES, SHOWN_CLAUSES].flatMap((table) =>
  Object.values<Reason<string>>(table),
);

/** A clause that is printed is a Rule of the content; what is read into the book, or left open by it, is not. */
describe('the clauses of a fight', () => {
  it.each([...new Set(clauses)])('%s exists', (clause) => {
    expect(['Rule', 'Reading', 'Gap']).toContain(kindOf(clause));
  });

  it.each(reasons)('$reason is called $basis, as the content has it', ({ reason, basis }) => {
    expect(basis).toBe(kindOf(reason) === 'Rule' ? 'print' : 'reading');
    expect(kindOf(reason)).toBeDefined();
  });

  it('are told as print, reading or from outside, as the content has them', () => {
    const told = new Map<string, FightBasis>();
    const note = (steps: readonly { clause: string | undefined; basis: FightBasis }[]) => {
      for (const { clause, basis } of steps) if (clause !== undefined) told.set(`${clause} ${basis}`, basis);
    };
    fc.assert(
      fc.property(anySetUp, fc.array(anyFightEvent, { maxLength: 40 }), (setUp, events) => {
        const begun = runFight(setUp, []);
        let { state } = begun;
        note(begun.told);
        for (const event of events) {
          const next = takeStep(setUp, state, event);
          if (!next.ok) continue;
          note(next.value.told);
          ({ state } = next.value);
        }
      }),
      { numRuns: 3000, seed: 7 },
    );
    fc.assert(
      fc.property(
        anyWitcher,
        anyWitcher,
        fc.array(anyWitcherEvent, { maxLength: 40 }),
        (attacker, defender, events) => {
          let { state } = beginDuel({ attacker, defender });
          for (const event of events) {
            const next = takeDuelStep(state, event);
            if (!next.ok) continue;
            note(next.value.told);
            ({ state } = next.value);
          }
        },
      ),
      { numRuns: 500, seed: 7 },
    );
    for (const outcome of MONSTER_FIGHT_ENDS)
      for (const players of PLAYER_COUNTS)
        for (const space of TRACK_SPACES.slice(0, 4))
          note(
            afterMonsterFight({
              outcome,
              players,
              space,
              level: 1,
              effect: { kind: 'draw-after-defeat', count: 1 },
              trail: players > 3,
              tokensOfTerrain: players - 1,
              extraStack: 1,
              potionsUsed: 1,
              hasLoweredAttributes: true,
            }),
          );
    for (const winner of ['attacker', 'defender'] as const)
      for (const trophyOwned of [true, false])
        note(
          afterWitcherFight({
            winner,
            trophyOwned,
            loserSpaceGold: 1,
            attackerSpace: 0,
            potionsUsed: { attacker: 1, defender: 1 },
            hasWagers: true,
          }),
        );
    expect(told.size).toBeGreaterThan(60);
    const wrong = [...told].filter(([place, basis]) => {
      const kind = kindOf(place.split(' ')[0]!);
      return basis !== 'outside' && (basis === 'print') !== (kind === 'Rule');
    });
    expect(wrong).toEqual([]);
  });
});

// Helpers

/** The tag of a clause in the English text; nothing if it is not there. */
function kindOf(clause: string): string | undefined {
  const [entry = '', id = ''] = clause.split('#');
  const text = readFileSync(`content/glossary/old-world/${entry}/en.mdx`, 'utf8');
  return new RegExp(`<(Rule|Reading|Gap|Example) id="${id}"`).exec(text)?.[1];
}
