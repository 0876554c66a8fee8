/** A fight between two witchers, step by step (p. 20–25). What stands is worked out anew from what has happened. */

import { printed, reading, type Reason } from '../../reasons.ts';
import type { Result } from '../../result.ts';
import type { Attribute } from '../vocabulary.ts';
import { firstTurn } from './fight-outcome.ts';
import type { FightError, Witcher, WitcherEvent, WitcherSetUp } from './fight-state.ts';
import { correctedNumber, damageToWitcher, isKnockedOut, type WitcherNumber } from './fight.ts';
import { tell, tellChanges, tellCorrected, type Told } from './telling.ts';
import { type Fighter, witcherFightResult } from './witcher-fight.ts';
import {
  drawAfterCombo,
  enterFight,
  NO_ABILITY,
  playCombo,
  usePotion,
  useSpecialty,
  type WitcherStep,
} from './witcher-turn.ts';

export type DuelSetUp = Readonly<Record<Fighter, WitcherSetUp>>;

export type DuelState = Readonly<Record<Fighter, Witcher>> & {
  /** Whose fight turn it is. */
  readonly turn: Fighter;
  readonly phase: 'combo' | 'draw';
  readonly lastAction: Fighter;
  /** None while the fight goes on. */
  readonly winner: Fighter | undefined;
};

/** A witcher's event is that of whose turn it is. */
export type DuelEvent =
  | WitcherEvent
  | {
      readonly kind: 'correct';
      readonly fighter: Fighter;
      readonly of: WitcherNumber | Attribute;
      readonly to: number;
    };

/** What a step changed, and whose numbers. */
export type DuelTold = Told & { readonly fighter: Fighter };
export type DuelStep = { readonly state: DuelState; readonly told: readonly DuelTold[] };

export type DuelRun = DuelStep & {
  readonly begin: DuelStep;
  readonly steps: readonly DuelStep[];
  /** Why the next event could not happen. It and all after it are left out. */
  readonly error: FightError | undefined;
};

/** Everything that has happened, from the set-up on; undoing is leaving off the last event. */
export function runDuel(setUp: DuelSetUp, events: readonly DuelEvent[]): DuelRun {
  const begin = beginDuel(setUp);
  const steps: DuelStep[] = [];
  let last = begin;
  for (const event of events) {
    const next = takeDuelStep(last.state, event);
    if (!next.ok) return { ...last, begin, steps, error: next.error };
    last = next.value;
    steps.push(last);
  }
  return { ...last, begin, steps, error: undefined };
}

/** The attacker begins (p. 20). */
export const beginDuel = ({ attacker, defender }: DuelSetUp): DuelStep =>
  settle(
    {
      attacker: enterFight(attacker),
      defender: enterFight(defender),
      turn: 'attacker',
      phase: 'combo',
      lastAction: 'defender',
      winner: undefined,
    },
    by('attacker', [tell(firstTurn({ kind: 'witcher' }).reason)]),
  );

/** One event more, or why it cannot happen. */
export function takeDuelStep(state: DuelState, event: DuelEvent): Result<DuelStep, FightError> {
  if (event.kind === 'correct') {
    const { fighter, of } = event;
    const from = state[fighter][of];
    const to = correctedNumber(of, event.to);
    const after = { ...state, [fighter]: { ...state[fighter], [of]: to } };
    return { ok: true, value: settle(after, by(fighter, [tellCorrected({ of, from, to })])) };
  }
  if (state.winner !== undefined) return { ok: false, error: 'fight-is-over' };
  const own = state[state.turn];
  switch (event.kind) {
    case 'potion':
      return ownStep(state, usePotion(own, NO_ABILITY, state.phase === 'combo'));
    case 'specialty':
      return ownStep(state, useSpecialty(own, event.numbers, NO_ABILITY, state.phase === 'combo'));
    case 'combo':
      return state.phase === 'combo' ? hitWitcher(state, event) : { ok: false, error: 'not-now' };
    case 'draw': {
      if (state.phase !== 'draw') return { ok: false, error: 'not-now' };
      const { witcher, told } = drawAfterCombo(own, event.modifier, NO_ABILITY);
      const after: DuelState = {
        ...state,
        [state.turn]: witcher,
        turn: otherThan(state.turn),
        phase: 'combo',
      };
      return { ok: true, value: settle(after, by(state.turn, told)) };
    }
  }
}

export const otherThan = (fighter: Fighter): Fighter => (fighter === 'attacker' ? 'defender' : 'attacker');

const by = (fighter: Fighter, told: readonly Told[]): readonly DuelTold[] =>
  told.map((one) => ({ ...one, fighter }));

function ownStep(state: DuelState, step: Result<WitcherStep, FightError>): Result<DuelStep, FightError> {
  if (!step.ok) return step;
  const { witcher, told } = step.value;
  const after = { ...state, [state.turn]: witcher, lastAction: state.turn };
  return { ok: true, value: settle(after, by(state.turn, told)) };
}

function hitWitcher(
  state: DuelState,
  event: DuelEvent & { readonly kind: 'combo' },
): Result<DuelStep, FightError> {
  const other = otherThan(state.turn);
  const before = state[other];
  const played = playCombo(state[state.turn], event, NO_ABILITY, (damage) => {
    const { lost } = damageToWitcher(before, damage);
    return lost.deck + lost.hand;
  });
  if (!played.ok) return played;
  const { witcher, damage, discards, told, beforeHit } = played.value;
  const { shield, deck, hand, lost, reasons } = damageToWitcher(before, damage);
  const hit = { ...before, shield, deck, hand, discard: before.discard + lost.deck + lost.hand };
  const poisoned = Math.min(discards, deck);
  const after = { ...hit, deck: deck - poisoned, discard: hit.discard + poisoned };
  const isLast = poisoned > 0 && isKnockedOut(after);
  return {
    ok: true,
    value: settle(
      { ...state, [state.turn]: witcher, [other]: after, phase: 'draw', lastAction: state.turn },
      [
        ...by(state.turn, told.slice(0, beforeHit)),
        ...by(
          other,
          tellChanges(
            reasons,
            { 'shield-first': 'shield', 'then-deck': 'deck', 'then-hand': 'hand' },
            before,
            hit,
          ),
        ),
        ...by(
          other,
          poisoned > 0 ? [tell(printed('viper'), { of: 'deck', from: deck, to: after.deck })] : [],
        ),
        ...by(other, isLast ? [tell(reading('last-card-gone-otherwise'))] : []),
        ...by(state.turn, told.slice(beforeHit)),
      ],
    ),
  };
}

/** Who has won after a step, told when that has changed. */
function settle(state: DuelState, told: readonly DuelTold[]): DuelStep {
  const out = { attacker: isKnockedOut(state.attacker), defender: isKnockedOut(state.defender) };
  const { winner, reasons } = witcherFightResult(out, state.lastAction);
  const loser = winner === undefined ? state.turn : otherThan(winner);
  const end: readonly Reason<'knocked-out' | 'own-cards-ended-both'>[] = reasons.flatMap(
    ({ reason, basis }) =>
      reason === 'both-have-life' || winner === state.winner ? [] : [{ reason, basis }],
  );
  return {
    state: { ...state, winner },
    told: [
      ...told,
      ...by(
        loser,
        end.map((reason) => tell(reason)),
      ),
    ],
  };
}
