import type { JSX } from 'preact';
import type { GameScore, Standing } from '../../engine/path-of-destiny/game-score.ts';
import type { FinalPoints, Game, Row } from '../../engine/path-of-destiny/game.ts';
import { fill } from '../../i18n/words.ts';
import { NumbersRow } from './NumbersRow.tsx';
import { Result } from './Result.tsx';
import { nameOf, type Speech, toSteps } from './steps.ts';

type Props = {
  readonly game: Game;
  readonly score: GameScore;
  readonly speech: Speech;
  readonly onChange: (final: Row<FinalPoints>) => void;
};

const KINDS = ['sideQuest', 'golden', 'tale'] as const;
const NOTHING: FinalPoints = { sideQuest: 0, golden: 0, tale: 0 };

/** Final scoring in the order of the book, and the winner. */
export function FinalView({ game, score, speech, onChange }: Props): JSX.Element {
  const { words } = speech;
  return (
    <>
      <p class="destiny-hint">{words.final.hint}</p>
      <div class="destiny-heads" data-fields="3" aria-hidden="true">
        {KINDS.map((kind) => (
          <span key={kind}>{words.finalPoints[kind]}</span>
        ))}
      </div>
      {game.characters.map((who, seat) => {
        const name = nameOf(game, who, words);
        const own = game.final[seat];
        const standing = score.standings[2][seat];
        const total = score.scores.find(({ player }) => player === who)?.score;
        return (
          <NumbersRow
            key={who}
            name={name}
            note={fill(words.final.total, {
              victory: standing?.victory ?? words.unknown,
              total: total ?? words.unknown,
            })}
            stepped={false}
            fields={KINDS.map((kind) => ({
              label: fill(words.field.name, { who: name, what: words.finalPoints[kind] }),
              value: kind === 'golden' && !canScoreGolden(standing) ? undefined : own?.[kind],
              least: 0,
              disabled: kind === 'golden' && !canScoreGolden(standing),
              onChange: (value) => onChange(game.final.with(seat, { ...NOTHING, ...own, [kind]: value })),
            }))}
            speech={speech}
          />
        );
      })}
      <Winner game={game} score={score} speech={speech} />
    </>
  );
}

/** As long as the Chapters are not complete, the marker may still enter the track. */
const canScoreGolden = (standing: Standing | undefined): boolean =>
  standing === undefined || standing.track.golden !== undefined;

function Winner({ game, score, speech }: Omit<Props, 'onChange'>): JSX.Element {
  const { words } = speech;
  const { winner, scores, standings } = score;
  if (winner === undefined) {
    const open = game.characters.filter(
      (_, seat) => standings[2][seat] === undefined || game.final[seat] === undefined,
    );
    const names = open.map((who) => nameOf(game, who, words)).join(', ');
    return <Result verdict={undefined} detail={fill(words.final.open, { names })} steps={[]} />;
  }
  if (typeof winner === 'string') return <Result verdict={undefined} detail={words.final.tied} steps={[]} />;
  const best = scores.find(({ player }) => player === winner.player);
  return (
    <Result
      verdict={fill(words.final.wins, { who: nameOf(game, winner.player, words), score: best?.score ?? '' })}
      detail={scores
        .map(({ player, score: points }) => `${nameOf(game, player, words)} ${points}`)
        .join(' · ')}
      steps={toSteps(speech, 'winner', winner.reasons)}
    />
  );
}
