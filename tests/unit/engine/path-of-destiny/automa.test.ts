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
} from '../../../../src/engine/path-of-destiny/automa.ts';
import { loseExperience, type Track } from '../../../../src/engine/path-of-destiny/experience.ts';
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

  it('has a track as long as the players have, which is our reading', () => {
    const { reasons } = gainAsAutoma(toTrack('8 19'), 2);
    expect(reasons).toEqual([
      { reason: 'golden-marker-moves', basis: 'print' },
      { reason: 'track-full', basis: 'reading' },
    ]);
  });

  it('keeps its second Ability when it loses Experience (p. 27)', () => {
    const { track } = loseExperience(automaStart('death-march'), 1);
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
