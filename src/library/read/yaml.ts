import type { z } from 'astro/zod';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Report } from '../problems.ts';

export type Read<T> = {
  readonly data: T;
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
};

/**
 * Reads YAML through a schema. Every problem carries the line that it concerns.
 * `firstLine` shifts the lines of YAML that starts further down in its file (front matter).
 */
export function readYaml<S extends z.ZodType>(
  source: string,
  file: string,
  schema: S,
  report: Report,
  firstLine = 1,
): Read<z.output<S>> | undefined {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1;

  if (document.errors.length > 0) {
    const told = new Set<string>();
    for (const error of document.errors) {
      // One tab can make every line after it wrong in the same way: the first tells where to begin.
      if (!told.has(error.code)) {
        report({ file, line: lineAt(error.pos[0]), message: `This is not valid YAML: ${error.message}` });
      }
      told.add(error.code);
    }
    return undefined;
  }

  /** The line of the deepest part of the path that exists: a missing field is reported at its parent. */
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return undefined;
  };

  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    report({
      file,
      message: `This is not valid YAML: ${error instanceof Error ? error.message : String(error)}`,
    });
    return undefined;
  }
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data, lineOf };
  for (const issue of result.error.issues) {
    const where = issue.path.length > 0 ? `"${issue.path.join('.')}": ` : '';
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    report({ file, line: lineOf(path), message: `${where}${explain(issue)}` });
  }
  return undefined;
}

/** Zod's own words name types; an author needs to know what to do. */
function explain(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `Unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}. Remove it or correct its name (content/README.md lists the fields).`;
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return 'This field is missing. Add it (content/README.md lists the fields).';
  }
  if (issue.code === 'invalid_type') return `Here belongs ${SHAPES[issue.expected] ?? issue.expected}.`;
  // Of a key, Zod says what is wrong one level deeper.
  return issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
}

/** What a field should hold, as an author would call it. */
const SHAPES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a group of fields ("name: value")',
  record: 'a group of fields ("name: value")',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};
