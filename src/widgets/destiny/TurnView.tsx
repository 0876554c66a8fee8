import type { JSX } from 'preact';
import { type Placement, vote } from '../../engine/path-of-destiny/destiny-token.ts';
import { carriedOver, type TurnPlace } from '../../engine/path-of-destiny/game-edit.ts';
import { announcers, type Game, type Row } from '../../engine/path-of-destiny/game.ts';
import type { Counts } from '../../engine/path-of-destiny/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import { countsFields } from './counts-fields.ts';
import { NumbersRow } from './NumbersRow.tsx';
import { SideHeads } from './SideHeads.tsx';
import { nameOf, type Speech } from './steps.ts';
import { TurnResult } from './TurnResult.tsx';

type Props = {
  readonly game: Game;
  readonly place: TurnPlace;
  readonly placement: Placement | undefined;
  readonly speech: Speech;
  readonly onChange: (row: Row<Counts>) => void;
};

/** One Turn: everybody's Active Symbols, what they announce, and where the token goes. */
export function TurnView({ game, place, placement, speech, onChange }: Props): JSX.Element {
  const { words, ready } = speech;
  const { active, turns } = game.chapters[place.chapter];
  const row = turns[place.turn];
  const before = carriedOver(game, place);
  const isUntouched = row.every((counts) => counts === undefined);
  return (
    <>
      {before.some((counts) => counts) && (
        // It stays when it has served: nothing may move under the thumb.
        <button
          type="button"
          class="button destiny-carry"
          disabled={!ready || !isUntouched}
          onClick={() => onChange(before)}
        >
          <Glyph name="copy" />
          {fill(words.carryOver, { turn: words.turnNumbers[place.turn - 1] ?? '' })}
        </button>
      )}
      {game.automa !== undefined && <p class="destiny-hint">{words.afterToss}</p>}
      <SideHeads active={active} words={words} />
      {announcers(game).map(({ who, place: seat }) => {
        const name = nameOf(game, who, words);
        const counts = row[seat];
        return (
          <NumbersRow
            key={seat}
            name={name}
            note={counts ? words.votes[vote(counts)] : words.notYet}
            fields={countsFields(name, counts, words, (next) => onChange(row.with(seat, next)))}
            speech={speech}
          />
        );
      })}
      <TurnResult game={game} place={place} placement={placement} speech={speech} />
    </>
  );
}
