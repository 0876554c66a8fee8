import type { JSX } from 'preact';
import type { GameScore } from '../../engine/path-of-destiny/game/game-score.ts';
import type { Game } from '../../engine/path-of-destiny/game/game.ts';
import { fill } from '../../i18n/words.ts';
import { Result } from './Result.tsx';
import { nameOf, type Speech, type Step, toSteps } from './steps.ts';

type Props = { readonly game: Game; readonly score: GameScore; readonly speech: Speech };

/** Who wins, as soon as everything is entered. */
export function Winner({ game, score, speech }: Props): JSX.Element {
  const { words } = speech;
  const { winner, scores, standings } = score;
  const open = (detail: string): JSX.Element => (
    <Result verdict={undefined} detail={detail} steps={[]} words={words} lines={4} />
  );
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
    <Result
      verdict={fill(words.final.wins, { who: nameOf(game, winner.player, words), score: best?.score ?? '' })}
      detail={scores
        .map(({ player, score: points }) => `${nameOf(game, player, words)} ${points}`)
        .join(' · ')}
      steps={winnerSteps(score, speech)}
      words={words}
      lines={4}
    />
  );
}

/** Why they win. It stands below the numbers, so that it moves none of them when it turns up. */
export const winnerSteps = ({ winner }: GameScore, speech: Speech): readonly Step[] =>
  typeof winner === 'object' ? toSteps(speech, 'winner', winner.reasons) : [];
