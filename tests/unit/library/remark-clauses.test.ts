import type { Nodes, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { remarkClauses } from '../../../src/library/remark-clauses.ts';

const ENTRY = '/x/content/glossary/old-world/dice-poker/de.mdx';
const QUICKREF = '/x/content/quickrefs/old-world/dice-poker/de.mdx';

describe('remarkClauses', () => {
  const body = `## The game

<Rule id="stake" from="rulebook 14">
Each stakes **one** gold.
</Rule>

<Steps>

<Reading id="tie" from="rulebook 14" why="So.">
See [rank](ranks#order) and <Icon name="sword" />.
</Reading>

<Also clause="ranks#order" />

</Steps>

<DicePoker active="55" />
`;

  it('leaves of an entry nothing but its clauses, each with its id and whom to tell what it became', () => {
    const { children } = run(body, ENTRY);
    expect(children.map((node) => [nameOf(node), attributes(node)])).toEqual([
      ['Clause', { id: 'stake', into: 'props.into' }],
      ['Clause', { id: 'tie', into: 'props.into' }],
    ]);
  });

  it('takes the path of Windows for one of an entry as well', () => {
    expect(run(body, 'C:\\x\\content\\glossary\\old-world\\poker\\en.mdx').children).toHaveLength(2);
  });

  it('leaves a quick reference whole, wherever the site lies', () => {
    const kept = ['heading', 'Rule', 'Steps', 'DicePoker'];
    for (const path of [QUICKREF, '/x/glossary/site/content/quickrefs/old-world/dice-poker/de.mdx'])
      expect(run(body, path).children.map((node) => nameOf(node) ?? node.type)).toEqual(kept);
  });

  it.each(['Rule', 'Reading', 'Example', 'Gap', 'Outside'])('takes <%s> for a clause', (tag) => {
    const { children } = run(`<${tag} id="a">\nText.\n</${tag}>`, ENTRY);
    expect(children.map((node) => [nameOf(node), attributes(node)])).toEqual([
      ['Clause', { id: 'a', into: 'props.into' }],
    ]);
  });

  it('finds a clause wherever the library has read one, in a list, too', () => {
    const inList = '- <Rule id="a" from="rulebook 14">\n  Text.\n  </Rule>\n';
    expect(run(inList, ENTRY).children.map((node) => attributes(node).id)).toEqual(['a']);
  });

  it('keeps what a clause says', () => {
    expect(run(body, ENTRY).children[0]).toMatchObject({
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', value: 'Each stakes ' },
            { type: 'strong', children: [{ type: 'text', value: 'one' }] },
            { type: 'text', value: ' gold.' },
          ],
        },
      ],
    });
  });

  it('makes of a link a <Ref> that is told where it stands', () => {
    const [ref] = all(run(body, ENTRY), 'Ref');
    expect(attributes(ref)).toEqual({ to: 'ranks#order', at: 'props.at' });
    expect(ref).toMatchObject({ children: [{ type: 'text', value: 'rank' }] });
    expect(all(run(body, ENTRY), 'link')).toEqual([]);
  });

  it('tells every other tag where it stands, and each of them once', () => {
    const tree = run(body, QUICKREF);
    const told = ['Rule', 'Steps', 'Reading', 'Icon', 'Also', 'DicePoker', 'Ref'].map((name) =>
      all(tree, name),
    );
    expect(told.map((found) => found.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    for (const node of told.flat()) {
      const names = (node as unknown as Tag).attributes.map(({ name }) => name);
      expect(names.filter((name) => name === 'at')).toEqual(['at']);
    }
    expect(attributes(all(tree, 'DicePoker')[0])).toEqual({ active: '55', at: 'props.at' });
  });

  it('reaches links and tags in lists, tables and links', () => {
    const deep = '- one [*two* <Icon name="sword" />](ranks)\n  - [three](#tie)';
    const tree = run(deep, QUICKREF);
    expect(all(tree, 'Ref').map((node) => attributes(node).to)).toEqual(['ranks', '#tie']);
    expect(all(tree, 'Icon').map(attributes)).toEqual([{ name: 'sword', at: 'props.at' }]);
  });

  it('writes expressions that a compiler can use', () => {
    const [icon] = all(run('Draw <Icon name="sword" />.', QUICKREF), 'Icon');
    const value = (icon as unknown as Tag).attributes.find(({ name }) => name === 'at')?.value;
    expect(value).toMatchObject({
      type: 'mdxJsxAttributeValueExpression',
      data: {
        estree: {
          body: [
            {
              expression: {
                type: 'MemberExpression',
                object: { type: 'Identifier', name: 'props' },
                property: { type: 'Identifier', name: 'at' },
              },
            },
          ],
        },
      },
    });
  });
});

// Helpers

type Tag = { readonly name: string; readonly attributes: { name: string; value: unknown }[] };

function run(source: string, path: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  remarkClauses()(tree, { path });
  return tree;
}

const nameOf = (node: Nodes): string | null | undefined => ('name' in node ? node.name : undefined);

/** Every tag of that name, or node of that type, in order. */
const all = (node: Nodes, name: string): Nodes[] => [
  ...(nameOf(node) === name || node.type === name ? [node] : []),
  ...('children' in node ? (node.children as Nodes[]).flatMap((child) => all(child, name)) : []),
];

/** Attributes by name; of an expression, what is written in its braces. */
function attributes(node: unknown): Record<string, unknown> {
  return Object.fromEntries(
    (node as Tag).attributes.map(({ name, value }) => [
      name,
      typeof value === 'string' ? value : (value as { value: string }).value,
    ]),
  );
}
