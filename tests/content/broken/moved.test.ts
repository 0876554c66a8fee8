import { describe, expect, it } from 'vitest';
import { MOVED } from '../../support/broken-content.ts';
import { loadTree, problemsOf, swap } from '../../support/content-tree.ts';

describe('moved', () => {
  it('leads from an entry, a clause or a ruling to one of another entry', () => {
    expect(loadTree().game('old-world').moved).toHaveLength(3);
  });

  it.each([
    ['an entry', 'gambling:', 'ranks:', 1, 'ranks'],
    ['a clause', 'poker#help:', 'poker#tie:', 2, 'poker#tie'],
    ['a ruling', 'poker#help:', 'poker#draw:', 2, 'poker#draw'],
  ])('reports %s that is still there', (_, before, after, line, address) => {
    expect(problemsOf({ [MOVED]: swap(before, after) })).toEqual([
      `${MOVED}:${line}: "${address}" is still there. Only what is gone can have moved.`,
    ]);
  });

  it.each([
    ['an entry that is not there', 'trap', '"trap" is no entry, clause or ruling. Say where it stands now.'],
    [
      'what has moved itself',
      'gambling',
      '"gambling" is no entry, clause or ruling. Say where it stands now.',
    ],
    [
      'a quick reference',
      'quick/poker',
      '"quick/poker" is no entry, clause or ruling. Say where it stands now.',
    ],
    ['no address', 'Round', '"Round" is no entry, clause or ruling. Say where it stands now.'],
    [
      'a clause of no entry',
      "'#compare'",
      '"#compare" is no entry, clause or ruling. Say where it stands now.',
    ],
    ['a clause that is not there', 'round#win', 'The entry "old-world/round" has no clause or ruling "win".'],
  ])('reports %s as the new place', (_, to, message) => {
    expect(problemsOf({ [MOVED]: swap('poker#help: round#compare', `poker#help: ${to}`) })).toEqual([
      `${MOVED}:2: ${message}`,
    ]);
  });

  it.each(['Poker', 'old-world/poker', 'poker#', 'poker#Help', 'poker help'])(
    'reports "%s", which was never an address',
    (address) => {
      expect(problemsOf({ [MOVED]: swap('poker#help:', `'${address}':`) })).toEqual([
        `${MOVED}:2: "${address}": Write the address that was published: "dice-poker" or "dice-poker#ties".`,
      ]);
    },
  );

  it('reports an address that has moved twice', () => {
    expect(problemsOf({ [MOVED]: swap('poker#help:', 'gambling:') })).toEqual([
      `${MOVED}:2: This is not valid YAML: Map keys must be unique`,
    ]);
  });
});
