import { describe, expect, it } from 'vitest';
import {
  dominate,
  type FirstRowMonster,
  QUARTER_TURNS,
} from '../../../../../src/engine/card-game/turn/domination.ts';

describe('dominate', () => {
  // Monster Domination, Taking Control of a Location, New Monsters.
  it.each<[FirstRowMonster[], string[], number[], string[]]>([
    [
      [0, 1, 2],
      ['turned 1', 'turned 2', 'location-falls 0'],
      [2],
      ['survivors-turn', 'third-turn-takes-location', 'newcomers-not-turned'],
    ],
    [
      ['killed', 2, 2],
      ['advanced 0', 'location-falls 0', 'location-falls 0'],
      [1, 2],
      [
        'survivors-turn',
        'third-turn-takes-location',
        'marker-holder-orders',
        'second-row-advances',
        'newcomers-not-turned',
      ],
    ],
    [
      [0, 'killed', 1],
      ['turned 1', 'advanced 0', 'turned 2'],
      [],
      ['survivors-turn', 'second-row-advances', 'newcomers-not-turned'],
    ],
    [['killed'], ['advanced 0'], [], ['second-row-advances', 'newcomers-not-turned']],
  ])('%j: %j', (row, spots, falling, reasons) => {
    const result = dominate(row);
    expect(result.spots.map(({ outcome, turns }) => `${outcome} ${turns}`)).toEqual(spots);
    expect(result.falling).toEqual(falling);
    expect(result.reasons.map(({ reason }) => reason)).toEqual(reasons);
    expect(result.reasons.filter(({ basis }) => basis === 'reading').map(({ reason }) => reason)).toEqual(
      reasons.filter((reason) => reason === 'newcomers-not-turned'),
    );
  });

  it('lets a Monster that is left alone take its Location on the third end of turn', () => {
    const turns = QUARTER_TURNS.map((before) => dominate([before]).falling.length);
    expect(turns).toEqual([0, 0, 1]);
  });
});
