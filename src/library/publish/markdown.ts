import type { Lang } from '../../i18n/locales.ts';
import { wordsIn } from '../../i18n/words.ts';
import { describeLevelAndLife, describeMonsterSources } from '../bestiary.ts';
import { describeClauseSource } from '../citation.ts';
import type { Block, Clause, ClauseAddress, Entry, Game, Library } from '../library.ts';
import { REFERENCE } from '../read/markdown.ts';
import { parseReference } from '../references.ts';
import type { Addresses } from './json.ts';

/** An entry in one language as Markdown, for whoever reads it without the page around it. */
export function entryMarkdown(entry: Entry, library: Library, lang: Lang, addresses: Addresses): string {
  const words = wordsIn(lang);
  const { title, answer } = entry.text[lang];
  const parts = [
    `# ${title}`,
    `${library.game(entry.game).name[lang]} · <${addresses.entry(lang, entry.id)}>`,
    answer,
    ...entry.blocks.flatMap((block) => blockMarkdown(block, entry, library, lang, addresses)),
    ...(entry.rulings.length === 0 ? [] : [`## ${words.entry.rulings}`]),
    ...entry.rulings.map((ruling) => {
      const { question, answer: said } = ruling[lang];
      return `**${question}** ${said} ([#${ruling.id}](${addresses.entry(lang, entry.id, ruling.id)}))`;
    }),
    ...(entry.seeAlso.length === 0 ? [] : [`## ${words.entry.seeAlso}`]),
    entry.seeAlso
      .map((id) => `- [${library.entry(id).text[lang].title}](${addresses.markdown(lang, id)})`)
      .join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function blockMarkdown(
  block: Block,
  entry: Entry,
  library: Library,
  lang: Lang,
  addresses: Addresses,
): string[] {
  if (block.type === 'heading') return [`## ${block.title[lang]}`];
  if (block.type === 'tool') return [];
  const home = block.type === 'also' ? block.clause : { entry: entry.id, clause: block.id };
  const clause = library.clause(home);
  const step = block.type === 'also' ? block.step : clause.step;
  const said = clauseMarkdown(clause, home, library, lang, addresses);
  // What belongs to a numbered step is indented below it.
  return [step === undefined ? said : `${step}. ${said.replace(/\n(?=.)/g, '\n   ')}`];
}

function clauseMarkdown(
  clause: Clause,
  home: ClauseAddress,
  library: Library,
  lang: Lang,
  addresses: Addresses,
): string {
  const words = wordsIn(lang).clause;
  const game = library.game(library.entry(home.entry).game);
  const place = { game: game.key, entry: home.entry };
  const text = clause.markdown[lang].replace(LINK, (_, reference: string) => {
    const target = parseReference(reference, place);
    if (target?.kind === 'quickref') return `](${addresses.quickref(lang, target.quickref)})`;
    if (target?.kind === 'tool') return `](${addresses.tool(lang, target.tool)})`;
    if (target?.kind === 'bestiary') return `](${addresses.bestiary(lang, target.game, target.monster)})`;
    return `](${target === undefined ? '' : addresses.entry(lang, target.entry, target.clause)})`;
  });
  const kind = clause.kind === 'rule' ? '' : `**${words.kinds[clause.kind]}:** `;
  const why = clause.why === undefined ? '' : `\n\n${clause.why[lang]}`;
  const source = describeClauseSource(clause, game, lang);
  const link = `[#${home.clause}](${addresses.entry(lang, home.entry, home.clause)})`;
  return `${kind}${text}${why}\n\n_${source} · ${link}_`;
}

const LINK = new RegExp(`\\]\\(${REFERENCE}([^)]*)\\)`, 'g');

/** All monsters of a game in one language, each with its source and how sure it is. */
export function bestiaryMarkdown(game: Game, lang: Lang, addresses: Addresses): string {
  const words = wordsIn(lang).bestiary;
  const parts = [
    `# ${words.title}`,
    `${game.name[lang]} · <${addresses.bestiary(lang, game.key)}>`,
    `${words.intro} ${words.yourCard}`,
    ...game.monsters.flatMap((monster) => {
      const { id, name, ability } = monster;
      const link = `[#${id}](${addresses.bestiary(lang, game.key, id)})`;
      return [
        `## ${name[lang]}`,
        `${describeLevelAndLife(monster, lang)}. ${ability[lang]}`,
        `_${describeMonsterSources(monster, game, lang)} · ${link}_`,
      ];
    }),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What there is to read, and where: the list that language models look for (llmstxt.org). */
export function llmsText(library: Library, languages: readonly Lang[], addresses: Addresses): string {
  const { site, api } = wordsIn('en');
  const lines = library.games.flatMap((game) =>
    languages.flatMap((lang) => [
      `\n## ${game.name[lang]} (${lang})\n`,
      ...game.entries.map(
        ({ id, text }) => `- [${text[lang].title}](${addresses.markdown(lang, id)}): ${text[lang].answer}`,
      ),
      ...(game.monsters.length === 0
        ? []
        : [
            `- [${wordsIn(lang).bestiary.title}](${addresses.bestiaryMarkdown(lang, game.key)}): ${wordsIn(lang).bestiary.intro}`,
          ]),
    ]),
  );
  return [
    `# ${site.name}`,
    `\n> ${site.description} ${site.unofficial} ${site.trademarks}`,
    `\n${api.llms}`,
    `\n- [JSON](${addresses.api('index.json')}): ${api.index}`,
    ...lines,
    '',
  ].join('\n');
}
