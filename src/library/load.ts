import type { Localized } from '../i18n/locales.ts';
import { checkContent } from './check.ts';
import { linkContent } from './link.ts';
import type { Library } from './library.ts';
import { ContentError, type Problem } from './problems.ts';
import { readContent } from './read-content.ts';

/** What authors may use that the content itself does not define. */
export type Vocabulary = {
  /** Tool id to the tag that embeds it: { 'dice-poker': 'DicePoker' }. */
  readonly tools: Readonly<Record<string, string>>;
  /** Icon names as a screen reader says them. */
  readonly icons: Localized<Readonly<Record<string, string>>>;
};

/** Reads, checks and links everything under `root`. Throws one `ContentError` that lists all problems. */
export function loadLibrary(root: string, vocabulary: Vocabulary): Library {
  const problems: Problem[] = [];
  const report = (problem: Problem): void =>
    void problems.push({ ...problem, file: `${root}/${problem.file}` });
  const stopAtProblems = (): void => {
    if (problems.length > 0) throw new ContentError(problems);
  };
  const content = readContent(root, vocabulary.icons, report);
  // A file that cannot be read would make everything that points to it look wrong.
  stopAtProblems();
  checkContent(content, vocabulary, report);
  stopAtProblems();
  return linkContent(content);
}
