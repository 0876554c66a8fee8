import type { Nodes, Table as TableNode } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Table } from '../library.ts';

/** What each icon is called in the language of the text. */
export type IconNames = Readonly<Record<string, string>>;

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * The words of a node as a screen reader would say them: icons by their names, dice by their values. Search, JSON,
 * Markdown and the checks all read these.
 */
export const plainText = (node: Nodes, iconNames: IconNames): string =>
  words(node, iconNames).replace(/\s+/g, ' ').trim();

/** Every table below a node. */
export function tablesIn(node: Nodes, iconNames: IconNames): Table[] {
  if (node.type === 'table') return [readTable(node, iconNames)];
  return 'children' in node ? (node.children as Nodes[]).flatMap((child) => tablesIn(child, iconNames)) : [];
}

function readTable(table: TableNode, iconNames: IconNames): Table {
  const [head = [], ...rows] = table.children.map((row) =>
    row.children.map((cell) => plainText(cell, iconNames)),
  );
  return { head, rows };
}

function words(node: Nodes, iconNames: IconNames): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const icon = attribute(node, 'name');
    if (node.name === 'Icon' && icon !== undefined)
      return Object.hasOwn(iconNames, icon) ? (iconNames[icon] ?? '') : icon;
    const faces = attribute(node, 'faces');
    if (node.name === 'Dice' && faces !== undefined)
      return `${Array.from(faces).join(' ')}${isBlock(node) ? ' ' : ''}`;
  }
  if (!('children' in node)) return '';
  const children = node.children as Nodes[];
  if (node.type === 'list') return `${inOneLine(children.map((item) => words(item, iconNames).trim()))} `;
  // The head of a table names its columns; read out of its place it says nothing.
  const shown = node.type === 'table' ? children.slice(1) : children;
  const between = node.type === 'table' ? '; ' : node.type === 'tableRow' ? ': ' : '';
  return shown.map((child) => words(child, iconNames)).join(between) + (isBlock(node) ? ' ' : '');
}

/** Points of a list, each of which has a line of its own and may do without a stop. */
const inOneLine = (points: readonly string[]): string =>
  points
    .map((point, place) => (place < points.length - 1 && /[^.,:;!?]$/.test(point) ? `${point};` : point))
    .join(' ');

/** Blocks stand apart from what follows. */
const isBlock = ({ type }: Nodes): boolean =>
  ['paragraph', 'heading', 'table', 'mdxJsxFlowElement'].includes(type);

function attribute(node: Tag, name: string): string | undefined {
  const found = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
