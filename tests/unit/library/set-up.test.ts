import { describe, expect, it } from 'vitest';
import { clausesOf, describeWhen, onOnePage, tellsSetUp } from '../../../src/library/set-up.ts';
import { loadTree } from '../../support/content-tree.ts';
import { library } from '../../support/library.ts';

const setUpOf = (game: string) => library.game(game).setUp!;

describe('describeWhen', () => {
  const when = (condition: Record<string, string[]>, lang: 'en' | 'de' = 'en') =>
    describeWhen(condition, setUpOf('path-of-destiny'), lang);

  it('names players by their number, three in a row or more as a range', () => {
    expect(when({ players: ['2'] })).toBe('2 players');
    expect(when({ players: ['4', '5'] })).toBe('4 or 5 players');
    expect(when({ players: ['4', '5'] }, 'de')).toBe('4 oder 5 Spieler');
    expect(when({ players: ['2', '3', '4', '5'] })).toBe('2–5 players');
    expect(when({ players: ['2', '3', '5'] })).toBe('2, 3, or 5 players');
  });

  it('calls one player solo', () => {
    expect(when({ players: ['1'] })).toBe('Solo');
    expect(when({ players: ['1', '2'] }, 'de')).toBe('Solo oder 2 Spieler');
    expect(when({ players: ['1', '2', '3'] }, 'de')).toBe('1–3 Spieler');
  });

  it('names the options of the other choices, all conditions in the order of the choices', () => {
    expect(when({ tale: ['striga'], players: ['1'] }, 'de')).toBe('Solo · Striege');
    expect(when({ tale: ['striga', 'the-lesser-evil'] })).toBe('Striga or The Lesser Evil');
  });

  it('is silent about what is for all', () => {
    expect(when({})).toBe('');
    expect(when({ players: ['1', '2', '3', '4', '5'] })).toBe('');
  });
});

describe('tellsSetUp', () => {
  it('knows the entries that are about setting up', () => {
    const entries = library.entries.filter((entry) => tellsSetUp(entry, setUpOf(entry.game)));
    expect(entries.map(({ id }) => id)).toEqual([
      'adventure-game/setup',
      'card-game/setup',
      'card-game/ending-the-game',
      'old-world/setup-board-decks-and-monsters',
      'old-world/setup-players',
      'old-world/4-5-player-changes',
      'old-world/solo-mode',
      'path-of-destiny/setup',
      'path-of-destiny/player-setup',
      'path-of-destiny/solo-game',
    ]);
  });
});

describe('onOnePage', () => {
  it('knows the quick reference of every game that has one', () => {
    expect(library.games.map((game) => onOnePage(game)?.id)).toEqual([
      'adventure-game/setup',
      undefined,
      'old-world/set-up',
      undefined,
    ]);
  });
});

describe('a set-up that was read', () => {
  it('has the players first, steps by their clauses, and nothing where nothing was said', () => {
    const tree = loadTree();
    const { setUp } = tree.game('old-world');
    expect(setUp?.choices.map(({ id, options }) => [id, options.map((option) => option.id)])).toEqual([
      ['players', ['1', '2', '3']],
      ['tale', ['striga', 'edge']],
    ]);
    const [stake, roll] = setUp!.groups[0]!.steps;
    expect(stake).toEqual({
      clause: { entry: 'old-world/round', clause: 'stake' },
      when: { players: ['2', '3'] },
      shows: undefined,
      rows: [],
      columns: [],
      here: [{ when: { players: ['3'] }, text: { en: '3 gold', de: '3 Gold' } }],
      notes: [{ entry: 'old-world/poker', clause: 'tie' }],
    });
    expect(roll?.shows).toEqual({ entry: 'old-world/round', clause: 'compare' });
    expect(clausesOf(setUp!, tree).map(({ id }) => id)).toEqual(['stake', 'roll']);
  });

  it('is missing where a game tells nothing of it', () => {
    expect(loadTree({ 'set-up/old-world.yaml': null }).game('old-world').setUp).toBeUndefined();
  });
});
