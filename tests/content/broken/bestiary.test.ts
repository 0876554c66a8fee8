import { describe, expect, it } from 'vitest';
import { FRAME_ANCHORS } from '../../../src/i18n/page-names.ts';
import { EN, GRIFFIN } from '../../support/broken-content.ts';
import { CONTENT_TREE, problemsOf, swap } from '../../support/content-tree.ts';

describe('bestiary', () => {
  it.each<[string, string, string, RegExp]>([
    ['a level that no monster has', 'level: 2', 'level: 4', /:3: "level": Write the level .*: 1, 2 or 3\.$/],
    ['a missing level', 'level: 2\n', '', /:1: "level": Write the level of the monster: 1, 2 or 3\.$/],
    ['a life of none', 'life: 15', 'life: 0', /:4: "life": Write a number from 1 on\.$/],
    ['a life in words', 'life: 15', 'life: fifteen', /:4: "life": Here belongs a number\.$/],
    ['a name in one language', ', de: Greif', '', /:1: "name\.de": This field is missing\./],
    ['an ability in one language', '  de: Man zieht 1 Karte weniger.\n', '', /:6: "ability\.de": This field/],
    ['a mistyped field', 'names:', 'aliases:', /:2: Unknown field "aliases"\. Remove it or correct its name/],
    [
      'an effect of no known kind',
      'draw-less',
      'draw-fewer',
      /:8: "effect\.kind": Write one of these kinds: /,
    ],
    ['an effect without its number', ', by: 1', '', /:8: "effect\.by": This field is missing\./],
    ['a confidence that is none', 'confidence: medium', 'confidence: sure', /:12: "sources\.ability\.conf/],
  ])('reports %s', (_, before, after, message) => {
    const problems = problemsOf({ [GRIFFIN]: swap(before, after) });
    expect(problems.join('\n')).toMatch(new RegExp(`^${GRIFFIN}${message.source}`, 'm'));
  });

  it('reports a source that the game does not have, and one that is a book', () => {
    const life = (from: string) => swap('life: { from: faq answers', `life: { from: ${from}`);
    expect(problemsOf({ [GRIFFIN]: life('wiki answers') })).toEqual([
      `${GRIFFIN}:11: "wiki" is no document of this game. Its documents: rulebook, leaflet, faq.`,
    ]);
    expect(problemsOf({ [GRIFFIN]: life('rulebook 14') })).toEqual([
      `${GRIFFIN}:11: "rulebook" is a printed book. Write a <Rule>, or cite a source outside.`,
    ]);
  });

  it('reports a page that the book does not have', () => {
    expect(problemsOf({ [GRIFFIN]: (text) => `${text}printed: rulebook 99\n` })).toEqual([
      `${GRIFFIN}:13: "rulebook" has no page "99". Its pages run from 1 to 36.`,
    ]);
  });

  it('reports an ability that is not translated', () => {
    expect(problemsOf({ [GRIFFIN]: swap('Man zieht 1 Karte weniger.', 'Draw 1 card less.') })).toEqual([
      `${GRIFFIN}:6: Both languages say the same words. Translate one of them.`,
    ]);
  });

  it('reports two monsters of one name', () => {
    expect(problemsOf({ 'bestiary/old-world/gryphon.yaml': CONTENT_TREE[GRIFFIN]! })).toEqual([
      'bestiary/old-world/gryphon.yaml:1: "Griffin" is also the name of "griffin". Rename one of them.',
      'bestiary/old-world/gryphon.yaml:1: "Greif" is also the name of "griffin". Rename one of them.',
    ]);
  });

  it('reports a monster whose anchor is the page’s own', () => {
    const monster = swap('{ en: Griffin, de: Greif }', '{ en: Gnome, de: Gnom }')(CONTENT_TREE[GRIFFIN]!);
    for (const anchor of [...FRAME_ANCHORS, 'heading-level-1'])
      expect(problemsOf({ [`bestiary/old-world/${anchor}.yaml`]: monster })).toEqual([
        `bestiary/old-world/${anchor}.yaml: "${anchor}" is an anchor of the page itself. Choose another id.`,
      ]);
  });

  it('reports monsters of a game that does not exist, and files in the wrong place', () => {
    expect(problemsOf({ 'bestiary/gwent/griffin.yaml': CONTENT_TREE[GRIFFIN]! })).toContain(
      'bestiary/gwent/griffin.yaml: There is no game "gwent". Games are the files in games/.',
    );
    for (const file of ['bestiary/griffin.yaml', 'bestiary/old-world/Griffin.yaml', 'bestiary/a/b/c.yaml'])
      expect(problemsOf({ [file]: CONTENT_TREE[GRIFFIN]! })).toEqual([
        `${file}: Nothing reads this file. Check its name and folder.`,
      ]);
  });

  it('can be linked to, and reports a link to a monster that is not there', () => {
    const link = (to: string) => problemsOf({ [EN]: swap('(ranks#order)', `(${to})`) });
    expect(link('bestiary')).toEqual([]);
    expect(link('bestiary#griffin')).toEqual([]);
    expect(link('bestiary#grifin')).toEqual([
      `${EN}:14: There is no monster "grifin" in bestiary/old-world/.`,
    ]);
    expect(link('gwent/bestiary')).toEqual([`${EN}:14: There is no bestiary of "gwent".`]);
  });
});
