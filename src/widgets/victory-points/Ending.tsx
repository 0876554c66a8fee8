import type { JSX } from 'preact';
import type { Ending as TheEnding } from '../../engine/adventure-game/hero/points-sheet.ts';
import { Key } from '../kit/Key.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { Why } from '../kit/Why.tsx';
import { toSteps } from '../score/steps.ts';
import { useDesk } from './desk.ts';

type Props = { readonly ending: TheEnding };

/** Who still has a turn, ticked off in order, and what a tie asks for. */
export function Ending({ ending: { turns, over, reasons, tied, winner } }: Props): JSX.Element {
  const desk = useDesk();
  const { words, names, sheet, onChange } = desk;
  const finisher = names[turns[0] ?? 0] ?? '';
  return (
    <section class="score-part">
      <h2>{words.lastTurns}</h2>
      <p class="tool-hint">{words.turnOver}</p>
      <div class="score-keys" data-columns="2" role="group" aria-label={words.lastTurns}>
        {turns.map((seat, turn) => (
          <Key
            key={seat}
            pressed={turn < over}
            onTap={() => onChange({ ...sheet, lastTurns: turn < over ? turn : turn + 1 })}
          >
            {turn + 1}. {names[seat]}
          </Key>
        ))}
      </div>
      {over === turns.length && tied.length > 0 && (
        <div>
          <p class="tool-hint">{words.belongings}</p>
          {tied.map((seat) => (
            <div class="score-line" key={seat}>
              <span>{names[seat]}</span>
              <NumberField
                stepped
                field={{
                  label: `${names[seat] ?? ''}: ${words.reasons['most-leads-and-gold']}`,
                  value: sheet.belongings[seat],
                  least: 0,
                  onChange: (value) => onChange({ ...sheet, belongings: sheet.belongings.with(seat, value) }),
                }}
              />
            </div>
          ))}
        </div>
      )}
      <Why steps={toSteps(desk, reasons, { name: finisher })} />
      {winner && (
        <Why
          steps={toSteps(desk, winner.steps).map((step, place) => ({
            ...step,
            text: `${step.text}: ${(winner.steps[place]?.left ?? []).map((seat) => names[seat]).join(', ')}`,
          }))}
        />
      )}
    </section>
  );
}
