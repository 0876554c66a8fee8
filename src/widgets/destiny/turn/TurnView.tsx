import type { JSX } from 'preact';
import { type Placement, vote } from '../../../engine/path-of-destiny/chapter/destiny-token.ts';
import {
  carriedOver,
  changeChapter,
  type TurnPlace,
} from '../../../engine/path-of-destiny/game/game-edit.ts';
import { announcers, type Game, three } from '../../../engine/path-of-destiny/game/game.ts';
import type { Counts } from '../../../engine/path-of-destiny/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { countsFields } from '../parts/counts-fields.ts';
import { NumbersRow } from '../parts/NumbersRow.tsx';
import { PlayerName } from '../parts/PlayerName.tsx';
import { useKit } from '../../kit/kit.ts';
import { later } from '../../kit/later.tsx';
import { More } from '../../kit/More.tsx';
import { OtherReading } from '../../kit/OtherReading.tsx';
import { otherPlacement } from '../../../engine/path-of-destiny/game/game-chapters.ts';
import { SideHeads } from '../parts/SideHeads.tsx';
import { nameOf, sideWord, type Speech, toSteps } from '../steps.ts';
import { TurnResult } from './TurnResult.tsx';
import { Why } from '../../kit/Why.tsx';
import { BarButton } from '../../kit/ToolBar.tsx';

const ExtraEffort = later(async () => (await import('./ExtraEffort.tsx')).ExtraEffort);

type Props = {
  readonly game: Game;
  readonly place: TurnPlace;
  readonly placement: Placement | undefined;
  readonly speech: Speech;
  readonly onGame: (game: Game) => void;
};

/** One Turn: everybody's Active Symbols, what they announce, and where the token goes. */
export function TurnView({ game, place, placement, speech, onGame }: Props): JSX.Element {
  const { words } = speech;
  const kit = useKit().words;
  const { active, turns } = game.chapters[place.chapter];
  const row = turns[place.turn];
  const before = carriedOver(game, place);
  const isUntouched = row.every((counts) => counts === undefined);
  const side = placement === undefined || placement.place === 'aside' ? '' : sideWord(placement.place, words);
  const steps = toSteps(speech, 'turn', placement?.reasons ?? [], { side });
  const enter = (next: readonly (Counts | undefined)[]): void =>
    onGame(
      changeChapter(game, place.chapter, {
        turns: three((index) => (index === place.turn ? next : turns[index])),
      }),
    );
  return (
    <>
      {before.some((counts) => counts) && (
        // It stays when it has served: nothing may move under the thumb.
        <BarButton
          glyph="copy"
          name={fill(words.carryOver, { turn: words.turnNumbers[place.turn - 1] ?? '' })}
          served
          onTap={isUntouched ? () => enter(before) : undefined}
        />
      )}
      {game.automa !== undefined && <p class="tool-hint">{words.afterToss}</p>}
      <TurnResult game={game} place={place} placement={placement} steps={steps} speech={speech} />
      <SideHeads active={active} words={words} />
      {announcers(game).map(({ who, place: seat }) => {
        const name = nameOf(game, who, words);
        const counts = row[seat];
        return (
          <NumbersRow
            key={seat}
            name={name}
            title={<PlayerName game={game} who={who} words={words} />}
            note={counts ? words.votes[vote(counts)] : words.notYet}
            fields={countsFields(name, counts, words, (next) => enter(row.with(seat, next)))}
          />
        );
      })}
      <Why steps={steps} />
      {otherPlacement(game, place).map(({ option, place: other }) => (
        <OtherReading
          key={option}
          name={words.readings.options[option]}
          onTake={() => onGame({ ...game, readings: { ...game.readings, ties: option } })}
        >
          <span class="tool-reading">{words.readings.labels.ties}</span>{' '}
          {fill(kit.otherReading, {
            result: fill(words.token, { turn: words.turnNumbers[place.turn], place: words.places[other] }),
          })}
        </OtherReading>
      ))}
      {game.tale === 'the-edge-of-the-world' && (
        <More title={words.effort.title}>
          {() => <ExtraEffort game={game} chapter={place.chapter} speech={speech} onGame={onGame} />}
        </More>
      )}
    </>
  );
}
