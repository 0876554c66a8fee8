import type { Nodes, Parent, PhrasingContent, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type IconNames, plainText } from './plain-text.ts';

/** Before the reference of a link, until whoever publishes the text knows its address. */
export const REFERENCE = 'ref:';

/** What stands in a clause as plain Markdown: tags by their words, links by their references. */
export const markdownOf = (clause: Parent, iconNames: IconNames): string =>
  toMarkdown(withoutTags(clause, iconNames), { extensions: [gfmToMarkdown()], bullet: '-' }).trim();

const withoutTags = (clause: Parent, iconNames: IconNames): Root => {
  const plain = (node: Nodes): Nodes => {
    if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement')
      return { type: 'text', value: plainText(node, iconNames) };
    // What does not belong here is reported where the text is read.
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      return { type: 'text', value: '' };
    const copy = node.type === 'link' ? { ...node, url: `${REFERENCE}${node.url}` } : { ...node };
    if ('children' in copy) copy.children = (copy.children as Nodes[]).map(plain) as PhrasingContent[];
    return copy;
  };
  return { type: 'root', children: (clause.children as Nodes[]).map(plain) as Root['children'] };
};
