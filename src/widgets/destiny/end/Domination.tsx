import type { JSX } from 'preact';
import { type ChapterResult, whoChooses } from '../../../engine/path-of-destiny/game/game-chapters.ts';
import { type Game, three } from '../../../engine/path-of-destiny/game/game.ts';
import { type Side, SIDES } from '../../../engine/path-of-destiny/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Result } from '../../kit/Result.tsx';
import { nameOf, type Speech, toSteps } from '../steps.ts';
import { Choice } from '../../kit/Choice.tsx';
import { basisOf, Why } from '../../kit/Why.tsx';

type Props = {
  readonly game: Game;
  readonly chapter: 0 | 1 | 2;
  readonly result: ChapterResult;
  readonly speech: Speech;
  readonly onChoose: (side: Side) => void;
};

/** Which Symbol dominates and why; and the choice, where somebody has one. */
export function Domination({ game, chapter, result, speech, onChoose }: Props): JSX.Element {
  const { words } = speech;
  const { domination, dominating, turns } = result;
  const { active } = game.chapters[chapter];
  const places = three((turn) => turns[turn]?.place);
  const tokens = places.map(
    (place, turn) =>
      `${words.turnNumbers[turn] ?? ''}\u00a0${place === undefined ? words.views.open : words.shortPlaces[place]}`,
  );
  if (domination === undefined) {
    const open = fill(words.turnsOpen, { turns: tokens.join(' · ') });
    return <Result above detail={open} />;
  }
  const chooser = whoChooses(game, game.chapters[chapter]);
  const who = chooser.player === undefined ? words.topPlayer : nameOf(game, chooser.player, words);
  const steps = [
    ...toSteps(speech, 'domination', domination.reasons),
    ...(domination.side === undefined ? toSteps(speech, 'open', chooser.reasons) : []),
  ];
  const symbolName = (side: Side): string => (active ? words.symbols[active[side]] : words.sideSymbols[side]);
  return (
    <>
      <Result
        above
        verdict={dominating && fill(words.dominates, { symbol: symbolName(dominating) })}
        detail={tokens.join(' · ')}
        basis={basisOf(steps)}
      />
      {domination.side === undefined && (
        <div class="destiny-readings">
          <p>{fill(words.chooses, { who })}</p>
          <Choice
            label={fill(words.chooses, { who })}
            options={SIDES}
            names={{ left: symbolName('left'), right: symbolName('right') }}
            chosen={dominating}
            onChoose={onChoose}
          />
        </div>
      )}
      <Why steps={steps} />
    </>
  );
}
