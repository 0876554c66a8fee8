import type { JSX } from 'preact';
import type { Game } from '../../../engine/path-of-destiny/game/game.ts';
import type { Character } from '../../../engine/path-of-destiny/vocabulary.ts';
import { ColorMark } from './ColorMark.tsx';
import { nameOf } from '../steps.ts';
import type { DestinyWords } from '../words/words.ts';

type Props = {
  readonly game: Game;
  readonly who: Character | 'playmat';
  readonly words: DestinyWords;
};

/** What somebody is called, after the mark of their colour if they have one. */
export function PlayerName({ game, who, words }: Props): JSX.Element {
  const color = who === 'playmat' ? undefined : game.colors[game.characters.indexOf(who)];
  return (
    <>
      {color !== undefined && <ColorMark color={color} name={words.colors[color]} />}
      {nameOf(game, who, words)}
    </>
  );
}
