import type { JSX } from 'preact';
import type { ChapterResult } from '../../../engine/path-of-destiny/game/game-chapters.ts';
import type { Standing } from '../../../engine/path-of-destiny/game/game-score.ts';
import type { ChapterEntry, Game, Row } from '../../../engine/path-of-destiny/game/game.ts';
import type { Readings } from '../../../engine/path-of-destiny/game/readings.ts';
import { fill } from '../../../i18n/words.ts';
import { countsFields } from '../parts/counts-fields.ts';
import { Domination } from './Domination.tsx';
import { Initiative } from './Initiative.tsx';
import { NumbersRow } from '../parts/NumbersRow.tsx';
import { PlayerName } from '../parts/PlayerName.tsx';
import { OtherPoints } from './OtherPoints.tsx';
import { PathTokens } from './PathTokens.tsx';
import { SideHeads } from '../parts/SideHeads.tsx';
import { Standings } from './Standings.tsx';
import { nameOf, type Speech } from '../steps.ts';
import { TaleRules } from './TaleRules.tsx';

type Props = {
  readonly game: Game;
  readonly chapter: 0 | 1 | 2;
  readonly result: ChapterResult;
  readonly standings: Row<Standing>;
  readonly speech: Speech;
  readonly onChange: (change: Partial<ChapterEntry>) => void;
  readonly onReadings: (readings: Readings) => void;
};

/** The end of a Chapter: what dominates, everybody's points, Path tokens, and what the Tale adds. */
export function EndView({
  game,
  chapter,
  result,
  standings,
  speech,
  onChange,
  onReadings,
}: Props): JSX.Element {
  const { words } = speech;
  const entry = game.chapters[chapter];
  return (
    <>
      <Domination
        game={game}
        chapter={chapter}
        result={result}
        speech={speech}
        onChoose={(chosen) => onChange({ chosen })}
      />
      <h2>{words.endSymbols}</h2>
      <SideHeads active={entry.active} words={words} />
      {game.characters.map((who, seat) => {
        const name = nameOf(game, who, words);
        const award = result.awards[seat];
        return (
          <NumbersRow
            key={who}
            name={name}
            title={<PlayerName game={game} who={who} words={words} />}
            note={award ? <strong>{fill(words.award, award)}</strong> : words.unknown}
            fields={countsFields(name, result.symbols[seat], words, (next) =>
              onChange({ end: entry.end.with(seat, next) }),
            )}
          />
        );
      })}
      <PathTokens game={game} result={result} speech={speech} onReadings={onReadings} />
      <Initiative
        game={game}
        order={entry.initiative}
        speech={speech}
        onChange={(initiative) => onChange({ initiative })}
      />
      <TaleRules game={game} chapter={chapter} result={result} speech={speech} />
      <OtherPoints
        game={game}
        points={entry.other}
        speech={speech}
        onChange={(other) => onChange({ other })}
      />
      <Standings game={game} chapter={chapter} standings={standings} speech={speech} />
    </>
  );
}
