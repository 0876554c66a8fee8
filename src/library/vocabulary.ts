import type { Localized } from '../i18n/locales.ts';

/** What authors may use that the content itself does not define. */
export type Vocabulary = {
  /** By the tool's name in addresses. */
  readonly tools: Readonly<Record<string, ToolTag>>;
  /** Icon names as a screen reader says them. */
  readonly icons: Localized<Readonly<Record<string, string>>>;
  /** Names of the colours that can be drawn. */
  readonly colors: readonly string[];
};

export type ToolTag = {
  /** The tag that embeds the tool: "DicePoker". */
  readonly tag: string;
  /** What is wrong with the attributes that an author gave the tag, if anything. */
  readonly problemIn: (attributes: Readonly<Record<string, string>>) => string | undefined;
};
