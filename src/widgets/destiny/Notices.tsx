import type { JSX } from 'preact';
import type { GameError } from '../../engine/path-of-destiny/game/game-read.ts';
import type { Game } from '../../engine/path-of-destiny/game/game.ts';
import { fill } from '../../i18n/words.ts';
import type { KeptStatus } from '../kept-state.ts';
import { namesOf } from './steps.ts';
import type { DestinyWords } from './words.ts';

type Props = {
  readonly game: Game;
  readonly error: GameError | undefined;
  readonly status: KeptStatus;
  readonly words: DestinyWords;
  readonly onKeep: () => void;
};

/** What there is to say about the address that the page was opened with. */
export const Notices = ({ game, error, status, words, onKeep }: Props): JSX.Element => (
  <>
    {error !== undefined && (
      <p class="notice" role="alert">
        {fill(words.errors[error], { count: game.characters.length, names: namesOf(game, words) })}{' '}
        {words.restKept}
      </p>
    )}
    {status === 'by-link' && (
      <div class="notice destiny-kept" role="status">
        <p>{words.kept[status]}</p>
        <p class="destiny-buttons">
          <a class="button" href="?">
            {words.openKept}
          </a>
          <button type="button" class="button" onClick={onKeep}>
            {words.keepThis}
          </button>
        </p>
      </div>
    )}
  </>
);
