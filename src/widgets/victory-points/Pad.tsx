import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import {
  type Change,
  FIXED_REASONS,
  type FixedReason,
} from '../../engine/adventure-game/hero/points-sheet.ts';
import { fill } from '../../i18n/words.ts';
import { formatChange } from '../kit/format.ts';
import { Key } from '../kit/Key.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { useDesk } from './desk.ts';

type Reason = Change['reason'];

/** In two rows: what is gained, then the rest. */
const KEYS: readonly Reason[] = [
  'main-quest',
  'side-quest',
  'support-quest',
  'monster',
  'gain',
  'loss',
  ...FIXED_REASONS,
];
const AMOUNTS = Array.from({ length: 12 }, (_, place) => place + 1);

const isFixed = (reason: Reason): reason is FixedReason => FIXED_REASONS.some((fixed) => fixed === reason);

type Props = { readonly seat: number };

/** Two taps: what it was for, then how much, or whose quest it was. What always costs the same is one. */
export function Pad({ seat }: Props): JSX.Element {
  const { words, names, sheet, onChange } = useDesk();
  const [reason, setReason] = useState<Exclude<Reason, FixedReason> | undefined>(undefined);
  const [other, setOther] = useState<number | undefined>(undefined);
  const keys = useRef<HTMLDivElement>(null);
  const name = names[seat] ?? '';
  const enter = (change: Change): void => {
    onChange({ ...sheet, changes: [...sheet.changes, change] });
    // The key that was tapped goes away: by keyboard one goes on from its reason.
    keys.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true });
    setReason(undefined);
    setOther(undefined);
  };
  const tap = (next: Reason): void => {
    if (isFixed(next)) enter({ seat, reason: next });
    else setReason(next === reason ? undefined : next);
  };
  const owners = sheet.seats.flatMap((_, owner) => (owner === seat ? [] : [owner]));
  return (
    <>
      <div class="score-keys" role="group" aria-label={words.why} ref={keys}>
        {KEYS.map((each) => (
          <Key key={each} pressed={isFixed(each) ? undefined : each === reason} onTap={() => tap(each)}>
            {words.keys[each]}
          </Key>
        ))}
      </div>
      <div class="score-second">
        {reason === undefined && <p class="tool-hint">{fill(words.choose, { name })}</p>}
        {reason === 'support-quest' && (
          <>
            <p class="tool-hint">{words.owner}</p>
            <div class="score-keys" data-columns="2" role="group" aria-label={words.owner}>
              {owners.map((owner) => (
                <Key key={owner} onTap={() => enter({ seat, reason, owner })}>
                  {names[owner]}
                </Key>
              ))}
            </div>
          </>
        )}
        {reason !== undefined && reason !== 'support-quest' && (
          <>
            <div class="score-keys" data-columns="6" role="group" aria-label={words.amount}>
              {AMOUNTS.map((points) => (
                <Key key={points} onTap={() => enter({ seat, reason, points })}>
                  {formatChange(reason === 'loss' ? -points : points)}
                </Key>
              ))}
            </div>
            <div class="score-other">
              <span>{words.otherAmount}</span>
              <NumberField
                stepped
                field={{ label: words.amount, value: other, least: 1, onChange: setOther }}
              />
              <Key
                disabled={other === undefined}
                onTap={() => other !== undefined && enter({ seat, reason, points: other })}
              >
                {words.enter}
              </Key>
            </div>
          </>
        )}
      </div>
    </>
  );
}
