import type { JSX } from 'preact';
import { finalSum, type GameScore, mayScoreGolden } from '../../../engine/path-of-destiny/game/game-score.ts';
import { type FinalPoints, type Game, isAutoma } from '../../../engine/path-of-destiny/game/game.ts';
import type { Objective } from '../../../engine/path-of-destiny/tale/striga.ts';
import { fill } from '../../../i18n/words.ts';
import { NumbersRow } from '../parts/NumbersRow.tsx';
import { Objectives } from './Objectives.tsx';
import { PlayerName } from '../parts/PlayerName.tsx';
import { nameOf, type Speech } from '../steps.ts';
import { Why } from '../../kit/Why.tsx';
import { Winner, winnerSteps } from './Winner.tsx';

type Props = {
  readonly game: Game;
  readonly score: GameScore;
  /** The Secret Objectives that score, and what they bring by seat. */
  readonly scoring: readonly Objective[] | undefined;
  readonly objectives: readonly number[] | undefined;
  readonly speech: Speech;
  readonly onGame: (game: Game) => void;
};

const KINDS = ['sideQuest', 'golden', 'tale'] as const;
const NOTHING: FinalPoints = { sideQuest: 0, golden: 0, tale: 0 };

/** Final scoring in the order of the book, and the winner. */
export function FinalView({ game, score, scoring, objectives, speech, onGame }: Props): JSX.Element {
  const { words } = speech;
  return (
    <>
      <Winner game={game} score={score} speech={speech} onGame={onGame} />
      <p class="tool-hint">{words.final.hint}</p>
      <div class="destiny-heads" data-fields="3" aria-hidden="true">
        {KINDS.map((kind) => (
          <span key={kind}>{words.finalPoints[kind]}</span>
        ))}
      </div>
      {game.characters.map((who, seat) => {
        const name = nameOf(game, who, words);
        const own = game.final[seat];
        const standing = score.standings[2][seat];
        // The Automa has no side quest (p. 20); a golden marker that never entered scores nothing.
        const isOut = (kind: (typeof KINDS)[number]): boolean =>
          (kind === 'sideQuest' && isAutoma(game, seat)) || (kind === 'golden' && !mayScoreGolden(standing));
        const secret = objectives?.[seat] ?? 0;
        return (
          <NumbersRow
            key={who}
            name={name}
            title={<PlayerName game={game} who={who} words={words} />}
            note={
              standing || own
                ? fill(secret > 0 ? words.final.totalWithObjectives : words.final.total, {
                    victory: standing?.victory ?? words.final.none,
                    objectives: secret,
                    final: own ? finalSum(standing, own) : words.final.none,
                    total: score.totals[seat] ?? words.final.none,
                  })
                : words.unknown
            }
            stepped={false}
            fields={KINDS.map((kind) => ({
              label: fill(words.field.name, { who: name, what: words.finalPoints[kind] }),
              value: isOut(kind) ? undefined : own?.[kind],
              least: 0,
              disabled: isOut(kind),
              onChange: (value) =>
                onGame({ ...game, final: game.final.with(seat, { ...NOTHING, ...own, [kind]: value }) }),
            }))}
          />
        );
      })}
      <Why steps={winnerSteps(score, speech)} />
      {game.tale === 'striga' && (
        <Objectives
          game={game}
          scoring={scoring}
          speech={speech}
          onChange={(next) => onGame({ ...game, objectives: next })}
        />
      )}
    </>
  );
}
