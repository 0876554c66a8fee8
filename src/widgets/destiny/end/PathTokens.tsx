import type { JSX } from 'preact';
import { pathTokenBonus } from '../../../engine/path-of-destiny/chapter/chapter-end.ts';
import type { ChapterResult } from '../../../engine/path-of-destiny/game/game-chapters.ts';
import type { Game } from '../../../engine/path-of-destiny/game/game.ts';
import type { Readings } from '../../../engine/path-of-destiny/game/readings.ts';
import { type Side, SIDES } from '../../../engine/path-of-destiny/vocabulary.ts';
import { ReadingChoice } from '../parts/ReadingChoice.tsx';
import { nameOf, type Speech, toSteps } from '../steps.ts';
import { type Step, Why } from '../../kit/Why.tsx';

type Props = {
  readonly game: Game;
  readonly result: ChapterResult;
  readonly speech: Speech;
  readonly onReadings: (readings: Readings) => void;
};

/** Who receives the two Path tokens, and whether they bring a reward or a penalty. */
export function PathTokens({ game, result, speech, onReadings }: Props): JSX.Element {
  const { pathTokens, dominating } = result;
  const { words } = speech;
  const describe = (side: Side): { readonly who: string; readonly steps: readonly Step[] } => {
    const token = pathTokens[side];
    if (token === undefined) return { who: words.unknown, steps: [] };
    if (typeof token === 'string') {
      const basis = token === 'automa-leads' ? 'reading' : 'print';
      return {
        who: token === 'automa-leads' ? words.nobody : words.unknown,
        steps: toSteps(speech, 'open', [{ reason: token, basis }]),
      };
    }
    const bonus = dominating && pathTokenBonus(side, dominating, game.tale === 'the-lesser-evil');
    const name = nameOf(game, token.player, words);
    return {
      who: bonus ? `${name} (${words.brings[bonus.brings]})` : name,
      steps: [
        ...toSteps(speech, 'pathToken', token.reasons),
        ...(bonus ? toSteps(speech, 'bonus', bonus.reasons) : []),
      ],
    };
  };
  return (
    <section>
      <h2>{words.pathTokens}</h2>
      <dl class="destiny-tokens">
        {SIDES.map((side) => {
          const { who, steps } = describe(side);
          return (
            <div key={side}>
              <dt>{words.pathToken[side]}</dt>
              <dd>
                <strong>{who}</strong>
                <Why steps={steps} />
              </dd>
            </div>
          );
        })}
      </dl>
      {game.automa !== undefined && (
        <ReadingChoice kind="automa" readings={game.readings} speech={speech} onChange={onReadings} />
      )}
    </section>
  );
}
