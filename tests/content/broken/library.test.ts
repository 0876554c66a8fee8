import { describe, expect, it } from 'vitest';
import { ContentError } from '../../../src/library/problems.ts';
import {
  GAME,
  EN,
  DE,
  ENTRY,
  RULINGS,
  QUICK_EN,
  TERMS,
  TIE_RULE,
  part,
  cut,
} from '../../support/broken-content.ts';
import { loadTree, problemsOf, swap } from '../../support/content-tree.ts';

describe('loadLibrary', () => {
  it('finds no problem in the unchanged tree', () => {
    expect(problemsOf()).toEqual([]);
  });

  it('reports every problem in one go, each with file and line', () => {
    const changes = {
      [EN]: swap('(ranks#order)', '(rank)'),
      [DE]: swap('13-14, 30', '99'),
      [ENTRY]: swap('- dice-poker', '- dice-odds'),
      [TERMS]: swap('rulebook 13', 'rulebook 99'),
    };
    expect(problemsOf(changes)).toEqual([
      `${DE}:9: "rulebook" has no page "99". Its pages run from 1 to 36.`,
      `${EN}:14: There is no entry "old-world/rank".`,
      `${ENTRY}:4: There is no tool "dice-odds".`,
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

  it('reads files with the line ends of Windows', () => {
    expect(problemsOf({ [EN]: (text) => text.replaceAll('\n', '\r\n') })).toEqual([]);
  });
});

describe('what slips through easily', () => {
  it('reports an attribute that a clause does not take', () => {
    expect(
      problemsOf({ [EN]: swap('<Example id="fives"', '<Example id="fives" form="rulebook 14"') }),
    ).toEqual([`${EN}:17: <Example> has no attribute "form". It takes id, from and, for a reading, why.`]);
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

describe('both languages', () => {
  it('reports a clause that German lacks', () => {
    expect(problemsOf({ [DE]: cut('Example') })).toEqual([
      `${EN}:17: The clause "fives" is missing in ${DE}. Write it there too.`,
    ]);
  });

  it('reports a clause that English lacks', () => {
    expect(problemsOf({ [EN]: cut('Example') })).toEqual([
      `${DE}:17: The clause "fives" is missing in ${EN}. Write it there too.`,
    ]);
  });

  it('reports a clause that is named differently, on both sides', () => {
    expect(problemsOf({ [DE]: swap('id="fives"', 'id="sixes"') })).toEqual([
      `${EN}:17: The clause "fives" is missing in ${DE}. Write it there too.`,
      `${DE}:17: The clause "sixes" is missing in ${EN}. Write it there too.`,
    ]);
  });

  it('reports clauses in another order, where they part', () => {
    expect(problemsOf({ [DE]: (text) => `${cut('Reading')(text)}\n${part('Reading', text)}` })).toEqual([
      `${DE}:13: Here ${EN} has the clause "tie". Keep the same order in both languages.`,
    ]);
  });

  it('reports a clause of another kind', () => {
    const changes = {
      [DE]: (text: string) =>
        swap(
          '</Reading>',
          '</Rule>',
        )(swap('<Reading id="tie" from="rulebook 14" why="Das Heft sagt es nicht."', TIE_RULE)(text)),
    };
    expect(problemsOf(changes)).toEqual([
      `${DE}:13: "tie" stands in ${EN} as <Reading>. Use the same tag in both languages.`,
    ]);
  });

  it('reports dice that differ', () => {
    expect(problemsOf({ [DE]: swap('faces="55"', 'faces="56"') })).toEqual([
      `${DE}:14: <Dice faces="56"> does not stand in ${EN}. Show the same in both languages.`,
      `${DE}: <Dice faces="55"> of ${EN} is missing here. Show the same in both languages.`,
    ]);
  });

  it('reports an icon that German alone has', () => {
    expect(problemsOf({ [DE]: swap('Zwei Fünfen', 'Zwei <Icon name="sword" />') })).toEqual([
      `${DE}:18: <Icon name="sword"> does not stand in ${EN}. Show the same in both languages.`,
    ]);
  });

  it('reports a tool that English alone has', () => {
    expect(problemsOf({ [DE]: swap('<DicePoker />\n', '') })).toEqual([
      `${DE}: <DicePoker> of ${EN} is missing here. Show the same in both languages.`,
    ]);
  });

  it('leaves the order of icons and dice to the sentence', () => {
    const order = (first: string, second: string) =>
      swap('A tie <Dice faces="55" />', `${first} and ${second}`);
    const german = swap(
      'Bei Gleichstand <Dice faces="55" />',
      '<Dice faces="1" /> und <Icon name="sword" />',
    );
    expect(problemsOf({ [EN]: order('<Icon name="sword" />', '<Dice faces="1" />'), [DE]: german })).toEqual(
      [],
    );
  });

  it('reports an entry without its German text', () => {
    expect(problemsOf({ [DE]: null })).toContain(
      'glossary/old-world/poker: de.mdx is missing. A text comes in both languages or not at all.',
    );
  });

  it('reports a quick reference without its English text', () => {
    expect(problemsOf({ [QUICK_EN]: null })).toContain(
      'quickrefs/old-world/poker: en.mdx is missing. A text comes in both languages or not at all.',
    );
  });

  it('reports a YAML text in one language', () => {
    expect(problemsOf({ [GAME]: swap(', de: Hexer jagen.', '') })).toContain(
      `${GAME}:5: "about.de": This field is missing. Add it (content/README.md lists the fields).`,
    );
  });
});

describe('files', () => {
  it.each([
    'notes.txt',
    'games/Old_World.yaml',
    'games/old-world/game.yaml',
    'glossary/old-world/poker/fr.mdx',
    'glossary/old-world/poker/image.png',
    'glossary/old-world/poker/more/en.mdx',
    'glossary/poker/en.mdx',
    'quickrefs/old-world/poker/entry.yaml',
    'quickrefs/old-world/poker/rulings.yaml',
  ])('reports %s, which nothing reads', (path) => {
    expect(problemsOf({ [path]: '' })).toEqual([
      `${path}: Nothing reads this file. Check its name and folder.`,
    ]);
  });
});
