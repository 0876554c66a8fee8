import { describe, expect, it } from 'vitest';
import {
  automaDraft,
  automaStart,
  automaSymbols,
  type Difficulty,
  DIFFICULTIES,
  startingExperience,
  gainAsAutoma,
  hasSecondAbility,
  loseAsAutoma,
} from '../../../../src/engine/path-of-destiny/automa.ts';
import { type Track } from '../../../../src/engine/path-of-destiny/experience.ts';
import {
  type ActiveSymbols,
  type Chapter,
  type GameSymbol,
  type Side,
} from '../../../../src/engine/path-of-destiny/vocabulary.ts';

describe('the Automa', () => {
  // p. 20.
  it.each<[Difficulty, number, string, boolean]>([
    ['just-the-story', 7, '7 -', false],
    ['normal', 6, '8 0', true],
    ['blood-and-broken-bones', 5, '8 3', true],
    ['death-march', 0, '8 0', true],
    ['story-and-swords', 40, '8 20', true],
  ])('%s gains %i: %s', (difficulty, points, after, second) => {
    const { track } = gainAsAutoma(automaStart(difficulty), points);
    expect(track).toEqual(toTrack(after));
    expect(hasSecondAbility(track)).toBe(second);
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

  it('keeps its second Ability when it loses Experience (p. 27)', () => {
    const { track } = loseAsAutoma(automaStart('death-march'), 1);
    expect([track, hasSecondAbility(track)]).toEqual([toTrack('7 0'), true]);
  });

  it('starts as the difficulty says (p. 20)', () => {
    expect(DIFFICULTIES.map(startingExperience)).toEqual([0, 2, 4, 6, 8]);
  });

  // p. 20; Fight is Active left, Diplomacy right.
  it.each<[Chapter, string, string, number, number]>([
    [1, 'F', 'FM', 2, 0],
    [3, 'FDD', 'DF', 2, 3],
    [2, 'FD', 'ME', 1, 1],
  ])('in Chapter %i with tosses %s and board %s has %i and %i', (chapter, tosses, board, left, right) => {
    const sides = Array.from(tosses, (letter): Side => (letter === 'F' ? 'left' : 'right'));
    const [one, two] = toSymbols(board);
    const result = automaSymbols(chapter, sides, [one!, two!], ACTIVE);
    expect(result).toEqual({ ok: true, value: { left, right } });
  });

  it('needs as many tosses as the Chapter has', () => {
    for (const tosses of [['left'], ['left', 'right', 'left']] as const) {
      const result = automaSymbols(2, tosses, ['magic', 'magic'], ACTIVE);
      expect(result).toEqual({ ok: false, error: 'wrong-number-of-tosses' });
    }
  });

  // p. 20–21, with the two examples.
  it.each<[string, number | 'deck', string[]]>([
    ['1FM 2FD 3EE 4DF', 2, ['most-active-symbols', 'higher-pair']],
    ['1ME 2FM 3DE 4MM', 2, ['most-active-symbols', 'higher-pair']],
    ['4DF 1FM 2FD', 2, ['most-active-symbols', 'higher-pair']],
    ['1ME 3EE', 'deck', ['no-active-symbol']],
    ['1FFD 4FD', 1, ['most-active-symbols']],
    ['', 'deck', ['no-active-symbol']],
  ])('of %j drafts %s', (text, spot, reasons) => {
    const free = text
      .split(' ')
      .filter((pair) => pair !== '')
      .map((pair) => ({ row: Number(pair[0]), symbols: toSymbols(pair.slice(1)) }));
    const draft = automaDraft(free, ACTIVE);
    expect([draft.spot, draft.reasons.map(({ reason }) => reason)]).toEqual([spot, reasons]);
  });
});

// Helpers

const ACTIVE: ActiveSymbols = { left: 'fight', right: 'diplomacy' };

function toSymbols(letters: string): GameSymbol[] {
  const names: Record<string, GameSymbol> = { F: 'fight', M: 'magic', E: 'exploration', D: 'diplomacy' };
  return Array.from(letters, (letter) => names[letter]!);
}

/** "20 3" or, without the golden marker, "18 -". */
function toTrack(text: string): Track {
  const [regular, golden] = text.split(' ');
  return { regular: Number(regular), golden: golden === '-' ? undefined : Number(golden) };
}
