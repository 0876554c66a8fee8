import type { JSX } from 'preact';
import { objectiveScore } from '../../../engine/path-of-destiny/game/game-tale.ts';
import type { Game, ObjectiveEntry } from '../../../engine/path-of-destiny/game/game.ts';
import { type Objective, OBJECTIVES } from '../../../engine/path-of-destiny/tale/striga.ts';
import { fill } from '../../../i18n/words.ts';
import { NumberField } from '../../kit/NumberField.tsx';
import { NumbersRow } from '../parts/NumbersRow.tsx';
import { PlayerName } from '../parts/PlayerName.tsx';
import { nameOf, type Speech, toSteps } from '../steps.ts';
import { Why } from '../../kit/Why.tsx';

type Props = {
  readonly game: Game;
  /** Those that score; not known before a Symbol dominates the third Chapter. */
  readonly scoring: readonly Objective[] | undefined;
  readonly speech: Speech;
  readonly onChange: (objectives: Game['objectives']) => void;
};

/** The Secret Objectives of Striga: which of them score, and what they bring. */
export function Objectives({ game, scoring, speech, onChange }: Props): JSX.Element {
  const { words } = speech;
  return (
    <section class="destiny-objectives">
      <h2>{words.objectivesOpen}</h2>
      {scoring === undefined ? (
        <p class="tool-hint">{words.objective.unknown}</p>
      ) : (
        <Why steps={toSteps(speech, 'objective', [{ reason: 'dominating-reveals', basis: 'print' }])} />
      )}
      {(scoring ?? OBJECTIVES).map((kind) => (
        <OneObjective
          key={kind}
          game={game}
          name={words.objectives[kind]}
          entry={game.objectives[kind]}
          speech={speech}
          onChange={(entry) => onChange({ ...game.objectives, [kind]: entry })}
        />
      ))}
    </section>
  );
}

type OneProps = {
  readonly game: Game;
  readonly name: string;
  readonly entry: ObjectiveEntry;
  readonly speech: Speech;
  readonly onChange: (entry: ObjectiveEntry) => void;
};

function OneObjective({ game, name, entry, speech, onChange }: OneProps): JSX.Element {
  const { words } = speech;
  const { counts, points } = entry;
  const score = objectiveScore(entry);
  const summary = game.characters.map(
    (who, seat) => `${nameOf(game, who, words)} ${score?.points[seat] ?? ''}`,
  );
  const setPoints = (place: 0 | 1 | 2, value: number): void => {
    const [most, second, third] = points.with(place, value);
    onChange({ ...entry, points: [most ?? 0, second ?? 0, third ?? 0] });
  };
  return (
    <details class="tool-more destiny-objective">
      <summary>
        <span>
          {name}
          {score !== undefined && <small>{summary.join(' · ')}</small>}
        </span>
      </summary>
      <p class="tool-hint">{words.objective.hint}</p>
      <div class="destiny-heads" data-fields="3" aria-hidden="true">
        {words.objective.points.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <div class="destiny-fields" data-fields="3">
        {([0, 1, 2] as const).map((place) => (
          <NumberField
            key={place}
            field={{
              label: fill(words.field.name, { who: name, what: words.objective.points[place] }),
              value: points[place],
              least: 0,
              onChange: (value) => setPoints(place, value),
            }}
            stepped={false}
          />
        ))}
      </div>
      {game.characters.map((who, seat) => (
        <NumbersRow
          key={who}
          name={nameOf(game, who, words)}
          title={<PlayerName game={game} who={who} words={words} />}
          note={
            score === undefined ? (
              words.unknown
            ) : (
              <strong>{fill(words.objective.scores, { points: score.points[seat] ?? 0 })}</strong>
            )
          }
          fields={[
            {
              label: fill(words.field.name, { who: nameOf(game, who, words), what: name }),
              value: counts[seat],
              least: 0,
              onChange: (value) => onChange({ ...entry, counts: counts.with(seat, value) }),
            },
          ]}
        />
      ))}
      {score !== undefined && <Why steps={toSteps(speech, 'objective', score.reasons)} />}
    </details>
  );
}
