import type { JSX } from 'preact';
import { resolveAlliance } from '../../../engine/path-of-destiny/tale/alliance.ts';
import type { ChapterResult } from '../../../engine/path-of-destiny/game/game-chapters.ts';
import { scoringObjectives } from '../../../engine/path-of-destiny/game/game-tale.ts';
import type { Game } from '../../../engine/path-of-destiny/game/game.ts';
import { type Speech, toSteps } from '../steps.ts';
import { Why } from '../../kit/Why.tsx';

type Props = {
  readonly game: Game;
  readonly chapter: 0 | 1 | 2;
  readonly result: ChapterResult;
  readonly speech: Speech;
};

/** What the Dominating Symbol means for the special rules of the Tale. */
export function TaleRules({ game, chapter, result, speech }: Props): JSX.Element | null {
  const { words } = speech;
  const { dominating } = result;
  if (dominating === undefined) return null;
  if (game.tale === 'the-lesser-evil') {
    const { ally, reasons } = resolveAlliance(dominating);
    return (
      <section>
        <h2>{words.alliance[ally]}</h2>
        <Why steps={toSteps(speech, 'alliance', reasons)} />
      </section>
    );
  }
  if (game.tale !== 'striga' || chapter !== 2) return null;
  const scoring = scoringObjectives(game, result);
  return (
    <section>
      <h2>{words.objectivesOpen}</h2>
      {scoring === undefined ? (
        <p>{words.symbolsNeeded}</p>
      ) : (
        <>
          <ul>
            {scoring.map((objective) => (
              <li key={objective}>{words.objectives[objective]}</li>
            ))}
          </ul>
          <Why steps={toSteps(speech, 'objective', [{ reason: 'dominating-reveals', basis: 'print' }])} />
          <p class="tool-hint">{words.objective.where}</p>
        </>
      )}
    </section>
  );
}
