import type { IconName } from '../icons/index.ts';
import type { Localized } from '../i18n/locales.ts';

/** What every tool says about itself, apart from the words of its controls. */
export type ToolWords = {
  readonly title: string;
  readonly summary: string;
  /** What readers may type who look for it, with commas between. */
  readonly names?: string;
};

/** A tool as the registry knows it. Its island is `src/widgets/<id>/Widget.astro`. */
export type Tool = {
  /** The tag that embeds it in content. */
  readonly tag: string;
  readonly game: string;
  readonly icon: IconName;
  readonly words: Localized<ToolWords>;
  /** From each reason that the engine can give to the clause that it rests on: "entry#clause" of the tool's game. */
  readonly clauses: Readonly<Record<string, string>>;
  /** Whether its island is given the monsters of its game. */
  readonly takesMonsters?: true;
  /** The quick reference that tells without a script what the tool does. */
  readonly quickref?: string;
  /** What is wrong with the example that an author has filled into the tag, if anything. */
  readonly problemIn: (attributes: Readonly<Record<string, string>>) => string | undefined;
  /** What its address holds when it shows the example that an author has filled into the tag. */
  readonly stateOf: (attributes: Readonly<Record<string, string>>) => string | undefined;
  /** What its address holds to open the part that works a clause out, where it has several and the entry no example. */
  readonly partFor?: (reference: string) => string | undefined;
};

/** Says which attributes a tool's tag takes, where an author has given it another one. */
export function unknownAttribute(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  taken: readonly string[],
): string | undefined {
  const unknown = Object.keys(attributes).find((name) => !taken.includes(name));
  return unknown === undefined
    ? undefined
    : `<${tag}> has no attribute "${unknown}". It takes ${taken.join(', ')}.`;
}
