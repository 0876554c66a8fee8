/** Something an author has to mend: where it stands and what to write instead. */
export type Problem = { readonly file: string; readonly line?: number | undefined; readonly message: string };

export type Report = (problem: Problem) => void;

export const formatProblem = ({ file, line, message }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${message}`;

/** Thrown once with everything that is wrong, so that an author mends it in one go. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`${count} in the content:\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }

  /** Astro takes the word “document” in an error for a browser's, and advises accordingly. The message stays whole. */
  override toString(): string {
    return this.name;
  }
}
