import type { ComponentChildren, JSX } from 'preact';
import { isSolo, mayGain, type Trophy } from '../../engine/old-world/game/trophy-sheet.ts';
import { ATTRIBUTES } from '../../engine/old-world/vocabulary.ts';
import { printed } from '../../engine/reasons.ts';
import { fill } from '../../i18n/words.ts';
import { Key } from '../kit/Key.tsx';
import { Part } from '../kit/Part.tsx';
import { Why } from '../kit/Why.tsx';
import { toSteps, useDesk } from './desk.ts';
import type { TrophiesReason } from './reasons.ts';

type Gain = { readonly trophy: Trophy; readonly face: ComponentChildren };
type GroupProps = {
  readonly kind: Trophy['kind'];
  readonly gains: readonly Gain[];
  readonly name: string;
  /** What is said whatever is barred. */
  readonly always: readonly TrophiesReason[];
};

/** The three ways to a trophy. One tap writes it down; what cannot be gained now says why. */
export function Gains({ seat }: { readonly seat: number }): JSX.Element {
  const { words, names, sheet } = useDesk();
  const name = names[seat] ?? '';
  const others = sheet.seats.flatMap((_, from) => (from === seat ? [] : [from]));
  const solo = isSolo(sheet);
  return (
    <>
      <Group
        kind="monster"
        name={name}
        gains={[{ trophy: { seat, kind: 'monster' }, face: words.monsterKey }]}
        always={solo ? ['driven-away'] : []}
      />
      {!solo && (
        <Group
          kind="witcher"
          name={name}
          gains={others.map((from) => ({ trophy: { seat, kind: 'witcher', from }, face: names[from] }))}
          always={['attacker-only']}
        />
      )}
      <Group
        kind="attribute"
        name={name}
        gains={ATTRIBUTES.map((attribute) => ({
          trophy: { seat, kind: 'attribute', attribute },
          face: words.attributes[attribute],
        }))}
        always={['level-five']}
      />
    </>
  );
}

function Group({ kind, gains, name, always }: GroupProps): JSX.Element {
  const desk = useDesk();
  const { words, sheet, onChange } = desk;
  const asked = gains.map((gain) => ({ ...gain, ...mayGain(sheet, gain.trophy) }));
  const bars = asked.flatMap(({ obstacles }) =>
    obstacles.flatMap(({ reason, basis }) => (reason === 'game-over' ? [] : [{ reason, basis }])),
  );
  const first = bars.filter(({ reason }, at) => bars.findIndex((bar) => bar.reason === reason) === at);
  return (
    <Part name={fill(words.from[kind], { name })}>
      <div class="score-keys" data-columns={gains.length === 1 ? 1 : 4}>
        {asked.map(({ trophy, face, allowed }, place) => (
          <Key
            key={place}
            disabled={!allowed}
            onTap={() => onChange({ ...sheet, trophies: [...sheet.trophies, trophy] })}
          >
            {face}
          </Key>
        ))}
      </div>
      <Why steps={toSteps(desk, [...first, ...always.map(printed)])} />
    </Part>
  );
}
