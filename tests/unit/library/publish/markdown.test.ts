import { describe, expect, it } from 'vitest';
import { LANGS } from '../../../../src/i18n/locales.ts';
import type { Addresses } from '../../../../src/library/publish/json.ts';
import { bestiaryMarkdown, entryMarkdown, llmsText } from '../../../../src/library/publish/markdown.ts';
import { loadTree, swap } from '../../../support/content-tree.ts';
import { library as content } from '../../../support/library.ts';

const ADDRESSES: Addresses = {
  entry: (lang, id, anchor) => `/${lang}/${id}/${anchor === undefined ? '' : `#${anchor}`}`,
  markdown: (lang, id) => `/${lang}/${id}/index.md`,
  quickref: (lang, id) => `/${lang}/quick/${id}/`,
  tool: (lang, id) => `/${lang}/tools/${id}/`,
  bestiary: (lang, game, monster) =>
    `/${lang}/${game}/bestiary/${monster === undefined ? '' : `#${monster}`}`,
  bestiaryMarkdown: (lang, game) => `/${lang}/${game}/bestiary/index.md`,
  api: (file) => `/api/${file}`,
};

describe('entryMarkdown', () => {
  const library = loadTree();
  const poker = entryMarkdown(library.entry('old-world/poker'), library, 'en', ADDRESSES);

  it('begins with title, game, address and answer', () => {
    expect(poker).toMatch(
      /^# Dice Poker\n\nOld World · <\/en\/old-world\/poker\/>\n\nThe better hand takes the pool\.\n/,
    );
  });

  it('names the kind and the source of every clause, and links to it', () => {
    expect(poker).toContain(
      'Both players roll sword five dice.\n\n_Rulebook pp.\u00a013–14, 30 · [#roll](/en/old-world/poker/#roll)_',
    );
    expect(poker).toContain('**Reading:** A tie 5 5 goes');
    expect(poker).toContain('\n\nThe book does not say.\n');
  });

  it('leads links to where pages lead them', () => {
    expect(poker).toContain(
      'the better [rank](/en/old-world/ranks/#order), not to [the roller](/en/old-world/poker/#roll)',
    );
    expect(poker).not.toContain('ref:');
  });

  it('leads links to monsters where they stand', () => {
    const linked = loadTree({
      'glossary/old-world/poker/en.mdx': swap('(ranks#order)', '(bestiary#griffin)'),
    });
    expect(entryMarkdown(linked.entry('old-world/poker'), linked, 'en', ADDRESSES)).toContain(
      '[rank](/en/old-world/bestiary/#griffin)',
    );
  });

  it('asks the questions, and names what else to read', () => {
    expect(poker).toContain(
      '**Is there a draw?** No. Somebody always wins. ([#draw](/en/old-world/poker/#draw))',
    );
    expect(poker).toContain('- [Ranks](/en/old-world/ranks/index.md)');
  });

  it('numbers steps, keeps tables, and shows clauses of other entries', () => {
    const round = entryMarkdown(library.entry('old-world/round'), library, 'en', ADDRESSES);
    expect(round).toMatch(/^1\. Each player stakes one gold\.$/m);
    expect(round).toMatch(/^2\. Both players roll/m);
    expect(round).toMatch(/^3\. Compare what was rolled:$/m);
    expect(round).toMatch(/^ *\| -+ \| -+ \|$/m);
    expect(round).toContain('[#roll](/en/old-world/poker/#roll)');
  });

  it('leaves no tag and no reference in any entry of the content', () => {
    expect(content.entries.length).toBeGreaterThan(200);
    for (const entry of content.entries)
      for (const lang of LANGS)
        expect(entryMarkdown(entry, content, lang, ADDRESSES), `${entry.id} ${lang}`).not.toMatch(
          /<[A-Z]|\]\((?!\/)|undefined/,
        );
  });
});

describe('bestiaryMarkdown', () => {
  it('says of every monster what it is, where that is from and how sure it is', () => {
    const text = bestiaryMarkdown(loadTree().game('old-world'), 'de', ADDRESSES);
    expect(text).toMatch(/^# Bestiarium\n\nAlte Welt · <\/de\/old-world\/bestiary\/>\n\n/);
    expect(text).toContain(
      '## Greif\n\nRang II · Leben 15. Man zieht 1 Karte weniger.\n\n_Nicht aus den Heften: Fragen (sicher); Fähigkeit: Fragen (wahrscheinlich) · [#griffin](/de/old-world/bestiary/#griffin)_',
    );
  });
});

describe('llmsText', () => {
  it('lists every entry in every language with its Markdown and answer', () => {
    const text = llmsText(content, LANGS, ADDRESSES);
    expect(text).toMatch(/^# Medallion\n\n> /);
    expect(text.match(/^- \[.+\]\(\/(en|de)\/.+\/index\.md\): .+$/gm)).toHaveLength(
      // And the monsters of one game.
      2 * (content.entries.length + 1),
    );
  });
});
