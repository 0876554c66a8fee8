import type { Nodes, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { clauseKind } from './clause-kinds.ts';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;
const isTag = (node: Nodes): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** "glossary/<game>/<entry>/<lang>.mdx" at the end of a path: folders above the site may have any name. */
const ENTRY_TEXT = /[/\\]glossary(?:[/\\][^/\\]+){3}$/;

/**
 * Prepares an MDX text so that pages can show any of its clauses: of an entry, nothing but the clauses is left, each in a
 * <Clause> that hands over what it has become (`into`); headings, steps and tools are data of the library.
 * Links become <Ref>, and every tag is told where it stands (`at`), by whoever shows the text.
 */
export function remarkClauses() {
  return (root: Root, file: { readonly path: string }): void => {
    if (ENTRY_TEXT.test(file.path)) root.children = clausesIn(root);
    tellPlace(root);
  };
}

function clausesIn(parent: Parent): MdxJsxFlowElement[] {
  return parent.children.flatMap((child): MdxJsxFlowElement[] => {
    const node = child as Nodes;
    if (node.type !== 'mdxJsxFlowElement' || clauseKind(node.name ?? '') === undefined)
      return 'children' in node ? clausesIn(node) : [];
    const id = node.attributes.filter((each) => each.type === 'mdxJsxAttribute' && each.name === 'id');
    return [{ ...node, name: 'Clause', attributes: [...id, fromProps('into')] }];
  });
}

function tellPlace(parent: Parent): void {
  parent.children = parent.children.map((child): Parent['children'][number] => {
    const node = child as Nodes;
    if (isTag(node) && node.name !== 'Clause') node.attributes.push(fromProps('at'));
    if ('children' in node) tellPlace(node);
    if (node.type !== 'link') return child;
    const to: MdxJsxAttribute = { type: 'mdxJsxAttribute', name: 'to', value: node.url };
    return {
      type: 'mdxJsxTextElement',
      name: 'Ref',
      attributes: [to, fromProps('at')],
      children: node.children,
    };
  });
}

/** The attribute `name={props.name}`. */
const fromProps = (name: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: `props.${name}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'MemberExpression',
              object: { type: 'Identifier', name: 'props' },
              property: { type: 'Identifier', name },
              computed: false,
              optional: false,
            },
          },
        ],
      },
    },
  },
});
