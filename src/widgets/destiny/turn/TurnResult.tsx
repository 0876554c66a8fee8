import type { JSX } from 'preact';
import type { Placement, Vote } from '../../../engine/path-of-destiny/chapter/destiny-token.ts';
import type { TurnPlace } from '../../../engine/path-of-destiny/game/game-edit.ts';
import { announcers, type Game } from '../../../engine/path-of-destiny/game/game.ts';
import { fill } from '../../../i18n/words.ts';
import { PlaceMark } from '../parts/PlaceMark.tsx';
import { Result } from '../../kit/Result.tsx';
import { nameOf, type Speech } from '../steps.ts';
import { basisOf, type Step } from '../../kit/Why.tsx';

type Props = {
  readonly game: Game;
  readonly place: TurnPlace;
  readonly placement: Placement | undefined;
  readonly steps: readonly Step[];
  readonly speech: Speech;
};

export function TurnResult({ game, place: { chapter, turn }, placement, steps, speech }: Props): JSX.Element {
  const { words } = speech;
  if (placement === undefined) {
    const row = game.chapters[chapter].turns[turn];
    const missing = announcers(game).filter(({ place }) => row[place] === undefined);
    const names = missing.map(({ who }) => nameOf(game, who, words)).join(', ');
    return <Result above detail={fill(words.missing, { names })} />;
  }
  const { place, votes } = placement;
  const count = (given: Vote): number => votes.filter((one) => one === given).length;
  return (
    <Result
      above
      verdict={
        <>
          <PlaceMark place={place} />{' '}
          {fill(words.token, { turn: words.turnNumbers[turn], place: words.places[place] })}
        </>
      }
      detail={fill(words.tally, { left: count('left'), right: count('right'), tie: count('tie') })}
      basis={basisOf(steps)}
    />
  );
}
