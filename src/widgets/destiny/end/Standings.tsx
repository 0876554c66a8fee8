import type { JSX } from 'preact';
import type { Standing } from '../../../engine/path-of-destiny/game/game-score.ts';
import { type Game, isAutoma, type Row } from '../../../engine/path-of-destiny/game/game.ts';
import { fill } from '../../../i18n/words.ts';
import { PlayerName } from '../parts/PlayerName.tsx';
import { experienceSteps, type Speech } from '../steps.ts';
import { Why } from '../../kit/Why.tsx';

type Props = {
  readonly game: Game;
  readonly chapter: 0 | 1 | 2;
  readonly standings: Row<Standing>;
  readonly speech: Speech;
};

/** Where everybody stands after a Chapter. */
export function Standings({ game, chapter, standings, speech }: Props): JSX.Element {
  const { words } = speech;
  const { standing } = words;
  const moved = game.characters.flatMap((who, seat) => {
    const reasons = standings[seat]?.moves.flatMap((move) => move.reasons) ?? [];
    const steps = experienceSteps(speech, reasons, isAutoma(game, seat));
    return steps.length > 0 ? [{ who, steps }] : [];
  });
  return (
    <section>
      <h2>{fill(standing.title, { number: chapter + 1 })}</h2>
      <table class="tool-figures">
        <thead>
          <tr>
            <th scope="col">{standing.who}</th>
            <th scope="col">{standing.victory}</th>
            <th scope="col">{standing.experience}</th>
          </tr>
        </thead>
        <tbody>
          {game.characters.map((who, seat) => (
            <tr key={who}>
              <th scope="row">
                <PlayerName game={game} who={who} words={words} />
              </th>
              <td>{standings[seat]?.victory ?? standing.open}</td>
              <td>{describeTrack(standings[seat], speech)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {moved.length > 0 && (
        <details class="tool-more destiny-moves">
          <summary>{standing.moves}</summary>
          {moved.map(({ who, steps }) => (
            <div key={who}>
              <p class="destiny-name">
                <PlayerName game={game} who={who} words={words} />
              </p>
              <Why steps={steps} />
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

function describeTrack(own: Standing | undefined, { words: { standing } }: Speech): string {
  if (own === undefined) return standing.open;
  const { regular, golden } = own.track;
  return golden === undefined ? String(regular) : fill(standing.golden, { regular, golden });
}
