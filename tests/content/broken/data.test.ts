import { describe, expect, it } from 'vitest';
import { GAME_PAGES, SITE_PAGES } from '../../../src/i18n/page-names.ts';
import {
  GAME,
  ENTRY,
  RULINGS,
  TYPED,
  RANKS_ENTRY,
  QUICK_EN,
  TERMS,
  DIFFERENCES,
  addTexts,
} from '../../support/broken-content.ts';
import { CONTENT_TREE, loadTree, problemsOf, swap } from '../../support/content-tree.ts';

describe('entry.yaml', () => {
  it('reports that it is missing', () => {
    expect(problemsOf({ [ENTRY]: null })).toContain(
      'glossary/old-world/poker: entry.yaml is missing. Add it with "related", "tools" and "terms".',
    );
  });

  it('reports an unknown term', () => {
    expect(problemsOf({ [ENTRY]: swap('- poker', '- pokr') })).toEqual([
      `${ENTRY}:6: The term "pokr" is not in terms/old-world.yaml. Add it there first.`,
    ]);
  });

  it('reports an unknown tool', () => {
    expect(problemsOf({ [ENTRY]: swap('- dice-poker', '- dice-odds') })).toEqual([
      `${ENTRY}:4: There is no tool "dice-odds".`,
    ]);
  });

  it('reports a related entry that does not exist', () => {
    expect(problemsOf({ [ENTRY]: swap('- ranks', '- rank') })).toEqual([
      `${ENTRY}:2: There is no entry "old-world/rank".`,
    ]);
  });

  it('reports a tool among the related entries', () => {
    expect(problemsOf({ [ENTRY]: swap('- ranks', '- tools/dice-poker') })).toEqual([
      `${ENTRY}:2: "tools/dice-poker" is not another entry. Name one here.`,
    ]);
  });
});

describe('symbols of a game', () => {
  it('may be icons and colors', () => {
    expect(problemsOf({ [GAME]: swap('unknown: []', 'symbols: [sword, red]\nunknown: []') })).toEqual([]);
  });

  it('report anything else', () => {
    expect(problemsOf({ [GAME]: swap('unknown: []', 'symbols: [sword, pink]\nunknown: []') })).toEqual([
      expect.stringMatching(/^games\/old-world\.yaml:\d+: "pink" is no icon and none of the colors red\.$/),
    ]);
  });
});

describe('typed.yaml', () => {
  it('reports a text that the entry does not have', () => {
    expect(problemsOf({ [TYPED]: swap('tie:', 'ties:') })).toEqual([
      `${TYPED}:5: The entry "old-world/poker" has no clause or ruling "ties"; its short answer is "answer".`,
    ]);
  });

  it('reports a text without look-ups in one language', () => {
    expect(problemsOf({ [TYPED]: swap('  de: [beide gleich]\n', '') })).toEqual([
      expect.stringContaining(`${TYPED}:`),
    ]);
    expect(problemsOf({ [TYPED]: swap('[beide gleich]', '[]') })).toEqual([
      expect.stringContaining('Write at least one look-up, or leave the text out.'),
    ]);
  });
});

describe('related entries', () => {
  it.each([
    ['the entry itself', 'poker', '"poker" is not another entry. Name one here.'],
    ['a clause', 'ranks#order', '"ranks#order" is not another entry. Name one here.'],
    ['a quick reference', 'quick/poker', '"quick/poker" is not another entry. Name one here.'],
    ['one that has moved', 'gambling', 'There is no entry "old-world/gambling". It has moved to "poker".'],
  ])('report %s among them', (_, reference, message) => {
    expect(problemsOf({ [ENTRY]: swap('- ranks', `- ${reference}`) })).toEqual([`${ENTRY}:2: ${message}`]);
  });

  it('report one that is listed twice', () => {
    expect(problemsOf({ [ENTRY]: swap('- ranks', '- ranks\n  - round\n  - ranks') })).toEqual([
      `${ENTRY}:4: "ranks" is listed twice. Keep one.`,
    ]);
  });
});

describe('rulings.yaml', () => {
  it('reports a citation of an entry without a clause', () => {
    expect(problemsOf({ [RULINGS]: swap("'ranks#order'", 'ranks') })).toEqual([
      `${RULINGS}:3: "ranks" names no clause. Write "entry#clause".`,
    ]);
  });

  it('reports a citation of a clause that does not exist', () => {
    expect(problemsOf({ [RULINGS]: swap("'ranks#order'", "'ranks#best'") })).toEqual([
      `${RULINGS}:3: The entry "old-world/ranks" has no clause "best". It has: order.`,
    ]);
  });

  it('reports a ruling that cites nothing', () => {
    expect(problemsOf({ [RULINGS]: swap("['#roll']", '[]') })).toEqual([
      `${RULINGS}:11: "1.cites": Name at least one clause that the answer rests on.`,
    ]);
  });

  it.each([
    ['no', 'No', 6, 'No. ', ''],
    ['no', 'Nein', 9, 'Nein. ', 'Doch. '],
  ])(
    'reports a verdict "%s" where the answer does not begin with "%s"',
    (verdict, word, line, before, after) => {
      expect(problemsOf({ [RULINGS]: swap(`answer: ${before}`, `answer: ${after}`) })).toEqual([
        `${RULINGS}:${line}: The verdict is "${verdict}", so the answer must begin with "${word}".`,
      ]);
    },
  );

  it('reports an answer that begins with another verdict, in both languages', () => {
    expect(problemsOf({ [RULINGS]: swap("verdict: 'no'", 'verdict: depends') })).toEqual([
      `${RULINGS}:6: The verdict is "depends", so the answer must begin with "It depends".`,
      `${RULINGS}:9: The verdict is "depends", so the answer must begin with "Kommt darauf an".`,
    ]);
  });
});

describe('games', () => {
  it('reports an entry in no chapter', () => {
    expect(problemsOf({ [GAME]: swap('entries:\n      - ranks\n', 'entries:\n') })).toEqual([
      `${GAME}:27: The entry "ranks" stands in no chapter. Add it to one.`,
    ]);
  });

  it('reports an entry in two chapters', () => {
    expect(problemsOf({ [GAME]: swap('      - ranks', '      - ranks\n      - poker') })).toEqual([
      `${GAME}:35: The entry "poker" stands in two chapters. Keep one.`,
    ]);
  });

  it('reports an entry of a chapter that does not exist', () => {
    expect(problemsOf({ [GAME]: swap('      - ranks', '      - ranks\n      - trap') })).toEqual([
      `${GAME}:35: There is no entry "trap" in glossary/old-world/.`,
    ]);
  });

  it('reports a chapter that is listed twice', () => {
    expect(problemsOf({ [GAME]: swap('id: tables', 'id: basics') })).toEqual([
      `${GAME}:31: The chapter "basics" is listed twice. Rename one.`,
    ]);
  });

  it('reports a quick reference that is not listed', () => {
    expect(problemsOf({ [GAME]: swap('quickrefs:\n  - poker', 'quickrefs: []') })).toEqual([
      `${GAME}:36: The quick reference "poker" is not listed. Add it.`,
    ]);
  });

  it('reports a quick reference that is listed but does not exist', () => {
    expect(problemsOf({ [GAME]: swap('quickrefs:\n  - poker', 'quickrefs:\n  - poker\n  - ranks') })).toEqual(
      [`${GAME}:38: There is no quick reference "ranks" in quickrefs/old-world/.`],
    );
  });

  it('reports a quick reference that is listed twice', () => {
    expect(problemsOf({ [GAME]: swap('quickrefs:\n  - poker', 'quickrefs:\n  - poker\n  - poker') })).toEqual(
      [`${GAME}:38: The quick reference "poker" is listed twice. Keep one.`],
    );
  });

  it('takes a quick reference of the turn', () => {
    const named = loadTree({ [GAME]: swap('unknown: []', 'turn: poker\nunknown: []') });
    expect(named.game('old-world').turn).toBe('poker');
    expect(loadTree().game('old-world').turn).toBeUndefined();
  });

  it.each(['poker#drawn', 'poker', 'pokr#draw', 'poker#tie'])(
    'reports %s among the questions asked most, which is none',
    (asked) => {
      expect(problemsOf({ [GAME]: swap('unknown: []', `unknown: []\nasked: [${asked}]`) })).toEqual([
        `${GAME}:39: "${asked}" is no question. Write "entry#id" of one in glossary/old-world/<entry>/rulings.yaml.`,
      ]);
    },
  );

  it('reports a quick reference of the turn that is not among the quick references', () => {
    expect(problemsOf({ [GAME]: swap('unknown: []', 'turn: ranks\nunknown: []') })).toEqual([
      `${GAME}:38: "ranks" is not one of the quick references: poker.`,
    ]);
  });

  it('reports a short name that no tab has room for', () => {
    expect(problemsOf({ [QUICK_EN]: swap('summary:', 'short: Everything about poker\nsummary:') })).toEqual([
      `${QUICK_EN}:3: "short": A tab is narrow: write at most 18 characters.`,
    ]);
  });

  it.each(['glossary', 'quickrefs'] as const)(
    'reports a folder in %s/ of a game that does not exist',
    (kind) => {
      expect(problemsOf(addTexts(kind, 'card-game/trap'))).toEqual([
        `${kind}/card-game/trap: There is no game "card-game". Games are the files in games/.`,
      ]);
    },
  );

  it.each(['terms', 'differences'])('reports %s of a game that does not exist', (kind) => {
    expect(problemsOf({ [`${kind}/card-game.yaml`]: '[]\n' })).toEqual([
      `${kind}/card-game.yaml: There is no game "card-game". Games are the files in games/.`,
    ]);
  });

  it('reports what has moved in a game that does not exist', () => {
    expect(problemsOf({ 'moved/card-game.yaml': 'trap: old-world/poker\n' })).toEqual([
      'moved/card-game.yaml: There is no game "card-game". Games are the files in games/.',
    ]);
  });

  it.each(GAME_PAGES)('reports an entry with the address of %s', (slug) => {
    const changes = {
      ...addTexts('glossary', `old-world/${slug}`),
      [GAME]: swap('      - ranks', `      - ranks\n      - ${slug}`),
    };
    expect(problemsOf(changes)).toEqual([
      `glossary/old-world/${slug}: "${slug}" is the address of another page. Choose another folder name.`,
    ]);
  });

  it.each(SITE_PAGES)('reports a game with the address of %s', (key) => {
    const empty = CONTENT_TREE[GAME]!.replace(
      /^chapters:[^]*/m,
      'chapters: []\nquickrefs: []\nunknown: []\n',
    );
    expect(problemsOf({ [`games/${key}.yaml`]: empty })).toEqual([
      `games/${key}.yaml: "${key}" is the address of another page. Choose another file name.`,
    ]);
  });
});

describe('terms and differences', () => {
  it('reports a term that is listed twice', () => {
    expect(problemsOf({ [TERMS]: (text) => text + text.slice(0, text.indexOf('- id: rank')) })).toEqual([
      `${TERMS}:8: The term "poker" is listed twice. Keep one.`,
    ]);
  });

  it('reports a term that two entries explain', () => {
    expect(problemsOf({ [RANKS_ENTRY]: swap('[rank]', '[rank, poker]') })).toEqual([
      `${TERMS}:1: The term "poker" is explained by poker and ranks. Leave it with one.`,
    ]);
  });

  it('reports a difference that is listed twice', () => {
    expect(problemsOf({ [DIFFERENCES]: (text) => text + text })).toEqual([
      `${DIFFERENCES}:10: The difference "ties" is listed twice. Rename one of them.`,
    ]);
  });

  it('reports a difference that one book wins by no rule, and one that both win by a rule', () => {
    const message = 'Name in "by" the rule by which one book wins, and none where both count.';
    for (const change of [swap('by: [ranks#order]', 'by: []'), swap('wins: english', 'wins: both')]) {
      expect(problemsOf({ [DIFFERENCES]: change })).toEqual([`${DIFFERENCES}:1: "0": ${message}`]);
    }
  });

  it('reports a difference between two silent books, but not one silent book', () => {
    const englishSilent = swap('english: { from: rulebook 14, ', 'english: { ');
    const bothSilent = (text: string) =>
      swap('german: { from: leaflet setup, ', 'german: { ')(englishSilent(text));
    expect(problemsOf({ [DIFFERENCES]: englishSilent })).toEqual([]);
    expect(problemsOf({ [DIFFERENCES]: bothSilent })).toEqual([
      `${DIFFERENCES}:1: "0": Two books that are both silent do not differ. Add "from" to one of them.`,
    ]);
  });

  it('reports a difference that is won by a clause that does not exist', () => {
    expect(problemsOf({ [DIFFERENCES]: swap('ranks#order', 'ranks#best') })).toEqual([
      `${DIFFERENCES}:8: The entry "old-world/ranks" has no clause "best". It has: order.`,
    ]);
  });

  it('reports a difference about a clause that does not exist', () => {
    expect(problemsOf({ [DIFFERENCES]: swap('poker#tie', 'poker#draw') })).toEqual([
      `${DIFFERENCES}:4: The entry "old-world/poker" has no clause "draw". It has: roll, tie, fives.`,
    ]);
  });

  it('reports a difference about an entry without a clause', () => {
    expect(problemsOf({ [DIFFERENCES]: swap('poker#tie', 'poker') })).toEqual([
      `${DIFFERENCES}:4: "poker" names no clause. Write "entry#clause".`,
    ]);
  });

  it('reports a difference that concerns no clause', () => {
    expect(problemsOf({ [DIFFERENCES]: swap('clauses:\n    - poker#tie', 'clauses: []') })).toEqual([
      `${DIFFERENCES}:3: "0.clauses": Name at least one clause that the difference concerns.`,
    ]);
  });
});
