import { describe, expect, it } from 'vitest';
import {
  addressWith,
  holds,
  mattering,
  readChosen,
} from '../../../../src/browser/single-pages/chosen-table.ts';

const CHOICES = [
  { id: 'players', when: {}, options: ['1', '2', '5'] },
  { id: 'tale', when: {}, options: ['striga', 'edge'] },
  { id: 'difficulty', when: { players: ['1'] }, options: ['normal', 'hard'] },
];

describe('holds', () => {
  it('takes every choice that is named, and whatever has not been chosen yet', () => {
    const when = { players: ['2', '5'], tale: ['striga'] };
    expect(holds(when, { players: '5', tale: 'striga' })).toBe(true);
    expect(holds(when, { players: '1', tale: 'striga' })).toBe(false);
    expect(holds(when, { players: '5', tale: 'edge' })).toBe(false);
    expect(holds(when, { tale: 'striga' })).toBe(true);
    expect(holds({}, { players: '1' })).toBe(true);
  });
});

describe('readChosen', () => {
  const from = (values: Record<string, string>) => (choice: string) => values[choice];

  it('takes of each choice the first answer that makes sense', () => {
    expect(readChosen(CHOICES, from({ players: '5' }), from({ players: '2', tale: 'edge' }))).toEqual({
      players: '5',
      tale: 'edge',
    });
  });

  it.each(['6', '', 'five', '__proto__', '5 ', '05', '5,2'])(
    'passes over “%s” and loses nothing of what is kept',
    (garbled) => {
      expect(readChosen(CHOICES, from({ players: garbled }), from({ players: '2' }))).toEqual({
        players: '2',
      });
      expect(readChosen(CHOICES, from({ players: garbled }))).toEqual({});
    },
  );
});

describe('mattering', () => {
  it('leaves out a choice that this table does not have', () => {
    const chosen = { players: '5', tale: 'edge', difficulty: 'hard' };
    expect(mattering(CHOICES, chosen)).toEqual({ players: '5', tale: 'edge' });
    expect(mattering(CHOICES, { ...chosen, players: '1' })).toEqual({ ...chosen, players: '1' });
  });
});

describe('addressWith', () => {
  it('says what was chosen, and keeps what else was said', () => {
    const at = 'https://medallion.example/en/old-world/checklist/';
    expect(addressWith(`${at}?x=1&players=9&tale=what#heading-2`, CHOICES, { players: '5' })).toBe(
      `${at}?x=1&players=5#heading-2`,
    );
    expect(addressWith(at, CHOICES, {})).toBe(at);
  });

  it('can be read again', () => {
    const chosen = { players: '1', tale: 'striga', difficulty: 'hard' };
    const asked = new URL(addressWith('https://medallion.example/', CHOICES, chosen)).searchParams;
    expect(readChosen(CHOICES, (id) => asked.get(id))).toEqual(chosen);
  });
});
