import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginDuel,
  type DuelEvent,
  type DuelSetUp,
  runDuel,
  takeDuelStep,
} from '../../../../../src/engine/old-world/fight/witcher-duel.ts';
import { anyWitcher, anyWitcherEvent, comboOf, DRAW, WITCHER } from './any-fight.ts';

const duelOf = (attacker: Partial<typeof WITCHER>, defender: Partial<typeof WITCHER>): DuelSetUp => ({
  attacker: { ...WITCHER, ...attacker },
  defender: { ...WITCHER, ...defender },
});
const NUMBERS = { draw: 0, shields: 0, damage: 0, cards: 0 };

describe('runDuel', () => {
  it('alternates, the attacker first (p. 20)', () => {
    const run = runDuel(duelOf({}, {}), [comboOf({}), DRAW, comboOf({}), DRAW]);
    expect([run.begin, ...run.steps].map(({ state }) => state.turn)).toEqual([
      'attacker',
      'attacker',
      'defender',
      'defender',
      'attacker',
    ]);
    expect(run.begin.told[0]).toMatchObject({ fighter: 'attacker', clause: 'witcher-fight#attacker-first' });
  });

  it('takes damage off shield, deck and hand of the other (p. 23)', () => {
    const run = runDuel(duelOf({}, { shield: 1, deck: 2, hand: 3 }), [comboOf({ damage: 4 })]);
    expect(run.state.defender).toMatchObject({ shield: 0, deck: 0, hand: 2, discard: 3 });
    expect(run.told.map(({ fighter, clause }) => `${fighter} ${clause ?? ''}`)).toEqual([
      'attacker combos#at-least-one',
      'defender damage#shield',
      'defender damage#deck',
      'defender damage#hand',
    ]);
  });

  it('ends with the last card of one; the cards that end both win (p. 20)', () => {
    const last = duelOf({ deck: 0, hand: 1 }, { shield: 0, deck: 1, hand: 1 });
    const won = runDuel(last, [comboOf({ damage: 2 })]);
    expect(won.state.winner).toBe('attacker');
    expect(won.told.at(-1)).toMatchObject({
      clause: 'life-pool-and-knock-out#both-at-once',
      fighter: 'defender',
    });
    const lost = runDuel(last, [comboOf({ damage: 1 }), DRAW]);
    expect(lost).toMatchObject({ error: 'fight-is-over', state: { winner: 'defender' } });
    expect(lost.told.at(-1)).toMatchObject({
      clause: 'life-pool-and-knock-out#knocked-out',
      fighter: 'attacker',
    });
    const saved = runDuel(last, [comboOf({ damage: 1, returned: 1 })]);
    expect(saved.state.winner).toBeUndefined();
  });

  it('lets the Viper take cards of the other’s deck, even the last one', () => {
    const specialty = { ...NUMBERS, cards: 2 };
    const viper = duelOf({ school: 'viper' }, { shield: 0, deck: 3, hand: 0 });
    const run = runDuel(viper, [comboOf({ damage: 1, specialty })]);
    expect(run.state).toMatchObject({ winner: 'attacker', defender: { deck: 0, discard: 3 } });
    expect(run.told.map(({ clause }) => clause)).toContain('life-pool-and-knock-out#any-loss');
    expect(runDuel(duelOf({ school: 'viper' }, {}), [comboOf({ damage: 1, specialty })]).error).toBe(
      'no-specialty-now',
    );
  });

  it('lets both use potions and specialties in their own turns', () => {
    const armor: DuelEvent = { kind: 'specialty', numbers: { ...NUMBERS, draw: 1, shields: 2 } };
    const run = runDuel(duelOf({}, { school: 'bear', shield: 0 }), [
      { kind: 'potion' },
      comboOf({}),
      DRAW,
      armor,
    ]);
    expect(run).toMatchObject({
      error: undefined,
      state: { attacker: { potions: 1 }, defender: { shield: 2, hand: 4 } },
    });
    expect(runDuel(duelOf({}, {}), [armor]).error).toBe('no-specialty-now');
  });

  it('keeps the order of the rules', () => {
    expect(runDuel(duelOf({}, {}), [DRAW]).error).toBe('not-now');
    expect(runDuel(duelOf({}, {}), [comboOf({}), comboOf({})]).error).toBe('not-now');
    expect(runDuel(duelOf({}, {}), [comboOf({ cards: 9 })]).error).toBe('more-than-hand');
  });

  it('takes the reader’s word, and goes on after a fight that was not over', () => {
    const correct: DuelEvent = { kind: 'correct', fighter: 'defender', of: 'hand', to: 2 };
    const run = runDuel(duelOf({}, { deck: 0, hand: 1, shield: 0 }), [comboOf({ damage: 1 }), correct, DRAW]);
    expect(run).toMatchObject({ error: undefined, state: { turn: 'defender', winner: undefined } });
    expect(run.steps[1]!.told[0]).toMatchObject({
      fighter: 'defender',
      basis: 'own',
      change: { from: 0, to: 2 },
    });
  });

  it('loses no card on the way: each is in deck, hand, combo or discard pile', () => {
    fc.assert(
      fc.property(
        anyWitcher,
        anyWitcher,
        fc.array(anyWitcherEvent, { maxLength: 40 }),
        (attacker, defender, events) => {
          const cards = (witcher: ReturnType<typeof beginDuel>['state']['attacker']) =>
            witcher.deck + witcher.hand + witcher.discard + witcher.turn.combo;
          let { state } = beginDuel({ attacker, defender });
          for (const event of events) {
            const next = takeDuelStep(state, event);
            if (next.ok) ({ state } = next.value);
            expect(cards(state.attacker)).toBe(attacker.deck + attacker.hand);
            expect(cards(state.defender)).toBe(defender.deck + defender.hand);
            const isOver = [state.attacker, state.defender].some(({ deck, hand }) => deck + hand === 0);
            expect(state.winner !== undefined).toBe(isOver);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
