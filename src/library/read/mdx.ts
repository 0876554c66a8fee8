import type { z } from 'astro/zod';
import type { Nodes, Parent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type ClauseKind, clauseKind } from '../clause-kinds.ts';
import type { Table } from '../library.ts';
import type { Report } from '../problems.ts';
import { markdownOf } from './markdown.ts';
import { type IconNames, plainText, tablesIn } from './plain-text.ts';
import { readYaml } from './yaml.ts';

export type RawClause = {
  readonly type: 'clause';
  readonly id: string;
  readonly kind: ClauseKind;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
  readonly markdown: string;
  readonly tables: readonly Table[];
  readonly step: number | undefined;
  readonly line: number;
};
export type RawTag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly line: number;
};
export type RawLink = { readonly to: string; readonly line: number };

/** What stands in a text, in order. */
export type RawBlock =
  | RawClause
  | { readonly type: 'heading'; readonly depth: number; readonly title: string; readonly line: number }
  | (RawTag & { readonly type: 'also' | 'tool'; readonly step: number | undefined })
  /** Text outside any clause: the whole of a quick reference, a mistake in an entry. */
  | { readonly type: 'loose'; readonly line: number };

export type MdxFile<T> = {
  readonly file: string;
  readonly data: T;
  readonly blocks: readonly RawBlock[];
  readonly clauses: readonly RawClause[];
  readonly links: readonly RawLink[];
  /** Every tag that is not a clause, in order. */
  readonly tags: readonly RawTag[];
};

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** Reads one MDX file: its front matter through the schema, its body into blocks, links and tags. */
export function readMdx<S extends z.ZodType>(
  source: string,
  file: string,
  schema: S,
  iconNames: IconNames,
  report: Report,
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
    report({ file, ...explainSyntax(error) });
    return undefined;
  }
  return read && { file, data: read.data, ...collect(root, file, iconNames, report) };
}

function explainSyntax(error: unknown): { line: number | undefined; message: string } {
  const { line, reason = String(error) } = error as { line?: number; reason?: string };
  // An unclosed tag carries its place in the text of the message only.
  const opened = /\((\d+):/.exec(reason)?.[1];
  return {
    line: line ?? (opened === undefined ? undefined : Number(opened)),
    message: reason.includes('comment')
      ? 'A text holds no comments. Remove it.'
      : `This is not valid MDX: ${reason}`,
  };
}

function collect(
  root: Root,
  file: string,
  iconNames: IconNames,
  report: Report,
): Pick<MdxFile<unknown>, 'blocks' | 'clauses' | 'links' | 'tags'> {
  const blocks: RawBlock[] = [];
  const links: RawLink[] = [];
  const tags: RawTag[] = [];
  let step: number | undefined;

  const nextStep = (): number | undefined => (step === undefined ? undefined : step++);
  const visitChildren = (node: Nodes, clause: boolean): void => {
    if ('children' in node) for (const child of (node as Parent).children) visit(child, clause);
  };
  const visitTag = (node: Tag, insideClause: boolean): void => {
    const tag = readTag(node, file, report);
    const kind = clauseKind(tag.name);
    if (kind !== undefined && insideClause) {
      report({
        file,
        line: tag.line,
        message: `<${tag.name}> stands inside another clause. Put it after that one.`,
      });
      return;
    }
    if (kind !== undefined) {
      blocks.push({
        type: 'clause',
        id: tag.attributes.get('id') ?? '',
        kind,
        attributes: tag.attributes,
        text: plainText(node, iconNames),
        markdown: markdownOf(node, iconNames),
        tables: tablesIn(node, iconNames),
        step: nextStep(),
        line: tag.line,
      });
      visitChildren(node, true);
      return;
    }
    tags.push(tag);
    const inline = INLINE_TAGS.includes(tag.name);
    if (!inline && insideClause)
      report({
        file,
        line: tag.line,
        message: `<${tag.name}> stands inside a clause. Put it between two clauses.`,
      });
    if (tag.name === 'Steps') {
      step = 1;
      visitChildren(node, insideClause);
      step = undefined;
      return;
    }
    // On a line of its own it is no part of a paragraph, which would be reported.
    if (inline && !insideClause && node.type === 'mdxJsxFlowElement')
      blocks.push({ type: 'loose', line: tag.line });
    if (!inline) {
      const also = tag.name === 'Also';
      blocks.push({ ...tag, type: also ? 'also' : 'tool', step: also ? nextStep() : undefined });
    }
    visitChildren(node, insideClause);
  };
  const visit = (node: Nodes, insideClause: boolean): void => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      visitTag(node, insideClause);
      return;
    }
    const refused = refuse(node, insideClause);
    if (refused !== undefined) {
      report({ file, line, message: refused });
      return;
    }
    if (node.type === 'link') links.push({ to: node.url, line });
    if (node.type === 'heading') {
      const title = plainText(node, iconNames);
      blocks.push({ type: 'heading', depth: node.depth, title, line });
    }
    if (!insideClause && (node.type === 'paragraph' || node.type === 'table'))
      blocks.push({ type: 'loose', line });
    visitChildren(node, insideClause);
  };
  visit(root, false);
  return { blocks, clauses: blocks.filter((block) => block.type === 'clause'), links, tags };
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** Tags that stand inside a sentence. */
const INLINE_TAGS = ['Icon', 'Dice'];

/** What texts are made of. Everything else that MDX knows would be shown badly, or only in some places. */
const ALLOWED: readonly Nodes['type'][] = [
  'root',
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'break',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'link',
  'heading',
];

/** Why a piece of MDX cannot stay, as the author is told; undefined where it can. */
function refuse(node: Nodes, insideClause: boolean): string | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return 'MDX holds text and tags only. Remove the import, export, comment or {expression}.';
    case 'linkReference':
    case 'definition':
    case 'image':
    case 'imageReference':
      return 'Write links as [text](entry#clause); pictures are not used.';
    case 'paragraph':
      return node.children.some((child) => child.type === 'mdxJsxTextElement' && clauseKind(child.name ?? ''))
        ? 'Put the tags of a clause on lines of their own.'
        : undefined;
    case 'listItem':
      return typeof node.checked === 'boolean' ? 'A list has no boxes to tick. Remove the "[ ]".' : undefined;
    case 'heading':
      return insideClause ? 'A clause has no heading. Put it before the clause.' : undefined;
    default:
      return ALLOWED.includes(node.type)
        ? undefined
        : `Texts are made of paragraphs, lists, tables and links. Remove this (${node.type}).`;
  }
}

function readTag(node: Tag, file: string, report: Report): RawTag {
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
