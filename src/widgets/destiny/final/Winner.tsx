import type { JSX } from 'preact';
import { type GameScore, otherWinners } from '../../../engine/path-of-destiny/game/game-score.ts';
import type { Game } from '../../../engine/path-of-destiny/game/game.ts';
import { fill } from '../../../i18n/words.ts';
import { useKit } from '../../kit/kit.ts';
import { OtherReading } from '../../kit/OtherReading.tsx';
import { Result } from '../../kit/Result.tsx';
import { basisOf, type Step } from '../../kit/Why.tsx';
import { nameOf, type Speech, toSteps } from '../steps.ts';

type Props = {
  readonly game: Game;
  readonly score: GameScore;
  readonly speech: Speech;
  readonly onGame: (game: Game) => void;
};

/** Who wins, as soon as everything is entered, and who would by another reading. */
export function Winner({ game, score, speech, onGame }: Props): JSX.Element {
  const { words } = speech;
  const kit = useKit().words;
  const { winner, scores, standings } = score;
  const open = (detail: string): JSX.Element => <Result above lines={4} detail={detail} />;
  if (winner === undefined) {
    const missing = game.characters.filter(
      (_, seat) => standings[2][seat] === undefined || game.final[seat] === undefined,
    );
    return open(fill(words.final.open, { names: missing.map((who) => nameOf(game, who, words)).join(', ') }));
  }
  if (winner === 'objectives-missing') return open(words.final.uncounted);
  if (typeof winner === 'string') return open(words.final.tied);
  const best = scores.find(({ player }) => player === winner.player);
  return (
    <>
      <Result
        above
        lines={4}
        verdict={fill(words.final.wins, {
          who: nameOf(game, winner.player, words),
          score: best?.score ?? '',
        })}
        detail={scores
          .map(({ player, score: points }) => `${nameOf(game, player, words)} ${points}`)
          .join(' · ')}
        basis={basisOf(winner.reasons)}
      />
      {otherWinners(game, winner).map(({ kind, option, winner: other }) => (
        <OtherReading
          key={option}
          name={words.readings.options[option]}
          onTake={() => onGame({ ...game, readings: { ...game.readings, [kind]: option } })}
        >
          <span class="tool-reading">{words.readings.labels[kind]}</span>{' '}
          {fill(kit.otherReading, {
            result: fill(words.final.otherWinner, { who: nameOf(game, other, words) }),
          })}
        </OtherReading>
      ))}
    </>
  );
}

/** Why they win. It stands below the numbers, so that it moves none of them when it turns up. */
export const winnerSteps = ({ winner }: GameScore, speech: Speech): readonly Step[] =>
  typeof winner === 'object' ? toSteps(speech, 'winner', winner.reasons) : [];
