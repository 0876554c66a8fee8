import type { JSX } from 'preact';
import { resolveAlliance } from '../../engine/path-of-destiny/alliance.ts';
import type { Game } from '../../engine/path-of-destiny/game.ts';
import { revealedObjectives } from '../../engine/path-of-destiny/striga.ts';
import type { Side } from '../../engine/path-of-destiny/vocabulary.ts';
import { type Speech, toSteps } from './steps.ts';
import { Why } from './Why.tsx';

type Props = {
  readonly game: Game;
  readonly chapter: 0 | 1 | 2;
  readonly dominating: Side | undefined;
  readonly speech: Speech;
};

/** What the Dominating Symbol means for the special rules of the Tale. */
export function TaleRules({ game, chapter, dominating, speech }: Props): JSX.Element | null {
  const { words } = speech;
  if (dominating === undefined) return null;
  if (game.tale === 'the-lesser-evil') {
    const { ally, reasons } = resolveAlliance({ renfri: 0, stregobor: 0 }, dominating);
    return (
      <section>
        <h2>{words.alliance[ally]}</h2>
        <Why steps={toSteps(speech, 'alliance', reasons)} />
      </section>
    );
  }
  if (game.tale !== 'striga' || chapter !== 2) return null;
  const { active } = game.chapters[chapter];
  return (
    <section>
      <h2>{words.objectivesOpen}</h2>
      {active === undefined ? (
        <p>{words.symbolsNeeded}</p>
      ) : (
        <ul>
          {revealedObjectives(active[dominating]).map((objective) => (
            <li key={objective}>{words.objectives[objective]}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
