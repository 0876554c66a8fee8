import { describe, expect, it } from 'vitest';
import { SET_UP } from '../../support/broken-content.ts';
import { CONTENT_TREE, problemsOf, swap } from '../../support/content-tree.ts';

describe('set-up', () => {
  it.each<[string, string, string, string]>([
    [
      'a clause that does not exist',
      'clause: round#stake',
      'clause: round#bet',
      '12: The entry "old-world/round" has no clause "bet". It has: stake, compare, tokens, reprint.',
    ],
    [
      'an entry as a step',
      'clause: round#stake',
      'clause: round',
      '12: "round" names no clause. Write "entry#clause".',
    ],
    [
      'a dead note',
      '[poker#tie]',
      '[poker#draw]',
      '16: The entry "old-world/poker" has no clause "draw". It has: roll, tie, fives.',
    ],
    [
      'a dead table',
      'shows: round#compare',
      'shows: circle#compare',
      '18: There is no entry "old-world/circle".',
    ],
    [
      'a condition on a choice that nobody makes',
      'columns: [{ tale:',
      'columns: [{ tales:',
      '20: There is no choice "tales". There are: players, tale.',
    ],
    [
      'an option that a choice does not have',
      'tale: [striga]',
      'tale: [strega]',
      '20: "tale" has no option "strega". It has: striga, edge.',
    ],
    [
      'a number of players that the game is not for',
      'when: { players: [3] }',
      'when: { players: [6] }',
      '15: "players" has no option "6". It has: 1, 2, 3.',
    ],
    [
      'a choice that depends on what nobody has',
      'when: { players: [2, 3] }\n    options',
      'when: { players: [2, 9] }\n    options',
      '5: "players" has no option "9". It has: 1, 2, 3.',
    ],
    [
      'rows that the table does not have',
      'rows: [{ players: [2] }, {}]',
      'rows: [{ players: [2] }]',
      '19: The table of "round#compare" has 2 rows to tell apart, not 1.',
    ],
    [
      'columns that the table does not have',
      'columns: [',
      'columns: [{}, ',
      '20: The table of "round#compare" has 1 columns to tell apart, not 2.',
    ],
    [
      'a second choice of the same name',
      'id: tale',
      'id: players',
      '3: The choice "players" is there twice. Rename one.',
    ],
    [
      'two options of the same name',
      'id: edge',
      'id: striga',
      '8: "tale" has the option "striga" twice. Rename one.',
    ],
  ])('reports %s', (_, before, after, message) => {
    expect(problemsOf({ [SET_UP]: swap(before, after) })).toContain(`${SET_UP}:${message}`);
  });

  it('reports rows of a clause without a table', () => {
    expect(problemsOf({ [SET_UP]: swap('        shows: round#compare\n', '') })).toEqual([
      `${SET_UP}:18: "poker#roll" has no table. Leave out "rows".`,
      `${SET_UP}:19: "poker#roll" has no table. Leave out "columns".`,
    ]);
  });

  it('reports a step that a table would meet twice, and lets two tables share one', () => {
    const again = (when: string) =>
      problemsOf({ [SET_UP]: (text) => `${text}      - clause: round#stake\n        when: { ${when} }\n` });
    const message = `${SET_UP}:21: "round#stake" is a step twice at the same table. Keep one, or tell them apart by "when".`;
    expect(again('players: [1]')).toEqual([]);
    expect(again('players: [1, 2]')).toEqual([message]);
    expect(again('tale: [edge]')).toEqual([message]);
  });

  it.each<[string, string, string, RegExp]>([
    ['no number of players', 'players: [1, 2, 3]', 'players: []', /:1: "players": Name at least one number/],
    [
      'a single option',
      '      - { id: edge, name: { en: The Edge, de: Der Rand } }\n',
      '',
      /:7: "choices\.0\.options": A choice has at least two options\./,
    ],
    [
      'a number in one language',
      ', de: 3 Gold',
      '',
      /:15: "groups\.0\.steps\.0\.here\.0\.de": This field is missing\./,
    ],
    [
      'a mistyped field',
      'shows:',
      'show:',
      /:18: "groups\.0\.steps\.1": Unknown field "show"\. Remove it or correct its name/,
    ],
    [
      'a condition on nothing',
      'tale: [striga]',
      'tale: []',
      /:20: .*Name at least one option, or leave the choice out\./,
    ],
  ])('reports %s', (_, before, after, message) => {
    expect(problemsOf({ [SET_UP]: swap(before, after) }).join('\n')).toMatch(
      new RegExp(`^${SET_UP}${message.source}`, 'm'),
    );
  });

  it('reports the set-up of a game that does not exist', () => {
    expect(problemsOf({ 'set-up/gwent.yaml': CONTENT_TREE[SET_UP]! })).toContain(
      'set-up/gwent.yaml: There is no game "gwent". Games are the files in games/.',
    );
  });
});
