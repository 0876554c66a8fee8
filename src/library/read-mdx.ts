import type { z } from 'astro/zod';
import type { Nodes, Parent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Problem } from './problems.ts';
import { readYaml } from './read-yaml.ts';

/** The three kinds of statement, by the tag that an author writes. They are never mixed. */
export const CLAUSE_TAGS = { Rule: 'rule', Reading: 'reading', Example: 'example' } as const;
export type ClauseKind = (typeof CLAUSE_TAGS)[keyof typeof CLAUSE_TAGS];

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export type RawClause = {
  readonly id: string;
  readonly kind: ClauseKind;
  readonly from: string | undefined;
  readonly why: string | undefined;
  /** Plain text: what a screen reader would read, for search, JSON and citations. */
  readonly text: string;
  readonly line: number;
  readonly unknownAttributes: readonly string[];
};
export type RawLink = { readonly to: string; readonly line: number };
export type RawTag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly line: number;
};

export type MdxFile<T> = {
  readonly file: string;
  readonly data: T;
  readonly clauses: readonly RawClause[];
  readonly links: readonly RawLink[];
  /** Every tag that is not a clause, in order. */
  readonly tags: readonly RawTag[];
  /** Lines of paragraphs, lists and tables that stand outside any clause. */
  readonly looseLines: readonly number[];
};

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** Reads one MDX file: its front matter through the schema, its body into clauses, links and tags. */
export function readMdx<S extends z.ZodType>(
  source: string,
  file: string,
  schema: S,
  /** What each icon is called in the language of the file. */
  iconNames: IconNames,
  report: (problem: Problem) => void,
): MdxFile<z.output<S>> | undefined {
  const frontMatter = /^---\n([\s\S]*?\n)---\n/.exec(source);
  if (frontMatter?.[1] === undefined) {
    report({ file, line: 1, message: 'Start the file with front matter between two lines of "---".' });
    return undefined;
  }
  const read = readYaml(frontMatter[1], file, schema, report, 2);

  // Blank lines in place of the front matter keep the line numbers of the body.
  const body = frontMatter[0].replace(/[^\n]/g, '') + source.slice(frontMatter[0].length);
  let root: Root;
  try {
    root = processor.parse(body);
  } catch (error) {
    const { line, reason = String(error) } = error as { line?: number; reason?: string };
    // An unclosed tag carries its place in the text of the message only.
    const opened = /\((\d+):/.exec(reason)?.[1];
    report({
      file,
      line: line ?? (opened ? Number(opened) : undefined),
      message: `This is not valid MDX: ${reason}`,
    });
    return undefined;
  }
  return read && { file, data: read.data, ...collect(root, file, iconNames, report) };
}

function collect(root: Root, file: string, iconNames: IconNames, report: (problem: Problem) => void) {
  const clauses: RawClause[] = [];
  const links: RawLink[] = [];
  const tags: RawTag[] = [];
  const looseLines: number[] = [];

  const visit = (node: Nodes, insideClause: boolean): void => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report({
          file,
          line,
          message: 'MDX holds text and tags only. Remove the import, export or {expression}.',
        });
        return;
      case 'link':
        links.push({ to: node.url, line });
        break;
      case 'linkReference':
      case 'definition':
      case 'image':
      case 'imageReference':
        report({ file, line, message: 'Write links as [text](entry#clause); pictures are not used.' });
        return;
      case 'paragraph': {
        const inline = node.children.find(
          (child) => child.type === 'mdxJsxTextElement' && clauseKind(child.name ?? ''),
        );
        if (inline !== undefined) {
          report({ file, line, message: 'Put the tags of a clause on lines of their own.' });
          return;
        }
        if (!insideClause) looseLines.push(line);
        break;
      }
      case 'table':
      case 'code':
        if (!insideClause) looseLines.push(line);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const tag = readTag(node, file, report);
        const kind = clauseKind(tag.name);
        if (kind === undefined) tags.push(tag);
        else if (insideClause)
          report({
            file,
            line,
            message: `<${tag.name}> stands inside another clause. Put it after that one.`,
          });
        else clauses.push(readClause(tag, kind, plainText(node, iconNames)));
        for (const child of node.children) visit(child, insideClause || kind !== undefined);
        return;
      }
    }
    if ('children' in node) for (const child of (node as Parent).children) visit(child, insideClause);
  };
  visit(root, false);
  return { clauses, links, tags, looseLines };
}

function clauseKind(name: string): ClauseKind | undefined {
  return Object.hasOwn(CLAUSE_TAGS, name) ? CLAUSE_TAGS[name as keyof typeof CLAUSE_TAGS] : undefined;
}

function readTag(node: Tag, file: string, report: (problem: Problem) => void): RawTag {
  const line = node.position?.start.line ?? 1;
  const name = node.name ?? '';
  const attributes = new Map<string, string>();
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      attributes.set(attribute.name, attribute.value);
    } else {
      report({ file, line, message: `Write the attributes of <${name}> as plain text: name="value".` });
    }
  }
  return { name, attributes, line };
}

const readClause = (tag: RawTag, kind: ClauseKind, text: string): RawClause => ({
  id: tag.attributes.get('id') ?? '',
  kind,
  from: tag.attributes.get('from'),
  why: tag.attributes.get('why'),
  text,
  line: tag.line,
  unknownAttributes: [...tag.attributes.keys()].filter((name) => !['id', 'from', 'why'].includes(name)),
});

type IconNames = Readonly<Record<string, string>>;

/** The words of a node as a screen reader would say them: icons by their names, dice by their values. */
const plainText = (node: Nodes, iconNames: IconNames): string =>
  words(node, iconNames).replace(/\s+/g, ' ').trim();

function words(node: Nodes, iconNames: IconNames): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const icon = attribute(node, 'name');
    if (node.name === 'Icon' && icon !== undefined) return iconNames[icon] ?? icon;
    const faces = attribute(node, 'faces');
    if (node.name === 'Dice' && faces !== undefined)
      return `${Array.from(faces).join(' ')}${isBlock(node) ? ' ' : ''}`;
  }
  if (!('children' in node)) return '';
  const children = node.children as Nodes[];
  // The head of a table names its columns; read out of its place it says nothing.
  const shown = node.type === 'table' ? children.slice(1) : children;
  const between = node.type === 'table' ? '; ' : node.type === 'tableRow' ? ': ' : '';
  return shown.map((child) => words(child, iconNames)).join(between) + (isBlock(node) ? ' ' : '');
}

/** Blocks stand apart from what follows. */
const isBlock = ({ type }: Nodes): boolean =>
  ['paragraph', 'heading', 'table', 'mdxJsxFlowElement'].includes(type);

function attribute(node: Tag, name: string): string | undefined {
  const found = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
