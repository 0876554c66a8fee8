import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilityMoment, askedColours } from '../../../../../src/engine/old-world/fight/ability-moment.ts';
import type {
  FightEvent,
  FightSetUp,
  FightState,
} from '../../../../../src/engine/old-world/fight/fight-state.ts';
import {
  beginFight,
  mayBegin,
  runFight,
  takeStep,
} from '../../../../../src/engine/old-world/fight/monster-fight.ts';
import { specialtyNow, specialtyWithCombo } from '../../../../../src/engine/old-world/fight/witcher-turn.ts';
import type { School } from '../../../../../src/engine/old-world/vocabulary.ts';
import { anyFightEvent, anySetUp, attackedBy, comboOf, DRAW, EFFECTS, setUpOf } from './any-fight.ts';
import { SlowFight } from './slow-fight.ts';

const NUMBERS = { draw: 0, shields: 0, damage: 0, cards: 0 };

/** The Archespore of the book (p. 31–32); it does not tell the size of the deck: here it has 12 cards. */
describe('the example of the book (p. 31–32)', () => {
  const setUp = setUpOf(
    { name: 'archespore', life: 12, effect: EFFECTS.archespore },
    {
      combat: 3,
      defense: 3,
      alchemy: 3,
      specialty: 3,
      shield: 3,
      deck: 12,
      hand: 2,
      potions: 2,
      school: 'bear',
    },
  );
  const events: readonly FightEvent[] = [
    comboOf({ cards: 2, damage: 3 }),
    DRAW,
    ...attackedBy({ damage: 5 }),
    { kind: 'specialty', numbers: { ...NUMBERS, draw: 2, shields: 1 } },
    { kind: 'potion' },
    comboOf({ cards: 4, damage: 5, shields: 1, taken: 1 }),
    DRAW,
    ...attackedBy({ damage: 1, lower: 'alchemy' }),
    comboOf({ cards: 1, damage: 3 }),
  ];
  const run = runFight(setUp, events);

  it('takes the life pool 12 → 9 → 8 → 3 → 2 → 0', () => {
    const pools = [run.begin, ...run.steps].map(({ state }) => state.pool);
    expect(pools.filter((pool, step) => pool !== pools[step - 1])).toEqual([12, 9, 8, 3, 2, 0]);
    expect(run).toMatchObject({ error: undefined, state: { standing: 'defeated' } });
  });

  it('takes one potion for the ability, draws 3, 2 and 3 cards, and lowers Alchemy to 2', () => {
    expect(run.begin.state.witcher.potions).toBe(1);
    const hands = run.steps.map(({ state }) => state.witcher.hand);
    expect(hands).toEqual([0, 3, 3, 3, 5, 5, 2, 5, 5, 5, 4]);
    expect(run.steps.map(({ state }) => state.witcher.shield)).toEqual([3, 3, 3, 0, 1, 1, 2, 2, 2, 1, 1]);
    expect(run.state.witcher).toMatchObject({ alchemy: 2, potions: 0, potionsUsed: 1, deck: 2 });
  });

  it('tells each change in the order of the rules, with its clause', () => {
    const bite = run.steps[3]!.told.map(({ clause, basis, change }) => [
      clause,
      basis,
      change?.from,
      change?.to,
    ]);
    expect(bite).toEqual([
      ['monsters-fight-turn#card-leaves-pool', 'print', 9, 8],
      ['damage#shield', 'print', 3, 0],
      ['damage#deck', 'print', 9, 7],
    ]);
    expect(run.told.at(-1)).toMatchObject({ clause: 'defeating-a-monster#when', basis: 'print' });
  });
});

describe('runFight', () => {
  it('gives the same numbers as the slow model in 10,000 random fights', () => {
    fc.assert(
      fc.property(anySetUp, fc.array(anyFightEvent, { minLength: 5, maxLength: 40 }), (setUp, events) => {
        const slow = new SlowFight(setUp);
        let { state } = beginFight(setUp);
        expect(numbersOf(state)).toEqual(slow.numbers());
        for (const event of events) {
          const next = takeStep(setUp, state, event);
          const isPlayed = slow.play(event);
          expect(next.ok, JSON.stringify(event)).toBe(isPlayed);
          if (!next.ok) continue;
          state = next.value.state;
          expect(numbersOf(state), JSON.stringify(event)).toEqual(slow.numbers());
        }
      }),
      { numRuns: 10_000, seed: 21 },
    );
  }, 120_000);

  it('is undone by leaving off the last event, and stops at the first that cannot happen', () => {
    fc.assert(
      fc.property(anySetUp, fc.array(anyFightEvent, { maxLength: 15 }), (setUp, events) => {
        const run = runFight(setUp, events);
        const played = events.slice(0, run.steps.length);
        expect(run.error === undefined).toBe(played.length === events.length);
        expect(runFight(setUp, played)).toEqual({ ...run, error: undefined });
        const before = runFight(setUp, played.slice(0, -1)).state;
        expect(before).toEqual((run.steps.at(-2) ?? run.begin).state);
      }),
      { numRuns: 500 },
    );
  });

  it('tells every change of a number but those of the discard pile and the box', () => {
    const quiet = ['discard', 'trashed', 'potionsUsed'];
    fc.assert(
      fc.property(anySetUp, fc.array(anyFightEvent, { maxLength: 30 }), (setUp, events) => {
        let { state } = beginFight(setUp);
        for (const event of events) {
          const next = takeStep(setUp, state, event);
          if (!next.ok) continue;
          const told: Record<string, unknown> = { ...numbersOf(state) };
          for (const { change } of next.value.told) if (change) told[change.of] = change.to;
          // Only drawing takes from the deck what it puts into the hand: told once.
          if (event.kind === 'draw' || event.kind === 'specialty') told.deck = next.value.state.witcher.deck;
          const now: Record<string, unknown> = numbersOf(next.value.state);
          for (const [name, value] of Object.entries(now))
            if (typeof value === 'number' && !quiet.includes(name))
              expect([name, told[name]]).toEqual([name, value]);
          state = next.value.state;
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('takeStep', () => {
  const setUp = setUpOf({}, { school: 'wolf' });
  const error = (events: readonly FightEvent[], other: FightSetUp = setUp) => runFight(other, events).error;

  it('keeps the order of the rules', () => {
    expect(error([DRAW])).toBe('not-now');
    expect(error([{ kind: 'attack-type', type: 'bite' }])).toBe('not-now');
    expect(error([{ kind: 'reveal', card: 0 }])).toBe('not-now');
    expect(error([comboOf({}), comboOf({})])).toBe('not-now');
    expect(error([comboOf({}), DRAW, { kind: 'specialty', numbers: NUMBERS }])).toBe('not-now');
    expect(error([comboOf({}), DRAW, { kind: 'reveal', card: 0 }])).toBe('not-now');
  });

  it('asks for at least one card, not more than the hand, and returns no more than were played (p. 23)', () => {
    expect(error([comboOf({ cards: 0 })])).toBe('must-play-a-card');
    expect(error([comboOf({ cards: 4 })])).toBe('more-than-hand');
    expect(error([comboOf({ cards: 1, returned: 2 })])).toBe('more-returned-than-played');
    expect(error([comboOf({ cards: 0 })], setUpOf({}, { hand: 0 }))).toBeUndefined();
  });

  it('lets each potion be used once, and as many as Alchemy says (p. 22)', () => {
    const potion: FightEvent = { kind: 'potion' };
    expect(error([potion, potion, potion], setUpOf({}, { alchemy: 2, potions: 4 }))).toBe(
      'no-potion-left-this-fight',
    );
    expect(error([potion], setUpOf({}, { potions: 0 }))).toBe('no-potion');
    const [later] = runFight(setUp, [comboOf({}), potion]).steps.slice(-1);
    expect(later!.told[0]).toMatchObject({ clause: 'witchers-fight-turn#other-times', basis: 'reading' });
  });

  it('knows only the cards that are left', () => {
    expect(error([{ kind: 'seen', card: 18 }])).toBe('no-such-card');
    expect(
      error([
        { kind: 'seen', card: 2 },
        { kind: 'seen', card: 2 },
      ]),
    ).toBe('no-such-card');
    expect(
      error([comboOf({}), DRAW, { kind: 'attack-type', type: 'bite' }, { kind: 'reveal', card: 99 }]),
    ).toBe('no-such-card');
  });

  it('ends with the fight, until a number is corrected', () => {
    const won = [comboOf({ damage: 12 })];
    expect(error([...won, DRAW])).toBe('fight-is-over');
    const on = runFight(setUp, [...won, { kind: 'correct', of: 'pool', to: 3 }, DRAW]);
    expect(on).toMatchObject({
      error: undefined,
      state: { pool: 3, standing: 'goes-on', phase: 'attack-type' },
    });
    expect(on.steps[1]!.told).toEqual([
      { reason: 'corrected', basis: 'own', clause: undefined, change: { of: 'pool', from: 0, to: 3 } },
    ]);
  });

  it('counts what an effect of the own turn does as the own doing (p. 20)', () => {
    const gone = (['hand', 'deck', 'pool'] as const).map((of): FightEvent => ({
      kind: 'correct',
      of,
      to: 0,
    }));
    const begun = [comboOf({}), DRAW, ...attackedBy({})];
    expect(runFight(setUp, [...begun, ...gone]).state.standing).toBe('driven-away');
    expect(runFight(setUp, [...begun, { kind: 'potion' }, ...gone]).state.standing).toBe('defeated');
  });

  it('corrects levels to those of the track and numbers to what can be counted', () => {
    const corrected = (of: 'combat' | 'hand', to: number) =>
      runFight(setUp, [{ kind: 'correct', of, to }]).state.witcher[of];
    expect([corrected('combat', 9), corrected('combat', 0), corrected('combat', 2.7)]).toEqual([5, 1, 2]);
    expect([corrected('hand', -3), corrected('hand', 200)]).toEqual([0, 99]);
  });
});

describe('specialties in a fight (p. 34–35)', () => {
  it('lets the Wolf deal and draw more with three cards', () => {
    const specialty = { ...NUMBERS, damage: 2, draw: 1 };
    const wolf = setUpOf({}, { school: 'wolf', combat: 1 });
    const run = runFight(wolf, [comboOf({ cards: 3, damage: 3, specialty }), DRAW]);
    expect(run.state).toMatchObject({ pool: 7, witcher: { hand: 2, specialtyUsed: true } });
    expect(runFight(wolf, [comboOf({ cards: 2, specialty })]).error).toBe('no-specialty-now');
  });

  it('lets the Viper take cards of the pool once its attack has taken one', () => {
    const specialty = { ...NUMBERS, cards: 2 };
    const viper = setUpOf({}, { school: 'viper' });
    expect(runFight(viper, [comboOf({ damage: 3, specialty })]).state.pool).toBe(7);
    expect(runFight(viper, [comboOf({ damage: 0, specialty })]).error).toBe('no-specialty-now');
    expect(runFight(setUpOf({}), [comboOf({ damage: 3, specialty })]).error).toBe('no-specialty-now');
  });

  it('says beforehand whether a combo lets it be used', () => {
    const may = (school: School | undefined, cards: number, discards: number) =>
      specialtyWithCombo(runFight(setUpOf({}, { school }), []).state.witcher, cards, discards)?.allowed;
    expect([may('wolf', 3, 0), may('wolf', 2, 5), may('viper', 1, 1), may('viper', 1, 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([may('bear', 3, 3), may(undefined, 3, 3)]).toEqual([undefined, undefined]);
  });

  it('lets the Cat draw and put back in its first turn only', () => {
    const cat = setUpOf({}, { school: 'cat' });
    const speed: FightEvent = { kind: 'specialty', numbers: { ...NUMBERS, draw: 3, cards: 1 } };
    expect(runFight(cat, [speed]).state.witcher).toMatchObject({ hand: 5, deck: 10 });
    expect(runFight(cat, [comboOf({}), DRAW, ...attackedBy({}), speed]).error).toBe('no-specialty-now');
  });

  it('lets the Griffin take a card back and discard some', () => {
    const griffin = setUpOf({}, { school: 'griffin' });
    const magic: FightEvent = { kind: 'specialty', numbers: { ...NUMBERS, cards: 2 } };
    const run = runFight(griffin, [comboOf({ cards: 2 }), DRAW, ...attackedBy({}), magic]);
    expect(run.state.witcher).toMatchObject({ hand: 3, discard: 3 });
    expect(runFight(griffin, [magic]).told.map(({ clause }) => clause)).toContain(
      'special-effects#empty-discard-pile',
    );
    // Step 1 is over once the combo lies there.
    expect(runFight(griffin, [comboOf({}), magic]).error).toBe('no-specialty-now');
  });

  it('says what stands against the others', () => {
    const now = (school: School | undefined, shield = 3) =>
      specialtyNow(runFight(setUpOf({}, { school, shield }), []).state.witcher, true)?.obstacles.map(
        ({ reason }) => reason,
      );
    expect([now('bear'), now('bear', 0), now('cat'), now('griffin'), now('wolf'), now(undefined)]).toEqual([
      ['shield-left'],
      [],
      [],
      [],
      undefined,
      undefined,
    ]);
  });

  it('lets nobody use the Bear’s Armor behind a shield, or without a school', () => {
    const armor: FightEvent = { kind: 'specialty', numbers: NUMBERS };
    expect(runFight(setUpOf({}, { school: 'bear' }), [armor]).error).toBe('no-specialty-now');
    expect(runFight(setUpOf({}), [armor]).error).toBe('no-specialty-now');
  });
});

describe('the abilities of the bestiary', () => {
  const fightWith = (name: string, events: readonly FightEvent[], witcher = {}, rest = {}) =>
    runFight(setUpOf({ name, life: 10, effect: EFFECTS[name] }, witcher, rest), events).state;
  const noTrail = { trail: false };
  const POISON = { ...NUMBERS, cards: 3 };

  it.each<[string, Partial<FightState['witcher']>, object, object]>([
    ['arachas', { hand: 2, deck: 13, discard: 0 }, {}, {}],
    ['arachas', { hand: 0, deck: 12 }, { hand: 0 }, {}],
    ['drowners-nest', { hand: 3, deck: 11, discard: 1 }, {}, {}],
    ['barghest', { shield: 2 }, {}, {}],
    ['archespore', { potions: 1 }, {}, {}],
    ['ekimmara', { hand: 2, discard: 1 }, {}, noTrail],
    ['ekimmara', { hand: 3, discard: 0 }, {}, {}],
    ['werewolf', { shield: 0 }, { shield: 1 }, {}],
    ['striga', { shield: 1 }, { hand: 2 }, {}],
    ['weavess', { defense: 2, shield: 2 }, {}, {}],
    ['leshen', { defense: 2, shield: 1 }, { shield: 1 }, {}],
    ['leshen', { defense: 5, shield: 4 }, { defense: 5, shield: 4 }, {}],
    ['weavess', { defense: 1, shield: 1 }, { defense: 1, shield: 1 }, {}],
  ])('%s before the fight: %j', (name, expected, witcher, rest) => {
    expect(fightWith(name, [], witcher, rest).witcher).toMatchObject(expected);
  });

  it.each<[string, readonly FightEvent[], object, object]>([
    ['harpy', [comboOf({ draw: 1 }), DRAW], { witcher: { hand: 3 } }, {}],
    ['ghouls-nest', [comboOf({ damage: 5 })], { pool: 8 }, {}],
    ['ghouls-nest', [comboOf({ damage: 1, specialty: POISON })], { pool: 8 }, { school: 'viper' }],
    ['glustyworp', [comboOf({ damage: 5 })], { pool: 9 }, {}],
    ['glustyworp', [comboOf({ damage: 5, specialty: POISON })], { pool: 6 }, { school: 'viper' }],
    ['penitent', [comboOf({ damage: 5 })], { pool: 5 }, {}],
    ['nekkers-nest', [comboOf({ colours: ['blue'] }), DRAW], { witcher: { hand: 4 } }, {}],
    ['nekkers-nest', [comboOf({ colours: ['green'] }), DRAW], { witcher: { hand: 5 } }, {}],
    ['griffin', [comboOf({}), DRAW], { witcher: { hand: 4 } }, {}],
    ['griffin', [comboOf({ draw: -2 }), DRAW], { witcher: { hand: 3 } }, {}],
    ['griffin', [comboOf({ draw: -3 }), DRAW], { witcher: { hand: 2 } }, {}],
    ['noonwraith', [comboOf({ shields: 3 })], { witcher: { shield: 1 } }, { shield: 0 }],
    ['whispess', [comboOf({ colours: ['yellow'], shields: 1 })], { witcher: { shield: 2 } }, {}],
    ['whispess', [comboOf({ colours: ['red'] })], { witcher: { shield: 3 } }, {}],
    ['brewess', [comboOf({ colours: ['green', 'yellow'], damage: 3 })], { pool: 8 }, {}],
    ['brewess', [comboOf({ colours: ['yellow'], damage: 0 })], { pool: 10 }, {}],
    ['yghern', [comboOf({ colours: ['blue'], damage: 3 })], { pool: 8 }, {}],
    ['yghern', [comboOf({ colours: ['red'], damage: 3 })], { pool: 7 }, {}],
    ['troll', [comboOf({}), DRAW, ...attackedBy({ damage: 1 })], { witcher: { shield: 0, deck: 8 } }, {}],
    ['manticore', [comboOf({}), DRAW, ...attackedBy({ damage: 3 })], { witcher: { shield: 1, hand: 4 } }, {}],
    ['manticore', [comboOf({}), DRAW, ...attackedBy({ trash: 1 })], { witcher: { shield: 3, hand: 4 } }, {}],
    [
      'wyvern',
      [comboOf({}), DRAW, ...attackedBy({ damage: 3 })],
      { witcher: { shield: 0, hand: 4, deck: 9 } },
      {},
    ],
    [
      'grave-hag',
      [comboOf({}), DRAW, ...attackedBy({ damage: 7 })],
      { witcher: { hand: 0, shield: 1, deck: 9 } },
      {},
    ],
    // The first card charges with 3 damage and bites with 5.
    ['foglet', [comboOf({}), DRAW, { kind: 'reveal', card: 0 }], { witcher: { shield: 0, deck: 7 } }, {}],
    // Trash costs a card that the shield would have kept from a bite of 2.
    ['foglet', [comboOf({}), DRAW, { kind: 'reveal', card: 5 }], { witcher: { shield: 3, trashed: 1 } }, {}],
  ])('%s, %j: %j', (name, events, expected, witcher) => {
    expect(fightWith(name, events, witcher)).toMatchObject(expected);
  });

  it('leaves later turns and attacks alone', () => {
    const later = [comboOf({}), DRAW, ...attackedBy({}), comboOf({ damage: 4 })];
    expect(fightWith('glustyworp', later).pool).toBe(5);
    const again = [comboOf({}), DRAW, ...attackedBy({}), comboOf({}), DRAW, ...attackedBy({ damage: 2 })];
    expect(fightWith('troll', again).witcher).toMatchObject({ shield: 0, deck: 4 });
    expect(fightWith('wyvern', again).witcher.hand).toBe(6);
    expect(fightWith('harpy', again).witcher.hand).toBe(4);
  });

  it('Bruxa hits harder with her last two cards', () => {
    const shieldWith = (pool: number) =>
      fightWith('bruxa', [
        { kind: 'correct', of: 'pool', to: pool },
        comboOf({}),
        DRAW,
        ...attackedBy({ damage: 1 }),
      ]).witcher.shield;
    expect([shieldWith(3), shieldWith(2), shieldWith(1)]).toEqual([2, 0, 0]);
  });

  it('the Penitent suffers nothing in the first turn without a trail', () => {
    const events = [...attackedBy({}), comboOf({ damage: 5 })];
    expect(fightWith('penitent', events, {}, noTrail).pool).toBe(9);
  });

  it('the Water Hag allows one potion', () => {
    const setUp = setUpOf({ effect: EFFECTS['water-hag'] });
    expect(runFight(setUp, [{ kind: 'potion' }, { kind: 'potion' }]).error).toBe('no-potion-left-this-fight');
  });

  it('the Archespore is not fought without a potion, as we read it', () => {
    const against = (potions: number) => mayBegin(setUpOf({ effect: EFFECTS.archespore }, { potions }));
    expect(against(1).allowed).toBe(true);
    expect(against(0)).toEqual({
      allowed: false,
      obstacles: [{ reason: 'monster-fight#cost-of-the-ability', basis: 'reading' }],
    });
    expect(mayBegin(setUpOf({}, { potions: 0 })).allowed).toBe(true);
  });
});

describe('abilityMoment', () => {
  const momentOf = (name: string, events: readonly FightEvent[] = [], rest = {}) => {
    const setUp = setUpOf({ effect: EFFECTS[name], life: 4 }, {}, rest);
    return abilityMoment(setUp, runFight(setUp, events).state);
  };
  const combo = [comboOf({})];
  const attack = [...combo, DRAW];
  const second = [...attack, ...attackedBy({})];

  it.each<[string, readonly FightEvent[], unknown]>([
    ['no such', [], undefined],
    ['harpy', [], 'applied'],
    ['harpy', combo, 'applied'],
    ['harpy', second, undefined],
    ['ghouls-nest', [], 'applied'],
    ['ghouls-nest', combo, undefined],
    ['penitent', [], undefined],
    ['nightwraith', [], 'by-hand'],
    ['nightwraith', second, undefined],
    ['fiend', second, 'by-hand'],
    ['fiend', attack, undefined],
    ['noonwraith', [], 'applied'],
    ['brewess', [], 'applied'],
    ['whispess', [], 'applied'],
    ['water-hag', [], 'applied'],
    ['weavess', [], 'applied'],
    ['griffin', combo, 'applied'],
    ['griffin', attack, undefined],
    ['foglet', attack, 'applied'],
    ['grave-hag', attack, 'applied'],
    ['troll', attack, 'applied'],
    ['troll', [...second, ...attack], undefined],
    ['bruxa', attack, undefined],
    ['bruxa', [comboOf({ damage: 2 }), DRAW], 'applied'],
    ['manticore', attack, 'applied'],
    ['wyvern', attack, 'applied'],
    ['arachas', attack, undefined],
    ['barghest', [], undefined],
    ['rotfiend', [], undefined],
    ['rotfiend', [comboOf({ damage: 9 })], 'by-hand'],
    ['fiend', [comboOf({ damage: 9 })], undefined],
  ])('%s after %j: %s', (name, events, moment) => {
    expect(momentOf(name, events)).toBe(moment);
  });

  it('asks only for the colours that the ability looks at', () => {
    expect(askedColours(EFFECTS.brewess)).toEqual(['green', 'yellow']);
    expect(askedColours(EFFECTS.whispess)).toEqual(['yellow']);
    expect(askedColours(EFFECTS['nekkers-nest'])).toEqual(['green']);
    expect([askedColours(EFFECTS.griffin), askedColours(EFFECTS.fiend), askedColours(undefined)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

// Helpers

const numbersOf = ({ witcher, pool, phase, standing, seen }: FightState) => ({
  shield: witcher.shield,
  deck: witcher.deck,
  hand: witcher.hand,
  discard: witcher.discard,
  trashed: witcher.trashed,
  potions: witcher.potions,
  potionsUsed: witcher.potionsUsed,
  combat: witcher.combat,
  defense: witcher.defense,
  alchemy: witcher.alchemy,
  specialty: witcher.specialty,
  pool,
  phase,
  standing,
  seen: seen.join(),
});
