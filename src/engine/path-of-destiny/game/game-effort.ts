import { checkExtraEffort, type ExtraEffortCheck, latestCards } from '../tale/extra-effort.ts';
import { CHAPTERS } from '../vocabulary.ts';
import type { Game } from './game.ts';

/** Whether the Timeline that is entered for a Chapter shows its sequence; not before both are entered (p. 23). */
export function chapterEffort(game: Game, chapter: 0 | 1 | 2): ExtraEffortCheck | undefined {
  const { sequence, timeline } = game.chapters[chapter];
  if (sequence.length === 0 || timeline.length === 0) return undefined;
  const played = latestCards(timeline.length, CHAPTERS[chapter]);
  return checkExtraEffort({ timeline, sequence, played, arrangement: game.readings.arrangement });
}
