import type { JSX } from 'preact';
import { COLORS } from '../../../engine/path-of-destiny/colors.ts';
import { type ExtraEffortCheck, latestCards } from '../../../engine/path-of-destiny/tale/extra-effort.ts';
import { otherReadings } from '../../../engine/path-of-destiny/game/readings.ts';
import { useKit } from '../../kit/kit.ts';
import { changeChapter } from '../../../engine/path-of-destiny/game/game-edit.ts';
import { chapterEffort } from '../../../engine/path-of-destiny/game/game-effort.ts';
import type { ChapterEntry, Game } from '../../../engine/path-of-destiny/game/game.ts';
import { CHAPTERS, timelineSize } from '../../../engine/path-of-destiny/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { ColorMark } from '../parts/ColorMark.tsx';
import { ColorPad } from './ColorPad.tsx';
import { ReadingChoice } from '../parts/ReadingChoice.tsx';
import { type Speech, toSteps } from '../steps.ts';
import { Why } from '../../kit/Why.tsx';
import { Key } from '../../kit/Key.tsx';

type Props = {
  readonly game: Game;
  readonly chapter: 0 | 1 | 2;
  readonly speech: Speech;
  readonly onGame: (game: Game) => void;
};

/** Whether somebody's Timeline shows the sequence of the Extra Effort card. */
export function ExtraEffort({ game, chapter, speech, onGame }: Props): JSX.Element {
  const { words } = speech;
  const { effort } = words;
  const { sequence, timeline } = game.chapters[chapter];
  const check = chapterEffort(game, chapter);
  const kit = useKit().words;
  const [other] = otherReadings(game.readings)
    .filter(({ kind }) => kind === 'arrangement')
    .map(({ readings }) => chapterEffort({ ...game, readings }, chapter));
  const verdictOf = ({ met, places }: ExtraEffortCheck): string =>
    met ? fill(effort.met, { places: places.map((place) => place + 1).join(', ') }) : effort.notMet;
  const change = (entry: Partial<ChapterEntry>): void => onGame(changeChapter(game, chapter, entry));
  const latest = timeline.at(-1);
  const most = timelineSize(CHAPTERS[chapter]);
  return (
    <div class="destiny-effort">
      <ColorPad
        label={fill(effort.sequence, { chapter: CHAPTERS[chapter] })}
        cards={sequence.map((color) => [color])}
        most={most}
        speech={speech}
        onChange={(cards) => change({ sequence: cards.flat() })}
      />
      <ColorPad
        label={effort.timeline}
        cards={timeline}
        most={most}
        marked={{ places: latestCards(timeline.length, CHAPTERS[chapter]), as: effort.played }}
        hint={effort.hint}
        speech={speech}
        onChange={(cards) => change({ timeline: cards })}
      />
      {latest !== undefined && (
        <div class="destiny-pad" role="group" aria-label={effort.multicolor}>
          <p class="tool-hint">{effort.multicolor}</p>
          <div class="destiny-colors">
            {COLORS.map((color) => {
              const has = latest.includes(color);
              const colors = COLORS.filter((other) => latest.includes(other) !== (other === color));
              return (
                <Key
                  key={color}
                  kind="step"
                  disabled={colors.length === 0}
                  pressed={has}
                  label={words.colors[color]}
                  onTap={() => change({ timeline: timeline.with(-1, colors) })}
                >
                  <ColorMark color={color} name={words.colors[color]} />
                </Key>
              );
            })}
          </div>
        </div>
      )}
      <p class={check === undefined ? 'tool-hint' : 'tool-verdict'} role="status">
        {check === undefined ? effort.open : verdictOf(check)}
      </p>
      {check !== undefined && <Why steps={toSteps(speech, 'effort', check.reasons)} />}
      {check && other && check.met !== other.met && (
        <p class="tool-hint">{fill(kit.otherReading, { result: verdictOf(other) })}</p>
      )}
      <ReadingChoice
        kind="arrangement"
        readings={game.readings}
        speech={speech}
        onChange={(readings) => onGame({ ...game, readings })}
      />
    </div>
  );
}
