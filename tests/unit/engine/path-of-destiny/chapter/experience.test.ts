import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  gainExperience,
  loseExperience,
  NEW_TRACK,
  type Track,
} from '../../../../../src/engine/path-of-destiny/chapter/experience.ts';

describe('gainExperience', () => {
  // p. 12.
  it.each<[string, number, string, number, string[]]>([
    ['0 -', 5, '5 -', 0, ['regular-marker-moves']],
    ['18 -', 5, '20 3', 0, ['regular-marker-moves', 'golden-marker-enters', 'rest-moves-golden']],
    ['19 -', 1, '20 0', 0, ['regular-marker-moves', 'golden-marker-enters']],
    ['20 17', 6, '20 20', 3, ['golden-marker-moves', 'track-full']],
    ['20 20', 2, '20 20', 2, ['track-full']],
    ['19 0', 3, '20 2', 0, ['regular-marker-moves', 'rest-moves-golden']],
    ['7 -', 0, '7 -', 0, []],
  ])('%s gains %i: %s', (before, points, after, wasted, reasons) => {
    const move = gainExperience(toTrack(before), points);
    expect([move.track, move.wasted]).toEqual([toTrack(after), wasted]);
    expect(move.reasons.map(({ reason }) => reason)).toEqual(reasons);
    for (const { reason, basis } of move.reasons) {
      // After a loss the book does not say which marker a gain moves.
      const afterLoss = reason === 'regular-marker-moves' && !before.endsWith('-');
      expect(basis).toBe(reason === 'rest-moves-golden' || afterLoss ? 'reading' : 'print');
    }
  });

  it('never passes 40 in all, and makes no difference between one gain and many', () => {
    const gains = fc.array(fc.nat({ max: 12 }), { maxLength: 8 });
    fc.assert(
      fc.property(gains, (points) => {
        const sum = points.reduce((total, gain) => total + gain, 0);
        const byOne = points.reduce((track, gain) => gainExperience(track, gain).track, NEW_TRACK);
        const atOnce = gainExperience(NEW_TRACK, sum);
        expect(byOne).toEqual(atOnce.track);
        expect(byOne.regular + (byOne.golden ?? 0)).toBe(Math.min(40, sum));
        expect(atOnce.wasted).toBe(Math.max(0, sum - 40));
      }),
    );
  });
});

describe('loseExperience', () => {
  // The Lesser Evil, p. 27; what the book leaves open is our reading.
  it.each<[string, number, string, number, string[]]>([
    ['6 -', 2, '4 -', 0, ['regular-marker-goes-back']],
    ['1 -', 3, '0 -', 2, ['regular-marker-goes-back', 'stops-at-zero']],
    ['20 1', 2, '19 0', 0, ['golden-marker-goes-back', 'regular-marker-goes-back']],
    ['20 5', 2, '20 3', 0, ['golden-marker-goes-back']],
    ['20 0', 1, '19 0', 0, ['regular-marker-goes-back']],
  ])('%s loses %i: %s', (before, points, after, wasted, reasons) => {
    const move = loseExperience(toTrack(before), points);
    expect([move.track, move.wasted]).toEqual([toTrack(after), wasted]);
    expect(move.reasons.map(({ reason }) => reason)).toEqual(reasons);
    // "Move the marker": which of two, the book does not say.
    const oneMarker = before.endsWith('-');
    for (const { reason, basis } of move.reasons) {
      expect(basis).toBe(reason === 'regular-marker-goes-back' && oneMarker ? 'print' : 'reading');
    }
  });

  it('takes back what was gained', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.nat({ max: 40 }), (gained, lost) => {
        const { track, wasted } = loseExperience(gainExperience(NEW_TRACK, gained).track, lost);
        expect(track.regular + (track.golden ?? 0)).toBe(Math.max(0, gained - lost));
        expect(wasted).toBe(Math.max(0, lost - gained));
      }),
    );
  });
});

// Helpers

/** "20 3" or, without the golden marker, "18 -". */
function toTrack(text: string): Track {
  const [regular, golden] = text.split(' ');
  return { regular: Number(regular), golden: golden === '-' ? undefined : Number(golden) };
}
