import type { Nodes, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/**
 * Tells every tag of an MDX file where it stands (game, entry, language), and turns links into <EntryLink>:
 * components rendered by Astro know their attributes but not the file that they were written in.
 */
export function remarkPlace() {
  return (root: Root, file: { readonly path: string }): void => {
    const match = /content\/(glossary|quickrefs)\/([^/]+)\/([^/]+)\/(en|de)\.mdx$/.exec(
      file.path.replaceAll('\\', '/'),
    );
    if (match === null) return;
    const [, kind, game = '', slug = '', lang = ''] = match;
    const place = [
      attribute('game', game),
      ...(kind === 'glossary' ? [attribute('entry', `${game}/${slug}`)] : []),
      attribute('lang', lang),
    ];
    visit(root, place);
  };
}

function visit(parent: Parent, place: readonly MdxJsxAttribute[]): void {
  parent.children = parent.children.map((child): Parent['children'][number] => {
    const node = child as Nodes;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      node.attributes.push(...place);
    if ('children' in node) visit(node, place);
    if (node.type !== 'link') return child;
    const link: MdxJsxTextElement = {
      type: 'mdxJsxTextElement',
      name: 'EntryLink',
      attributes: [attribute('to', node.url), ...place],
      children: node.children,
    };
    return link;
  });
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});
