import { checkContent } from './check/index.ts';
import { linkContent } from './link.ts';
import type { Collections } from './library.ts';
import { ContentError, type Problem } from './problems.ts';
import { readContent } from './read/content.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reads, checks and links everything under `root`. Throws one `ContentError` that lists all problems. */
export function loadContent(root: string, vocabulary: Vocabulary): Collections {
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
  return linkContent(content, vocabulary);
}
