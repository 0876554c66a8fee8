import { VERSION } from '../../engine/path-of-destiny/game/game-code.ts';
import { type GameError, readGame } from '../../engine/path-of-destiny/game/game-read.ts';
import type { Game } from '../../engine/path-of-destiny/game/game.ts';
import type { Read } from '../../engine/result.ts';

/** The example of an author: a game as its address holds it, without the version, so that a new one changes no text. */
export const readExample = (example: string): Read<Game, GameError> => readGame(`${VERSION}.${example}`);
