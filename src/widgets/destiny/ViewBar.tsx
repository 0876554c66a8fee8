import type { JSX } from 'preact';
import type { ChapterResult } from '../../engine/path-of-destiny/game/game-chapters.ts';
import { three } from '../../engine/path-of-destiny/game/game.ts';
import { fill } from '../../i18n/words.ts';
import { Key } from '../kit/Key.tsx';
import { Select } from '../kit/Select.tsx';
import { PlaceMark } from './parts/PlaceMark.tsx';
import type { Speech } from './steps.ts';

/** Which part of the game is shown. */
export type View = { readonly chapter: 0 | 1 | 2; readonly part: 0 | 1 | 2 | 'end' | 'final' };

type Props = {
  readonly view: View;
  /** Of the Chapter that is shown. */
  readonly result: ChapterResult;
  readonly speech: Speech;
  readonly onView: (view: View) => void;
};

const CHOICES: Readonly<Record<'0' | '1' | '2' | 'final', View>> = {
  0: { chapter: 0, part: 0 },
  1: { chapter: 1, part: 0 },
  2: { chapter: 2, part: 0 },
  final: { chapter: 2, part: 'final' },
};

export function ViewBar({ view, result, speech: { words }, onView }: Props): JSX.Element {
  const name = (chapter: number): string => fill(words.views.chapter, { number: chapter });
  return (
    <div class="destiny-views" role="group" aria-label={words.views.label}>
      <Select
        label={words.views.choose}
        options={['0', '1', '2', 'final'] as const}
        names={{ 0: name(1), 1: name(2), 2: name(3), final: words.views.final }}
        chosen={view.part === 'final' ? 'final' : `${view.chapter}`}
        onChoose={(choice) => onView(choice ? CHOICES[choice] : view)}
      />
      {view.part !== 'final' && (
        <>
          {three((turn) => {
            const place = result.turns[turn]?.place;
            const label = fill(words.views.turn, { number: words.turnNumbers[turn] });
            return (
              <Key
                key={turn}
                pressed={view.part === turn}
                label={`${label}: ${place === undefined ? words.views.open : words.places[place]}`}
                onTap={() => onView({ chapter: view.chapter, part: turn })}
              >
                {words.turnNumbers[turn]}
                {place !== undefined && <PlaceMark place={place} />}
              </Key>
            );
          })}
          <Key pressed={view.part === 'end'} onTap={() => onView({ chapter: view.chapter, part: 'end' })}>
            {words.views.end}
          </Key>
        </>
      )}
    </div>
  );
}
