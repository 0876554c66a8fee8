import type { JSX } from 'preact';
import { isSolo, mayGain, type Trophy } from '../../engine/old-world/game/trophy-sheet.ts';
import { ATTRIBUTES } from '../../engine/old-world/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import { Key } from '../kit/Key.tsx';
import { Part } from '../kit/Part.tsx';
import { type Step, Why } from '../kit/Why.tsx';
import { toSteps } from '../score/steps.ts';
import { type Desk, useDesk } from './desk.ts';

type Gain = { readonly trophy: Trophy; readonly face: string };

type Props = { readonly seat: number };

/** The three ways to a trophy. One tap writes it down; what cannot be gained now says why. */
export function Gains({ seat }: Props): JSX.Element {
  const desk = useDesk();
  const { words, names, sheet, onChange } = desk;
  const solo = isSolo(sheet);
  const others = sheet.seats.flatMap((_, from) => (from === seat ? [] : [from]));
  const groups: Readonly<Record<Trophy['kind'], readonly Gain[]>> = {
    monster: [{ trophy: { seat, kind: 'monster' }, face: words.monsterKey }],
    witcher: others.map((from) => ({ trophy: { seat, kind: 'witcher', from }, face: names[from] ?? '' })),
    attribute: ATTRIBUTES.map((attribute) => ({
      trophy: { seat, kind: 'attribute', attribute },
      face: words.attributes[attribute],
    })),
  };
  const keys = (gains: readonly Gain[]): JSX.Element => (
    <div class="score-keys" data-columns={gains.length === 1 ? 1 : 4}>
      {gains.map(({ trophy, face }) => (
        <Key
          key={face}
          disabled={!mayGain(sheet, trophy).allowed}
          onTap={() => onChange({ ...sheet, trophies: [...sheet.trophies, trophy] })}
        >
          {face}
        </Key>
      ))}
    </div>
  );
  return (
    <>
      <Part name={fill(words.from.monster, { name: names[seat] ?? '' })}>{keys(groups.monster)}</Part>
      {!solo && <Part name={words.from.witcher}>{keys(groups.witcher)}</Part>}
      <Part name={words.from.attribute}>{keys(groups.attribute)}</Part>
      <Why steps={Object.values(groups).flatMap((gains) => barSteps(gains, desk))} />
    </>
  );
}

/** Each thing that bars something, once, with all that it bars. */
function barSteps(gains: readonly Gain[], desk: Desk): readonly Step[] {
  const bars = gains.flatMap(({ trophy, face }) =>
    mayGain(desk.sheet, trophy).obstacles.flatMap(({ reason, basis }) =>
      reason === 'game-over' ? [] : [{ reason, basis, face }],
    ),
  );
  const first = bars.filter(({ reason }, at) => bars.findIndex((bar) => bar.reason === reason) === at);
  return toSteps(desk, first).map((step, place) => ({
    ...step,
    text: `${bars
      .filter(({ reason }) => reason === first[place]?.reason)
      .map(({ face }) => face)
      .join(', ')}: ${step.text}`,
  }));
}
