import { describe, expect, it } from 'vitest';
import { ContentError } from '../../../src/library/problems.ts';
import { GAME, EN, ENTRY, RULINGS, RANKS_DE, TERMS } from '../../support/broken-content.ts';
import { loadTree, problemsOf, swap } from '../../support/content-tree.ts';

describe('loadContent', () => {
  it('finds no problem in the unchanged tree', () => {
    expect(problemsOf()).toEqual([]);
  });

  it('reports every problem in one go, each with file and line', () => {
    const changes = {
      [EN]: swap('(ranks#order)', '(rank)'),
      [RANKS_DE]: swap('; rulebook 14', '; rulbook 14'),
      [ENTRY]: swap('- dice-poker', '- dice-odds'),
      [TERMS]: swap('rulebook 13', 'rulebook 99'),
    };
    expect(problemsOf(changes)).toEqual([
      `${EN}:14: There is no entry "old-world/rank".`,
      `${ENTRY}:4: There is no tool "dice-odds".`,
      `${RANKS_DE}:7: "rulbook" is no document of this game. Its documents: rulebook, leaflet, faq.`,
      `${TERMS}:1: "rulebook" has no page "99". Its pages run from 1 to 36.`,
    ]);
  });

  it('throws one error that counts the problems and names each file with its folder', () => {
    const one = { [ENTRY]: swap('- dice-poker', '- dice-odds') };
    const two = { ...one, [TERMS]: swap('rulebook 13', 'rulebook 99') };
    expect(() => loadTree(one)).toThrow(ContentError);
    expect(() => loadTree(one)).toThrow(
      /^1 problem in the content:\n {2}\/.+\/poker\/entry\.yaml:4: There is/,
    );
    expect(() => loadTree(two)).toThrow(
      /^2 problems in the content:\n {2}\/.+\n {2}\/.+\/old-world\.yaml:1: /,
    );
  });

  it('reports a file that cannot be read before anything that points to it', () => {
    const problems = problemsOf({
      [GAME]: swap('short:', 'shrot:'),
      [ENTRY]: swap('- dice-poker', '- dice-odds'),
    });
    expect(problems.every((problem) => problem.startsWith(GAME))).toBe(true);
    expect(problems).toHaveLength(2);
  });
});

describe('what slips through easily', () => {
  it('reports an attribute that a clause does not take', () => {
    expect(
      problemsOf({ [EN]: swap('<Example id="fives"', '<Example id="fives" form="rulebook 14"') }),
    ).toEqual([`${EN}:17: <Example> has no attribute "form". It takes id, from.`]);
  });

  it.each(['[see][ranks]\n\n[ranks]: https://example.org', '![picture](https://example.org/x.png)'])(
    'reports %s, which is neither a link within the site nor a text',
    (text) => {
      const problems = problemsOf({ [EN]: swap('</Reading>', `${text}\n</Reading>`) });
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.every((problem) => problem.includes('pictures are not used'))).toBe(true);
    },
  );

  it('reports a clause that is written on one line', () => {
    expect(
      problemsOf({ [EN]: (text) => `${text}\n<Rule id="last" from="rulebook 14">Text.</Rule>\n` }),
    ).toEqual([expect.stringContaining('Put the tags of a clause on lines of their own.')]);
  });

  it('reports a word that only begins like the verdict', () => {
    const problems = problemsOf({
      [RULINGS]: (text) => text.replace(/answer: '?No\b[^\n]*/, 'answer: Nobody does.'),
    });
    expect(problems).toEqual([expect.stringContaining('the answer must begin with "No"')]);
  });

  it('reports an entry that is related to itself', () => {
    expect(
      problemsOf({ [ENTRY]: (text) => text.replace(/related:.*\n( +- .*\n)*/, 'related: [poker]\n') }),
    ).toEqual([expect.stringContaining('"poker" is not another entry.')]);
  });
});
