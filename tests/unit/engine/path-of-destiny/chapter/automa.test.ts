import { describe, expect, it } from 'vitest';
import {
  automaStart,
  type Difficulty,
  DIFFICULTIES,
  startingExperience,
  gainAsAutoma,
  loseAsAutoma,
} from '../../../../../src/engine/path-of-destiny/chapter/automa.ts';
import { type Track } from '../../../../../src/engine/path-of-destiny/chapter/experience.ts';

describe('the Automa', () => {
  // p. 20.
  it.each<[Difficulty, number, string]>([
    ['just-the-story', 7, '7 -'],
    ['normal', 6, '8 0'],
    ['blood-and-broken-bones', 5, '8 3'],
    ['death-march', 0, '8 0'],
    ['story-and-swords', 40, '8 20'],
  ])('%s gains %i: %s', (difficulty, points, after) => {
    const { track } = gainAsAutoma(automaStart(difficulty), points);
    expect(track).toEqual(toTrack(after));
  });

  // The book places both markers at 8 (p. 20) and says no more of the track; of losses it speaks for players (p. 27).
  it.each<[string, number, string[]]>([
    ['2 -', 3, ['regular-marker-moves print']],
    ['6 -', 2, ['regular-marker-moves print', 'golden-marker-enters print']],
    ['6 -', 4, ['regular-marker-moves print', 'golden-marker-enters print', 'rest-moves-golden reading']],
    ['8 0', 2, ['golden-marker-moves reading']],
    ['8 19', 2, ['golden-marker-moves reading', 'track-full reading']],
    ['5 -', -2, ['regular-marker-goes-back reading']],
    [
      '8 1',
      -10,
      ['golden-marker-goes-back reading', 'regular-marker-goes-back reading', 'stops-at-zero reading'],
    ],
    ['7 0', 2, ['regular-marker-moves reading', 'rest-moves-golden reading']],
  ])('on %s with %i: %j', (before, points, reasons) => {
    const track = toTrack(before);
    const move = points < 0 ? loseAsAutoma(track, -points) : gainAsAutoma(track, points);
    expect(move.reasons.map(({ reason, basis }) => `${reason} ${basis}`)).toEqual(reasons);
  });

  it('starts as the difficulty says (p. 20)', () => {
    expect(DIFFICULTIES.map(startingExperience)).toEqual([0, 2, 4, 6, 8]);
  });
});

// Helpers

/** "20 3" or, without the golden marker, "18 -". */
function toTrack(text: string): Track {
  const [regular, golden] = text.split(' ');
  return { regular: Number(regular), golden: golden === '-' ? undefined : Number(golden) };
}
