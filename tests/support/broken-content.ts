import { type Changes, swap } from './content-tree.ts';

/** The files of the small content that tests break. */
export const GAME = 'games/old-world.yaml';
export const EN = 'glossary/old-world/poker/en.mdx';
export const DE = 'glossary/old-world/poker/de.mdx';
export const ENTRY = 'glossary/old-world/poker/entry.yaml';
export const RULINGS = 'glossary/old-world/poker/rulings.yaml';
export const TYPED = 'glossary/old-world/poker/typed.yaml';
export const RANKS_EN = 'glossary/old-world/ranks/en.mdx';
export const RANKS_DE = 'glossary/old-world/ranks/de.mdx';
export const RANKS_ENTRY = 'glossary/old-world/ranks/entry.yaml';
export const ROUND_EN = 'glossary/old-world/round/en.mdx';
export const ROUND_DE = 'glossary/old-world/round/de.mdx';
export const ROUND_RULINGS = 'glossary/old-world/round/rulings.yaml';
export const QUICK_EN = 'quickrefs/old-world/poker/en.mdx';
export const QUICK_DE = 'quickrefs/old-world/poker/de.mdx';
export const TERMS = 'terms/old-world.yaml';
export const DIFFERENCES = 'differences/old-world.yaml';

export const GRIFFIN = 'bestiary/old-world/griffin.yaml';
export const SET_UP = 'set-up/old-world.yaml';
export const MOVED = 'moved/old-world.yaml';

export const TIE_RULE = '<Rule id="tie" from="rulebook 14"';

/** The same change to both texts of the entry. */
export const inBoth = (change: (text: string) => string): Changes => ({ [EN]: change, [DE]: change });

/** The same change to both texts of the entry that has one of everything else. */
export const inRound = (change: (text: string) => string): Changes => ({
  [ROUND_EN]: change,
  [ROUND_DE]: change,
});

/** A clause of the text, with its tags. */
export function part(tag: string, text: string): string {
  const found = new RegExp(`<${tag} [^]*</${tag}>\n`).exec(text);
  if (found === null) throw new Error(`There is no <${tag}> in:\n${text}`);
  return found[0];
}

export const cut =
  (tag: string) =>
  (text: string): string =>
    swap(`${part(tag, text)}\n`, '')(text);

/** An entry or a quick reference that is complete and says nothing. */
export function addTexts(kind: 'glossary' | 'quickrefs', id: string): Changes {
  const folder = `${kind}/${id}`;
  const fields = kind === 'glossary' ? 'answer: Short.\naliases: []\n' : 'summary: Short.\n';
  return {
    [`${folder}/en.mdx`]: `---\ntitle: A title\n${fields}---\n`,
    [`${folder}/de.mdx`]: `---\ntitle: Ein Titel\n${fields}---\n`,
    ...(kind === 'glossary' && { [`${folder}/entry.yaml`]: 'related: []\ntools: []\nterms: []\n' }),
  };
}
