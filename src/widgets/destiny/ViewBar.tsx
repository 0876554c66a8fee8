import type { JSX } from 'preact';
import type { ChapterResult } from '../../engine/path-of-destiny/game/game-chapters.ts';
import { three } from '../../engine/path-of-destiny/game/game.ts';
import { fill } from '../../i18n/words.ts';
import { PlaceMark } from './PlaceMark.tsx';
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

const CHAPTER_VIEWS = three((chapter): View => ({ chapter, part: 0 }));
const FINAL: View = { chapter: 2, part: 'final' };

export function ViewBar({ view, result, speech: { words, ready }, onView }: Props): JSX.Element {
  const choices = [...CHAPTER_VIEWS, FINAL];
  const chosen = view.part === 'final' ? choices.length - 1 : view.chapter;
  return (
    <div class="destiny-views" role="group" aria-label={words.views.label}>
      <select
        class="destiny-select"
        aria-label={words.views.choose}
        disabled={!ready}
        value={chosen}
        onChange={(event) => onView(choices[event.currentTarget.selectedIndex] ?? view)}
      >
        {choices.map(({ chapter, part }, index) => (
          <option key={index} value={index}>
            {part === 'final' ? words.views.final : fill(words.views.chapter, { number: chapter + 1 })}
          </option>
        ))}
      </select>
      {view.part !== 'final' && (
        <>
          {three((turn) => {
            const place = result.turns[turn]?.place;
            const name = fill(words.views.turn, { number: words.turnNumbers[turn] });
            return (
              <button
                key={turn}
                type="button"
                class="tool-key"
                disabled={!ready}
                aria-pressed={view.part === turn}
                aria-label={`${name}: ${place === undefined ? words.views.open : words.places[place]}`}
                onClick={() => onView({ chapter: view.chapter, part: turn })}
              >
                {words.turnNumbers[turn]}
                {place !== undefined && <PlaceMark place={place} />}
              </button>
            );
          })}
          <button
            type="button"
            class="tool-key"
            disabled={!ready}
            aria-pressed={view.part === 'end'}
            onClick={() => onView({ chapter: view.chapter, part: 'end' })}
          >
            {words.views.end}
          </button>
        </>
      )}
    </div>
  );
}
