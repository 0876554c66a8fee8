import { describe, expect, it } from 'vitest';
import { GAME, EN, DE, RULINGS, QUICK_EN, TERMS, inBoth } from '../../support/broken-content.ts';
import { problemsOf, swap } from '../../support/content-tree.ts';

describe('tags', () => {
  const authorsMayUse =
    'Authors may use: Rule, Reading, Example, Gap, Outside, Also, Steps, Icon, Dice, DicePoker.';

  it('reports an unknown tag', () => {
    expect(problemsOf(inBoth(swap('<DicePoker />', '<DiceOdds />')))).toEqual([
      `${EN}:21: There is no tag <DiceOdds>. ${authorsMayUse}`,
      `${DE}:21: There is no tag <DiceOdds>. ${authorsMayUse}`,
    ]);
  });

  it('reports HTML', () => {
    expect(problemsOf({ [QUICK_EN]: swap('[ranks](ranks)', '<a href="https://example.com">x</a>') })).toEqual(
      [`${QUICK_EN}:9: There is no tag <a>. ${authorsMayUse}`],
    );
  });

  it.each([
    ['unknown', 'name="sward"', 'sward'],
    ['without a name', '', ''],
    ['named like a method of every object', 'name="toString"', 'toString'],
  ])('reports an icon that is %s', (_, attribute, name) => {
    expect(problemsOf(inBoth(swap('name="sword"', attribute)))).toEqual([
      `${EN}:10: There is no icon "${name}".`,
      `${DE}:10: There is no icon "${name}".`,
    ]);
  });

  it.each(['faces="57"', 'faces="5 5"', 'faces=""', ''])('reports <Dice %s />', (attribute) => {
    expect(problemsOf(inBoth(swap('faces="55"', attribute)))).toEqual([
      `${EN}:14: Write <Dice faces="55123" /> with values from 1 to 6.`,
      `${DE}:14: Write <Dice faces="55123" /> with values from 1 to 6.`,
    ]);
  });

  it('reports an attribute that is an expression', () => {
    expect(problemsOf({ [EN]: swap('<DicePoker />', '<DicePoker active={55123} />') })).toEqual([
      `${EN}:21: Write the attributes of <DicePoker> as plain text: name="value".`,
    ]);
  });

  it('passes on what a tool finds wrong with the attributes of its tag', () => {
    expect(problemsOf(inBoth(swap('<DicePoker />', '<DicePoker active="77" />')))).toEqual([
      `${EN}:21: The example of <DicePoker /> cannot be read (77).`,
      `${DE}:21: The example of <DicePoker /> cannot be read (77).`,
    ]);
    expect(problemsOf(inBoth(swap('<DicePoker />', '<DicePoker active="55" />')))).toEqual([]);
  });

  it.each(['<DicePoker />', '<Also clause="ranks#order" />', '<Steps>\n\n1. Roll.\n\n</Steps>'])(
    'reports %s inside a clause',
    (tag) => {
      const name = /\w+/.exec(tag)?.[0] ?? '';
      expect(problemsOf(inBoth((text) => text.replace('</Example>', `\n${tag}\n\n</Example>`)))).toEqual(
        [EN, DE].map((file) => `${file}:20: <${name}> stands inside a clause. Put it between two clauses.`),
      );
    },
  );

  it('reports a clause in a quick reference', () => {
    expect(
      problemsOf({ [QUICK_EN]: swap('<Steps>', '<Example id="a">\nA.\n</Example>\n\n<Steps>') }),
    ).toEqual([`${QUICK_EN}:6: A quick reference holds no clauses. Link to the clause instead.`]);
    expect(problemsOf({ [QUICK_EN]: swap('<Steps>', '<Also clause="poker#roll" />\n\n<Steps>') })).toEqual([
      `${QUICK_EN}:6: A quick reference holds no clauses. Link to the clause instead.`,
    ]);
  });
});

describe('headings', () => {
  const message = 'Write headings with "##": the title is the page’s, and there is one level.';

  it.each(['#', '###'])('are reported with "%s", in an entry and in a quick reference', (signs) => {
    expect(problemsOf(inBoth((text) => text.replace(/^## /m, `${signs} `)))).toEqual([
      `${EN}:7: ${message}`,
      `${DE}:7: ${message}`,
    ]);
    expect(problemsOf({ [QUICK_EN]: swap('<Steps>', `${signs} Poker\n\n<Steps>`) })).toEqual([
      `${QUICK_EN}:6: ${message}`,
    ]);
    expect(problemsOf({ [QUICK_EN]: swap('<Steps>', '## Poker\n\n<Steps>') })).toEqual([]);
  });

  it('are reported when they stand in an entry twice', () => {
    const again = swap('<Example', '## The game\n\n<Example');
    const wieder = swap('<Example', '## Das Spiel\n\n<Example');
    expect(problemsOf({ [EN]: again, [DE]: wieder })).toEqual([
      `${EN}:17: The heading "The game" stands here twice. Rename one of them.`,
      `${DE}:17: The heading "Das Spiel" stands here twice. Rename one of them.`,
    ]);
  });

  it('are reported when they have no words', () => {
    expect(problemsOf(inBoth((text) => text.replace(/^## .*$/m, '##')))).toEqual(
      [EN, DE].map((file) => `${file}:7: A heading has no words. Write some, or remove it.`),
    );
  });

  it('are reported inside a clause', () => {
    expect(problemsOf({ [EN]: swap('Two fives win.', '## Fives\n\nTwo fives win.') })).toEqual([
      `${EN}:18: A clause has no heading. Put it before the clause.`,
    ]);
  });

  it.each([
    ['a dead link', '[ranks](rank)', 'There is no entry "old-world/rank".'],
    ['an unknown icon', '<Icon name="sward" />', 'There is no icon "sward".'],
    ['code', '{1 + 1}', 'MDX holds text and tags only. Remove the import, export, comment or {expression}.'],
  ])('are read: %s in one is reported', (_, text, problem) => {
    expect(problemsOf({ [QUICK_EN]: swap('<Steps>', `## Poker ${text}\n\n<Steps>`) })).toEqual([
      `${QUICK_EN}:6: ${problem}`,
    ]);
  });
});

describe('MDX', () => {
  it.each([
    ['an import', "import { x } from 'y';"],
    ['an export', 'export const x = 1;'],
    ['an expression', '{1 + 1}'],
  ])('reports %s', (_, code) => {
    expect(problemsOf({ [EN]: swap('## The game', `${code}\n\n## The game`) })).toEqual([
      `${EN}:7: MDX holds text and tags only. Remove the import, export, comment or {expression}.`,
    ]);
  });

  it('reports an expression within a sentence', () => {
    expect(problemsOf({ [EN]: swap('five dice', '{5} dice') })).toEqual([
      `${EN}:10: MDX holds text and tags only. Remove the import, export, comment or {expression}.`,
    ]);
  });

  it.each([
    ['a rule', '---', 'thematicBreak'],
    ['a quotation', '> Both may play.', 'blockquote'],
    ['a block of code', '```\nroll\n```', 'code'],
    ['code within a sentence', 'Two `fives` win.', 'inlineCode'],
    ['a text that is crossed out', 'Two ~~sixes~~ win.', 'delete'],
    ['the text of a footnote', '[^1]: Always.', 'footnoteDefinition'],
  ])('reports %s', (_, text, type) => {
    expect(problemsOf({ [EN]: swap('Two fives win.', text) })).toEqual([
      `${EN}:18: Texts are made of paragraphs, lists, tables and links. Remove this (${type}).`,
    ]);
  });

  it('reports a footnote, and its text', () => {
    expect(problemsOf({ [EN]: swap('Two fives win.', 'Two fives win[^1].\n\n[^1]: Always.') })).toEqual([
      `${EN}:18: Texts are made of paragraphs, lists, tables and links. Remove this (footnoteReference).`,
      `${EN}:20: Texts are made of paragraphs, lists, tables and links. Remove this (footnoteDefinition).`,
    ]);
  });

  it('reports a list of tasks', () => {
    expect(problemsOf({ [EN]: swap('Two fives win.', '- [ ] Roll.\n- [x] Win.') })).toEqual([
      `${EN}:18: A list has no boxes to tick. Remove the "[ ]".`,
      `${EN}:19: A list has no boxes to tick. Remove the "[ ]".`,
    ]);
  });

  it('reports comments of HTML and of MDX', () => {
    expect(problemsOf({ [EN]: swap('Two fives win.', 'Two fives win. <!-- Sure? -->') })).toEqual([
      `${EN}:18: A text holds no comments. Remove it.`,
    ]);
    expect(problemsOf({ [EN]: swap('Two fives win.', 'Two fives win. {/* Sure? */}') })).toEqual([
      `${EN}:18: MDX holds text and tags only. Remove the import, export, comment or {expression}.`,
    ]);
  });

  it('reports a tag that is not closed', () => {
    expect(problemsOf({ [EN]: swap('faces="55" />', 'faces="55">') })).toContain(
      `${EN}:14: This is not valid MDX: Expected a closing tag for \`<Dice>\` (14:7-14:24) before the end of \`paragraph\``,
    );
  });

  it('reports a tag that is closed by another', () => {
    expect(problemsOf({ [EN]: swap('</Example>', '</Rule>') })).toContain(
      `${EN}:19: This is not valid MDX: Unexpected closing tag \`</Rule>\`, expected corresponding closing tag for \`<Example>\` (17:1-17:21)`,
    );
  });

  it('reports a file without front matter', () => {
    expect(problemsOf({ [QUICK_EN]: 'Only text.\n' })).toContain(
      `${QUICK_EN}:1: Start the file with front matter between two lines of "---".`,
    );
  });

  it('reports an unknown field of the front matter', () => {
    expect(problemsOf({ [EN]: swap('title:', 'titel: Poker\ntitle:') })).toContain(
      `${EN}:2: Unknown field "titel". Remove it or correct its name (content/README.md lists the fields).`,
    );
  });

  it('reports a missing field of the front matter', () => {
    expect(problemsOf({ [QUICK_EN]: swap('summary: Everything in short.\n', '') })).toContain(
      `${QUICK_EN}:2: "summary": This field is missing. Add it (content/README.md lists the fields).`,
    );
  });

  it('reports front matter that is not valid YAML, by its line in the file', () => {
    expect(problemsOf({ [EN]: swap('answer: The', 'answer: In short: the') })).toContainEqual(
      expect.stringMatching(
        /^glossary\/old-world\/poker\/en\.mdx:3: This is not valid YAML: Nested mappings/,
      ),
    );
  });

  it('takes an answer of 200 characters and reports a longer one', () => {
    const answer = (length: number) => swap('The better hand takes the pool.', 'a'.repeat(length));
    expect(problemsOf({ [EN]: answer(200) })).toEqual([]);
    expect(problemsOf({ [EN]: answer(241) })).toContain(
      `${EN}:3: "answer": An answer is one or two sentences of at most 200 characters; the rest belongs into clauses.`,
    );
  });
});

describe('YAML', () => {
  it('reports an unknown field', () => {
    expect(problemsOf({ [RULINGS]: swap('- id: who-rolls', '- quotes: []\n  id: who-rolls') })).toEqual([
      `${RULINGS}:10: "1": Unknown field "quotes". Remove it or correct its name (content/README.md lists the fields).`,
    ]);
  });

  it('reports a missing field', () => {
    expect(problemsOf({ [RULINGS]: swap('    question: Wer würfelt?\n', '') })).toEqual([
      `${RULINGS}:16: "1.de.question": This field is missing. Add it (content/README.md lists the fields).`,
    ]);
  });

  it('reports an empty text', () => {
    expect(problemsOf({ [RULINGS]: swap('question: Wer würfelt?', "question: ' '") })).toEqual([
      `${RULINGS}:16: "1.de.question": Write a text here, or leave the field out.`,
    ]);
  });

  it('reports an id that is not in kebab-case', () => {
    expect(problemsOf({ [RULINGS]: swap('id: who-rolls', 'id: Who rolls') })).toEqual([
      `${RULINGS}:10: "1.id": Write lower-case words joined by hyphens, such as "dice-poker".`,
    ]);
  });

  it('reports what is not valid YAML', () => {
    expect(problemsOf({ [RULINGS]: swap('question: Who rolls?', 'question: Who: you?') })).toEqual([
      expect.stringMatching(
        /^glossary\/old-world\/poker\/rulings\.yaml:13: This is not valid YAML: Nested mappings/,
      ),
    ]);
  });

  it.each([
    ['a list', RULINGS, () => 'id: draw\n', 1, 'Here belongs a list.'],
    [
      'a list',
      GAME,
      swap('quickrefs:\n  - poker', 'quickrefs: poker'),
      36,
      '"quickrefs": Here belongs a list.',
    ],
    [
      'a group of fields',
      GAME,
      swap('about: { en: Witchers hunt., de: Hexer jagen. }', 'about: Witchers hunt.'),
      5,
      '"about": Here belongs a group of fields ("name: value").',
    ],
    [
      'a group of fields under keys',
      GAME,
      (text: string) => text.replace(/documents:\n( .*\n)*/, 'documents: []\n'),
      6,
      '"documents": Here belongs a group of fields ("name: value").',
    ],
    [
      'a text',
      RULINGS,
      swap('question: Who rolls?', 'question: 5'),
      13,
      '"1.en.question": Here belongs a text.',
    ],
    [
      'a number',
      GAME,
      swap('pages: 36', "pages: '36'"),
      11,
      '"documents.rulebook.pages": Here belongs a number.',
    ],
    [
      'a whole number',
      GAME,
      swap('pages: 36', 'pages: 3.5'),
      11,
      '"documents.rulebook.pages": Here belongs a whole number.',
    ],
  ])('says that %s belongs where something else stands', (_, file, change, line, message) => {
    expect(problemsOf({ [file]: change })).toEqual([`${file}:${line}: ${message}`]);
  });

  it('reports a file that is empty', () => {
    expect(problemsOf({ [RULINGS]: '' })).toEqual([`${RULINGS}: Here belongs a list.`]);
    expect(problemsOf({ [GAME]: '# Nothing yet.\n' })).toEqual([
      `${GAME}: Here belongs a group of fields ("name: value").`,
    ]);
  });

  it('says how a key is written', () => {
    expect(problemsOf({ [GAME]: swap('  leaflet:', '  The leaflet:') })).toContain(
      `${GAME}:13: "documents.The leaflet": Write lower-case words joined by hyphens, such as "dice-poker".`,
    );
  });

  it('reports an address of a document that is none', () => {
    expect(problemsOf({ [GAME]: swap('https://example.com/faq', 'ftp://example.com/faq') })).toEqual([
      expect.stringMatching(/^games\/old-world\.yaml:23: "documents\.faq\.online": /),
    ]);
  });

  it('reports one tab once, and not every line after it', () => {
    const long = (text: string): string => text.repeat(60);
    expect(problemsOf({ [RULINGS]: (text) => long(swap('  cites', '\tcites')(text)) })).toEqual([
      `${RULINGS}:3: This is not valid YAML: Unexpected scalar at node end`,
    ]);
    expect(problemsOf({ [RULINGS]: (text) => long(swap('    question', '\tquestion')(text)) })).toEqual([
      `${RULINGS}:5: This is not valid YAML: Tabs are not allowed as indentation`,
      `${RULINGS}:5: This is not valid YAML: Unexpected scalar at node end`,
    ]);
  });

  it('reports a name for a value that nothing has, and names that would fill the memory', () => {
    expect(problemsOf({ [RULINGS]: swap("verdict: 'no'", 'verdict: *no') })).toEqual([
      `${RULINGS}: This is not valid YAML: Unresolved alias (the anchor must be set before the alias): no`,
    ]);
    const nine = (item: string): string => `[${Array<string>(9).fill(item).join(', ')}]`;
    const laughs = ['- &a ha', ...'bcdef'.split('').map((name, i) => `- &${name} ${nine(`*${'abcde'[i]}`)}`)];
    expect(problemsOf({ [RULINGS]: laughs.join('\n') })).toEqual([
      `${RULINGS}: This is not valid YAML: Excessive alias count indicates a resource exhaustion attack`,
    ]);
  });

  it.each([
    ['both pages and sections', 'pages: 36\n    sections: {}'],
    ['neither pages nor sections', 'note: { en: Lost., de: Verloren. }'],
  ])('reports a document with %s', (_, fields) => {
    expect(problemsOf({ [GAME]: swap('pages: 36', fields) })).toContain(
      `${GAME}:8: "documents.rulebook": Give either "pages" (last page number) or, for a book without page numbers, "sections".`,
    );
  });

  it.each([
    ['no origin', 'word: Würfelpoker'],
    ['two origins', 'word: Würfelpoker, ours: true, printed: rulebook 14'],
  ])('reports a term with %s', (_, word) => {
    expect(problemsOf({ [TERMS]: swap('word: Würfelpoker, ours: true', word) })).toContain(
      `${TERMS}:3: "0.de": Say where the word is from: exactly one of "printed", "seen" or "ours: true".`,
    );
  });
});
