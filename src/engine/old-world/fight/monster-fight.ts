/** A fight against a monster, step by step (p. 20–26). What stands is worked out anew from what has happened. */

import { type Permission, permission, printed, reading } from '../../reasons.ts';
import type { Result } from '../../result.ts';
import type { Level } from '../vocabulary.ts';
import { type Attack, type AttackCard, CARD_KINDS, unseenCards } from './attack-cards.ts';
import { firstTurn, type MonsterFightOutcome, monsterFightOutcome } from './fight-outcome.ts';
import type { FightError, FightEvent, FightPhase, FightSetUp, FightState, Witcher } from './fight-state.ts';
import { correctedNumber, damageToMonster, isKnockedOut } from './fight.ts';
import { effectOf } from './monster-effect.ts';
import { attackChooser, lowerAttribute } from './monster-attack.ts';
import { attackFrom, loseToAbility, sufferAttack } from './monster-turn.ts';
import { type FightNumber, tell, tellAbility, tellCorrected, type Told } from './telling.ts';
import {
  type Ability,
  drawAfterCombo,
  enterFight,
  playCombo,
  usePotion,
  useSpecialty,
  type WitcherStep,
} from './witcher-turn.ts';

export type FightStep = { readonly state: FightState; readonly told: readonly Told[] };

export type FightRun = FightStep & {
  readonly begin: FightStep;
  /** One for each event that could happen, in their order. */
  readonly steps: readonly FightStep[];
  /** Why the next event could not happen. It and all after it are left out. */
  readonly error: FightError | undefined;
};

/** Everything that has happened, from the set-up on; undoing is leaving off the last event. */
export function runFight(setUp: FightSetUp, events: readonly FightEvent[]): FightRun {
  const begin = beginFight(setUp);
  const steps: FightStep[] = [];
  let last = begin;
  for (const event of events) {
    const next = takeStep(setUp, last.state, event);
    if (!next.ok) return { ...last, begin, steps, error: next.error };
    last = next.value;
    steps.push(last);
  }
  return { ...last, begin, steps, error: undefined };
}

/** The clause of what bars a fight, here and in solo mode, "entry#clause", as a reason. */
export const BEGIN_CLAUSES = {
  'ability-unpaid': reading('monster-fight#cost-of-the-ability'),
  'attribute-trophy-first': printed('solo-mode#attribute-trophy-first'),
};

/** An ability may have a price; whoever cannot pay it cannot fight, as we read the example (p. 31). */
export const mayBegin = ({ monster, witcher }: FightSetUp): Permission<string> => {
  const price = effectOf(monster.effect, 'discard');
  return permission([
    price?.of === 'potions' && price.when === 'to-begin' && witcher.potions < price.count,
    BEGIN_CLAUSES['ability-unpaid'],
  ]);
};

/** What stands before the first fight turn, and why. */
export function beginFight(setUp: FightSetUp): FightStep {
  const { first, reason } = firstTurn({ kind: 'monster', trail: setUp.trail });
  const prepared = prepare(setUp, enterFight(setUp.witcher));
  return settle(
    {
      witcher: prepared.witcher,
      pool: setUp.monster.life,
      attacks: 0,
      attackType: undefined,
      phase: first === 'monster' ? monsterPhase(setUp, 0) : 'combo',
      lastAction: 'monster',
      standing: 'goes-on',
      seen: Array.from({ length: CARD_KINDS }, () => 0),
    },
    [
      tell(printed('monster-life-pool'), { of: 'pool', from: 0, to: setUp.monster.life }),
      ...prepared.told,
      tell(reason),
    ],
  );
}

/** One event more, or why it cannot happen. */
export function takeStep(
  setUp: FightSetUp,
  state: FightState,
  event: FightEvent,
): Result<FightStep, FightError> {
  if (event.kind === 'correct') return { ok: true, value: correct(state, event.of, event.to) };
  if (event.kind === 'seen') return see(setUp, state, event.card);
  if (state.standing !== 'goes-on') return { ok: false, error: 'fight-is-over' };
  const ability: Ability = { effect: setUp.monster.effect, trail: setUp.trail };
  switch (event.kind) {
    case 'potion':
      return ownStep(state, usePotion(state.witcher, ability, state.phase === 'combo'));
    case 'specialty':
      if (!isWitchersTurn(state.phase)) return { ok: false, error: 'not-now' };
      return ownStep(state, useSpecialty(state.witcher, event.numbers, ability, state.phase === 'combo'));
    case 'combo':
      return state.phase === 'combo' ? hitMonster(state, event, ability) : { ok: false, error: 'not-now' };
    case 'draw': {
      if (state.phase !== 'draw') return { ok: false, error: 'not-now' };
      const { witcher, told } = drawAfterCombo(state.witcher, event.modifier, ability);
      const phase = monsterPhase(setUp, state.attacks);
      return { ok: true, value: settle({ ...state, witcher, phase }, told) };
    }
    case 'attack-type': {
      if (state.phase !== 'attack-type') return { ok: false, error: 'not-now' };
      const { reasons } = attackChooser(state.attacks + 1, { players: setUp.players, active: 0 });
      return {
        ok: true,
        value: {
          state: { ...state, attackType: event.type, phase: 'reveal' },
          told: reasons.map((reason) => tell(reason)),
        },
      };
    }
    case 'reveal':
      return state.phase === 'reveal' ? reveal(setUp, state, event) : { ok: false, error: 'not-now' };
  }
}

/** Whether the witcher is to act: to play a combo, or to draw after it. */
export const isWitchersTurn = (phase: FightPhase): boolean => phase === 'combo' || phase === 'draw';

/** An ability that picks the attack type itself leaves nothing to choose. */
const monsterPhase = ({ monster: { effect } }: FightSetUp, attacks: number): FightPhase =>
  attacks === 0 && effect?.kind === 'worse-first-attack' ? 'reveal' : 'attack-type';

/** What an ability does before the first turn. */
function prepare({ monster: { effect }, trail }: FightSetUp, witcher: Witcher): WitcherStep {
  switch (effect?.kind) {
    case 'lower-shield': {
      const by = effect.per === 'hand-card' ? effect.by * witcher.hand : effect.by;
      return changeByAbility(witcher, 'shield', Math.max(0, witcher.shield - by));
    }
    case 'lower-defense': {
      let defense: Level = witcher.defense;
      for (let step = 0; step < effect.by; step += 1) defense = lowerAttribute(defense).level;
      const lowered = changeByAbility(witcher, 'defense', defense);
      const capped = changeByAbility(lowered.witcher, 'shield', Math.min(witcher.shield, defense));
      return { witcher: capped.witcher, told: [...lowered.told, ...capped.told] };
    }
    case 'discard': {
      if (effect.when === 'after-first-attack' || (effect.unless === 'trail' && trail))
        return { witcher, told: [] };
      if (effect.of === 'hand') {
        const lost = loseToAbility(witcher, effect.count);
        if (effect.when !== 'before-life-pool') return lost;
        // The discard pile becomes part of the life pool.
        const { discard, deck } = lost.witcher;
        return { ...lost, witcher: { ...lost.witcher, deck: deck + discard, discard: 0 } };
      }
      const left = Math.max(0, witcher[effect.of] - effect.count);
      const discard = effect.of === 'deck' ? witcher.deck - left : 0;
      const lost = changeByAbility(witcher, effect.of, left);
      return { ...lost, witcher: { ...lost.witcher, discard } };
    }
    default:
      return { witcher, told: [] };
  }
}

function changeByAbility(
  witcher: Witcher,
  of: 'shield' | 'defense' | 'deck' | 'potions',
  to: number,
): WitcherStep {
  const from = witcher[of];
  return from === to
    ? { witcher, told: [] }
    : { witcher: { ...witcher, [of]: to }, told: [tellAbility({ of, from, to })] };
}

function ownStep(state: FightState, step: Result<WitcherStep, FightError>): Result<FightStep, FightError> {
  if (!step.ok) return step;
  const { witcher, told } = step.value;
  return { ok: true, value: settle({ ...state, witcher, lastAction: 'witcher' }, told) };
}

function hitMonster(
  state: FightState,
  event: FightEvent & { readonly kind: 'combo' },
  ability: Ability,
): Result<FightStep, FightError> {
  const played = playCombo(state.witcher, event, ability, (damage) => Math.min(damage, state.pool));
  if (!played.ok) return played;
  const { witcher, damage, discards, told, beforeHit } = played.value;
  const hit = damageToMonster(state.pool, damage).pool;
  const capped = state.witcher.turns === 0 ? effectOf(ability.effect, 'damage-in-first-turn') : undefined;
  const most = capped?.cards === true ? capped.most : state.pool;
  const pool = Math.max(state.pool - most, 0, hit - discards);
  return {
    ok: true,
    value: settle({ ...state, witcher, pool, phase: 'draw', lastAction: 'witcher' }, [
      ...told.slice(0, beforeHit),
      ...(hit < state.pool
        ? [tell(printed('card-per-damage'), { of: 'pool', from: state.pool, to: hit })]
        : []),
      ...(pool < hit ? [tell(reading('viper-against-monster'), { of: 'pool', from: hit, to: pool })] : []),
      ...(pool > Math.max(0, hit - discards) ? [tellAbility()] : []),
      ...told.slice(beforeHit),
    ]),
  };
}

function reveal(
  setUp: FightSetUp,
  state: FightState,
  event: FightEvent & { readonly kind: 'reveal' },
): Result<FightStep, FightError> {
  if ('shows' in event) return { ok: true, value: attack(setUp, state, event.shows) };
  const card = findUnseen(setUp, state, event.card);
  if (card === undefined) return { ok: false, error: 'no-such-card' };
  const seen = withCard(state.seen, event.card);
  return { ok: true, value: attack(setUp, { ...state, seen }, attackFrom(setUp, state, card)) };
}

/** The monster's turn once its card lies there. */
export function attack(setUp: FightSetUp, state: FightState, shown: Attack): FightStep {
  const { witcher, pool, told } = sufferAttack(setUp, state, shown);
  return settle(
    {
      ...state,
      witcher,
      pool,
      attacks: state.attacks + 1,
      attackType: undefined,
      phase: 'combo',
      lastAction: 'monster',
    },
    told,
  );
}

function see(setUp: FightSetUp, state: FightState, card: number): Result<FightStep, FightError> {
  return findUnseen(setUp, state, card) === undefined
    ? { ok: false, error: 'no-such-card' }
    : { ok: true, value: { state: { ...state, seen: withCard(state.seen, card) }, told: [] } };
}

const findUnseen = ({ cards }: FightSetUp, { seen }: FightState, kind: number): AttackCard | undefined =>
  unseenCards(cards, seen).find((unseen) => unseen.kind === kind)?.card;

const withCard = (seen: readonly number[], card: number): readonly number[] =>
  seen.map((count, kind) => (kind === card ? count + 1 : count));

/** What the reader sets a number to, as the table has the last word. */
function correct(state: FightState, of: FightNumber, to: number): FightStep {
  const from = of === 'pool' ? state.pool : state.witcher[of];
  const kept = correctedNumber(of, to);
  const corrected: FightState =
    of === 'pool' ? { ...state, pool: kept } : { ...state, witcher: { ...state.witcher, [of]: kept } };
  return settle(corrected, [tellCorrected({ of, from, to: kept })]);
}

/** How the fight stands after a step, told when that has changed. */
function settle(state: FightState, told: readonly Told[]): FightStep {
  const { witcher, pool, lastAction } = state;
  const { outcome, reasons } = monsterFightOutcome({ knockedOut: isKnockedOut(witcher), pool, lastAction });
  return {
    state: { ...state, standing: outcome },
    told: [...told, ...ending(state.standing, outcome, reasons)],
  };
}

const ending = (
  before: MonsterFightOutcome,
  after: MonsterFightOutcome,
  reasons: ReturnType<typeof monsterFightOutcome>['reasons'],
): readonly Told[] =>
  after === before
    ? []
    : reasons.flatMap(({ reason, basis }) => (reason === 'both-have-life' ? [] : [tell({ reason, basis })]));
